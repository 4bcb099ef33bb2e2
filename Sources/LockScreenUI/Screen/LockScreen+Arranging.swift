import ColorScience
import CellUI
import Compositing
import FoundationEssentials
import LiveActivities
import Theming

extension LockScreen {
  /// A Boolean value indicating whether things move to their places rather than jump.
  ///
  /// Nothing moves on a display that is always on (AK 4.29), nor before anything was shown.
  var movesThings: Bool { hasShown && !look.isAlwaysOn && motion.movesThings }

  /// How the views' contents change, unless something else changes them all.
  private var grantedMotion: MotionPolicy {
    guard hasShown, !look.isAlwaysOn else { return .off }
    // Light that spreads takes more shades than there are.
    return look.plain != nil && motion != .off ? .reduced : motion
  }

  /// Lays out every view that is no longer what it was, and sends each piece to its place.
  ///
  /// - Parameters:
  ///   - time: Now.
  ///   - contentMotion: How the views' contents change; `nil` leaves it to the device.
  mutating func arrange(at time: SceneTime, contentMotion: MotionPolicy? = nil) {
    let contentMotion = contentMotion ?? grantedMotion
    let views = viewEnvironment(at: time)
    let area = geometry.cards
    lookAtFaces(views: views, at: time)
    let blocks = arrangement.stacks.map { stack in
      CardColumn.Block(of: stack, without: swiped) {
        faces[$0]
      } edges: { count in
        CardFace(
          edges: count, columns: area.size.columns, look: look, hasHalfRows: hasHalfRows)
      }
    }
    let placed = CardColumn.place(blocks, in: area, selected: selection)
    hiddenCount = placed.hiddenCount
    arrangeNote(at: time.motion)
    settle(placed.pieces, contentMotion: contentMotion, at: time.motion)
    arrangeIsland(contentMotion: contentMotion, at: time)
    arrangeBanner(contentMotion: contentMotion, at: time)
    arrangeClock(views: views, contentMotion: contentMotion, at: time)
    arrangeClockPresence(at: time.motion)
    arrangeStandBy(contentMotion: contentMotion, at: time)
  }

  /// Says that there is no card, or that there are more.
  private mutating func arrangeNote(at now: Duration) {
    let more = hiddenCount > 0 ? "\(hiddenCount) more" : nil
    let text = arrangement.stacks.isEmpty ? "No Live Activities" : more
    if let text { note.text = text }
    guard movesThings else { return note.opacity.jump(to: text == nil ? 0 : 1) }
    note.opacity.move(to: text == nil ? 0 : 1, on: .fade, at: now)
  }

  private mutating func arrangeClock(
    views: EnvironmentValues, contentMotion: MotionPolicy, at time: SceneTime
  ) {
    if let clock, time.device < clock.validUntil { return }
    let picture = ClockPicture(
      geometry: geometry, look: look, isLocked: isLocked, environment: views)
    clock = picture
    guard let layout = picture.digits, digits != nil else {
      digits = picture.digits.map { ChangingView($0) }
      return
    }
    digits?.change(to: layout, motion: contentMotion, at: time.motion)
  }

  /// Lets the date and the digits fade where the island or a banner comes to lie upon them, and back again.
  private mutating func arrangeClockPresence(at now: Duration) {
    guard let clock else { return }
    let top = coveredRowsEnd
    // Digits that are cut say nothing.
    let isWhole = top <= clock.digitsOrigin.row
    let isDateSeen = top < clock.dateOrigin.row + clock.date.size.rows
    guard movesThings else {
      clockPresence.date.jump(to: isDateSeen ? 1 : 0)
      return clockPresence.digits.jump(to: isWhole ? 1 : 0)
    }
    clockPresence.date.move(to: isDateSeen ? 1 : 0, on: .fade, at: now)
    clockPresence.digits.move(to: isWhole ? 1 : 0, on: .fade, at: now)
  }

  /// The environment of a view on a card: the theme's colors and the device's time.
  func viewEnvironment(at time: SceneTime) -> EnvironmentValues {
    var values = environment
    values.now = time.device
    values.colorScheme = look.colorScheme
    values.isLuminanceReduced = look.isAlwaysOn
    values.foregroundStyles = look.foregroundStyles
    values.tint = look.tint
    return values
  }

  /// Lays out the cards that are shown, as far as their content or their time is another.
  private mutating func lookAtFaces(views: EnvironmentValues, at time: SceneTime) {
    let wanted = shownKeys + (arrangement.banner.map { [$0] } ?? [])
    for key in wanted {
      guard let activity = activities[key] else { continue }
      if let face = faces[key], !face.isOverdue(at: time.device) { continue }
      faces[key] = CardFace(
        of: activity, columns: geometry.cards.size.columns, look: look, environment: views)
    }
    faces = faces.filter { wanted.contains($0.key) }
  }

  private mutating func arrangeStandBy(contentMotion: MotionPolicy, at time: SceneTime) {
    guard display.isStandBy else {
      standBy = nil
      return
    }
    var views = islandEnvironment(at: time)
    views.isLuminanceReduced = look.isAlwaysOn
    let next = StandBy(
      of: standByActivity.flatMap { activities[$0] }, screen: size,
      cardColumns: geometry.cards.size.columns, style: look.plain, environment: views)
    standBy = standBy?.changed(into: next, motion: contentMotion, at: time.motion) ?? next
  }

  /// The activity that is shown alone: the selected one, else that of the detached island (AK 4.28).
  private var standByActivity: ActivityID? {
    if let selection { return selection }
    guard case .minimal(_, let detached) = arrangement.island else { return shownKeys.first }
    return detached
  }

  /// The environment of a view upon black: in the island, and in StandBy.
  private func islandEnvironment(at time: SceneTime) -> EnvironmentValues {
    var values = viewEnvironment(at: time)
    values.colorScheme = .dark
    values.foregroundStyles =
      look.plain?.islandForegroundStyles ?? IslandPicture.foregroundStyles
    values.tint = islandTint
    return values
  }

  /// The theme's tint as it is read upon black.
  private var islandTint: StraightRGBA {
    look.plain?.tint(for: theme.tint, upon: .black) ?? IslandPicture.legibleTint(theme.tint)
  }

  private mutating func arrangeIsland(contentMotion: MotionPolicy, at time: SceneTime) {
    guard hasDynamicIsland else { return }
    let source = Island.Source(
      arrangement: arrangement.island,
      serials: arrangement.island.activities.map { activities[$0]?.serial },
      tint: islandTint, isDark: look.colorScheme == .dark, isAlwaysOn: look.isAlwaysOn)
    guard !island.shows(source, at: time.device) else { return }
    let picture = IslandPicture(
      of: arrangement.island, deviceColumns: geometry.device.size.columns, isDark: source.isDark,
      environment: islandEnvironment(at: time)
    ) { activities[$0] }
    if !movesThings, picture.shape != island.picture.shape { fadeAll(at: time.motion) }
    island.show(
      picture, of: source, movesThings: movesThings, motion: contentMotion, at: time.motion)
  }

  /// A Boolean value indicating whether the lock screen is in sight, and not something in its place.
  var isDeviceSeen: Bool { !geometry.isDeviceCovered && !display.isStandBy }

  /// When the picture changes by itself, on the device's clock.
  var nextChange: Date? {
    let dates =
      (pieces + banners).map(\.validUntil) + [
        island.picture.validUntil, clock?.validUntil, standBy?.validUntil,
      ]
    return dates.compactMap { $0 }.min()
  }

  /// A Boolean value indicating whether something on the screen should have changed by itself.
  func isOverdue(at time: SceneTime) -> Bool {
    nextChange.map { $0 <= time.device } ?? false
  }

  func isMoving(at now: Duration) -> Bool {
    if dissolve != nil || standBy?.isMoving(at: now) ?? false { return true }
    if announcement?.opacity.isMoving(at: now) ?? false { return true }
    if note.opacity.isMoving(at: now) { return true }
    guard isDeviceSeen else { return false }
    return (pieces + banners).contains { $0.isMoving(at: now) } || island.isMoving(at: now)
      || digits?.isMoving(at: now) ?? false || glow.isMoving(at: now)
      || clockPresence.date.isMoving(at: now) || clockPresence.digits.isMoving(at: now)
  }
}

// MARK: - The cards

extension LockScreen {
  /// Matches pieces with those on screen: the known move, the new come in, the missing go.
  private mutating func settle(
    _ placed: [PlacedPiece], contentMotion: MotionPolicy, at now: Duration
  ) {
    let wanted = Dictionary(placed.map { ($0.key, $0) }) { first, _ in first }
    for index in pieces.indices where !pieces[index].isLeaving {
      guard wanted[pieces[index].key] == nil else { continue }
      if !movesThings { fadeAll(at: now) }
      dismiss(at: index, below: placed, at: now)
    }
    for (depth, target) in placed.enumerated() {
      if let index = pieces.firstIndex(where: { $0.key == target.key && !$0.isLeaving }) {
        pieces[index].depth = depth
        let changesPlace = pieces[index].changesPlace(toward: target)
        if changesPlace, !movesThings { fadeAll(at: now) }
        // What dissolves whole does not change in parts besides.
        pieces[index].show(
          target.face, motion: changesPlace && !movesThings ? .off : contentMotion,
          movesThings: movesThings, at: now)
        pieces[index].move(
          toRow: target.row, on: movesThings ? spring(of: target) : nil, at: now)
      } else {
        if !movesThings { fadeAll(at: now) }
        var piece = entering(target, at: now)
        piece.depth = depth
        pieces.append(piece)
      }
    }
  }

  /// A card below the top of its stack is there the later, the deeper it lies.
  private func spring(of piece: PlacedPiece) -> Spring {
    guard case .card(let key) = piece.key,
      let stack = arrangement.stacks.first(where: { $0.app == piece.app }),
      let depth = stack.activities.firstIndex(of: key), depth > 0
    else { return Spring.settle }
    return Spring.fan(depth: depth)
  }

  /// A piece on its way in: from beneath the top card of its stack, in the place of the one that flew out, or from below.
  private func entering(_ target: PlacedPiece, at now: Duration) -> Piece {
    let row = Double(target.row)
    guard movesThings else { return Piece(target, row: row, opacity: 1) }
    let cards = pieces.filter { $0.app == target.app && $0.key.isCard }
    let isUncovered =
      target.key.isCard && cards.contains { $0.isLeaving && $0.column.target < 0 }
    let rise = target.key.isCard && !isUncovered ? Piece.rise : 0
    let top = cards.first { !$0.isLeaving }
    let start = target.key.isCard ? top?.row.value(at: now) : nil
    var piece = Piece(target, row: start ?? row + rise, opacity: isUncovered ? 1 : 0)
    piece.isUncovered = isUncovered
    piece.row.move(to: row, on: spring(of: target), at: now)
    piece.opacity.move(to: 1, on: .fade, at: now)
    return piece
  }

  /// Sends a piece away: beneath the top card of its stack where that stays, else into nothing.
  private mutating func dismiss(at index: Int, below placed: [PlacedPiece], at now: Duration) {
    pieces[index].isLeaving = true
    guard movesThings else { return pieces[index].opacity.jump(to: 0) }
    pieces[index].opacity.move(to: 0, on: .fade, at: now)
    guard pieces[index].key.isCard,
      let top = placed.first(where: { $0.app == pieces[index].app && $0.key.isCard })
    else { return }
    pieces[index].row.move(to: Double(top.row), on: .settle, at: now)
  }
}

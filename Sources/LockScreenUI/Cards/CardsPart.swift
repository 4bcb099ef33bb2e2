import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// The cards of the activities in their stacks, and the note below them.
struct CardsPart: ScreenPart {
  /// The faces that were laid out, kept until their content or their time is another.
  private var faces: [ActivityID: CardFace] = [:]
  var sprites: [CardSprite] = []
  private(set) var note = CardsNote()
  /// The activities of the arrangement before, whether they were shown or not.
  var known: Set<ActivityID> = []

  // By their indices sprites are not copied.
  var validUntil: Date? { sprites.indices.lazy.compactMap { sprites[$0].validUntil }.min() }

  /// The first row of the cards that are seen once they rest, from the terminal's top; `nil` without cards.
  var firstRow: Double? {
    sprites.indices.lazy.filter { !sprites[$0].isLeaving && sprites[$0].presence.target > 0 }
      .map { sprites[$0].row.target }.min()
  }

  func isMoving(at now: Duration) -> Bool {
    note.opacity.isMoving(at: now) || sprites.contains { $0.isMoving(at: now) }
  }

  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    sprites.removeAll { $0.isLeaving && !$0.isMoving(at: now) }
    return nil
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    switch cause {
    case .placement: break
    case .colors: faces = [:]
    case .size: (faces, sprites) = ([:], [])
    }
  }

  /// Returns the activity of the arrangement's banner with its face, which cards and banners share.
  func bannerFace(of content: ScreenContent) -> (key: ActivityID, face: CardFace?)? {
    content.arrangement.banner.flatMap { content.activities[$0] }.map { ($0.id, faces[$0.id]) }
  }

  /// Lays out the cards, and sends each to its place.
  ///
  /// - Parameters:
  ///   - content: The activities and the selection.
  ///   - islandEnd: The half row of the terminal in which the expanded island ends; `nil` without one.
  ///   - context: The circumstances of the screen.
  ///   - time: The time.
  /// - Returns: A Boolean value indicating whether anything jumped to its place.
  mutating func arrange(
    _ content: ScreenContent, below islandEnd: Int?, in context: ScreenContext, at time: SceneTime
  ) -> Bool {
    layOutFaces(of: content, in: context, at: time.device)
    let extras = extras(
      for: content, in: context.geometry.cards.size, context, at: time.device)
    let blocks = blocks(of: content, extras: extras)
    let placed = place(blocks, of: content, below: islandEnd, extras: extras, in: context)
    note.arrange(
      hiddenCount: placed.hiddenCount + content.arrangement.hiddenStackCount,
      aboveCount: placed.hiddenAboveCount,
      isEmpty: blocks.isEmpty,
      question: placed.sprites.contains { $0.key.isQuestion } ? nil : content.question?.line,
      of: content,
      below: placed.sprites.map { $0.row + $0.face.coveredRows }.max() ?? 0,
      in: context, at: time.motion)
    let jumps = settle(placed.sprites, in: context, at: time.motion)
    stepBack(
      from: content.arrangement.island, endingAtHalfRow: islandEnd ?? 0, placed.sprites,
      in: context, at: time.motion)
    known = Set(content.arrangement.stacks.flatMap(\.activities))
    return jumps
  }

  /// Places the cards: the selected one is clear of the expanded island, if it has room below that; without a selection that
  /// of the island's activity is, where the island would cover its head.
  private func place(
    _ blocks: [CardColumn.Block], of content: ScreenContent, below islandEndHalfRow: Int?,
    extras: CardColumn.Extras, in context: ScreenContext
  ) -> CardColumn.Placement {
    let islandEnd = islandEndHalfRow.map { ($0 + 1) / 2 }
    let whole = context.geometry.cards
    let usual = CardColumn.place(
      blocks, in: whole, selected: content.selection, extras: extras)
    guard let islandEnd, whole.origin.row < islandEnd,
      let key = content.selection ?? content.arrangement.island.expandedActivity,
      let block = blocks.first(where: { $0.sprites.contains { $0.key == .card(key) } }),
      let face = faces[key]
    else { return usual }
    let isCovered = usual.sprites.contains { $0.key == .card(key) && $0.row < islandEnd }
    guard isCovered || content.selection != nil else { return usual }
    // The note's row is free, too, since the number of other cards is less than the card.
    var places: [(start: Int, rows: Int, end: Int)] = [
      (islandEnd, face.rows, whole.rowRange.upperBound),
      (islandEnd, block.isOpen ? face.rows : block.rows, CardsNote.row(in: context) + 1),
    ]
    // In the half row below a keyline a card's rounded top is seen whole. Beneath the island's black it is not, and a card
    // that says the same as the island goes.
    let upper = islandEnd - face.rowsAboveView
    let coveredHalfRows = (islandEndHalfRow ?? 0) - 2 * upper
    if key != content.arrangement.island.expandedActivity
      || coveredHalfRows <= (face.mayLowerGround ? 1 : face.ground.halfRowsAbove)
    {
      places.append((upper, face.rows, CardsNote.row(in: context) + 1))
    }
    guard let (start, _, end) = places.first(where: { $0.start + $0.rows <= $0.end }) else {
      return usual
    }
    let area = CellRect(
      column: whole.origin.column, row: start, columns: whole.size.columns, rows: end - start)
    var placement = CardColumn.place(blocks, in: area, selected: key, extras: extras)
    if start == upper, coveredHalfRows == 1, face.mayLowerGround {
      placement.lowerGround(of: key, in: block.app)
    }
    return placement
  }

  /// Lets the card of the activity in the expanded island go where the island covers its rounded top or the head of its
  /// view, with the edges below it, since the island shows all that it says.
  private mutating func stepBack(
    from island: IslandArrangement, endingAtHalfRow islandEnd: Int, _ placed: [PlacedSprite],
    in context: ScreenContext, at now: Duration
  ) {
    var gone: Set<SpriteKey> = []
    if let key = island.expandedActivity,
      let twin = placed.firstIndex(where: { $0.key == .card(key) }),
      2 * placed[twin].row + placed[twin].face.ground.halfRowsAbove < islandEnd
        || placed[twin].row + placed[twin].face.rowsAboveView < (islandEnd + 1) / 2
    {
      gone.insert(placed[twin].key)
      if let next = placed[twin...].dropFirst().first?.key, next.isEdges { gone.insert(next) }
    }
    for index in sprites.indices {
      sprites[index].presence.move(
        to: gone.contains(sprites[index].key) ? 0 : 1, on: context.movesThings ? .fade : nil,
        at: now)
    }
  }

  /// Returns whether an open stack leaves cards without room below the large clock.
  mutating func needsMoreRoom(
    for content: ScreenContent, in context: ScreenContext, at time: SceneTime
  ) -> Bool {
    guard content.arrangement.stacks.contains(where: \.isUnfolded) else { return false }
    layOutFaces(of: content, in: context, at: time.device)
    let room = context.geometryBelowClock.cards.size
    let extras = extras(for: content, in: room, context, at: time.device)
    let blocks = blocks(of: content, extras: extras)
    guard blocks.contains(where: \.isOpen),
      CardColumn.rows(of: blocks, extras: extras) > room.rows
    else { return false }
    let hiddenCount = { (geometry: ScreenGeometry) in
      CardColumn.place(
        blocks, in: geometry.cards, selected: content.selection, extras: extras
      ).hiddenCount
    }
    // Without another card in it, the clock's room would be empty.
    return hiddenCount(context.geometryOfOpenList) < hiddenCount(context.geometryBelowClock)
  }

  private func blocks(of content: ScreenContent, extras: CardColumn.Extras) -> [CardColumn.Block] {
    content.arrangement.stacks.map { stack in
      CardColumn.Block(
        of: stack, without: content.swiped, card: { faces[$0] }, extras: extras)
    }
  }

  private func extras(
    for content: ScreenContent, in cards: CellSize, _ context: ScreenContext, at date: Date
  ) -> CardColumn.Extras {
    let (look, style) = (context.look, context.edges)
    var head: CardFace?
    if content.arrangement.stacks.contains(where: { $0.isUnfolded && $0.activities.count > 1 }) {
      head = CardFace(
        headIn: cards, look: look, environment: context.cardEnvironment(at: date), edges: style)
    }
    let question = content.question.map { question in
      let face = CardFace(
        question, in: cards, look: look, environment: context.cardEnvironment(at: date),
        edges: style)
      return (question.app, face)
    }
    return CardColumn.Extras(
      edges: {
        CardFace(edges: $0, columns: cards.columns, look: look, edges: style)
      }, head: head, question: question, room: cards.rows, noteRow: CardsNote.row(in: context))
  }

  /// Lays out the faces that are shown, unless the same content was laid out and is still valid.
  private mutating func layOutFaces(
    of content: ScreenContent, in context: ScreenContext, at date: Date
  ) {
    var environment = context.cardEnvironment(at: date)
    let wanted = content.shownKeys + (content.arrangement.banner.map { [$0] } ?? [])
    guard !wanted.isEmpty else { return faces = [:] }
    var shown: [ActivityID: CardFace] = [:]
    for key in wanted where shown[key] == nil {
      guard let activity = content.activities[key] else { continue }
      if let face = faces[key], face.serial == activity.serial, let face = face.updated(to: date) {
        shown[key] = face
      } else {
        environment.codeDate = activity.codeDate
        shown[key] = CardFace(
          of: activity, in: context, environment: environment, after: faces[key])
      }
    }
    faces = shown
  }
}

extension IslandArrangement {
  /// The activity of an expanded island; `nil` for any other.
  fileprivate var expandedActivity: ActivityID? {
    if case .expanded(let activity) = self { activity } else { nil }
  }
}

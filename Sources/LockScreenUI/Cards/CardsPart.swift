import ActivityWidgets
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

  var validUntil: Date? { sprites.compactMap(\.validUntil).min() }

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
  mutating func arrange(
    _ content: ScreenContent, in context: ScreenContext, at time: SceneTime
  ) -> Bool {
    layOutFaces(of: content, in: context, at: time.device)
    let area = context.geometry.cards
    let blocks = content.arrangement.stacks.map { stack in
      CardColumn.Block(of: stack, without: content.swiped) {
        faces[$0]
      } edges: { count in
        CardFace(
          edges: count, columns: area.size.columns, look: context.look,
          edges: context.edges)
      }
    }
    let placed = CardColumn.place(blocks, in: area, selected: content.selection)
    note.arrange(
      hiddenCount: placed.hiddenCount, isEmpty: blocks.isEmpty, in: context, at: time.motion)
    return settle(placed.sprites, of: content, in: context, at: time.motion)
  }

  /// Lays out the faces that are shown, unless the same content was laid out and is still valid.
  private mutating func layOutFaces(
    of content: ScreenContent, in context: ScreenContext, at date: Date
  ) {
    let environment = context.cardEnvironment(at: date)
    let wanted = content.shownKeys + (content.arrangement.banner.map { [$0] } ?? [])
    var shown: [ActivityID: CardFace] = [:]
    for key in wanted where shown[key] == nil {
      guard let activity = content.activities[key] else { continue }
      if let face = faces[key], face.serial == activity.serial, !face.isOverdue(at: date) {
        shown[key] = face
      } else {
        shown[key] = CardFace(
          of: activity, in: context, environment: environment)
      }
    }
    faces = shown
  }

  /// Matches sprites with their places: known ones move, new ones come in, missing ones go.
  private mutating func settle(
    _ placed: [PlacedSprite], of content: ScreenContent, in context: ScreenContext,
    at now: Duration
  ) -> Bool {
    var jumps = false
    let wanted = Set(placed.map(\.key))
    for index in sprites.indices where !sprites[index].isLeaving {
      guard !wanted.contains(sprites[index].key) else { continue }
      jumps = true
      dismiss(at: index, below: placed, in: context, at: now)
    }
    for (depth, target) in placed.enumerated() {
      let spring = spring(of: target, in: content.arrangement)
      if let index = sprites.firstIndex(where: { $0.key == target.key && !$0.isLeaving }) {
        let changesPlace = sprites[index].changesPlace(toward: target)
        jumps = jumps || changesPlace
        sprites[index].depth = depth
        // A card that dissolves as a whole does not change in parts.
        sprites[index].update(
          to: target.face,
          motion: changesPlace && !context.movesThings ? .off : context.contentMotion,
          movesThings: context.movesThings, at: now)
        sprites[index].row.move(
          to: Double(target.row), on: context.movesThings ? spring : nil, at: now)
      } else {
        jumps = true
        var sprite = entering(target, on: spring, in: context, at: now)
        sprite.depth = depth
        sprites.append(sprite)
      }
    }
    return jumps && !context.movesThings
  }

  /// Returns the spring of a sprite; the deeper a card lies in its stack, the later it arrives.
  private func spring(of sprite: PlacedSprite, in arrangement: Arrangement) -> Spring {
    guard let key = sprite.key.activity,
      let stack = arrangement.stacks.first(where: { $0.app == sprite.app }),
      let depth = stack.activities.firstIndex(of: key), depth > 0
    else { return Spring.settle }
    return Spring.fan(depth: depth)
  }

  /// Returns a sprite that comes in: from beneath the top card of its stack, uncovered by a card that flies out, or from
  /// below.
  private func entering(
    _ target: PlacedSprite, on spring: Spring, in context: ScreenContext, at now: Duration
  ) -> CardSprite {
    let row = Double(target.row)
    guard context.movesThings else { return CardSprite(target, row: row, opacity: 1) }
    let cards = sprites.filter { $0.app == target.app && $0.key.isCard }
    let isUncovered = target.key.isCard && cards.contains(where: \.isFlying)
    let rise = target.key.isCard && !isUncovered ? CardSprite.rise : 0
    let top = cards.first { !$0.isLeaving }
    let start = target.key.isCard ? top?.row.value(at: now) : nil
    var sprite = CardSprite(target, row: start ?? row + rise, opacity: isUncovered ? 1 : 0)
    sprite.isUncovered = isUncovered
    sprite.row.move(to: row, on: spring, at: now)
    sprite.opacity.move(to: 1, on: .fade, at: now)
    return sprite
  }

  /// Sends a sprite away: beneath the top card of its stack where that stays, else into nothing.
  private mutating func dismiss(
    at index: Int, below placed: [PlacedSprite], in context: ScreenContext, at now: Duration
  ) {
    sprites[index].isLeaving = true
    guard context.movesThings else { return sprites[index].opacity.jump(to: 0) }
    sprites[index].opacity.move(to: 0, on: .fade, at: now)
    guard sprites[index].key.isCard,
      let top = placed.first(where: { $0.app == sprites[index].app && $0.key.isCard })
    else { return }
    sprites[index].row.move(to: Double(top.row), on: .settle, at: now)
  }
}

// MARK: - The hand

extension CardsPart {
  /// Returns the index of an activity's card, unless it is on its way out.
  private func index(of key: ActivityID) -> Int? {
    sprites.firstIndex { $0.key == .card(key) && !$0.isLeaving }
  }

  /// Returns the card under a place.
  func key(at place: CellPoint, in context: ScreenContext, now: Duration) -> ActivityID? {
    sprites.last {
      !$0.isLeaving && $0.key.isCard
        && $0.rect(at: now, in: context.geometry.cards).contains(place)
    }?.key.activity
  }

  /// Returns the controls on an activity's card, with their places on it.
  func controls(of key: ActivityID) -> [PlacedControl] {
    index(of: key).map { sprites[$0].controls } ?? []
  }

  /// Returns the intent of the control under a place on an activity's card.
  func intent(
    of key: ActivityID, at place: CellPoint, in context: ScreenContext, now: Duration
  ) -> String? {
    guard let index = index(of: key) else { return nil }
    let card = sprites[index].rect(at: now, in: context.geometry.cards).origin
    return sprites[index].controls.first { $0.frame.offset(by: card).contains(place) }?.intent
  }

  /// Moves a card with the pointer.
  mutating func pull(_ key: ActivityID, by distance: Int) {
    guard let index = index(of: key) else { return }
    sprites[index].column.jump(to: Double(distance))
  }

  /// Sends a released card back to its place.
  ///
  /// - Returns: A Boolean value indicating whether it jumped there.
  mutating func snapBack(
    _ key: ActivityID, speed: Double, in context: ScreenContext, at now: Duration
  ) -> Bool {
    guard let index = index(of: key) else { return false }
    if context.movesThings {
      sprites[index].column.launch(to: 0, at: speed, on: .settle, now: now)
    } else {
      sprites[index].column.jump(to: 0)
    }
    return !context.movesThings
  }

  /// Sends a card out to the left.
  ///
  /// - Returns: A Boolean value indicating whether it vanished at once.
  mutating func flyOut(
    _ key: ActivityID, speed: Double, in context: ScreenContext, at now: Duration
  ) -> Bool {
    guard let index = index(of: key) else { return false }
    sprites[index].isLeaving = true
    // A card in the hand lies above everything else.
    sprites[index].depth = -1
    guard context.movesThings else {
      sprites[index].opacity.jump(to: 0)
      return true
    }
    let geometry = context.geometry
    let room = max(
      ClearButton.flightRoom, sprites[index].room(at: now, in: geometry.cards).size.columns)
    sprites[index].roomMaximum = room
    sprites[index].column.launch(
      to: -Double(geometry.device.size.columns + room), at: speed, on: .swipe, now: now)
    sprites[index].opacity.move(to: 0, on: .swipe, at: now)
    return false
  }
}

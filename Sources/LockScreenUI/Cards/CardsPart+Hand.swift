import CellUI
import ColorScience
import Compositing
import LiveActivities

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

  /// Returns the app of the open stack whose button for folding is under a place.
  func head(at place: CellPoint, in context: ScreenContext, now: Duration) -> BundleID? {
    sprites.last { sprite in
      sprite.key == .head(sprite.app) && sprite.isThere
        && sprite.rect(at: now, in: context.geometry.cards).contains(place)
    }?.app
  }

  /// Returns the answer to the Lock Screen's question whose button is under a place, and the app that it is about.
  func permissionAnswer(
    at place: CellPoint, in context: ScreenContext, now: Duration
  ) -> (answer: PermissionAnswer, app: BundleID)? {
    guard let sprite = sprites.last(where: { $0.key.isQuestion && $0.isThere }) else { return nil }
    let card = sprite.rect(at: now, in: context.geometry.cards).origin
    return sprite.controls.first { $0.frame.offset(by: card).contains(place) }
      .flatMap { PermissionAnswer(rawValue: $0.intent) }.map { ($0, sprite.app) }
  }

  /// Returns the indices of the sprites that follow the hand as one: the card, and the edges of its stack.
  private func indices(movingWith key: ActivityID) -> [Int] {
    sprites.indices.filter { index in
      let sprite = sprites[index]
      return sprite.isThere && (sprite.key == .card(key) || isEdges(sprite, of: key))
    }
  }

  /// Returns whether a sprite is the edges right below an activity's card.
  private func isEdges(_ sprite: CardSprite, of key: ActivityID) -> Bool {
    guard sprite.key == .edges(key.app), let index = index(of: key) else { return false }
    return sprite.depth == sprites[index].depth + 1
  }

  /// Returns the place and the color of an activity's card; `nil` where it is not in sight.
  func ground(
    of key: ActivityID, in context: ScreenContext, at now: Duration
  ) -> (rect: CellRect, color: StraightRGBA)? {
    guard let index = index(of: key) else { return nil }
    let sprite = sprites[index]
    let ground = sprite.face.ground.color.over(context.look.colorScheme == .light ? .white : .black)
    return (sprite.rect(at: now, in: context.geometry.cards), ground)
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
    for index in indices(movingWith: key) { sprites[index].column.jump(to: Double(distance)) }
  }

  /// Sends a released card back to its place.
  ///
  /// - Returns: A Boolean value indicating whether it jumped there.
  mutating func snapBack(
    _ key: ActivityID, speed: Double, in context: ScreenContext, at now: Duration
  ) -> Bool {
    let moving = indices(movingWith: key)
    for index in moving {
      if context.movesThings {
        sprites[index].column.launch(to: 0, at: speed, on: .settle, now: now)
      } else {
        sprites[index].column.jump(to: 0)
      }
    }
    return !moving.isEmpty && !context.movesThings
  }

  /// Sends a card out to the left.
  ///
  /// - Returns: A Boolean value indicating whether it vanished at once.
  mutating func flyOut(
    _ key: ActivityID, speed: Double, in context: ScreenContext, at now: Duration
  ) -> Bool {
    guard let card = index(of: key) else { return false }
    let geometry = context.geometry
    let room = max(
      ClearButton.flightRoom, sprites[card].room(at: now, in: geometry.cards).size.columns)
    let distance = Double(geometry.device.size.columns + room)
    for index in indices(movingWith: key) {
      sprites[index].isLeaving = true
      // A card in the hand lies above everything else, and the edges of its stack right below it.
      sprites[index].depth = index == card ? -2 : -1
      guard context.movesThings else {
        sprites[index].opacity.jump(to: 0)
        continue
      }
      sprites[index].roomMaximum = room
      sprites[index].hold(at: now)
      sprites[index].column.launch(to: -distance, at: speed, on: .swipe, now: now)
      sprites[index].opacity.move(to: 0, on: .swipe, at: now)
    }
    return !context.movesThings
  }
}

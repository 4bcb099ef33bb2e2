import LiveActivities

extension CardsPart {
  // MARK: - Coming in

  /// Updates the sprites that are on their way behind others: they come back where they have a place again, and fade where
  /// they would cross another card.
  mutating func turnAround(
    _ placed: [PlacedSprite], lifted: Set<SpriteKey>, of content: ScreenContent, at now: Duration
  ) {
    for index in sprites.indices where sprites[index].isTucking {
      let sprite = sprites[index]
      let place = placed.firstIndex { $0.key == sprite.key }
      if let place, self.index(of: sprite.key) == nil,
        !sprite.key.isCard || isInOrder(sprite, at: place, of: placed, lifted: lifted, now: now)
      {
        sprites[index].isLeaving = false
        sprites[index].opacity.move(to: 1, at: .depart, now: now)
      } else if place != nil
        || !isTucked(sprite, among: placed, lifted: lifted, of: content, at: now)
      {
        sprites[index].fadeOut(at: now)
      }
    }
  }

  /// Returns a sprite that comes in.
  func entering(
    _ target: PlacedSprite, among placed: [PlacedSprite], isLifted: Bool,
    of content: ScreenContent, plan: Choreography, at now: Duration
  ) -> CardSprite {
    var sprite = CardSprite(target, row: Double(target.row), opacity: 1)
    guard let pace = plan.pace else { return sprite }
    if let curtain = curtain(before: target, at: now) {
      sprite.isUncovered = true
      sprite.uncover(from: curtain, at: pace, now: now)
      return sprite
    }
    guard target.key.isCard else {
      return enteringExtra(target, among: placed, plan: plan, at: now)
    }
    if !isLifted, let slot = slot(of: target, in: content, at: now) {
      sprite.role = .isBehind
      sprite.emerge(from: slot, at: pace, now: now)
      return sprite
    }
    sprite.role = .arrives
    sprite.arrive(
      at: Double(target.row), pace: Pace.arrive.after(plan.arrival), now: now)
    return sprite
  }

  /// Returns the sprite that flies out before another one of its folded stack, and uncovers that as a curtain does.
  private func curtain(before target: PlacedSprite, at now: Duration) -> CardSprite? {
    if let activity = target.key.activity, !known.contains(activity) { return nil }
    let stack = sprites.filter { $0.app == target.app && $0.key.isCard == target.key.isCard }
    guard stack.allSatisfy({ $0.isFlying || $0.isUncovered }) else { return nil }
    return stack.first { $0.isCurtain(at: now) }
  }

  /// Returns edges, or a stack's button, that come in with the card beside them.
  private func enteringExtra(
    _ target: PlacedSprite, among placed: [PlacedSprite], plan: Choreography, at now: Duration
  ) -> CardSprite {
    var sprite = CardSprite(target, row: Double(target.row), opacity: 0)
    let neighbor = placed.last { $0.app == target.app && $0.key.isCard && $0.row <= target.row }
      .flatMap { index(of: $0.key).map { sprites[$0] } }
    let isWithArrival = target.key.isEdges && neighbor?.role != .stays && neighbor != nil
    if let neighbor, neighbor.role != .arrives, target.key.isEdges {
      // They come in below the last card of the stack, which may be on its way behind the others.
      let stack = sprites.filter { $0.app == target.app && $0.key.isCard && $0.isInColumn(at: now) }
      let end = stack.map { $0.end(at: now) }.max() ?? neighbor.end(at: now)
      sprite.row.jump(to: end - 1)
      sprite.row.move(to: Double(target.row), at: plan.pace, now: now)
    }
    let pace = Pace.arrive.after(isWithArrival || !target.key.isEdges ? plan.arrival : plan.lead)
    sprite.opacity.move(to: 1, at: pace, now: now)
    return sprite
  }

  /// Returns the slot that a known card comes out from: at the lower edge of those before it in the order of all, else at
  /// the upper edge of those after it; `nil` for a new card.
  private func slot(
    of target: PlacedSprite, in content: ScreenContent, at now: Duration
  ) -> CardSlot? {
    let order = content.arrangement.stacks.flatMap(\.activities)
    guard let key = target.key.activity, known.contains(key), let place = order.firstIndex(of: key)
    else { return nil }
    let cards = sprites.filter { $0.key.isCard && $0.isInColumn(at: now) }
    let ends = cards.filter { card in
      card.key.activity.flatMap(order.firstIndex).map { $0 < place } ?? false
    }.map { $0.end(at: now) }
    if let end = ends.max() { return CardSlot(above: end) }
    return cards.map { $0.row.value(at: now) }.min().map { CardSlot(below: $0) }
  }

  // MARK: - Going

  /// Lets the sprites go that have no place any more: behind others where their activities go on, else into nothing.
  ///
  /// - Returns: A Boolean value indicating whether any goes.
  mutating func dismiss(
    allBut placed: [PlacedSprite], lifted: Set<SpriteKey>, of content: ScreenContent,
    plan: Choreography, at now: Duration
  ) -> Bool {
    let wanted = Set(placed.map(\.key)).subtracting(lifted)
    let leaving = sprites.indices.filter {
      !sprites[$0].isLeaving && !wanted.contains(sprites[$0].key)
    }
    guard plan.pace != nil else {
      // They are gone at once: arrangements may follow each other without a frame.
      sprites.removeAll { !$0.isLeaving && !wanted.contains($0.key) }
      return !leaving.isEmpty
    }
    for index in leaving {
      let sprite = sprites[index]
      let isTucked = isTucked(sprite, among: placed, lifted: lifted, of: content, at: now)
      if isTucked {
        (sprites[index].isLeaving, sprites[index].role) = (true, .isBehind)
        guard !sprite.key.isCard else { continue }
        sprites[index].opacity.move(to: 0, at: .depart, now: now)
      } else {
        sprites[index].fadeOut(at: now)
      }
    }
    return !leaving.isEmpty
  }

  /// Moves the sprites that go, along with those behind or below which they do.
  mutating func moveLeaving(
    among placed: [PlacedSprite], of content: ScreenContent, plan: Choreography, at now: Duration
  ) {
    guard let pace = plan.pace else { return }
    for index in sprites.indices where sprites[index].isLeaving && !sprites[index].isFlying {
      let sprite = sprites[index]
      let stack = placed.filter { $0.app == sprite.app && $0.key.isCard }
      switch sprite.key {
      case .card: hide(at: index, among: placed, of: content, plan: plan, now: now)
      case .edges:
        guard let last = stack.last else { continue }
        let end = Double(last.row + last.face.rows)
        sprites[index].row.move(to: end - 1, at: pace, joins: plan.moves, now: now)
      case .head:
        guard let first = stack.first, sprite.isTucking else { continue }
        sprites[index].tuck(
          into: CardSlot(below: Double(first.row)), at: pace, joins: plan.moves, now: now)
      }
    }
  }

  /// Sends a card that goes behind another one there; it stays seen until that is done.
  private mutating func hide(
    at index: Int, among placed: [PlacedSprite], of content: ScreenContent, plan: Choreography,
    now: Duration
  ) {
    guard let pace = plan.pace, sprites[index].isTucking,
      let cover = cover(of: sprites[index], among: placed, of: content)
    else { return }
    sprites[index].tuck(into: cover.slot, at: pace, joins: plan.moves, now: now)
    sprites[index].opacity.move(
      to: 0, at: Pace.vanish.after(pace.end), joins: plan.moves, now: now)
  }

  /// Returns whether a sprite that has no place any more goes behind another one: for an activity that is not over, behind
  /// a card that is there or comes from behind others too, and without crossing another one on its way.
  func isTucked(
    _ sprite: CardSprite, among placed: [PlacedSprite], lifted: Set<SpriteKey>,
    of content: ScreenContent, at now: Duration
  ) -> Bool {
    guard !lifted.contains(sprite.key) else { return false }
    guard sprite.key.isCard else { return true }
    guard let cover = cover(of: sprite, among: placed, of: content),
      let place = placed.firstIndex(where: { $0.key == cover.place.key }),
      !lifted.contains(cover.place.key), cover.place.key.activity.map(known.contains) ?? false
    else { return false }
    let count = cover.slot.isBelow ? place + 1 : 0
    return isInOrder(sprite, at: count, of: placed, lifted: lifted, now: now)
  }

  /// Returns whether a card is on the screen between the cards that stay, as at a place among them.
  private func isInOrder(
    _ sprite: CardSprite, at place: Int, of placed: [PlacedSprite], lifted: Set<SpriteKey>,
    now: Duration
  ) -> Bool {
    let row = sprite.row.value(at: now)
    return placed.enumerated().allSatisfy { other, card in
      guard card.key.isCard, !lifted.contains(card.key), let index = index(of: card.key),
        sprites[index].isInColumn(at: now)
      else { return true }
      let distance = sprites[index].row.value(at: now) - row
      return other < place ? distance < 0.01 : distance > -0.01
    }
  }

  /// Returns the card that hides another one: the one above it in the order of all, else the first one below.
  private func cover(
    of sprite: CardSprite, among placed: [PlacedSprite], of content: ScreenContent
  ) -> (place: PlacedSprite, slot: CardSlot)? {
    let order = content.arrangement.stacks.flatMap(\.activities)
    guard let key = sprite.key.activity, !content.swiped.contains(key),
      let place = order.firstIndex(of: key)
    else { return nil }
    let cards = placed.filter { $0.key.isCard }
    let above = cards.last { card in
      card.key.activity.flatMap(order.firstIndex).map { $0 < place } ?? false
    }
    if let above { return (above, CardSlot(above: Double(above.row + above.face.rows))) }
    return cards.first.map { ($0, CardSlot(below: Double($0.row))) }
  }
}

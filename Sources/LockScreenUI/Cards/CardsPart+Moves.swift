import LiveActivities

extension CardsPart {
  // MARK: - Coming in

  /// Brings back edges and buttons that fade, where they have a place again.
  mutating func turnExtrasAround(_ placed: [PlacedSprite], at now: Duration) {
    for index in sprites.indices where sprites[index].isLeaving && !sprites[index].isFlying {
      let key = sprites[index].key
      guard !key.isCard, self.index(of: key) == nil, placed.contains(where: { $0.key == key })
      else { continue }
      sprites[index].isLeaving = false
      sprites[index].opacity.move(to: 1, at: .depart, now: now)
    }
  }

  /// Returns a sprite that comes in.
  func entering(
    _ target: PlacedSprite, among placed: [PlacedSprite], plan: Choreography, at now: Duration
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
    sprite.role = .arrives
    sprite.arrive(
      at: Double(target.row), pace: Pace.arrive.after(plan.arrival), now: now)
    return sprite
  }

  /// Returns the sprite that flies out before another one of its folded stack, and uncovers that as a curtain does; `nil`
  /// where the other one is higher, since cards below have not made room for it.
  private func curtain(before target: PlacedSprite, at now: Duration) -> CardSprite? {
    if let activity = target.key.activity, !known.contains(activity) { return nil }
    let stack = sprites.filter { $0.app == target.app && $0.key.isCard == target.key.isCard }
    guard stack.allSatisfy({ $0.isFlying || $0.isUncovered }) else { return nil }
    return stack.first {
      $0.isCurtain(at: now) && Double(target.face.rows) <= $0.rows.value(at: now)
    }
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
      sprite.row.jump(to: neighbor.end(at: now) - 1)
      sprite.row.move(to: Double(target.row), at: plan.pace, now: now)
    }
    let pace = Pace.arrive.after(isWithArrival || !target.key.isEdges ? plan.arrival : plan.lead)
    sprite.opacity.move(to: 1, at: pace, now: now)
    return sprite
  }

  // MARK: - Going

  /// Lets the sprites fade that have no place any more.
  ///
  /// - Returns: A Boolean value indicating whether any goes.
  mutating func dismiss(
    allBut placed: [PlacedSprite], lifted: Set<SpriteKey>, plan: Choreography, at now: Duration
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
    for index in leaving { sprites[index].fadeOut(at: now) }
    return !leaving.isEmpty
  }

  /// Moves the edges that fade, along with the stack below which they do.
  mutating func moveLeavingEdges(
    among placed: [PlacedSprite], plan: Choreography, at now: Duration
  ) {
    guard let pace = plan.pace else { return }
    for index in sprites.indices where sprites[index].isLeaving && !sprites[index].isFlying {
      let sprite = sprites[index]
      let cards = placed.filter { $0.app == sprite.app && $0.key.isCard }
      // Cards that come in do so below those that the edges belong to.
      let known = cards.last { card in
        self.index(of: card.key).map { sprites[$0].role == .stays } ?? false
      }
      guard sprite.key.isEdges, let last = known ?? cards.last else { continue }
      let end = Double(last.row + last.face.rows)
      sprites[index].row.move(to: end - 1, at: pace, joins: plan.moves, now: now)
    }
  }
}

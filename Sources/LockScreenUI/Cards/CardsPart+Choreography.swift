import CellUI
import Compositing
import LiveActivities

/// The order of a change of the column: cards that are gone fade, those that stay move to their places, and then new ones
/// come in on top of them.
///
/// Cards that stay keep their order and move at one pace, so that none ever crosses another. A card whose place in the order
/// is another one fades, and comes in anew.
private struct Choreography {
  /// The time before anything moves.
  var lead = Duration.zero
  /// The pace of everything that moves; `nil` where things jump.
  var pace: Pace?
  /// The time at which new cards come in.
  var arrival = Duration.zero
  /// A Boolean value indicating whether any card has another place.
  var moves = false
}

extension CardsPart {
  /// Matches sprites with their places: known ones move, new ones come in, missing ones go.
  ///
  /// - Returns: A Boolean value indicating whether anything jumped.
  mutating func settle(
    _ placed: [PlacedSprite], of content: ScreenContent, in context: ScreenContext,
    at now: Duration
  ) -> Bool {
    let isSteady = keepsPlaces(placed)
    let lifted = isSteady ? [] : lift(placed)
    let plan =
      isSteady
      ? Choreography(pace: context.movesThings ? .makeRoom : nil)
      : choreography(placed, lifted: lifted, of: content, in: context)
    var jumps = false
    let wanted = isSteady ? [] : Set(placed.map(\.key))
    // Only a card that comes in looks at those before it.
    let comesIn = !lifted.isEmpty || placed.contains { index(of: $0.key) == nil }
    let former = comesIn ? sprites : []
    // A card that came in behind another one stays there until that one has moved off it.
    let isAtRest = !sprites.contains { $0.row.isMoving(at: now) || $0.opacity.isMoving(at: now) }
    for index in sprites.indices where !isSteady && !sprites[index].isLeaving {
      let key = sprites[index].key
      guard !wanted.contains(key) || lifted.contains(key) else { continue }
      jumps = true
      dismiss(at: index, below: placed, of: content, plan: plan, at: now)
    }
    for (depth, target) in placed.enumerated() {
      if let index = index(of: target.key) {
        let changesPlace = sprites[index].changesPlace(toward: target)
        jumps = jumps || changesPlace
        sprites[index].depth = depth
        if isAtRest { sprites[index].role = .stays }
        // A card that dissolves as a whole does not change in parts.
        sprites[index].update(
          to: target.face,
          motion: changesPlace && !context.movesThings ? .off : context.contentMotion,
          pace: plan.pace, joins: plan.moves, recolors: context.recolorsCards, at: now)
        sprites[index].row.move(
          to: Double(target.row), at: plan.pace,
          joins: plan.moves && sprites[index].role != .arrives,
          now: now)
        stepBack(at: index, of: content, in: context, now: now)
      } else {
        jumps = true
        var sprite = entering(
          target, among: placed, former: former, isLifted: lifted.contains(target.key),
          opacity: Self.opacity(of: target.key, in: content), plan: plan, at: now)
        sprite.depth = depth
        sprites.append(sprite)
      }
    }
    return jumps && !context.movesThings
  }

  /// Returns whether each card stays in its place, and none comes or goes, as in most updates.
  private func keepsPlaces(_ placed: [PlacedSprite]) -> Bool {
    sprites.count == placed.count
      && sprites.indices.allSatisfy { index in
        !sprites[index].isLeaving && sprites[index].key == placed[index].key
          && sprites[index].depth == index && !sprites[index].changesPlace(toward: placed[index])
      }
  }

  /// The opacity of a card whose activity the expanded island shows.
  private static let twinOpacity = 0.4

  /// Returns the opacity of a sprite at rest.
  private static func opacity(of key: SpriteKey, in content: ScreenContent) -> Double {
    guard case .expanded(let id) = content.arrangement.island, key == .card(id) else { return 1 }
    return twinOpacity
  }

  /// Lets the card of the activity in the expanded island step back behind it, and come forward afterwards.
  private mutating func stepBack(
    at index: Int, of content: ScreenContent, in context: ScreenContext, now: Duration
  ) {
    let opacity = Self.opacity(of: sprites[index].key, in: content)
    guard sprites[index].opacity.target != opacity else { return }
    sprites[index].opacity.move(to: opacity, on: context.movesThings ? .fade : nil, at: now)
  }

  /// Returns the index of a sprite that is not on its way out.
  private func index(of key: SpriteKey) -> Int? {
    sprites.firstIndex { $0.key == key && !$0.isLeaving }
  }

  /// Returns the sprites whose place in the order is another one: the fewest without which the others keep theirs.
  private func lift(_ placed: [PlacedSprite]) -> Set<SpriteKey> {
    var places: [SpriteKey: Int] = [:]
    for sprite in sprites where !sprite.isLeaving { places[sprite.key] = sprite.depth }
    let staying = placed.filter { places[$0.key] != nil }
    let depths = staying.compactMap { places[$0.key] }
    guard zip(depths, depths.dropFirst()).contains(where: >=) else { return [] }
    // The longest rising sequence; columns hold a handful of cards.
    var best = depths.map { _ in (length: 1, before: -1) }
    for index in depths.indices {
      for before in 0..<index where depths[before] < depths[index] {
        if best[before].length >= best[index].length {
          best[index] = (best[before].length + 1, before)
        }
      }
    }
    var lifted = Set(staying.map(\.key))
    var index = depths.indices.max { best[$0].length < best[$1].length } ?? -1
    while index >= 0 {
      lifted.remove(staying[index].key)
      index = best[index].before
    }
    return lifted
  }

  /// Returns the times of a change.
  private func choreography(
    _ placed: [PlacedSprite], lifted: Set<SpriteKey>, of content: ScreenContent,
    in context: ScreenContext
  ) -> Choreography {
    guard context.movesThings else { return Choreography() }
    let wanted = Set(placed.map(\.key))
    let there = sprites.filter { !$0.isLeaving }
    let leaving = there.filter { !wanted.contains($0.key) || lifted.contains($0.key) }
    let fades = leaving.contains { sprite in
      sprite.key.isCard && (lifted.contains(sprite.key) || !isHidden(sprite.key, in: content))
    }
    let staying = placed.filter { !lifted.contains($0.key) }
    let moves = staying.contains { target in
      guard let index = index(of: target.key) else { return false }
      return sprites[index].changesPlace(toward: target)
    }
    let fans =
      leaving.contains { $0.key.isCard && isHidden($0.key, in: content) }
      || staying.contains { target in
        index(of: target.key) == nil && target.key.activity.map(known.contains) ?? false
      }
    let pace = fans ? Pace.fan : Pace.makeRoom
    let lead = fades && !there.isEmpty ? Pace.depart.length : .zero
    return Choreography(
      lead: lead, pace: pace.after(lead), arrival: lead + (moves || fans ? pace.length : .zero),
      moves: moves)
  }

  /// Returns whether an activity goes on without a card of its own in sight.
  private func isHidden(_ key: SpriteKey, in content: ScreenContent) -> Bool {
    guard let activity = key.activity, !content.swiped.contains(activity) else { return false }
    return content.arrangement.stacks.contains { $0.activities.contains(activity) }
  }

  // MARK: - Coming in

  /// Returns a sprite that comes in.
  private func entering(
    _ target: PlacedSprite, among placed: [PlacedSprite], former: [CardSprite],
    isLifted: Bool, opacity: Double, plan: Choreography, at now: Duration
  ) -> CardSprite {
    let row = Double(target.row)
    guard let pace = plan.pace else { return CardSprite(target, row: row, opacity: opacity) }
    if former.contains(where: { $0.app == target.app && $0.key.isCard && $0.isFlying }) {
      // Uncovered as by a curtain.
      var sprite = CardSprite(target, row: row, opacity: opacity)
      sprite.isUncovered = true
      return sprite
    }
    guard target.key.isCard else {
      return enteringExtra(target, among: placed, plan: plan, at: now)
    }
    if !isLifted, let key = target.key.activity, known.contains(key),
      let cover = cover(of: target, among: placed, former: former)
    {
      let height = cover.rows.value(at: now)
      let start = cover.row.value(at: now) + max(0, height - Double(target.face.rows))
      var sprite = CardSprite(target, row: start, opacity: opacity)
      sprite.role = .isBehind
      sprite.row.move(to: row, at: pace, now: now)
      sprite.grow(from: height, at: pace, now: now)
      return sprite
    }
    var sprite = CardSprite(target, row: row + CardSprite.rise, opacity: 0)
    sprite.role = .arrives
    let arrival = Pace.arrive.after(plan.arrival)
    sprite.row.move(to: row, at: arrival, now: now)
    sprite.opacity.move(to: opacity, at: arrival, now: now)
    return sprite
  }

  /// Returns edges, or a stack's button, that come in with the card beside them.
  private func enteringExtra(
    _ target: PlacedSprite, among placed: [PlacedSprite], plan: Choreography, at now: Duration
  ) -> CardSprite {
    let row = Double(target.row)
    let neighbor = placed.last { $0.app == target.app && $0.key.isCard && $0.row <= target.row }
      .flatMap { index(of: $0.key).map { sprites[$0] } }
    let isWithArrival = target.key.isEdges && neighbor?.role != .stays && neighbor != nil
    var sprite = CardSprite(target, row: row, opacity: 0)
    if let neighbor, neighbor.role != .arrives, target.key.isEdges {
      let end = neighbor.row.value(at: now) + neighbor.rows.value(at: now) - 1
      sprite.row.jump(to: end)
      sprite.row.move(to: row, at: plan.pace, now: now)
    }
    let pace = Pace.arrive.after(isWithArrival || !target.key.isEdges ? plan.arrival : plan.lead)
    sprite.opacity.move(to: 1, at: pace, now: now)
    return sprite
  }

  /// Returns the sprite that a card comes from behind: the top card of its stack, else its neighbor in the column.
  private func cover(
    of target: PlacedSprite, among placed: [PlacedSprite], former: [CardSprite]
  ) -> CardSprite? {
    guard let place = placed.firstIndex(where: { $0.key == target.key }) else { return nil }
    let candidates =
      placed[..<place].reversed().filter { $0.app == target.app } + placed[..<place].reversed()
      + placed[(place + 1)...]
    let cards = candidates.lazy.filter { $0.key.isCard }
    return cards.compactMap { candidate in
      former.first { $0.key == candidate.key && !$0.isLeaving }
    }.first
  }

  // MARK: - Going

  /// Sends a sprite away: behind the card that covers it where its activity goes on, else into nothing.
  private mutating func dismiss(
    at index: Int, below placed: [PlacedSprite], of content: ScreenContent, plan: Choreography,
    at now: Duration
  ) {
    sprites[index].isLeaving = true
    guard let pace = plan.pace else { return sprites[index].opacity.jump(to: 0) }
    let key = sprites[index].key
    guard !placed.contains(where: { $0.key == key }), isHidden(key, in: content),
      let cover = cover(hiding: sprites[index], among: placed, of: content)
    else { return sprites[index].opacity.move(to: 0, at: .depart, now: now) }
    let height = Double(cover.face.rows)
    sprites[index].role = .isBehind
    let end = Double(cover.row) + max(0, height - sprites[index].rows.target)
    sprites[index].row.move(to: end, at: pace, now: now)
    sprites[index].shrink(to: cover.face.rows, at: pace, now: now)
    // It is not seen any more once the card before it has come in.
    let isCovered = self.index(of: cover.key) != nil
    let time = isCovered ? pace.end : plan.arrival + Pace.arrive.length
    sprites[index].opacity.move(to: 0, at: Pace.vanish.after(time), now: now)
  }

  /// Returns the place that a card goes behind: the top of its stack, else the card above it in the order of all, else the
  /// first one below.
  private func cover(
    hiding sprite: CardSprite, among placed: [PlacedSprite], of content: ScreenContent
  ) -> PlacedSprite? {
    let cards = placed.filter { $0.key.isCard }
    let order = content.arrangement.stacks.flatMap(\.activities)
    guard let key = sprite.key.activity, let place = order.firstIndex(of: key) else { return nil }
    let above = cards.last { card in
      card.key.activity.flatMap(order.firstIndex).map { $0 < place } ?? false
    }
    return above ?? cards.first { $0.app == sprite.app } ?? cards.first
  }
}

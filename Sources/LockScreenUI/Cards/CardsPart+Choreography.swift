/// The order of a change of the column: cards that are gone fade, those that stay move to their places, and then new ones
/// come in between them.
///
/// Everything that moves does so at one pace, so that gaps between cards only grow or shrink to those at the end, and none
/// ever crosses another. A card that comes has its full height and its text from the start, so that only its place and its
/// opacity change. A card whose place in the order is another one fades, and comes in anew.
struct Choreography {
  /// The time before anything moves.
  var lead = Duration.zero
  /// The pace of everything that moves; `nil` where things jump.
  var pace: Pace?
  /// The time at which new cards come in.
  var arrival = Duration.zero
  /// A Boolean value indicating whether any card has another place, or waits for one that goes.
  var moves = false
}

extension CardsPart {
  /// Matches sprites with their places: known ones move, new ones come in, missing ones go.
  ///
  /// - Returns: A Boolean value indicating whether anything jumped.
  mutating func settle(
    _ placed: [PlacedSprite], in context: ScreenContext, at now: Duration
  ) -> Bool {
    let isSteady = keepsPlaces(placed)
    let lifted = isSteady ? [] : lift(placed)
    if !isSteady, context.movesThings { turnExtrasAround(placed, at: now) }
    let plan =
      isSteady
      ? Choreography(pace: context.movesThings ? .makeRoom : nil)
      : choreography(placed, lifted: lifted, in: context, at: now)
    var jumps = false
    if !isSteady {
      // A card that came in below others stays there until those have moved off it.
      let isAtRest = !sprites.contains { $0.row.isMoving(at: now) || $0.opacity.isMoving(at: now) }
      for index in sprites.indices where isAtRest { sprites[index].rest() }
      jumps = dismiss(allBut: placed, lifted: lifted, plan: plan, at: now)
    }
    for (depth, target) in placed.enumerated() {
      if let index = index(of: target.key) {
        jumps = sprites[index].changesPlace(toward: target) || jumps
        sprites[index].depth = depth
        move(at: index, to: target, plan: plan, in: context, at: now)
      } else {
        jumps = true
        var sprite = entering(target, among: placed, plan: plan, at: now)
        sprite.depth = depth
        sprites.append(sprite)
      }
    }
    if !isSteady { moveLeavingEdges(among: placed, plan: plan, at: now) }
    return jumps && !context.movesThings
  }

  /// Gives a sprite that stays its face, and moves it to its place.
  private mutating func move(
    at index: Int, to target: PlacedSprite, plan: Choreography, in context: ScreenContext,
    at now: Duration
  ) {
    let changesPlace = sprites[index].changesPlace(toward: target)
    // A card that dissolves as a whole does not change in parts.
    sprites[index].update(
      to: target.face, motion: changesPlace && !context.movesThings ? .off : context.contentMotion,
      pace: plan.pace, joins: plan.moves, recolors: context.recolorsCards, at: now)
    let isUnseen = sprites[index].opacity.value(at: now) == 0
    if plan.pace != nil, plan.moves, isUnseen {
      let arrival = Pace.arrive.after(plan.arrival)
      guard target.key.isEdges else {
        return sprites[index].arrive(
          at: Double(target.row), pace: arrival, now: now)
      }
      sprites[index].opacity.move(to: 1, at: arrival, joins: true, now: now)
    }
    if let pace = plan.pace, changesPlace, sprites[index].role == .arrives {
      // It can be seen through as long as it has not arrived.
      sprites[index].opacity.move(to: 1, at: pace, joins: true, now: now)
    }
    sprites[index].row.move(
      to: Double(target.row), at: plan.pace,
      joins: plan.moves && sprites[index].role != .arrives, now: now)
  }

  /// Returns whether each card stays in its place, and none comes or goes, as in most updates.
  private func keepsPlaces(_ placed: [PlacedSprite]) -> Bool {
    sprites.count == placed.count
      && sprites.indices.allSatisfy { index in
        !sprites[index].isLeaving && sprites[index].key == placed[index].key
          && sprites[index].depth == index && !sprites[index].changesPlace(toward: placed[index])
      }
  }

  /// Returns the index of a sprite that is not on its way out.
  func index(of key: SpriteKey) -> Int? {
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
    _ placed: [PlacedSprite], lifted: Set<SpriteKey>, in context: ScreenContext, at now: Duration
  ) -> Choreography {
    guard context.movesThings else { return Choreography() }
    let wanted = Set(placed.map(\.key)).subtracting(lifted)
    let fades =
      sprites.contains { !$0.isLeaving && $0.key.isCard && !wanted.contains($0.key) }
      || sprites.contains { $0.holdsOthersUp(at: now) }
    // Those that are on their way wait as well.
    let moves = placed.contains { target in
      guard !lifted.contains(target.key), let index = index(of: target.key) else { return false }
      return sprites[index].changesPlace(toward: target)
        || fades && sprites[index].role != .arrives && sprites[index].row.isMoving(at: now)
    }
    let lead = fades ? Pace.depart.length : .zero
    // Above the first card the clock gives way, as cards do.
    let first = placed.first.map { Double($0.row) } ?? .infinity
    let waits = moves || first < sprites.map(\.row.target).min() ?? .infinity
    return Choreography(
      lead: lead, pace: Pace.makeRoom.after(lead),
      arrival: lead + (waits ? Pace.makeRoom.length : .zero), moves: moves)
  }
}

import CellUI
import Compositing
public import LiveActivities

extension LockScreen {
  /// Follows the person's hand, and says what it means; the engine decides what comes of it.
  public mutating func perform(_ gesture: Gesture, at time: SceneTime) -> [PersonAction] {
    switch gesture {
    case .selectNext:
      moveSelection(by: 1, at: time)
      return []
    case .selectPrevious:
      moveSelection(by: -1, at: time)
      return []
    case .tap: return target.map { [.tap($0)] } ?? []
    case .longPress:
      guard let target else { return [] }
      return [arrangement.island == .expanded(target) ? .collapseIsland : .longPress(target)]
    case .pressControl(let number): return pressControl(number)
    case .swipeAway: return target.map { [swipeAway($0, at: time)] } ?? []
    case .fold:
      guard let app = target?.app,
        let stack = arrangement.stacks.first(where: { $0.app == app })
      else { return [] }
      return [stack.isUnfolded ? .fold(app) : .unfold(app)]
    case .scrollInspector(let rows):
      scrollInspector(by: rows)
      return []
    case .toggleInspector:
      toggleInspector(at: time)
      return []
    case .wheel(let notches, let place):
      turnWheel(by: notches, at: place, time: time)
      return []
    case .pointer(let phase, let place): return point(phase, at: place, time: time)
    }
  }

  /// What a key without a selection acts upon: the topmost card.
  var target: ActivityID? {
    selection ?? shownKeys.first
  }

  mutating func moveSelection(by step: Int, at time: SceneTime) {
    let keys = shownKeys
    guard !keys.isEmpty else { return }
    guard let selection, let index = keys.firstIndex(of: selection) else {
      return select(step > 0 ? keys.first : keys.last, at: time)
    }
    select(keys[min(max(0, index + step), keys.count - 1)], at: time)
  }

  /// Sends a card out to the left, as fast as the hand let it go; the selection goes on to a neighbor.
  private mutating func swipeAway(
    _ key: ActivityID, speed: Double = 0, at time: SceneTime
  ) -> PersonAction {
    let keys = shownKeys
    swiped.insert(key)
    if let index = pieces.firstIndex(where: { $0.key == .card(key) && !$0.isLeaving }) {
      flyOut(at: index, speed: speed, now: time.motion)
    }
    if selection == key {
      let index = keys.firstIndex(of: key) ?? 0
      let next = keys.indices.contains(index + 1) ? index + 1 : index - 1
      select(keys.indices.contains(next) ? keys[next] : nil, at: time)
    }
    return .dismiss(key)
  }

  private mutating func flyOut(at index: Int, speed: Double, now: Duration) {
    pieces[index].isLeaving = true
    // What is in the hand lies above everything else.
    pieces[index].depth = -1
    guard movesThings else {
      fadeAll(at: now)
      return pieces[index].opacity.jump(to: 0)
    }
    let room = max(
      ClearButton.flightRoom, pieces[index].room(at: now, in: geometry.cards).size.columns)
    pieces[index].roomMaximum = room
    pieces[index].column.launch(
      to: -Double(geometry.device.size.columns + room), at: speed, on: .swipe, now: now)
    pieces[index].opacity.move(to: 0, on: .swipe, at: now)
  }

  private mutating func point(_ phase: PointerPhase, at place: CellPoint, time: SceneTime)
    -> [PersonAction]
  {
    switch phase {
    case .pressed:
      if let action = islandControl(at: place) { return [action] }
      drag = grip(at: place, now: time.motion)
      return []
    case .dragged:
      guard var moved = drag, !moved.isBanner else { return [] }
      moved.follow(to: place, at: time.motion)
      drag = moved
      if let index = pieces.firstIndex(where: { $0.key == .card(moved.key) }) {
        pieces[index].column.jump(to: Double(moved.distance))
      }
      return []
    case .released:
      guard let released = drag else { return [] }
      drag = nil
      if released.isBanner {
        return banner(at: place, now: time.motion) == released.key ? [.tap(released.key)] : []
      }
      if released.flies(at: time.motion) {
        let speed = released.speed(at: time.motion)
        return [swipeAway(released.key, speed: speed, at: time)]
      }
      snapBack(released, at: time.motion)
      guard released.distance == 0 else { return [] }
      if let action = cardControl(of: released.key, at: place, now: time.motion) { return [action] }
      guard selection == released.key else {
        select(released.key, at: time)
        return []
      }
      return [.tap(released.key)]
    }
  }

  mutating func snapBack(_ drag: Drag, at now: Duration) {
    guard let index = pieces.firstIndex(where: { $0.key == .card(drag.key) }),
      drag.distance != 0
    else { return }
    guard movesThings else {
      fadeAll(at: now)
      return pieces[index].column.jump(to: 0)
    }
    pieces[index].column.launch(
      to: 0, at: drag.speed(at: now), on: .settle, now: now)
  }

  /// What a press takes hold of: a banner lies above the cards.
  private func grip(at place: CellPoint, now: Duration) -> Drag? {
    if let key = banner(at: place, now: now) {
      return isDeviceSeen ? Drag(key: key, start: place, isBanner: true) : nil
    }
    return card(at: place, now: now).map { Drag(key: $0, start: place) }
  }

  /// The card under a place.
  private func card(at place: CellPoint, now: Duration) -> ActivityID? {
    guard isDeviceSeen else { return nil }
    for piece in pieces.reversed() where !piece.isLeaving {
      guard case .card(let key) = piece.key else { continue }
      if piece.rect(at: now, in: geometry.cards).contains(place) { return key }
    }
    return nil
  }
}

import CellUI
import Compositing
public import LiveActivities

extension LockScreen {
  /// Handles a gesture of the person, and returns the actions that it means to the engine.
  public mutating func handle(_ gesture: Gesture, at time: SceneTime) -> [PersonAction] {
    if help != nil, let rows = gesture.rowsOfHelp {
      panels.scrollHelp(by: rows, in: context)
      return []
    }
    closeApp(before: gesture, at: time.motion)
    if gesture.isForTarget { keepTarget(at: time) }
    switch gesture {
    case .selectNext: moveSelection(by: 1, at: time)
    case .selectPrevious: moveSelection(by: -1, at: time)
    case .tap: return content.target.map { [tap($0, at: time)] } ?? []
    case .longPress:
      guard let target = content.target else { return [] }
      let isExpanded = content.arrangement.island == .expanded(target)
      return [isExpanded ? .collapseIsland : .longPress(target)]
    case .pressControl(let number): return pressControl(number)
    case .swipeAway: return content.target.map { [swipeAway($0, at: time)] } ?? []
    case .fold:
      guard let app = content.target?.app,
        let stack = content.arrangement.stacks.first(where: { $0.app == app })
      else { return [] }
      return [stack.isUnfolded ? .fold(app) : .unfold(app)]
    case .scrollInspector(let rows): panels.scroll(by: rows, in: context)
    case .toggleInspector: toggleInspector(at: time)
    case .wheel(let notches, let place): turnWheel(by: notches, at: place, time: time)
    case .pointer(.pressed, let place): return press(at: place, time: time)
    case .pointer(.dragged, let place): pull(to: place, at: time.motion)
    case .pointer(.released, let place): return release(at: place, time: time)
    }
    return []
  }

  /// Opens an activity's app: its card grows over the screen, for a moment.
  private mutating func tap(_ key: ActivityID, at time: SceneTime) -> PersonAction {
    guard let activity = content.activities[key], context.isDeviceSeen, !context.look.isAlwaysOn
    else { return .tap(key) }
    app.open(activity, from: cardEnd(of: key, at: time.motion), in: context, at: time)
    if !context.movesThings { fade(at: time.motion) }
    return .tap(key)
  }

  /// Returns the ground of an activity's card on the upright device; that of the device's middle where there is none.
  func cardEnd(of key: ActivityID?, at now: Duration) -> GrowingGround.End {
    let device = context.geometry.device
    let middle = device.inset(
      columns: device.size.columns / 3, rows: device.size.rows / 3)
    let card = key.flatMap { cards.ground(of: $0, in: context, at: now) }
    // A card's ground begins half a row inside of its rows.
    let rect = OutlineRect(card?.rect ?? middle).inset(x: 0, y: OutlinePoint.perRow / 2)
    return GrowingGround.End(
      rect: rect, color: card?.color ?? FixedColors.page, radius: CardGround.cornerRadius)
  }

  /// Closes an open app, unless the gesture is a mere move of the pointer.
  private mutating func closeApp(before gesture: Gesture, at now: Duration) {
    guard app.isOpen else { return }
    switch gesture {
    case .pointer(.dragged, _), .pointer(.released, _): break
    case .selectNext, .selectPrevious, .tap, .longPress, .pressControl, .swipeAway, .fold,
      .scrollInspector, .toggleInspector, .wheel, .pointer(.pressed, _):
      app.close(in: context, at: now)
      if !context.movesThings { fade(at: now) }
    }
  }

  private mutating func select(_ key: ActivityID?, at time: SceneTime) {
    content.selection = key
    arrange(at: time)
  }

  /// Selects the activity that keys are about, so that no arrival takes its place before the next key.
  public mutating func keepTarget(at time: SceneTime) {
    guard selection == nil, let target = content.target else { return }
    select(target, at: time)
  }

  private mutating func moveSelection(by step: Int, at time: SceneTime) {
    let keys = content.shownKeys
    guard !keys.isEmpty else { return }
    // Keys are for the topmost card before one is selected, so a step goes on from there.
    guard let current = content.target, let index = keys.firstIndex(of: current) else {
      return select(keys.first, at: time)
    }
    select(keys[min(max(0, index + step), keys.count - 1)], at: time)
  }

  /// Sends a card out to the left at the speed of the hand; the selection goes on to a neighbor.
  private mutating func swipeAway(
    _ key: ActivityID, speed: Double = 0, at time: SceneTime
  ) -> PersonAction {
    let keys = content.shownKeys
    content.swiped.insert(key)
    if cards.flyOut(key, speed: speed, in: context, at: time.motion) { fade(at: time.motion) }
    if selection == key {
      // In a folded stack the next card is the one that it uncovers.
      let (index, rest) = (keys.firstIndex(of: key) ?? 0, content.shownKeys)
      select(rest.indices.contains(index) ? rest[index] : rest.last, at: time)
    }
    return .dismiss(key)
  }

  // MARK: - Controls

  /// Returns the press of a control of the target by its number: in its expanded island, else on its card.
  private func pressControl(_ number: Int) -> [PersonAction] {
    guard let target = content.target else { return [] }
    let controls =
      content.arrangement.island == .expanded(target)
      ? island.controls : cards.controls(of: target)
    guard controls.indices.contains(number - 1) else { return [] }
    return [.pressButton(controls[number - 1].intent, target)]
  }

  /// Returns the press of the control under a place in the expanded island.
  private func islandControl(at place: CellPoint) -> PersonAction? {
    guard case .expanded(let key) = content.arrangement.island, context.isDeviceSeen else {
      return nil
    }
    let device = context.geometry.device.origin
    return island.controls.first { $0.frame.offset(by: device).contains(place) }
      .map { .pressButton($0.intent, key) }
  }

  // MARK: - The inspector

  /// A Boolean value indicating whether the inspector is on screen, beside the device or over it.
  var isInspectorShown: Bool { context.geometry.inspector != nil }

  /// A Boolean value indicating whether an inspector marks the target, or did before it was put away.
  var hasMark: Bool { isInspectorShown || content.wasMarked }

  /// Scrolls the inspector or selects a card, whichever the pointer is over.
  private mutating func turnWheel(by notches: Int, at place: CellPoint, time: SceneTime) {
    let notches = max(-1000, min(notches, 1000))
    guard notches != 0, !context.display.isStandBy else { return }
    let isOverDevice =
      context.isDeviceSeen
      && (context.geometry.inspector.map { place.column < $0.origin.column } ?? true)
    if isOverDevice {
      moveSelection(by: notches, at: time)
    } else {
      panels.scroll(by: notches * PanelsPart.rowsPerNotch, at: place.column, in: context)
    }
  }

  // MARK: - The pointer

  /// Presses a control of the island, else takes hold of a banner or of the card below it.
  private mutating func press(at place: CellPoint, time: SceneTime) -> [PersonAction] {
    if let action = islandControl(at: place) { return [action] }
    drag = nil
    guard context.isDeviceSeen else { return [] }
    if let key = banners.key(at: place, in: context, now: time.motion) {
      drag = Drag(key: key, start: place, isBanner: true)
    } else if let app = cards.head(at: place, in: context, now: time.motion) {
      return [.fold(app)]
    } else if let (answer, app) = cards.permissionAnswer(at: place, in: context, now: time.motion) {
      return [.answer(answer == .allow, app)]
    } else if let key = cards.key(at: place, in: context, now: time.motion) {
      drag = Drag(key: key, start: place)
    }
    return []
  }

  private mutating func pull(to place: CellPoint, at now: Duration) {
    guard var moved = drag, !moved.isBanner else { return }
    moved.update(to: place, at: now)
    drag = moved
    cards.pull(moved.key, by: moved.distance)
  }

  private mutating func release(at place: CellPoint, time: SceneTime) -> [PersonAction] {
    let now = time.motion
    guard let released = drag else { return [] }
    drag = nil
    if released.isBanner {
      let key = banners.key(at: place, in: context, now: now)
      return key == released.key ? [tap(released.key, at: time)] : []
    }
    if released.flies(at: now) {
      return [swipeAway(released.key, speed: released.speed(at: now), at: time)]
    }
    snapBack(released, at: now)
    guard released.distance == 0 else { return [] }
    if let intent = cards.intent(of: released.key, at: place, in: context, now: now) {
      return [.pressButton(intent, released.key)]
    }
    guard selection == released.key else {
      select(released.key, at: time)
      return []
    }
    return [tap(released.key, at: time)]
  }

  mutating func snapBack(_ drag: Drag, at now: Duration) {
    guard drag.distance != 0 else { return }
    if cards.snapBack(drag.key, speed: drag.speed(at: now), in: context, at: now) { fade(at: now) }
  }
}

extension Gesture {
  /// A Boolean value indicating whether it is a key for the target's card.
  fileprivate var isForTarget: Bool {
    switch self {
    case .tap, .longPress, .pressControl, .swipeAway, .fold: true
    case .selectNext, .selectPrevious, .scrollInspector, .toggleInspector, .wheel, .pointer: false
    }
  }

  /// The rows that the gesture scrolls the help while that is shown; `nil` for a gesture with another meaning there.
  fileprivate var rowsOfHelp: Int? {
    switch self {
    case .selectNext: 1
    case .selectPrevious: -1
    case .scrollInspector(let rows): rows
    case .wheel(let notches, at: _): max(-1000, min(notches, 1000)) * PanelsPart.rowsPerNotch
    case .tap, .longPress, .pressControl, .swipeAway, .fold, .toggleInspector, .pointer: nil
    }
  }
}

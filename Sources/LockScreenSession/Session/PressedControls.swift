import LiveActivities

/// The pressed controls whose intents were not yet performed.
struct PressedControls {
  /// The most presses that wait: those whose intents are never performed must not fill the memory.
  private static let countMaximum = 16
  private var presses: [(activity: ActivityID, name: String)] = []

  /// A Boolean value indicating whether no control was pressed.
  var isEmpty: Bool { presses.isEmpty }

  /// Adds the presses among events.
  mutating func add(_ events: [ActivityEvent]) {
    for case .buttonPressed(let id, let name) in events.lazy.map(\.change)
    where presses.count < Self.countMaximum {
      presses.append((id, name))
    }
  }

  /// Takes all presses, in their order.
  mutating func takeAll() -> [(activity: ActivityID, name: String)] {
    defer { presses = [] }
    return presses
  }
}

/// The action of a control; App Intents' `AppIntent` is one.
public protocol ControlIntent: Sendable {
  /// The name by which a feed presses the control.
  var controlName: String { get }
  /// Performs the action, and returns when it is done.
  func performAsControl()
}

extension ControlIntent {
  /// The type's name.
  public var controlName: String { String(describing: Self.self) }
}

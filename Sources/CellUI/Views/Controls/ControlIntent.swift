/// The action of a control; App Intents' `AppIntent` is one.
public protocol ControlIntent: Sendable {
  /// The name by which a feed presses the control.
  var controlName: String { get }
  /// A Boolean value indicating whether it runs in the app's process, and not in the widget extension's (AK 1.6).
  var runsInApp: Bool { get }
  /// Performs the action, and returns when it is done.
  func performAsControl()
}

extension ControlIntent {
  /// The type's name.
  public var controlName: String { String(describing: Self.self) }

  /// In the app's.
  public var runsInApp: Bool { true }
}

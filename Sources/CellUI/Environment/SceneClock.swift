public import Foundation

/// The time that a widget's own code takes for now.
///
/// A phone's clock is the scene's, which may stand at 9:41 or be ahead: `Date.now...state.end` would else trap in a picture
/// of yesterday. The source of `islet run` reads it in place of `Date()` and `Date.now`. The code of a Live Activity runs once
/// for each update, and its clock stands still in between (AK 5.1).
public enum SceneClock {
  /// The time at which views are made; `nil` outside of a scene.
  @TaskLocal package static var moment: Date?

  /// The scene's time while views are made, and the true time otherwise.
  public static var date: Date {
    SharedEnvironment.ofRunningClosure.map { $0.values.codeDate ?? $0.values.now } ?? moment
      ?? Date(timeIntervalSinceReferenceDate: Date.timeIntervalSinceReferenceDate)
  }

  /// Runs code that takes a time for now.
  package static func run<Result>(at date: Date, _ code: () -> Result) -> Result {
    $moment.withValue(date, operation: code)
  }
}

import Foundation
import Synchronization

/// The performance of an intent whose control was pressed.
///
/// A press waits for the intent, so that the next picture shows its outcome. The main queue is served meanwhile, since
/// many intents are confined to the main actor.
enum IntentPerformance {
  /// The time that an intent is waited for, in seconds; then it goes on beside the screen, as the tasks that it started do.
  static let secondsMaximum = 2.0
  /// The time between two looks at the outcome, in seconds.
  private static let step = 0.002

  static func wait(for work: @escaping @Sendable () async throws -> Void) {
    let done = Done()
    Task {
      // An error is the app's own affair; a phone shows none either.
      try? await work()
      done.flag.store(true, ordering: .releasing)
    }
    let end = ProcessInfo.processInfo.systemUptime + secondsMaximum
    while !done.flag.load(ordering: .acquiring), ProcessInfo.processInfo.systemUptime < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: step))
    }
  }

  /// A flag that two threads share.
  private final class Done: Sendable {
    let flag = Atomic(false)
  }
}

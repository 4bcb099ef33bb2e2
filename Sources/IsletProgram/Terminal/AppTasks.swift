import ActivityKit
import LiveActivities
import LockScreenSession

/// The tasks that an app's code has started in an intent, and that run on beside the screen for a time.
struct AppTasks {
  /// The longest time in which tasks are followed after an intent.
  static let timeMaximum = Duration.seconds(60)
  /// The time between two looks at what they did.
  private static let pollInterval = Duration.milliseconds(50)

  private let app: BundleID
  private let caller: ActivityRequest.Caller
  /// The place in the widgets' code that started them.
  private let place: CodePlace
  private let end: Duration
  private var next: Duration

  init(of app: BundleID, caller: ActivityRequest.Caller, place: CodePlace, at now: Duration) {
    (self.app, self.caller, self.place) = (app, caller, place)
    (end, next) = (now + Self.timeMaximum, now + Self.pollInterval)
  }

  /// The time of the next look.
  var nextTurn: Duration { next }

  /// Lets tasks run, and applies their calls.
  ///
  /// - Returns: A Boolean value indicating whether they are followed further.
  mutating func run(in session: inout Session, at now: Duration) -> Bool {
    guard now >= next else { return true }
    next = now + Self.pollInterval
    let trace = session.trace
    trace?.enter(place)
    defer { trace?.leave() }
    session.applyCalls(at: now) { engine, time in
      let center = ActivityCenter.shared
      center.attach(engine, of: app, caller: caller, at: time)
      // The program's one thread is the main one.
      MainActor.assumeIsolated { ActivityCenter.runMainTasks() }
      return center.takeCalls()
    }
    return now < end
  }
}

/// Performs the intents of an app's code where no scene does.
struct AppIntentPerformer: IntentPerforming {
  func performIntents(in session: inout Session, at real: Duration) {
    // Tasks that outlive their intent go on in a scene alone, which has the time for them.
    _ = session.performPressedIntents(at: real)
  }
}

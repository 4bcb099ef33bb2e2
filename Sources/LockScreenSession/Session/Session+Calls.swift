public import CellUI
public import LiveActivities

extension Session {
  /// Applies the calls of an app's code that runs on after its intent.
  ///
  /// - Parameters:
  ///   - real: The time.
  ///   - take: Returns the calls, and is told the activities as they are now.
  public mutating func applyCalls(
    at real: Duration, _ take: (LiveActivities, Timestamp) -> [ActivityCommand]
  ) {
    applyCalls(take(activities, device.clock.now(at: real)), at: real)
  }

  private mutating func applyCalls(_ commands: [ActivityCommand], at real: Duration) {
    for command in commands {
      // A call that was taken by the copy may be refused by now; the app is not told either.
      try? apply(command, at: real)
    }
  }

  /// Performs the intents of the controls that were pressed since the last time, and applies the calls that they made.
  ///
  /// - Parameters:
  ///   - real: The time of the turn.
  ///   - perform: Performs an intent of an activity, by a copy of the engine at a time of the device's, and returns its
  ///     calls.
  public mutating func performPressedIntents(
    at real: Duration,
    perform: (any ControlIntent, ActivityID, CodePlace, LiveActivities, Timestamp)
      -> [ActivityCommand]
  ) {
    for press in pressedControls.takeAll() {
      let now = device.clock.now(at: real)
      guard let activity = activities.activity(press.activity),
        let intent = device.views.intent(named: press.name, of: activity, at: now)
      else { continue }
      // Code that has ended the process once does not run again.
      let place = CodePlace(
        pressing: press.name, of: activity.attributesType,
        content: activities.contentState(of: press.activity)?.bytes ?? [])
      guard !isSkipped(place) else { continue }
      trace?.enter(place)
      let commands = perform(intent, press.activity, place, activities, now)
      trace?.leave()
      applyCalls(commands, at: real)
    }
  }

  /// The breadcrumb of the code that runs; `nil` where no supervisor wants one.
  public var trace: (any CodeTracing)? { device.views.trace }

  private func isSkipped(_ place: CodePlace) -> Bool { trace?.skipReason(at: place) != nil }
}

/// Performs the intents of pressed controls, of which a session knows no more than their names.
public protocol IntentPerforming {
  /// Performs the intents of the controls that were pressed in a session.
  func performIntents(in session: inout Session, at real: Duration)
}

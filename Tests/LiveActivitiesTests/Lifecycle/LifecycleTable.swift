import LiveActivities

/// A row of the state machine's table (AK 1c): what a command, or a time, leads to in each state.
///
/// An outcome is the state after it and its cause, `·` where the state stays, or the rule that refuses it.
struct LifecycleRow: Sendable {
  let command: String
  let outcomes: String
  let perform: @Sendable (inout Device) throws(CommandRefusal) -> [ActivityEvent]

  /// All rows.
  static let table = pushes + calls + people + changes + deadlines

  static let a1 = Device.id("a1")

  private static func row(_ command: String, _ outcomes: String, _ done: ActivityCommand)
    -> LifecycleRow
  {
    LifecycleRow(command: command, outcomes: outcomes) { device throws(CommandRefusal) in
      try device.does(done)
    }
  }

  private static func row(_ event: String, _ outcomes: String, until seconds: Int) -> LifecycleRow {
    LifecycleRow(command: event, outcomes: outcomes) { $0.wait(until: seconds) }
  }

  private static func push(
    _ event: ActivityPush.Event, staleAt: Int? = nil, dismissAt: Int? = nil
  ) -> ActivityCommand {
    let push = ActivityPush(
      event: event, timestamp: Device.time(minute), contentState: EncodedJSON("{}"),
      staleDate: staleAt.map(Device.time), dismissalDate: dismissAt.map(Device.time))
    return .push(push, a1)
  }

  /// The columns: never started, pending, active, stale, ended, dismissed.
  static let states: [ActivityState?] = [nil] + ActivityState.allCases

  private static let pushes = [
    row(
      "push start",
      "active/push activityAlreadyExists activityAlreadyExists activityAlreadyExists "
        + "activityAlreadyExists active/push", .push(.start(at: Device.time(minute)), a1)),
    row(
      "push update", "unknownActivity · · active/push activityEnded activityEnded", push(.update)),
    row(
      "push update, stale",
      "unknownActivity · stale/staleDate · activityEnded activityEnded",
      push(.update, staleAt: 30)),
    row(
      "push end",
      "unknownActivity dismissed/push ended/push ended/push activityEnded activityEnded",
      push(.end)),
    row(
      "push end, dismissal-date past",
      "unknownActivity dismissed/push dismissed/push dismissed/push activityEnded activityEnded",
      push(.end, dismissAt: 30)),
  ]

  private static let calls = [
    row(
      "request",
      "active/app activityAlreadyExists createdByAnotherProcess createdByAnotherProcess "
        + "createdByAnotherProcess active/app", .app(.request(.test()), a1)),
    row(
      "request, scheduled",
      "pending/app activityAlreadyExists createdByAnotherProcess createdByAnotherProcess "
        + "createdByAnotherProcess pending/app",
      .app(.request(.test(start: hour, alert: .test)), a1)),
    row(
      "update", "unknownActivity · · active/app activityEnded activityEnded",
      .app(.update(.test()), a1)),
    row(
      "end, default",
      "unknownActivity dismissed/app ended/app ended/app activityEnded activityEnded",
      .app(.end(), a1)),
    row(
      "end, after",
      "unknownActivity dismissed/app ended/app ended/app activityEnded activityEnded",
      .app(.end(dismissalPolicy: .after(Device.time(hour))), a1)),
    row(
      "end, immediate",
      "unknownActivity dismissed/app dismissed/app dismissed/app activityEnded activityEnded",
      .app(.end(dismissalPolicy: .immediate), a1)),
  ]

  private static let people = [
    row(
      "dismiss",
      "unknownActivity notVisible dismissed/person dismissed/person dismissed/person activityEnded",
      .person(.dismiss(a1))),
    row("tap", "unknownActivity notVisible · · · activityEnded", .person(.tap(a1))),
    row(
      "long-press", "notInIsland notInIsland · · notInIsland notInIsland",
      .person(.longPress(a1))),
    row(
      "press-button", "unknownActivity notVisible · · · activityEnded",
      .person(.pressButton("Pause", a1))),
    row("fold", "noStack noStack · · · noStack", .person(.fold(a1.app))),
    row(
      "activities off", "· dismissed/settings dismissed/settings dismissed/settings · ·",
      .person(.allowActivities(false, a1.app))),
    row(
      "frequent updates off", "· dismissed/settings ended/settings ended/settings · ·",
      .person(.allowFrequentUpdates(false, a1.app))),
  ]

  private static let changes = [
    row("own app in the foreground", "· · · · · ·", .device(.foreground(a1.app))),
    row("another app", "· · · · · ·", .device(.foreground(BundleID("b")))),
    row("lock", "· · · · · ·", .device(.lock)),
    row("always-on", "· · · · · ·", .device(.alwaysOn(true))),
    row("StandBy", "· · · · · ·", .device(.standBy(true))),
    row("terminated (AK 1.23)", "· · · · · ·", .setup(.terminate, a1.app)),
    row("rotate tokens", "· · · · · ·", .setup(.rotateTokens, a1.app)),
  ]

  /// Pending until 2 h, stale from 30 s on, ended at 0 h with four hours to stay.
  private static let deadlines = [
    row("before any deadline", "· · · · · ·", until: 2 * hour - 1),
    row("the scheduled start", "· active/scheduledStart · · · ·", until: 2 * hour),
    row(
      "4 hours after the end", "· active/scheduledStart · · dismissed/fourHourLimit ·",
      until: 4 * hour),
    row(
      "8 hours, but one second", "· active/scheduledStart · · dismissed/fourHourLimit ·",
      until: 8 * hour - 1),
    row(
      "8 hours",
      "· active/scheduledStart ended/eightHourLimit ended/eightHourLimit dismissed/fourHourLimit ·",
      until: 8 * hour),
    row(
      "8 hours after the scheduled start",
      "· ended/eightHourLimit ended/eightHourLimit ended/eightHourLimit dismissed/fourHourLimit ·",
      until: 10 * hour),
    row(
      "12 hours",
      "· ended/eightHourLimit dismissed/fourHourLimit dismissed/fourHourLimit "
        + "dismissed/fourHourLimit ·", until: 12 * hour),
  ]
}

import ActivityWidgets
import FoundationEssentials

/// The pushes of an activity with a fixed timetable, which repeats.
struct TimetableFeed<Attributes: ActivityAttributes>: DemoFeed {
  /// A state and the time at which it is sent.
  struct Moment {
    /// The time since the activity's start, in whole seconds.
    var second: Int
    var state: Attributes.ContentState
    /// The alert, which lights the screen; most states have none.
    var alert: DemoPush<Attributes>.Alert?

    init(_ second: Int, _ state: Attributes.ContentState, alert: DemoPush<Attributes>.Alert? = nil)
    {
      self.second = second
      self.state = state
      self.alert = alert
    }
  }

  /// The activity of an app and its moments.
  struct Timetable {
    var app: String
    /// The name of the activity, before the number of the run.
    var activity: String
    var attributes: Attributes
    var relevance: Double
    // The time that an ended activity stays on the Lock Screen, and the pause before the next run, in seconds.
    var dismissalSeconds = 60
    var pauseSeconds = 90
    /// Returns the moments of a run that starts at a date; the first one starts the activity, the last one ends it.
    var moments: (Date) -> [Moment]
  }

  private let start: Date
  private let timetable: Timetable
  private var run = 1
  private var runSeconds: Int
  private var moments: [Moment]
  private var next = 0
  /// A Boolean value indicating whether the app requests the first run itself, without an alert.
  private let isRequested: Bool

  /// Makes a feed that starts at a second of the demo.
  init(start: Date, from second: Int, _ timetable: Timetable) {
    self.start = start
    self.timetable = timetable
    runSeconds = second
    isRequested = second == 0
    moments = timetable.moments(start + Double(second))
    precondition(moments.count > 1, "an activity starts and ends")
  }

  var nextDueSeconds: Int { runSeconds + moments[next].second }

  mutating func nextLines() -> [[UInt8]] {
    let moment = moments[next]
    let now = start + Double(nextDueSeconds)
    let activity = "\(timetable.activity)-\(run)"
    next += 1
    if next == 1 {
      let push = DemoPush(
        start: timetable.attributes, of: timetable.app, activity: activity, at: now,
        state: moment.state, relevance: timetable.relevance,
        alert: moment.alert ?? .init(title: timetable.activity, body: ""))
      return isRequested && run == 1 ? push.requestLines : [push.line]
    }
    let isLast = next == moments.count
    let push = DemoPush<Attributes>(
      isLast ? .end : .update, of: timetable.app, activity: activity, at: now, state: moment.state,
      relevance: timetable.relevance,
      dismissalDate: isLast ? now + Double(timetable.dismissalSeconds) : nil, alert: moment.alert)
    if isLast { startNext(after: runSeconds + moment.second) }
    return [push.line]
  }

  private mutating func startNext(after second: Int) {
    run += 1
    next = 0
    runSeconds = second + timetable.dismissalSeconds + timetable.pauseSeconds
    moments = timetable.moments(start + Double(runSeconds))
  }
}

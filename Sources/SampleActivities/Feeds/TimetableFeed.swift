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

  /// The activity of an app.
  struct Subject {
    var app: String
    /// The name of the activity, before the number of the run.
    var activity: String
    var attributes: Attributes
    var relevance: Double
  }

  /// The moments of an activity.
  struct Timetable {
    var subject: Subject
    // The time that an ended activity stays on the Lock Screen, and the pause before the next run, in seconds.
    var dismissalSeconds = 60
    var pauseSeconds = 90
    /// A Boolean value indicating whether the app requests each run itself, without an alert.
    var isRequested = false
    /// A Boolean value indicating whether the app declares frequent updates, for alerts of which a real hour has fewer
    /// (AK 2.16).
    var declaresFrequentUpdates = false
    /// Returns the moments of a run that starts at a date; the first one starts the activity, the last one ends it.
    var moments: (Date) -> [Moment]
  }

  private let start: Date
  private let timetable: Timetable
  private var run = 1
  private var runSeconds: Int
  private var moments: [Moment]
  private var next = 0
  /// A Boolean value indicating whether the app requests the first run itself, since the demo starts with it.
  private let isFirstRequested: Bool

  /// Makes a feed that starts at a second of the demo.
  init(start: Date, from second: Int, _ timetable: Timetable) {
    self.start = start
    self.timetable = timetable
    runSeconds = second
    isFirstRequested = second == 0
    moments = timetable.moments(start + Double(second))
    precondition(moments.count > 1, "an activity starts and ends")
  }

  var nextDueSeconds: Int { runSeconds + moments[next].second }

  var ongoing: [DemoActivity] {
    next > 0 ? [DemoActivity(app: timetable.subject.app, activity: activity)] : []
  }

  private var activity: String { "\(timetable.subject.activity)-\(run)" }

  mutating func nextLines(_ manner: DemoManner) -> [[UInt8]] {
    let moment = moments[next]
    let now = start + Double(nextDueSeconds)
    let (subject, activity) = (timetable.subject, activity)
    next += 1
    if next == 1 {
      let push = DemoPush(
        start: subject.attributes, of: subject.app, activity: activity, at: now,
        state: moment.state, relevance: subject.relevance,
        alert: moment.alert ?? .init(title: subject.activity, body: ""))
      let isRequested = timetable.isRequested || isFirstRequested && run == 1
      let declaration =
        timetable.declaresFrequentUpdates && run == 1
        ? [DemoPush<Attributes>.frequentUpdatesLine(of: subject.app)] : []
      return declaration + push.startLines(isRequested: isRequested, manner)
    }
    let isLast = next == moments.count
    let push = DemoPush<Attributes>(
      isLast ? .end : .update, of: subject.app, activity: activity, at: now, state: moment.state,
      relevance: subject.relevance,
      dismissalDate: isLast ? now + Double(timetable.dismissalSeconds) : nil,
      alert: manner == .quiet ? nil : moment.alert)
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

import ActivityWidgets
import FoundationEssentials

/// The pushes of an activity whose course is known beforehand, played again and again.
struct TimetableFeed<Attributes: ActivityAttributes>: DemoFeed {
  /// What is sent, and when.
  struct Moment {
    /// Whole seconds from the activity's start.
    var second: Int
    var state: Attributes.ContentState
    /// What is worth lighting the screen for; most is not.
    var alert: DemoPush<Attributes>.Alert?

    init(_ second: Int, _ state: Attributes.ContentState, alert: DemoPush<Attributes>.Alert? = nil)
    {
      self.second = second
      self.state = state
      self.alert = alert
    }
  }

  /// Whose activity it is, and how it is sent.
  struct Course {
    var app: String
    /// The activity's name, to which the number of the run is added.
    var activity: String
    var attributes: Attributes
    var relevance: Double
    /// How long the end stays on the Lock Screen, and how long until it begins anew, in seconds.
    var dismissalSeconds = 60
    var pauseSeconds = 90
    /// The moments of a run that starts at a date; the first one starts the activity, the last one ends it.
    var moments: (Date) -> [Moment]
  }

  private let start: DemoTime
  private let course: Course
  private var run = 1
  private var runSeconds: Int
  private var moments: [Moment]
  private var next = 0
  /// A Boolean value indicating whether the app asks for the first run itself, so that nobody is alerted.
  private let begins: Bool

  /// Makes a feed that begins so many seconds into the demo.
  init(start: DemoTime, from second: Int, _ course: Course) {
    self.start = start
    self.course = course
    runSeconds = second
    begins = second == 0
    moments = course.moments(start.date(at: second))
    precondition(moments.count > 1, "an activity starts and ends")
  }

  var nextDueSeconds: Int { runSeconds + moments[next].second }

  mutating func nextLines() -> [[UInt8]] {
    let moment = moments[next]
    let now = start.date(at: nextDueSeconds)
    let activity = "\(course.activity)-\(run)"
    next += 1
    if next == 1 {
      let push = DemoPush(
        start: course.attributes, of: course.app, activity: activity, at: now, state: moment.state,
        alert: moment.alert ?? .init(title: course.activity, body: "")
      ).relevance(course.relevance)
      return begins && run == 1 ? push.requestLines : [push.line]
    }
    let isLast = next == moments.count
    var push = DemoPush<Attributes>(
      isLast ? .end : .update, of: course.app, activity: activity, at: now, state: moment.state
    ).relevance(course.relevance)
    if let alert = moment.alert { push = push.alerting(alert) }
    guard isLast else { return [push.line] }
    push = push.dismissed(at: now + Double(course.dismissalSeconds))
    beginNext(after: runSeconds + moment.second)
    return [push.line]
  }

  private mutating func beginNext(after second: Int) {
    run += 1
    next = 0
    runSeconds = second + course.dismissalSeconds + course.pauseSeconds
    moments = course.moments(start.date(at: runSeconds))
  }
}

import ActivityWidgets
import FoundationEssentials

/// The moments of a demo, counted in seconds from its start.
struct DemoTime {
  private let start: Date

  init(startingAt millisecondsSince1970: Int64) {
    // Whole seconds: the clocks on the cards then tick on one beat.
    start = Date(timeIntervalSince1970: (Double(millisecondsSince1970) / 1000).rounded(.down))
  }

  func date(at seconds: Int) -> Date {
    start + Double(seconds)
  }
}

/// What begins, updates or ends an activity of the demo: a push of its app's server, or the app's own request.
struct DemoPush<Attributes: ActivityAttributes> {
  enum Event: String, Encodable {
    case start, update, end
  }

  struct Alert: Encodable {
    var title: String
    var body: String
  }

  /// What APNs calls `aps`; its dates are Unix seconds, unlike those in a content state (AK 3.2).
  private struct Payload: Encodable {
    var timestamp: Int?
    var event: Event?
    var attributesType: String?
    var attributes: Attributes?
    var contentState: Attributes.ContentState
    var relevanceScore: Double?
    var staleDate: Int?
    var dismissalDate: Int?
    var alert: Alert?

    enum CodingKeys: String, CodingKey {
      case timestamp, event, attributes, alert
      case attributesType = "attributes-type"
      case contentState = "content-state"
      case relevanceScore = "relevance-score"
      case staleDate = "stale-date"
      case dismissalDate = "dismissal-date"
    }
  }

  private let app: String
  private let activity: String
  private var aps: Payload

  /// Begins an activity; a start must alert (AK 3.6).
  init(
    start attributes: Attributes, of app: String, activity: String, at date: Date,
    state: Attributes.ContentState, alert: Alert
  ) {
    self.init(.start, of: app, activity: activity, at: date, state: state)
    aps.attributesType = String(describing: Attributes.self)
    aps.attributes = attributes
    aps.alert = alert
  }

  /// Updates or ends an activity.
  init(
    _ event: Event, of app: String, activity: String, at date: Date,
    state: Attributes.ContentState
  ) {
    self.app = app
    self.activity = activity
    aps = Payload(timestamp: Self.seconds(date), event: event, contentState: state)
  }

  /// The push with an order among its app's activities.
  func relevance(_ score: Double) -> DemoPush {
    var push = self
    push.aps.relevanceScore = score
    return push
  }

  /// The push of which nothing newer is heard after a date.
  func stale(after date: Date) -> DemoPush {
    var push = self
    push.aps.staleDate = Self.seconds(date)
    return push
  }

  /// The push that lights the screen.
  func alerting(_ alert: Alert) -> DemoPush {
    var push = self
    push.aps.alert = alert
    return push
  }

  /// The end that leaves the screen at a date.
  func dismissed(at date: Date) -> DemoPush {
    var push = self
    push.aps.dismissalDate = Self.seconds(date)
    return push
  }

  /// A line of the feed: whose it is, and what.
  private struct Line: Encodable {
    var headers: [String: String]?
    var app: String?
    var activity: String?
    var aps: Payload?
    var request: Payload?
    var scene: String?
    var device: String?
  }

  /// The push as a line of the feed.
  ///
  /// What alerts nobody is sent with priority 5, which costs nothing of the budget (AK 2.14).
  var line: [UInt8] {
    let headers = [
      "apns-push-type": "liveactivity", "apns-topic": "\(app).push-type.liveactivity",
      "apns-priority": aps.alert == nil ? "5" : "10",
    ]
    return Self.encoded(Line(headers: headers, app: app, activity: activity, aps: aps))
  }

  /// The same beginning as the app's own request: it comes to the foreground, asks, and the device is locked (AK 1.5).
  ///
  /// Nobody is alerted, so the island does not expand.
  var requestLines: [[UInt8]] {
    var request = aps
    request.timestamp = nil
    request.event = nil
    request.alert = nil
    return [
      Self.encoded(Line(app: app, scene: "foreground")),
      Self.encoded(Line(app: app, activity: activity, request: request)),
      Self.encoded(Line(device: "lock")),
    ]
  }

  private static func encoded(_ line: Line) -> [UInt8] {
    let encoder = JSONEncoder()
    // Sorted keys: the same demo is the same bytes.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try Array(encoder.encode(line))
    } catch {
      preconditionFailure("a demo's states hold finite numbers only: \(error)")
    }
  }

  private static func seconds(_ date: Date) -> Int {
    Int(date.timeIntervalSince1970)
  }
}

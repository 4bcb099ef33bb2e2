import ActivityWidgets
import FoundationEssentials

/// The start, update or end of an activity: a push of the app's server, or the app's own request.
struct DemoPush<Attributes: ActivityAttributes> {
  enum Event: String, Encodable {
    case start, update, end
  }

  struct Alert: Encodable {
    var title: String
    var body: String
  }

  /// The `aps` object of APNs; its dates are Unix seconds, unlike those in a content state (AK 3.2).
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
    var pushType: String?
    var from: String?

    enum CodingKeys: String, CodingKey {
      case timestamp, event, attributes, alert, from
      case attributesType = "attributes-type"
      case contentState = "content-state"
      case relevanceScore = "relevance-score"
      case staleDate = "stale-date"
      case dismissalDate = "dismissal-date"
      case pushType = "push-type"
    }
  }

  private let app: String
  private let activity: String
  private var aps: Payload

  /// Makes the start of an activity, which must alert (AK 3.6).
  init(
    start attributes: Attributes, of app: String, activity: String, at date: Date,
    state: Attributes.ContentState, relevance: Double, staleDate: Date? = nil, alert: Alert
  ) {
    self.init(
      .start, of: app, activity: activity, at: date, state: state, relevance: relevance,
      staleDate: staleDate, alert: alert)
    aps.attributesType = String(describing: Attributes.self)
    aps.attributes = attributes
  }

  /// Makes an update or the end of an activity.
  init(
    _ event: Event, of app: String, activity: String, at date: Date,
    state: Attributes.ContentState, relevance: Double? = nil, staleDate: Date? = nil,
    dismissalDate: Date? = nil, alert: Alert? = nil
  ) {
    self.app = app
    self.activity = activity
    aps = Payload(
      timestamp: date.wholeSecondsSince1970, event: event, contentState: state,
      relevanceScore: relevance,
      staleDate: staleDate?.wholeSecondsSince1970,
      dismissalDate: dismissalDate?.wholeSecondsSince1970,
      alert: alert)
  }

  /// A line of the feed.
  private struct Line: Encodable {
    var headers: [String: String]?
    var app: String?
    var activity: String?
    var aps: Payload?
    var request: Payload?
    var scene: String?
    var device: String?
    var declare: [String: Bool]?
  }

  /// The push as a line of the feed.
  ///
  /// A push without an alert has priority 5, which does not count toward the budget (AK 2.14).
  var line: [UInt8] {
    let headers = [
      "apns-push-type": "liveactivity", "apns-topic": "\(app).push-type.liveactivity",
      "apns-priority": aps.alert == nil ? "5" : "10",
    ]
    return Self.encoded(Line(headers: headers, app: app, activity: activity, aps: aps))
  }

  /// Returns the lines of the start: a push, or the app's own request.
  ///
  /// For a request the app comes to the foreground, and then the device is locked (AK 1.5); an intent needs neither. It has
  /// no alert, so the island does not expand.
  ///
  /// - Parameters:
  ///   - isRequested: Whether the app starts it, and no push.
  ///   - manner: The manner in which it gets the person's attention.
  /// - Returns: The lines.
  func startLines(isRequested: Bool, _ manner: DemoManner) -> [[UInt8]] {
    guard isRequested || manner == .quiet else { return [line] }
    var request = aps
    request.timestamp = nil
    request.event = nil
    request.alert = nil
    request.pushType = "token"
    switch manner {
    case .open:
      return [
        Self.encoded(Line(app: app, scene: "foreground")),
        Self.encoded(Line(app: app, activity: activity, request: request)),
        Self.encoded(Line(device: "lock")),
      ]
    case .background, .quiet:
      request.from = "intent"
      return [Self.encoded(Line(app: app, activity: activity, request: request))]
    }
  }

  /// Returns a line that declares an app's frequent updates.
  static func frequentUpdatesLine(of app: String) -> [UInt8] {
    encoded(Line(app: app, declare: ["NSSupportsLiveActivitiesFrequentUpdates": true]))
  }

  private static func encoded(_ line: Line) -> [UInt8] {
    let encoder = JSONEncoder()
    // Keys are sorted so that the same demo gives the same bytes.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try Array(encoder.encode(line))
    } catch {
      preconditionFailure("a demo's states hold finite numbers only: \(error)")
    }
  }
}

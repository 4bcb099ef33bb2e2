public import LiveActivities
import StrictJSON

/// An expectation of a line's verdict, and of the state after it.
///
/// A property that is `nil` is not checked.
public struct Expectation: Hashable, Sendable {
  /// `applied`, `dropped`, `rejected`, a rule's name such as `olderTimestamp`, an APNs reason, or a fact such as `AK 3.17`.
  public var verdict: String?
  /// The error that `Activity.request` throws, by its case's name.
  public var error: String?
  /// The activity that `state`, `cause`, `score` and `contentState` are about.
  public var activity: ActivityID
  /// The activity's state; `none` for one that is not kept.
  public var state: String?
  /// The cause of that state.
  public var cause: String?
  /// Its relevance score.
  public var score: Double?
  /// Its content state; order and blanks do not matter.
  public var contentState: EncodedJSON?
  /// The content of the island: `none`, `compact A`, `minimal A B` or `expanded A`.
  public var island: String?
  /// The cards on the Lock Screen, top first, one activity or folded stack each.
  public var lockScreen: [String]?
  /// The activity that is shown as a banner; `none` for none.
  public var banner: String?
  /// The names of events, which must have happened in this order since the line before.
  public var events: [String]?
  /// Words that a finding on the line must have; `none` for a line without any.
  public var finding: String?
  /// `areActivitiesEnabled` of the app.
  public var areActivitiesEnabled: Bool?
  /// A Boolean value indicating whether the activity has a push token.
  public var hasPushToken: Bool?
  /// A Boolean value indicating whether the app has a token by which a push starts an activity of its type.
  public var hasPushToStartToken: Bool?
  /// A Boolean value indicating whether the activity was dismissed.
  public var isDismissed: Bool?
  /// Words that the activity's views show, in this order, by the place where they are drawn.
  public var texts: [String: [String]] = [:]

  /// The places at which an activity's views are drawn.
  public static let places = [
    "lock-screen", "compact-leading", "compact-trailing", "minimal", "expanded",
  ]

  /// Makes an expectation of nothing.
  public init(activity: ActivityID) {
    self.activity = activity
  }
}

extension Expectation {
  private static let members: [JSONMember<Expectation>] = [
    JSONMember("verdict", .string, "applied, dropped, rejected, a rule, a reason, or AK 3.17") {
      $0.verdict = try $1.asString()
    },
    JSONMember("error", .words(errors), "the error that Activity.request throws") {
      $0.error = try $1.asWord(among: errors)
    },
    JSONMember(
      "state", .words(states), "the activity's state; none or dismissed for one that is gone"
    ) {
      $0.state = try $1.asWord(among: states)
    },
    JSONMember("cause", .words(causes), "the reason for its state") {
      $0.cause = try $1.asWord(among: causes)
    },
    JSONMember("score", .number, "its relevance score") { $0.score = try $1.asDouble() },
    JSONMember("content-state", .anyObject, "its content state, whatever the keys' order") {
      $0.contentState = try $1.asEncodedObject()
    },
    JSONMember("island", .string, "none, compact A, minimal A B or expanded A") {
      $0.island = try $1.asString()
    },
    JSONMember("lock-screen", .list(.string), "the cards, top first") {
      $0.lockScreen = try texts($1)
    },
    JSONMember("banner", .string, "the activity in the banner; none for none") {
      $0.banner = try $1.asString()
    },
    JSONMember("events", .list(.string), "events in this order since the line before") {
      $0.events = try texts($1)
    },
    JSONMember("finding", .string, "words of a finding on the line; none for no finding") {
      $0.finding = try $1.asString()
    },
    JSONMember("areActivitiesEnabled", .boolean, "that of the app") {
      $0.areActivitiesEnabled = try $1.asBool()
    },
    JSONMember("pushToken", .boolean, "whether the activity has a push token") {
      $0.hasPushToken = try $1.asBool()
    },
    JSONMember("pushToStartToken", .boolean, "whether a push can start one of the app's") {
      $0.hasPushToStartToken = try $1.asBool()
    },
    JSONMember("dismissed", .boolean, "whether the activity was dismissed") {
      $0.isDismissed = try $1.asBool()
    },
    JSONMember(
      "text", .object(places.map { JSONField($0, .list(.string), "words drawn there, in order") }),
      "words that its views show: {\"lock-screen\":[\"12 min\"]}"
    ) { expectation, value in
      for (key, words) in try value.members(known: places) {
        expectation.texts[key.text] = try texts(words)
      }
    },
  ]

  // An unknown word is a mistake, since the expectation would always fail.
  private static let states = ActivityState.allCases.map(\.rawValue) + ["none"]
  private static let causes = TransitionCause.allCases.map(\.rawValue)
  private static let errors = ActivityAuthorizationError.allCases.map(\.rawValue)

  static let fields = members.map(\.field)
  static let shape = JSONShape.either([.string, .object(fields)])

  /// The keys of an expectation.
  public static let keys = fields.map(\.name)

  /// Reads a text, which is a verdict, or an object.
  init(_ json: JSONValue, activity: ActivityID) throws {
    self.init(activity: activity)
    guard json.kind != .string else {
      verdict = try json.asString()
      return
    }
    try json.read(Self.members, into: &self)
  }

  private static func texts(_ json: JSONValue) throws -> [String] {
    try json.asArray().map { try $0.asString() }
  }
}

extension JSONValue {
  /// The text of what must be one of some words.
  fileprivate func asWord(among words: [String]) throws -> String {
    let word = try asString()
    guard words.contains(word) else { throw fault(.unknownWord(word, known: words)) }
    return word
  }
}

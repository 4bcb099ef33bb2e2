public import LiveActivities
import StrictJSON

/// What a line's writer expects: of its verdict, and of what is true after it.
///
/// What is `nil` is not looked at.
public struct Expectation: Hashable, Sendable {
  /// `applied`, `dropped`, `rejected`, a rule's name such as `olderTimestamp`, an APNs reason, or a fact such as `AK 3.17`.
  public var verdict: String?
  /// What `Activity.request` throws, by its case's name.
  public var error: String?
  /// The activity that `state`, `cause`, `score` and `contentState` are about.
  public var activity: ActivityID
  /// The activity's state; `none` for one that is not kept.
  public var state: String?
  /// Why it came into that state.
  public var cause: String?
  /// Its relevance score.
  public var score: Double?
  /// Its content state; order and blanks do not matter.
  public var contentState: EncodedJSON?
  /// What the island shows: `none`, `compact A`, `minimal A B` or `expanded A`.
  public var island: String?
  /// What is on the Lock Screen, top first, one activity or folded stack each.
  public var lockScreen: [String]?
  /// The activity that is shown as a banner; `none` for none.
  public var banner: String?
  /// The names of events, which must have happened in this order since the line before.
  public var events: [String]?
  /// Words that a finding on the line must have; `none` for a line without any.
  public var finding: String?
  /// `areActivitiesEnabled` of the app.
  public var areActivitiesEnabled: Bool?

  /// Makes an expectation of nothing.
  public init(activity: ActivityID) {
    self.activity = activity
  }
}

extension Expectation {
  /// The keys of an expectation.
  public static let keys = [
    "verdict", "error", "state", "cause", "score", "content-state", "island", "lock-screen",
    "banner", "events", "finding", "areActivitiesEnabled",
  ]

  /// Reads a text, which is a verdict, or an object.
  init(_ json: JSONValue, activity: ActivityID) throws(JSONFault) {
    self.init(activity: activity)
    guard json.kind != .string else {
      verdict = try json.asString()
      return
    }
    for (key, value) in try json.members(known: Self.keys) {
      switch key.text {
      case "verdict": verdict = try value.asString()
      case "error": error = try value.asString()
      case "state": state = try value.asString()
      case "cause": cause = try value.asString()
      case "score": score = try value.asDouble()
      case "content-state": contentState = try value.asEncodedObject()
      case "island": island = try value.asString()
      case "lock-screen": lockScreen = try Self.texts(value)
      case "banner": banner = try value.asString()
      case "events": events = try Self.texts(value)
      case "finding": finding = try value.asString()
      default: areActivitiesEnabled = try value.asBool()
      }
    }
    try checkNames(json)
  }

  private static func texts(_ json: JSONValue) throws(JSONFault) -> [String] {
    var texts: [String] = []
    for element in try json.asArray() { texts.append(try element.asString()) }
    return texts
  }

  /// A word that can't come is a slip of the pen: it would never be met.
  private func checkNames(_ json: JSONValue) throws(JSONFault) {
    let states = ActivityState.allCases.map(\.rawValue) + ["none"]
    if let state, !states.contains(state), let value = json["state"] {
      throw value.fault(.unknownKey(state, known: states))
    }
    let causes = TransitionCause.allCases.map(\.rawValue)
    if let cause, !causes.contains(cause), let value = json["cause"] {
      throw value.fault(.unknownKey(cause, known: causes))
    }
    let errors = ActivityAuthorizationError.allCases.map(\.rawValue)
    if let error, !errors.contains(error), let value = json["error"] {
      throw value.fault(.unknownKey(error, known: errors))
    }
  }
}

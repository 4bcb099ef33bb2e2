import LiveActivities
import StrictJSON

/// The keys that an object may have beside the one that says its kind: whose it is, when, and to whom it goes.
///
/// They are islet's own and no part of a payload, so their bytes do not count as the push's.
enum LineKey: Int, CaseIterable {
  case expect, note, app, activity, at, requestID, headers, token, channel, simulatorTargetBundle

  /// The place of the key among the names that are looked for: those of kinds come first.
  ///
  /// It is a constant, since each line asks for several: the places up to it are free for more kinds.
  @inline(__always)
  var place: Int { Self.firstPlace + rawValue }

  static let firstPlace = 22

  /// A Boolean value indicating whether only a push has it.
  var isOfPush: Bool {
    switch self {
    case .headers, .token, .channel: true
    case .expect, .note, .app, .activity, .at, .requestID, .simulatorTargetBundle: false
    }
  }

  var name: String { field.name }

  /// The key's row in the tables of help and schema.
  var field: JSONField {
    switch self {
    case .expect:
      JSONField("expect", Expectation.shape, "the outcome that is expected: islet help scenarios")
    case .note: JSONField("note", .string, "words to the reader, as JSON has no comments")
    case .app: JSONField("app", .string, "the bundle identifier or topic; default: \"local\"")
    case .activity:
      JSONField("activity", .string, "your own name for the activity; default: \"1\"")
    case .at: JSONField("at", .duration, "when the line comes, counted from the start")
    case .requestID:
      JSONField("request-id", .anything, "comes back in the verdict on a socket's line")
    case .headers:
      JSONField("headers", APNsHeaders.shape, "the request's headers, which are checked")
    case .token: JSONField("token", .string, "for a push: the token that islet gave out")
    case .channel: JSONField("channel", .string, "for a push: the broadcast channel, in Base64")
    case .simulatorTargetBundle:
      JSONField("Simulator Target Bundle", .string, "the app, as files for simctl push name it")
    }
  }
}

extension JSONFields {
  subscript(key: LineKey) -> JSONValue? { self[key.place] }

  func has(_ key: LineKey) -> Bool { has(key.place) }
}

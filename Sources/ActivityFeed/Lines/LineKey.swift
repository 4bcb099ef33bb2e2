import LiveActivities
import StrictJSON

/// The keys that an object may have beside the one that says its kind: whose it is, when, and to whom it goes.
///
/// They are islet's own and no part of a payload, so their bytes do not count as the push's.
enum LineKey: Int, CaseIterable {
  case expect, note, app, activity, at, requestID, headers, token, channel, simulatorTargetBundle

  var name: String {
    switch self {
    case .expect: "expect"
    case .note: "note"
    case .app: "app"
    case .activity: "activity"
    case .at: "at"
    case .requestID: "request-id"
    case .headers: "headers"
    case .token: "token"
    case .channel: "channel"
    case .simulatorTargetBundle: "Simulator Target Bundle"
    }
  }

  /// The place of the key among the names that are looked for: those of kinds come first.
  ///
  /// It is a constant, since each line asks for several: the places up to it are free for more kinds.
  @inline(__always)
  var place: Int { Self.firstPlace + rawValue }

  private static var firstPlace: Int { 22 }

  static let names: JSONNames = {
    let kinds = LineKind.all.map(\.key)
    // No key of JSON has a control character as it is.
    let free = (kinds.count..<firstPlace).map { "\u{1}\($0)" }
    return JSONNames(kinds + free + allCases.map(\.name), settingAsideFrom: firstPlace)
  }()

  /// The keys that say what a line is; a line may also do nothing but expect something, or speak to its reader.
  static let kinds = LineKind.all.map(\.key) + [LineKey.expect, .note].map(\.name)
}

extension LineKey {
  /// The key's row in the tables of help and schema.
  var field: JSONField {
    switch self {
    case .expect:
      JSONField(name, Expectation.shape, "the outcome that is expected: islet help scenarios")
    case .note: JSONField(name, .string, "words to the reader, as JSON has no comments")
    case .app:
      JSONField(name, .string, "the bundle identifier or topic; \"local\" without it")
    case .activity:
      JSONField(name, .string, "your own name for the activity; \"1\" without it")
    case .at:
      JSONField(name, .duration, "when the line comes, counted from the start")
    case .requestID: JSONField(name, .anything, "comes back in the verdict on a socket's line")
    case .headers: JSONField(name, APNsHeaders.shape, "the request's headers, which are checked")
    case .token: JSONField(name, .string, "for a push: the token that islet gave out")
    case .channel: JSONField(name, .string, "for a push: the broadcast channel, in Base64")
    case .simulatorTargetBundle:
      JSONField(name, .string, "the app, as files for simctl push name it")
    }
  }
}

extension JSONFields {
  subscript(key: LineKey) -> JSONValue? { self[key.place] }

  func has(_ key: LineKey) -> Bool { has(key.place) }
}

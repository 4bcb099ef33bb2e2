import LiveActivities
import StrictJSON

// ActivityKit's own calls as a feed writes them: the names of a push's keys, for what a push has too.

extension ActivityRequest {
  static let shape = JSONShape.object(
    [
      JSONField("attributes-type", .string, "the Swift type's name", isRequired: true),
      JSONField("attributes", .anyObject, "the attributes; default: {}"),
    ] + ActivityContent.fields(isRequired: true) + [
      JSONField("style", .words(styles.map(\.word)), "default: standard"),
      JSONField("push-type", PushType.shape, "default: none"),
      JSONField("start", .seconds, "schedules the start, with an alert (iOS 26)"),
      JSONField("alert", AlertConfiguration.shape, "a scheduled start's"),
      JSONField(
        "from", .words(Caller.allCases.map(\.rawValue)), "who calls; default: the app"),
    ])
  private static let styles: [(word: String, value: ActivityStyle)] = [
    ("standard", .standard), ("transient", .transient),
  ]

  /// Reads `Activity.request`: `attributes-type`, `attributes`, content, and perhaps `style` and `start`.
  init(_ json: JSONValue) throws {
    try json.checkKeys(of: Self.shape)
    self.init(
      attributesType: try json.member("attributes-type").asString(),
      attributes: try json["attributes"]?.asEncodedObject() ?? EncodedJSON("{}"),
      content: try ActivityContent(json),
      style: try json["style"]?.asValue(among: Self.styles) ?? .standard,
      start: try json["start"]?.asTimestamp(),
      alert: try json["alert"].map(AlertConfiguration.init(ofCall:)),
      pushType: try json["push-type"].map(PushType.init),
      caller: try json["from"]?.asCase() ?? .app)
  }
}

extension PushType {
  static let shape = JSONShape.either([
    .words(["token"]),
    .object([JSONField("channel", .string, "in Base64", isRequired: true)]),
  ])

  /// Reads `"token"` or `{"channel":"…"}`.
  init(_ json: JSONValue) throws(JSONFault) {
    guard json.kind == .object else {
      guard json.isString("token") else {
        throw json.fault(expected: "\"token\" or {\"channel\": \"…\"}")
      }
      self = .token
      return
    }
    _ = try json.members(known: ["channel"])
    self = .channel(try json.member("channel").asString())
  }
}

extension ActivityContent {
  static func fields(isRequired: Bool) -> [JSONField] {
    [
      JSONField("content-state", .anyObject, "the content", isRequired: isRequired),
      JSONField("stale-date", .seconds, "when the content is out of date"),
      JSONField("relevance-score", .number, "the rank among the app's activities"),
    ]
  }

  /// Reads `content-state`, `stale-date` and `relevance-score`.
  init(_ json: JSONValue) throws {
    self.init(
      state: try json.member("content-state").asEncodedObject(),
      staleDate: try json["stale-date"]?.asTimestamp(),
      relevanceScore: try json["relevance-score"]?.asDouble() ?? 0)
  }
}

extension AppCall {
  static let updateShape = JSONShape.object(
    ActivityContent.fields(isRequired: true) + [
      JSONField("alert", AlertConfiguration.shape, "lights the screen"), timestampField,
    ])
  static let endShape = JSONShape.object(
    ActivityContent.fields(isRequired: false) + [
      JSONField(
        "dismissal-policy", .either([.words(policies.map(\.word)), .seconds]),
        "when it leaves the Lock Screen"),
      timestampField,
    ])
  private static let timestampField = JSONField(
    "timestamp", .seconds, "the call's own time (iOS 17.2)")

  /// Reads `Activity.update`.
  init(update json: JSONValue) throws {
    try json.checkKeys(of: Self.updateShape)
    self = .update(
      try ActivityContent(json), alert: try json["alert"].map(AlertConfiguration.init(ofCall:)),
      timestamp: try json["timestamp"]?.asTimestamp())
  }

  /// Reads `Activity.end`: content is optional (AK 1.16), and so is `dismissal-policy`.
  init(end json: JSONValue) throws {
    try json.checkKeys(of: Self.endShape)
    let content = try json["content-state"] == nil ? nil : ActivityContent(json)
    self = .end(
      content, dismissalPolicy: try Self.policy(json["dismissal-policy"]),
      timestamp: try json["timestamp"]?.asTimestamp())
  }

  private static let policies: [(word: String, value: ActivityUIDismissalPolicy)] = [
    ("default", .default), ("immediate", .immediate),
  ]

  /// Reads `"default"`, `"immediate"`, or the seconds since 1970 of `after`.
  private static func policy(_ json: JSONValue?) throws -> ActivityUIDismissalPolicy {
    guard let json else { return .default }
    guard json.kind == .string else { return .after(try json.asTimestamp()) }
    return try json.asValue(among: policies, or: "a number of seconds since 1970")
  }
}

import LiveActivities
import StrictJSON

extension APNsHeaders {
  static let shape = JSONShape.object(members.map(\.field))

  private typealias Member = (
    field: JSONField, read: @Sendable (inout APNsHeaders, JSONValue) throws -> Void
  )
  private static let numbers = JSONShape.either([.number, .string])
  private static let members: [Member] = [
    (JSONField("apns-push-type", .string, "liveactivity"), { $0.pushType = try $1.asString() }),
    (
      JSONField("apns-topic", .string, "the bundle identifier and .push-type.liveactivity"),
      { $0.topic = try $1.asString() }
    ),
    (
      JSONField("apns-priority", numbers, "5 or 10, which counts toward the budget"),
      { $0.priority = Int(exactly: try number($1)) ?? 0 }
    ),
    (
      JSONField("apns-expiration", numbers, "seconds since 1970; 0 tries once"),
      { $0.expiration = try number($1) }
    ),
    (
      JSONField("apns-collapse-id", .string, "64 bytes at most"),
      { $0.collapseID = try $1.asString() }
    ),
    (JSONField("apns-id", .string, "a UUID"), { $0.id = try $1.asString() }),
    (
      JSONField("apns-channel-id", .string, "a broadcast's channel, in Base64"),
      { $0.channelID = try $1.asString() }
    ),
    (
      JSONField("authorization", .string, "the provider token, which is not looked at"), { _, _ in }
    ),
  ]

  /// Reads `"headers"`; a number may be written as the text that it is in a request.
  init(_ json: JSONValue) throws {
    self.init()
    for (key, value) in try json.members(known: Self.members.map(\.field.name)) {
      let member = Self.members.first { $0.field.name == key.text }
      try member?.read(&self, value)
    }
  }

  private static func number(_ json: JSONValue) throws(JSONFault) -> Int64 {
    guard let number = json.int64 ?? json.string.flatMap({ Int64($0) }) else {
      throw json.fault(expected: "a whole number")
    }
    return number
  }
}

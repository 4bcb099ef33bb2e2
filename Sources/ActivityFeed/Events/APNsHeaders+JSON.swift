import LiveActivities
import StrictJSON

extension APNsHeaders {
  static let shape = JSONShape.object(members.map(\.field))

  private static let numbers = JSONShape.either([.number, .string])
  private static let members: [JSONMember<APNsHeaders>] = [
    JSONMember("apns-push-type", .string, "liveactivity") { $0.pushType = try $1.asString() },
    JSONMember("apns-topic", .string, "the bundle identifier and .push-type.liveactivity") {
      $0.topic = try $1.asString()
    },
    JSONMember("apns-priority", numbers, "5 or 10, which counts toward the budget") {
      $0.priority = Int(exactly: try number($1)) ?? 0
    },
    JSONMember("apns-expiration", numbers, "seconds since 1970; 0 tries once") {
      $0.expiration = try number($1)
    },
    JSONMember("apns-collapse-id", .string, "64 bytes at most") {
      $0.collapseID = try $1.asString()
    },
    JSONMember("apns-id", .string, "a UUID") { $0.id = try $1.asString() },
    JSONMember("apns-channel-id", .string, "a broadcast's channel, in Base64") {
      $0.channelID = try $1.asString()
    },
    JSONMember("authorization", .string, "the provider token, which is not looked at") { _, _ in },
  ]

  /// Reads `"headers"`; a number may be written as the text that it is in a request.
  init(_ json: JSONValue) throws {
    self.init()
    try json.read(Self.members, into: &self)
  }

  private static func number(_ json: JSONValue) throws(JSONFault) -> Int64 {
    guard let number = json.int64 ?? json.string.flatMap({ Int64($0) }) else {
      throw json.fault(expected: "a whole number")
    }
    return number
  }
}

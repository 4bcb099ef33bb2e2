public import LiveActivities
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

  /// The names of the headers that APNs reads.
  public static let names = members.map(\.field.name)

  /// Reads `"headers"`, whose names may be in capitals or not; a number may be written as the text that it is in a request.
  ///
  /// The names that APNs does not read are added to `unknown`.
  init(_ json: JSONValue, unknown: inout [String]) throws {
    self.init()
    for (key, value) in try json.asObject().members {
      let name = key.text.lowercased()
      guard let member = Self.members.first(where: { $0.field.name == name }) else {
        if unknown.count < Self.unknownMaximum { unknown.append(key.text) }
        continue
      }
      try member.read(&self, value)
    }
  }

  /// The most unknown names that are noted.
  private static let unknownMaximum = 8

  private static func number(_ json: JSONValue) throws(JSONFault) -> Int64 {
    guard let number = json.int64 ?? json.string.flatMap({ Int64($0) }) else {
      throw json.fault(expected: "a whole number")
    }
    return number
  }
}

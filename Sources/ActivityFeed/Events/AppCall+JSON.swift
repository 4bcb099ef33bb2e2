import LiveActivities
import StrictJSON

// ActivityKit's own calls as a feed writes them: the names of a push's keys, for what a push has too.

extension ActivityRequest {
  /// Reads `Activity.request`: `attributes-type`, `attributes`, content, and perhaps `style` and `start`.
  init(_ json: JSONValue) throws {
    self.init(
      attributesType: try json.member("attributes-type").asString(),
      attributes: try json["attributes"]?.asEncodedObject() ?? EncodedJSON("{}"),
      content: try ActivityContent(json), style: try Self.style(json["style"]),
      start: try json["start"]?.asTimestamp(),
      alert: try json["alert"].map(AlertConfiguration.init),
      pushType: try json["push-type"].map(PushType.init),
      caller: try Self.caller(json["from"]))
  }

  private static func caller(_ json: JSONValue?) throws(JSONFault) -> Caller {
    guard let json else { return .app }
    guard let caller = Caller(rawValue: try json.asString()) else {
      throw json.fault(expected: "\"app\", \"intent\" or \"extension\"")
    }
    return caller
  }

  private static func style(_ json: JSONValue?) throws(JSONFault) -> ActivityStyle {
    guard let json else { return .standard }
    switch try json.asString() {
    case "standard": return .standard
    case "transient": return .transient
    default: throw json.fault(expected: "\"standard\" or \"transient\"")
    }
  }
}

extension PushType {
  /// Reads `"token"` or `{"channel":"…"}`.
  init(_ json: JSONValue) throws(JSONFault) {
    guard json.kind == .object else {
      guard json.isString("token") else {
        throw json.fault(expected: "\"token\" or {\"channel\": \"…\"}")
      }
      self = .token
      return
    }
    self = .channel(try json.member("channel").asString())
  }
}

extension ActivityContent {
  /// Reads `content-state`, `stale-date` and `relevance-score`.
  init(_ json: JSONValue) throws {
    self.init(
      state: try json.member("content-state").asEncodedObject(),
      staleDate: try json["stale-date"]?.asTimestamp(),
      relevanceScore: try json["relevance-score"]?.asDouble() ?? 0)
  }
}

extension AppCall {
  /// Reads `Activity.update`.
  init(update json: JSONValue) throws {
    self = .update(
      try ActivityContent(json), alert: try json["alert"].map(AlertConfiguration.init),
      timestamp: try json["timestamp"]?.asTimestamp())
  }

  /// Reads `Activity.end`: content is optional (AK 1.16), and so is `dismissal-policy`.
  init(end json: JSONValue) throws {
    _ = try json.asObject()
    let content = try json["content-state"] == nil ? nil : ActivityContent(json)
    self = .end(
      content, dismissalPolicy: try Self.policy(json["dismissal-policy"]),
      timestamp: try json["timestamp"]?.asTimestamp())
  }

  /// `"default"`, `"immediate"`, or the seconds since 1970 of `after`.
  private static func policy(_ json: JSONValue?) throws -> ActivityUIDismissalPolicy {
    guard let json else { return .default }
    guard json.kind == .string else { return .after(try json.asTimestamp()) }
    switch try json.asString() {
    case "default": return .default
    case "immediate": return .immediate
    default:
      throw json.fault(expected: "\"default\", \"immediate\" or a number of seconds since 1970")
    }
  }
}

import LiveActivities
import StrictJSON

extension ActivityPush {
  /// Reads an APNs payload's `aps` (AK 3a); keys that are not known are ignored (AK 3.21).
  ///
  /// A key that is `null` is as good as absent, as for a decoder's optional values.
  init(aps: JSONValue) throws {
    _ = try aps.asObject()
    let eventValue = try aps.member("event")
    guard let event = Event(rawValue: try eventValue.asString()) else {
      throw eventValue.fault(expected: "\"start\", \"update\" or \"end\"")
    }
    self.init(
      event: event, timestamp: try aps.member("timestamp").asTimestamp(),
      contentState: try aps.optional("content-state")?.asEncodedObject(),
      staleDate: try aps.optional("stale-date")?.asDate(),
      relevanceScore: try aps.optional("relevance-score")?.asDouble(),
      dismissalDate: try aps.optional("dismissal-date")?.asDate(),
      alert: try aps.optional("alert").map(AlertConfiguration.init),
      attributesType: try aps.optional("attributes-type")?.asString(),
      attributes: try aps.optional("attributes")?.asEncodedObject(),
      inputPush: try Self.inputPush(aps))
  }

  /// The keys of `aps` that APNs documents: a Live Activity's, and those of other notifications.
  private static let documentedKeys: Set = [
    "timestamp", "event", "content-state", "attributes-type", "attributes", "alert", "stale-date",
    "relevance-score", "dismissal-date", "input-push-token", "input-push-channel", "sound", "badge",
    "content-available", "mutable-content", "category", "thread-id", "target-content-id",
    "interruption-level", "filter-criteria", "content-changed", "url-args",
  ]

  /// The first few keys that nothing reads.
  static func ignoredKeys(in aps: JSONValue) -> [String] {
    let ignored = aps.members { !documentedKeys.contains($0.text) }
    return ignored.prefix(8).map(\.key.text)
  }

  /// The keys whose date lies so far ahead that it was hardly meant.
  static func millisecondKeys(in aps: JSONValue) -> [String] {
    ["stale-date", "dismissal-date"].filter {
      aps[$0]?.int64.map { $0 >= JSONValue.secondsMaximum } ?? false
    }
  }

  /// `"input-push-channel"`, or `"input-push-token"`, which must be 1.
  private static func inputPush(_ aps: JSONValue) throws(JSONFault) -> PushType? {
    if let channel = aps.optional("input-push-channel") {
      return .channel(try channel.asString())
    }
    guard let token = aps.optional("input-push-token") else { return nil }
    guard token.int64 == 1 else { throw token.fault(expected: "1") }
    return .token
  }
}

extension AlertConfiguration {
  /// Reads an `alert`: an object, or a text that is its title (AK 3.5).
  init(_ json: JSONValue) throws(JSONFault) {
    guard json.kind != .string else {
      self.init(title: try json.asString(), body: "")
      return
    }
    _ = try json.asObject()
    let sound = try json.optional("sound").map { value throws(JSONFault) in try value.asString() }
    self.init(
      title: try Self.text(json.optional("title")), body: try Self.text(json.optional("body")),
      sound: sound.map { $0 == "default" ? .default : .named($0) })
  }

  /// A text, or a key with the texts that stand for each `%@` in it.
  private static func text(_ json: JSONValue?) throws(JSONFault) -> String {
    guard let json else { return "" }
    guard json.kind == .object else { return try json.asString() }
    let pieces = try json.member("loc-key").asString()
      .split(separator: "%@", omittingEmptySubsequences: false)
    let arguments = try json["loc-args"]?.asArray() ?? []
    var text = pieces.first.map(String.init) ?? ""
    for (index, piece) in pieces.dropFirst().enumerated() {
      text += index < arguments.count ? try arguments[index].asString() : "%@"
      text += piece
    }
    return text
  }
}

extension JSONValue {
  /// From here on a number of seconds is a number of milliseconds: the year 5138.
  static let secondsMaximum: Int64 = 100_000_000_000

  /// A whole number of seconds since 1970, by which something is ordered.
  func asTimestamp() throws -> Timestamp {
    let timestamp = try asDate()
    if let seconds = int64, seconds >= Self.secondsMaximum {
      throw DecodingProblem.milliseconds(self, seconds)
    }
    return timestamp
  }

  /// A whole number of seconds since 1970, however far ahead.
  fileprivate func asDate() throws(JSONFault) -> Timestamp {
    guard let seconds = int64 else {
      // A fraction is what some servers send; the phone wants none.
      throw fault(expected: "a whole number of seconds since 1970")
    }
    return Timestamp(secondsSince1970: Int(seconds))
  }

  /// The member of a name; `nil` where it is `null`, too.
  fileprivate func optional(_ key: String) -> JSONValue? {
    self[key].flatMap { $0.kind == .null ? nil : $0 }
  }

  /// An object as it was written.
  func asEncodedObject() throws(JSONFault) -> EncodedJSON {
    EncodedJSON(bytes: try asObject().source)
  }
}

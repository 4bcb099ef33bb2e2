public import LiveActivities
import PastedPayloads
import StrictJSON

extension ActivityPush {
  /// Reads an APNs payload's `aps` (AK 3a); keys that are not known are ignored (AK 3.21).
  init(aps: JSONFields) throws {
    self.init(
      event: try Self.event(aps), timestamp: try aps.timestamp(),
      contentState: try aps.encodedObject(.contentState), staleDate: try aps.date(.staleDate),
      relevanceScore: try aps.double(.relevanceScore))
    // Most have nothing more.
    if aps.has(.dismissalDate) { dismissalDate = try aps.date(.dismissalDate) }
    if let alert = aps[.alert] { self.alert = try AlertConfiguration(alert) }
    if let name = aps[.attributesType] { attributesType = try name.asString() }
    if aps.has(.attributes) { attributes = try aps.encodedObject(.attributes) }
    if let inputPush = try Self.inputPush(aps) { self.inputPush = inputPush }
  }

  /// The keys of `aps` that are read, in the spelling of APNs.
  public static let keys = APSKey.allCases.map(\.name)

  private static let events = JSONNames(Event.allCases.map(\.rawValue))

  private static func event(_ aps: JSONFields) throws(JSONFault) -> Event {
    if let index = aps.text(APSKey.event.rawValue, among: events) { return Event.allCases[index] }
    let value = try aps.required(.event)
    _ = try value.asString()
    throw value.fault(expected: "\"start\", \"update\" or \"end\"")
  }

  /// The keys whose date lies so far ahead that seconds were hardly meant.
  var millisecondKeys: [String] {
    let far = Timestamp(secondsSince1970: Int(JSONValue.secondsMaximum))
    var keys: [String] = []
    if let staleDate, staleDate >= far { keys.append(APSKey.staleDate.name) }
    if let dismissalDate, dismissalDate >= far { keys.append(APSKey.dismissalDate.name) }
    return keys
  }

  /// `"input-push-channel"`, or `"input-push-token"`, which must be 1.
  private static func inputPush(_ aps: JSONFields) throws(JSONFault) -> PushType? {
    if let channel = aps[.inputPushChannel] { return .channel(try channel.asString()) }
    guard let token = aps[.inputPushToken] else { return nil }
    guard token.int64 == 1 else { throw token.fault(expected: "1") }
    return .token
  }
}

extension JSONFields {
  fileprivate func timestamp() throws -> Timestamp {
    if let seconds = integer(.timestamp), seconds < JSONValue.secondsMaximum {
      return Timestamp(secondsSince1970: Int(seconds))
    }
    return try required(.timestamp).asTimestamp()
  }

  fileprivate func date(_ key: APSKey) throws(JSONFault) -> Timestamp? {
    if let seconds = integer(key) { return Timestamp(secondsSince1970: Int(seconds)) }
    return try self[key]?.asDate()
  }

  fileprivate func double(_ key: APSKey) throws(JSONFault) -> Double? {
    // So many digits are exact.
    if let number = integer(key), number.magnitude < 1 << 53, number != 0 {
      return Double(number)
    }
    return try self[key]?.asDouble()
  }

  fileprivate func encodedObject(_ key: APSKey) throws(JSONFault) -> EncodedJSON? {
    if let source = objectSource(key.rawValue) { return EncodedJSON(bytes: source) }
    return try self[key]?.asEncodedObject()
  }
}

extension AlertConfiguration {
  static let shape = JSONShape.either([
    .string,
    .object(
      [
        JSONField("title", textShape, "shown on Apple Watch"),
        JSONField("body", textShape, "shown on Apple Watch"),
        JSONField("sound", .string, "\"default\" or a file of the app"),
        JSONField("title-loc-key", .string, "a localized title"),
        JSONField("title-loc-args", .list(.string), "stand for each %@ in it"),
        JSONField("loc-key", .string, "a localized body"),
        JSONField("loc-args", .list(.string), "stand for each %@ in it"),
      ], isOpen: true),
  ])
  private static let textShape = JSONShape.either([
    .string,
    .object(
      [
        JSONField("loc-key", .string, "a localized text", isRequired: true),
        JSONField("loc-args", .list(.string), "stand for each %@ in it"),
      ], isOpen: true),
  ])

  /// Reads the `alert` of a call, in which each key is islet's own grammar.
  init(ofCall json: JSONValue) throws(JSONFault) {
    if json.kind == .object {
      let names = AlertKey.allCases.map(\.name)
      for (key, value) in try json.members(known: names) where value.kind == .object {
        if ["title", "body"].contains(key.text) {
          _ = try value.members(known: ["loc-key", "loc-args"])
        }
      }
    }
    try self.init(json)
  }

  /// Reads an `alert`: an object, or a text that is its title (AK 3.5).
  init(_ json: JSONValue) throws(JSONFault) {
    guard json.kind != .string else {
      self.init(title: try json.asString(), body: "")
      return
    }
    guard json.kind == .object else { throw json.fault(expected: "an object") }
    let fields = JSONFields(json, named: AlertKey.names)
    let sound = try fields[.sound].map { value throws(JSONFault) in try value.asString() }
    self.init(
      title: try Self.text(fields[.title], or: fields[.titleKey], fields[.titleArguments]),
      body: try Self.text(fields[.body], or: fields[.bodyKey], fields[.bodyArguments]),
      sound: sound.map { $0 == "default" ? .default : .named($0) })
  }

  /// A text, or a key with the texts that stand for each `%@` in it.
  private static func text(
    _ json: JSONValue?, or key: JSONValue?, _ keyArguments: JSONValue?
  ) throws(JSONFault) -> String {
    if let json {
      guard json.kind == .object else { return try json.asString() }
      return try localized(json.member("loc-key"), json["loc-args"])
    }
    return try key.map { key throws(JSONFault) in try localized(key, keyArguments) } ?? ""
  }

  /// A localized text, which islet has by its key alone, with its arguments for each `%@`.
  private static func localized(
    _ key: JSONValue, _ list: JSONValue?
  ) throws(JSONFault) -> String {
    let pieces = try key.asString().split(separator: "%@", omittingEmptySubsequences: false)
    let arguments = try list?.asArray() ?? []
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
  static let secondsMaximum = Int64(Slip.TimeUnit.secondsMaximum)

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

  /// An object as it was written.
  func asEncodedObject() throws(JSONFault) -> EncodedJSON {
    EncodedJSON(bytes: try asObject().source)
  }
}

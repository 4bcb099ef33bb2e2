import LiveActivities
import StrictJSON

/// Understands the objects of a feed.
///
/// An object is a push (`aps`, an APNs payload as it is, and whose it is) or a local event: what an app, the person or the
/// device did. Keys that are not known are ignored, as a phone ignores them (AK 3.21).
public struct FeedDecoder: Sendable {
  private static let kinds = [
    "aps", "request", "update", "end", "person", "scene", "settings", "device", "clock", "declare",
    "tokens", "channels", "budget", "layout", "theme", "subscribe", "expect", "note",
  ]
  /// What a line may have beside a payload; it is islet's own, and APNs never sees it.
  private static let ownKeys: Set = [
    "app", "activity", "at", "expect", "note", "request-id", "headers", "token", "channel",
    "Simulator Target Bundle",
  ]
  /// The app of a payload that does not say whose it is.
  public static let unnamedApp = "local"
  /// The activity of a payload that does not say which it is: an app's only one.
  public static let unnamedActivity = "1"

  private var parser = JSONParser()

  /// Makes a decoder.
  public init() {}

  /// Understands one object.
  ///
  /// - Parameters:
  ///   - bytes: A buffer that holds the object.
  ///   - range: The object in it.
  ///   - line: The line of the feed at which it begins.
  /// - Returns: What it asks for, and what its writer says about it.
  /// - Throws: What is wrong with it.
  public mutating func decode(_ bytes: [UInt8], in range: Range<Int>, line: Int) throws(FeedFault)
    -> FeedLine
  {
    var notes = LineNotes()
    var found: JSONValue?
    do {
      let object = try parser.parse(bytes, in: range).asObject()
      found = object
      notes.requestID = object["request-id"].map { EncodedJSON(bytes: $0.source) }
      let owner = try Self.owner(of: object)
      try Self.read(&notes, of: object, owner)
      return FeedLine(try Self.event(object, owner), notes: notes)
    } catch let fault as JSONFault {
      if case .missingKey = fault.problem, let problem = found.flatMap(Self.misplacement) {
        throw FeedFault(line: line, problem: problem, notes: notes)
      }
      throw FeedFault(line: line + fault.place.line - 1, problem: .json(fault), notes: notes)
    } catch let DecodingProblem.milliseconds(value, given) {
      throw FeedFault(
        line: line + value.place.line - 1,
        problem: .milliseconds(path: value.path, given: given), notes: notes)
    } catch {
      let keys = found?.members.prefix(4).map(\.key.text) ?? []
      let problem =
        found.flatMap(Self.misplacement) ?? .unknownKind(known: Self.kinds, found: keys)
      throw FeedFault(line: line, problem: problem, notes: notes)
    }
  }

  /// Where a service's envelope has put the payload, or what belongs into it; `nil` where there is neither.
  private static func misplacement(in object: JSONValue) -> FeedFault.Problem? {
    let outside = object.members.filter { key, _ in !key.isString("aps") }.map(\.value)
    if let path = path(in: outside, where: { $0["aps"]?.kind == .object }) {
      return .enveloped(path: path)
    }
    return path(in: outside) { $0["event"] != nil && $0["content-state"] != nil }
      .map { .outsideAPS(path: $0) }
  }

  /// The first of some values, or of what they hold, that is as it is looked for.
  private static func path(
    in values: [JSONValue], depth: Int = 0, where isWanted: (JSONValue) -> Bool
  ) -> String? {
    guard depth < 6 else { return nil }
    for value in values {
      if isWanted(value) { return value.path }
      let inner = value.members.map(\.value) + value.elements.prefix(8)
      if let path = path(in: inner, depth: depth + 1, where: isWanted) { return path }
    }
    return nil
  }

  private static func read(
    _ notes: inout LineNotes, of object: JSONValue, _ owner: LineOwner
  ) throws {
    if let value = object["expect"] {
      notes.expectation = try Expectation(value, activity: owner.activity)
    }
    notes.remark = try object["note"].map { value throws(JSONFault) in try value.asString() }
    if let value = object["at"] { notes.time = try ClockChange.duration(value) }
    notes.namesOwner = object["app"] != nil || object["activity"] != nil
    guard let aps = object["aps"] else { return }
    notes.ignoredKeys = ActivityPush.ignoredKeys(in: aps)
    notes.millisecondKeys = ActivityPush.millisecondKeys(in: aps)
  }

  private static func event(_ object: JSONValue, _ owner: LineOwner) throws -> FeedEvent {
    if let aps = object["aps"] { return .command(try push(aps, in: object, owner)) }
    if let value = object["request"] {
      return .command(.app(.request(try ActivityRequest(value)), owner.activity))
    }
    if let value = object["update"] {
      return .command(.app(try AppCall(update: value), owner.activity))
    }
    if let value = object["end"] {
      return .command(.app(try AppCall(end: value), owner.activity))
    }
    if let event = try localEvent(object, owner) { return event }
    if let value = object["clock"] { return .clock(try ClockChange(value)) }
    if let value = object["budget"] { return .budget(try PushBudget(value)) }
    if let value = object["layout"] { return .layout(try value.asObject().source) }
    if let value = object["theme"] {
      return value.kind == .string
        ? .theme(try value.asString()) : .themeObject(try value.asObject().source)
    }
    if let value = object["subscribe"] { return .subscribe(try Subscription(value)) }
    if object["expect"] != nil || object["note"] != nil { return .expectation }
    throw DecodingProblem.unknownKind
  }

  /// What the person, the device or an app did beside ActivityKit; `nil` where it is none of these.
  private static func localEvent(
    _ object: JSONValue, _ owner: LineOwner
  ) throws(JSONFault) -> FeedEvent? {
    if let value = object["person"] {
      return .command(
        .person(try PersonAction(value, in: object, of: owner)))
    }
    if let value = object["scene"] {
      let hasApp = object["app"] != nil
      return .command(try DeviceChange.scene(value, hasApp: hasApp, of: owner.app))
    }
    if let value = object["settings"] {
      return .command(.person(try PersonAction(settings: value, of: owner)))
    }
    if let value = object["device"] { return .command(.device(try DeviceChange(value))) }
    if let value = object["declare"] {
      return .command(.setup(try AppSetup(declare: value), owner.app))
    }
    if let value = object["tokens"] {
      return .command(.setup(try AppSetup(tokens: value), owner.app))
    }
    if let value = object["channels"] {
      return .command(.setup(try AppSetup(channels: value), owner.app))
    }
    return nil
  }

  // MARK: - Pushes

  /// A push to an activity that is named, to a token, or to a channel.
  private static func push(
    _ aps: JSONValue, in object: JSONValue, _ owner: LineOwner
  ) throws -> ActivityCommand {
    var push = try ActivityPush(aps: aps)
    push.payloadByteCount = payloadByteCount(of: object)
    push.headers = try object["headers"].map(APNsHeaders.init)
    if let channel = try object["channel"]?.asString() ?? push.headers?.channelID {
      return .notification(push, .channel(channel, owner.app))
    }
    if let token = object["token"] {
      let name = object["activity"] == nil ? nil : owner.activity.name
      return .notification(push, .token(try token.asString(), name: name))
    }
    return .push(push, owner.activity)
  }

  /// How many bytes APNs would be sent: the object as it was written, less what is islet's own.
  private static func payloadByteCount(of object: JSONValue) -> Int {
    let own = object.members { ownKeys.contains($0.text) }
    guard !own.isEmpty else { return object.byteRange.count }
    // A member goes with its colon and its comma.
    return own.reduce(object.byteRange.count) { count, member in
      count - (member.value.byteRange.upperBound - member.key.byteRange.lowerBound) - 1
    }
  }

  // MARK: - Owners

  /// Whose an object is: its `app`, or what `simctl push` calls it (AK 3.33), or its topic; a topic stands for its app.
  private static func owner(of object: JSONValue) throws(JSONFault) -> LineOwner {
    let name = try object["activity"].map { value throws(JSONFault) in try value.asString() }
    let given =
      object["app"] ?? object["Simulator Target Bundle"] ?? object["headers"]?["apns-topic"]
    let app = BundleID(try given.map(bundle) ?? unnamedApp)
    return LineOwner(app: app, activity: ActivityID(app: app, name: name ?? unnamedActivity))
  }

  private static func bundle(_ json: JSONValue) throws(JSONFault) -> String {
    let text = try json.asString()
    let suffix = LiveActivities.topicSuffix
    return text.hasSuffix(suffix) ? String(text.dropLast(suffix.count)) : text
  }
}

extension APNsHeaders {
  private static let keys = [
    "apns-push-type", "apns-topic", "apns-priority", "apns-expiration", "apns-collapse-id",
    "apns-id", "apns-channel-id", "authorization",
  ]

  /// Reads `"headers"`; a number may be written as the text that it is in a request.
  init(_ json: JSONValue) throws(JSONFault) {
    self.init()
    for (key, value) in try json.members(known: Self.keys) {
      switch key.text {
      case "apns-push-type": pushType = try value.asString()
      case "apns-topic": topic = try value.asString()
      case "apns-priority": priority = Int(exactly: try Self.number(value)) ?? 0
      case "apns-expiration": expiration = try Self.number(value)
      case "apns-collapse-id": collapseID = try value.asString()
      case "apns-id": id = try value.asString()
      case "apns-channel-id": channelID = try value.asString()
      default: break
      }
    }
  }

  private static func number(_ json: JSONValue) throws(JSONFault) -> Int64 {
    guard let number = json.int64 ?? json.string.flatMap({ Int64($0) }) else {
      throw json.fault(expected: "a whole number")
    }
    return number
  }
}

/// What is wrong while an object is decoded, before anyone knows its line.
enum DecodingProblem: Error {
  case milliseconds(JSONValue, Int64)
  case unknownKind
}

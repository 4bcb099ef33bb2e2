import LiveActivities
import StrictJSON

/// Understands the objects of a feed.
///
/// An object is a push (`aps`, an APNs payload as it is, and whose it is) or a local event: what an app, the person or the
/// device did. Keys that are not known are ignored, as a phone ignores them (AK 3.21).
public struct FeedDecoder: Sendable {
  private static let kinds = [
    "aps", "request", "update", "end", "person", "scene", "device", "clock", "layout", "theme",
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
  /// - Returns: What it asks for.
  /// - Throws: What is wrong with it.
  public mutating func decode(_ bytes: [UInt8], in range: Range<Int>, line: Int) throws(FeedFault)
    -> FeedEvent
  {
    do {
      let object = try parser.parse(bytes, in: range).asObject()
      return try Self.event(object)
    } catch let fault as JSONFault {
      throw FeedFault(line: line + fault.place.line - 1, problem: .json(fault))
    } catch let DecodingProblem.milliseconds(value, given) {
      throw FeedFault(
        line: line + value.place.line - 1,
        problem: .milliseconds(path: value.path, given: given))
    } catch {
      throw FeedFault(line: line, problem: .unknownKind(known: Self.kinds))
    }
  }

  private static func event(_ object: JSONValue) throws -> FeedEvent {
    if let aps = object["aps"] {
      return .command(.push(try ActivityPush(aps: aps), try activity(object)))
    }
    if let value = object["request"] {
      return .command(.app(.request(try ActivityRequest(value)), try activity(object)))
    }
    if let value = object["update"] {
      return .command(.app(try AppCall(update: value), try activity(object)))
    }
    if let value = object["end"] {
      return .command(.app(try AppCall(end: value), try activity(object)))
    }
    if let value = object["person"] { return .command(.person(try person(value, in: object))) }
    if let value = object["scene"] {
      return .command(.device(.foreground(try foreground(value, in: object))))
    }
    if let value = object["device"] {
      guard try value.asString() == "lock" else { throw value.fault(expected: "\"lock\"") }
      return .command(.device(.lock))
    }
    if let value = object["clock"] { return .clock(try ClockChange(value)) }
    if let value = object["layout"] { return .layout(try value.asObject().source) }
    if let value = object["theme"] {
      return value.kind == .string
        ? .theme(try value.asString()) : .themeObject(try value.asObject().source)
    }
    throw DecodingProblem.unknownKind
  }

  private static func activity(_ object: JSONValue) throws(JSONFault) -> ActivityID {
    let name = try object["activity"].map { value throws(JSONFault) in try value.asString() }
    return ActivityID(app: try app(object), name: name ?? unnamedActivity)
  }

  /// The app that an object is about: its `app`, or what `simctl push` calls it (AK 3.33); a topic stands for its app.
  private static func app(_ object: JSONValue) throws(JSONFault) -> BundleID {
    guard let value = object["app"] ?? object["Simulator Target Bundle"] else {
      return BundleID(unnamedApp)
    }
    let text = try value.asString()
    let suffix = ".push-type.liveactivity"
    return BundleID(text.hasSuffix(suffix) ? String(text.dropLast(suffix.count)) : text)
  }

  private static func person(_ value: JSONValue, in object: JSONValue) throws(JSONFault)
    -> PersonAction
  {
    switch try value.asString() {
    case "dismiss": return .dismiss(try activity(object))
    case "tap": return .tap(try activity(object))
    case "long-press": return .longPress(try activity(object))
    case "collapse-island": return .collapseIsland
    case "fold": return .fold(try app(object))
    case "unfold": return .unfold(try app(object))
    default:
      throw value.fault(
        expected:
          "\"dismiss\", \"tap\", \"long-press\", \"collapse-island\", \"fold\" or \"unfold\"")
    }
  }

  private static func foreground(_ value: JSONValue, in object: JSONValue) throws(JSONFault)
    -> BundleID?
  {
    switch try value.asString() {
    case "foreground": return try app(object)
    case "background": return nil
    default: throw value.fault(expected: "\"foreground\" or \"background\"")
    }
  }
}

/// What is wrong while an object is decoded, before anyone knows its line.
enum DecodingProblem: Error {
  case milliseconds(JSONValue, Int64)
  case unknownKind
}

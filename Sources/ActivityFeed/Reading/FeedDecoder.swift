import LiveActivities
import StrictJSON

/// A decoder of the objects of a feed.
///
/// An object is a push (`aps`, an APNs payload as it is, and its owner) or a local event of an app, the person or the
/// device. Unknown keys in and beside `aps` are ignored, as a phone ignores them (AK 3.21); in a local event, which is of
/// islet's own grammar, they are faults.
struct FeedDecoder: Sendable {
  /// The activity of a payload that names none: an app's only one.
  static let unnamedActivity = "1"

  /// The greatest length of an owner's names that are remembered.
  private static let rememberedNamesByteCountMaximum = 256

  private var parser = JSONParser()
  /// The owners of the last lines: a feed has few activities, whose names need not be made for each line anew.
  ///
  /// Both tables are made with the first name, so that a stream without names costs nothing.
  private var owners: [KnownOwner?] = []
  private var apps: [BundleID?] = []
  private static let (ownerSlotCount, appSlotCount) = (4096, 256)

  /// The owner of a line, and the bytes that named it.
  private final class KnownOwner: Sendable {
    let app: [UInt8]
    let activity: [UInt8]
    let owner: ActivityID

    init(_ owner: ActivityID, app: JSONValue, activity: JSONValue) {
      self.app = app.source
      self.activity = activity.source
      self.owner = owner
    }

    func isNamed(by fields: JSONFields) -> Bool {
      fields.isWritten(LineKey.app.place, app)
        && fields.isWritten(LineKey.activity.place, activity)
    }
  }

  /// Reads the next object of a stream.
  ///
  /// - Parameter framer: The stream.
  /// - Returns: The line at which it begins or its fault lies, and its content; `nil` until more bytes come.
  mutating func next(from framer: inout FeedFramer) -> (
    line: Int, content: FeedContent
  )? {
    // Most lines are an object of their own, whose end the parser finds.
    if let start = framer.frameStart(),
      let (object, end) = parser.parseLine(framer.buffer, from: start)
    {
      let line = framer.takeLine(to: end)
      do throws(FeedFault) {
        return (line, .line(try decode(object, line: line)))
      } catch {
        return mended(error, object.source, line: line)
      }
    }
    switch framer.next() {
    case .object(let range, let line):
      do throws(FeedFault) {
        return (line, .line(try decode(framer.buffer, in: range, line: line)))
      } catch {
        return mended(error, Array(framer.buffer[range]), line: line)
      }
    case .tooLong(let line):
      let limit = FeedLimits.objectByteCountMaximum
      return (line, .fault(FeedFault(line: line, problem: .tooLong(limit: limit))))
    case nil: return nil
    }
  }

  /// Decodes one object.
  ///
  /// - Parameters:
  ///   - bytes: A buffer that holds the object.
  ///   - range: The object in it.
  ///   - line: The line of the feed at which it begins.
  /// - Returns: Its event and its notes.
  /// - Throws: Its first fault.
  mutating func decode(_ bytes: [UInt8], in range: Range<Int>, line: Int) throws(FeedFault)
    -> FeedLine
  {
    let object: JSONValue
    do {
      object = try parser.parse(bytes, in: range).asObject()
    } catch {
      throw FeedFault(line: line + error.place.line - 1, problem: .json(error))
    }
    return try decode(object, line: line)
  }

  private mutating func decode(
    _ object: consuming JSONValue, line: Int
  ) throws(FeedFault) -> FeedLine {
    let fields = JSONFields(object, named: LineKind.names)
    var notes = LineNotes()
    do {
      if let id = fields[.requestID] { notes.requestID = EncodedJSON(bytes: id.source) }
      let owner = try owner(of: fields)
      try Self.read(&notes, of: fields, owner)
      let event = try Self.event(fields, owner, &notes)
      if event.lacksKeys { notes.diagnosis = diagnosis(ofPush: fields.object.source, line: line) }
      if !fields.unknownKeys.isEmpty, let opened = openedLine(fields, line: line) { return opened }
      return FeedLine(event, notes: notes)
    } catch let fault as JSONFault {
      throw FeedFault(line: line + fault.place.line - 1, problem: .json(fault), notes: notes)
    } catch let DecodingProblem.milliseconds(value, given) {
      throw FeedFault(
        line: line + value.place.line - 1,
        problem: .milliseconds(path: value.path, given: given), notes: notes)
    } catch let DecodingProblem.severalKinds(kinds) {
      throw FeedFault(line: line, problem: .severalKinds(kinds), notes: notes)
    } catch {
      let keys = fields.object.members.prefix(4).map(\.key.text)
      throw FeedFault(
        line: line, problem: .unknownKind(known: LineKind.keys, found: keys), notes: notes)
    }
  }

  private static func read(
    _ notes: inout LineNotes, of fields: JSONFields, _ owner: ActivityID
  ) throws {
    if let value = fields[.expect] {
      notes.expectation = try Expectation(value, activity: owner)
    }
    if let value = fields[.note] { notes.remark = try value.asString() }
    if let value = fields[.at] { notes.time = try ClockChange.duration(value) }
    notes.namesActivity = fields.has(.activity)
    notes.namesOwner = notes.namesActivity || fields.has(.app)
  }

  private static func event(
    _ fields: JSONFields, _ owner: ActivityID, _ notes: inout LineNotes
  ) throws -> FeedEvent {
    // Most lines are pushes, whose key is the first.
    if let aps = fields[0] {
      let strays = try LineGrammar.strayKeys(besidePushIn: fields)
      if !strays.isEmpty { notes.strayKeys = strays }
      return .command(try ActivityCommand(push: aps, in: fields, owner, &notes))
    }
    for (place, kind) in LineKind.all.enumerated() {
      guard let value = fields[place] else { continue }
      try LineGrammar.check(fields, of: kind)
      return try kind.read(value, fields, owner, &notes)
    }
    if fields.has(.expect) || fields.has(.note) {
      try LineGrammar.check(fields, of: nil)
      return .expectation
    }
    throw DecodingProblem.unknownKind
  }

  // MARK: - Owners

  private mutating func owner(of fields: JSONFields) throws(JSONFault) -> ActivityID {
    guard fields.has(.app), fields.has(.activity) else { return try Self.owner(of: fields) }
    let (app, activity) = (LineKey.app.place, LineKey.activity.place)
    if owners.isEmpty {
      owners = Array(repeating: nil, count: Self.ownerSlotCount)
      apps = Array(repeating: nil, count: Self.appSlotCount)
    }
    let slot = (fields.fingerprint(app) * 31 + fields.fingerprint(activity)) % owners.count
    if let known = owners[slot], known.isNamed(by: fields) { return known.owner }
    var owner = try Self.owner(of: fields)
    if let app = fields[.app], let activity = fields[.activity],
      // A name may be as long as a line.
      app.byteRange.count + activity.byteRange.count <= Self.rememberedNamesByteCountMaximum
    {
      // Activities of one app share its identifier, which is quick to compare then.
      let appSlot = fields.fingerprint(LineKey.app.place) % apps.count
      if let known = apps[appSlot], known == owner.app {
        owner = ActivityID(app: known, name: owner.name)
      } else {
        apps[appSlot] = owner.app
      }
      owners[slot] = KnownOwner(owner, app: app, activity: activity)
    }
    return owner
  }

  /// Returns an object's owner: its `app`, or the app's name for `simctl push` (AK 3.33), or that of its topic.
  private static func owner(of fields: JSONFields) throws(JSONFault) -> ActivityID {
    let name = try fields[.activity].map { value throws(JSONFault) in try value.asString() }
    return ActivityID(app: try app(of: fields), name: name ?? unnamedActivity)
  }

  private static func topic(in headers: JSONValue) -> JSONValue? {
    headers["apns-topic"]
      ?? headers.members.first { $0.key.text.lowercased() == "apns-topic" }?.value
  }

  private static func app(of fields: JSONFields) throws(JSONFault) -> BundleID {
    if let given = fields[.app] ?? fields[.simulatorTargetBundle] {
      return BundleID(topic: try given.asString())
    }
    guard let topic = try fields[.headers].flatMap(topic)?.asString() else {
      return .unnamed
    }
    return BundleID(misspeltTopic: topic)
  }
}

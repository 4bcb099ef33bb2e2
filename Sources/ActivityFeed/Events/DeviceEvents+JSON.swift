import LiveActivities
import StrictJSON

// Events of the person, the device and the app besides its activities, as a feed writes them.

extension PersonAction {
  static let shape = JSONShape.words(actions.map(\.word))
  static let companions = [
    JSONField("button", .string, "for press-button: the name that the button shows"),
    JSONField(
      "on", .words(ActivitySurface.allCases.map(\.rawValue)),
      "for press-button: where it is; the Lock Screen without it"),
  ]

  /// Makes an action from the whole line and its owner.
  private typealias Reading = @Sendable (JSONValue, ActivityID) throws -> PersonAction

  private static let actions: [(word: String, read: Reading)] = [
    ("dismiss", { .dismiss($1) }), ("tap", { .tap($1) }), ("long-press", { .longPress($1) }),
    (
      "press-button",
      { .pressButton(try $0.member("button").asString(), $1, on: try surface($0["on"])) }
    ),
    ("collapse-island", { _, _ in .collapseIsland }), ("hide-island", { _, _ in .hideIsland }),
    ("restore-island", { _, _ in .restoreIsland }), ("fold", { .fold($1.app) }),
    ("unfold", { .unfold($1.app) }),
  ]

  /// Reads `"person"`, and the `"button"` and what it is `"on"` beside it.
  init(_ json: JSONValue, in object: JSONValue, of owner: ActivityID) throws {
    let word = try json.asString()
    guard let action = Self.actions.first(where: { $0.word == word }) else {
      throw json.fault(.unknownKey(word, known: Self.actions.map(\.word)))
    }
    self = try action.read(object, owner)
  }

  private static func surface(_ json: JSONValue?) throws(JSONFault) -> ActivitySurface {
    guard let json else { return .lockScreen }
    let word = try json.asString()
    guard let surface = ActivitySurface(rawValue: word) else {
      throw json.fault(.unknownKey(word, known: ActivitySurface.allCases.map(\.rawValue)))
    }
    return surface
  }

  static let settingsShape = JSONShape.object([
    JSONField("activities", .boolean, "Live Activities are allowed"),
    JSONField("frequent-updates", .boolean, "frequent updates are allowed"),
  ])

  /// Reads `"settings"`: one switch of an app.
  init(settings json: JSONValue, of owner: ActivityID) throws(JSONFault) {
    let members = try json.members(known: Self.settingsShape.fields.map(\.name))
    guard members.count == 1, let (key, value) = members.first else {
      throw json.fault(expected: "one of \"activities\" and \"frequent-updates\"")
    }
    let isAllowed = try value.asBool()
    self =
      key.isString("activities")
      ? .allowActivities(isAllowed, owner.app) : .allowFrequentUpdates(isAllowed, owner.app)
  }
}

extension DeviceChange {
  static let shape = JSONShape.either([
    .words(words.map(\.word)), .object(members.map(\.field)),
  ])

  private static let words: [(word: String, change: DeviceChange)] = [
    ("lock", .lock), ("unlock", .unlock), ("always-on", .alwaysOn(true)),
    ("awake", .alwaysOn(false)), ("standby", .standBy(true)),
  ]
  private typealias Member = (
    field: JSONField, read: @Sendable (JSONValue) throws -> DeviceChange
  )
  private static let members: [Member] = [
    (
      JSONField("always-on", .boolean, "the display is dimmed"),
      { .alwaysOn(try $0.asBool()) }
    ),
    (JSONField("standby", .boolean, "StandBy is shown (iOS 17)"), { .standBy(try $0.asBool()) }),
    (
      JSONField(
        "appearance", .words(Appearance.allCases.map(\.rawValue) + ["automatic"]),
        "light, dark, or the theme's"),
      { .appearance(try appearance($0)) }
    ),
    (
      JSONField("live-activities", .boolean, "the device can have them"),
      { .supportsLiveActivities(try $0.asBool()) }
    ),
    (
      JSONField("storage-full", .boolean, "there is no room for another activity"),
      { .storageFull(try $0.asBool()) }
    ),
    (
      JSONField(
        "ios", .words(IOSVersion.all.map(\.description)), "the system, before all activities"),
      { .system(try version($0)) }
    ),
    (
      JSONField("dynamic-island", .boolean, "there is an island; before all activities"),
      { .dynamicIsland(try $0.asBool()) }
    ),
  ]

  /// Reads `"device"`: a word, or an object with one thing that changes.
  init(_ json: JSONValue) throws {
    guard json.kind != .string else {
      let word = try json.asString()
      guard let change = Self.words.first(where: { $0.word == word })?.change else {
        throw json.fault(.unknownKey(word, known: Self.words.map(\.word)))
      }
      self = change
      return
    }
    let keys = Self.members.map(\.field.name)
    let members = try json.members(known: keys)
    guard members.count == 1, let (key, value) = members.first,
      let member = Self.members.first(where: { $0.field.name == key.text })
    else { throw json.fault(expected: "one of \(keys.joined(separator: ", "))") }
    self = try member.read(value)
  }

  private static func version(_ json: JSONValue) throws(JSONFault) -> IOSVersion {
    guard let version = IOSVersion(try json.asString()) else {
      let known = IOSVersion.all.map { "\"\($0)\"" }
      throw json.fault(expected: "one of \(known.joined(separator: ", "))")
    }
    return version
  }

  private static func appearance(_ json: JSONValue) throws(JSONFault) -> Appearance? {
    let word = try json.asString()
    if word == "automatic" { return nil }
    guard let appearance = Appearance(rawValue: word) else {
      throw json.fault(expected: "\"light\", \"dark\" or \"automatic\"")
    }
    return appearance
  }

  static let sceneShape = JSONShape.words(["foreground", "background", "terminated"])

  /// Reads `"scene"`, of which the Home Screen's is nobody's.
  static func scene(_ json: JSONValue, hasApp: Bool, of app: BundleID) throws(JSONFault)
    -> ActivityCommand
  {
    switch try json.asString() {
    case "foreground": return .device(.foreground(app))
    case "background": return hasApp ? .setup(.background, app) : .device(.foreground(nil))
    case "terminated": return .setup(.terminate, app)
    default: throw json.fault(expected: "\"foreground\", \"background\" or \"terminated\"")
    }
  }
}

extension AppSetup {
  static let declarationShape = JSONShape.object(declarations.map(\.field))
  static let tokenShape = JSONShape.either([
    .words(["rotate"]),
    .object([
      JSONField("push-to-start", .string, "an attributes type's token", isRequired: true)
    ]),
  ])
  static let channelShape = JSONShape.object([
    JSONField("create", .string, "a channel's identifier, in Base64"),
    JSONField("delete", .string, "a channel's identifier"),
    JSONField("message-storage-policy", .count(0...1), "1 keeps the last message"),
  ])

  private typealias Declaration = (
    field: JSONField, declare: @Sendable (inout AppDeclaration, Bool) -> Void
  )
  private static let declarations: [Declaration] = [
    (
      JSONField("NSSupportsLiveActivities", .boolean, "true without it"),
      { $0.supportsLiveActivities = $1 }
    ),
    (
      JSONField("NSSupportsLiveActivitiesFrequentUpdates", .boolean, "false without it"),
      { $0.supportsFrequentUpdates = $1 }
    ),
    (
      JSONField("push-notifications", .boolean, "the capability; true without it"),
      { $0.hasPushNotifications = $1 }
    ),
    (
      JSONField("entitled", .boolean, "the entitlements are there; true without it"),
      { $0.isEntitled = $1 }
    ),
  ]

  /// Reads `"declare"`: keys of the Info.plist, and two capabilities; what is left out is in order.
  init(declare json: JSONValue) throws(JSONFault) {
    var declaration = AppDeclaration()
    for (key, value) in try json.members(known: Self.declarations.map(\.field.name)) {
      let isDeclared = try value.asBool()
      let row = Self.declarations.first { $0.field.name == key.text }
      row?.declare(&declaration, isDeclared)
    }
    self = .declare(declaration)
  }

  /// Reads `"tokens"`: `"rotate"`, or `{"push-to-start":"RideAttributes"}`.
  init(tokens json: JSONValue) throws(JSONFault) {
    guard json.kind == .object else {
      guard json.isString("rotate") else { throw json.fault(expected: "\"rotate\" or an object") }
      self = .rotateTokens
      return
    }
    _ = try json.members(known: Self.tokenShape.fields.map(\.name))
    self = .observePushToStart(attributesType: try json.member("push-to-start").asString())
  }

  /// Reads `"channels"`: `{"create":"…","message-storage-policy":1}` or `{"delete":"…"}`.
  init(channels json: JSONValue) throws(JSONFault) {
    _ = try json.members(known: Self.channelShape.fields.map(\.name))
    if let name = json["delete"] {
      self = .deleteChannel(try name.asString())
      return
    }
    let name = try json.member("create").asString()
    let policy = json["message-storage-policy"]
    guard try [0, 1].contains(policy?.asInt64() ?? 0) else {
      throw (policy ?? json).fault(expected: "0 or 1")
    }
    self = .createChannel(name, storesMessage: try policy?.asInt64() == 1)
  }
}

extension PushBudget {
  static let shape = JSONShape.either([enforcementShape, .object(members.map(\.field))])

  private static let counts = 1...1_000_000
  private static let enforcementShape = JSONShape.words(Enforcement.allCases.map(\.rawValue))
  private typealias Member = (
    field: JSONField, read: @Sendable (inout PushBudget, JSONValue) throws -> Void
  )
  private static let members: [Member] = [
    (
      JSONField("over", enforcementShape, "what becomes of a push beyond it"),
      { $0.enforcement = try enforcement($1) }
    ),
    (
      JSONField("updates-per-hour", .count(counts), "15 without it"),
      { $0.updatesPerHour = try count($1) }
    ),
    (
      JSONField("frequent-updates-per-hour", .count(counts), "60 without it"),
      { $0.frequentUpdatesPerHour = try count($1) }
    ),
    (
      JSONField("starts-per-hour", .count(counts), "10 without it"),
      { $0.startsPerHour = try count($1) }
    ),
  ]

  /// Reads `"budget"`: what happens beyond it, or an object that says how much it is, too.
  init(_ json: JSONValue) throws {
    self.init()
    guard json.kind != .string else {
      enforcement = try Self.enforcement(json)
      return
    }
    for (key, value) in try json.members(known: Self.members.map(\.field.name)) {
      let member = Self.members.first { $0.field.name == key.text }
      try member?.read(&self, value)
    }
  }

  private static func enforcement(_ json: JSONValue) throws(JSONFault) -> Enforcement {
    guard let enforcement = Enforcement(rawValue: try json.asString()) else {
      throw json.fault(expected: "\"off\", \"report\" or \"enforce\"")
    }
    return enforcement
  }

  private static func count(_ json: JSONValue) throws(JSONFault) -> Int {
    guard let count = json.int64, counts.contains(Int(count)) else {
      throw json.fault(expected: "a whole number from 1 to 1000000")
    }
    return Int(count)
  }
}

extension Subscription {
  static let shape = JSONShape.list(.words(words))
  private static let words = ["events", "verdicts"] + EventStream.allCases.map(\.rawValue)

  /// Reads `"subscribe"`: names of streams, `"events"` for all of them, `"verdicts"`.
  init(_ json: JSONValue) throws(JSONFault) {
    self.init()
    for element in try json.asArray() {
      switch try element.asString() {
      case "events": streams = Set(EventStream.allCases)
      case "verdicts": includesVerdicts = true
      case let word:
        guard let stream = EventStream(rawValue: word) else {
          throw element.fault(.unknownKey(word, known: Self.words))
        }
        streams.insert(stream)
      }
    }
  }
}

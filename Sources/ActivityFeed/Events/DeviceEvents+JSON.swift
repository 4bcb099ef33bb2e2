import LiveActivities
import StrictJSON

// Events of the person, the device and the app besides its activities, as a feed writes them.

extension PersonAction {
  static let shape = JSONShape.words(actions.map(\.word))
  static let companions = [
    JSONField(
      "button", .string, "for press-button: the text that the button shows, or its intent's name"),
    JSONField("link", .string, "for tap: the destination of the Link that is tapped"),
    JSONField(
      "on", .words(ActivitySurface.allCases.map(\.rawValue)),
      "for press-button: where it is; default: the Lock Screen"),
  ]

  /// Makes an action from the whole line and its owner.
  private typealias Reading = @Sendable (JSONValue, ActivityID) throws -> PersonAction

  private static let actions: [(word: String, read: Reading)] = [
    ("dismiss", { .dismiss($1) }), ("tap", { .tap($1, url: try $0["link"]?.asString()) }),
    ("long-press", { .longPress($1) }),
    (
      "press-button",
      { .pressButton(try $0.member("button").asString(), $1, on: try surface($0["on"])) }
    ),
    ("collapse-island", { _, _ in .collapseIsland }), ("hide-island", { _, _ in .hideIsland }),
    ("restore-island", { _, _ in .restoreIsland }), ("fold", { .fold($1.app) }),
    ("unfold", { .unfold($1.app) }), ("allow", { .answer(true, $1.app) }),
    ("deny", { .answer(false, $1.app) }),
  ]

  /// Reads `"person"`, and the `"button"` and its surface `"on"` beside it.
  init(_ json: JSONValue, in object: JSONValue, of owner: ActivityID) throws {
    let word = try json.asString()
    guard let action = Self.actions.first(where: { $0.word == word }) else {
      throw json.fault(.unknownWord(word, known: Self.actions.map(\.word)))
    }
    self = try action.read(object, owner)
  }

  private static func surface(_ json: JSONValue?) throws(JSONFault) -> ActivitySurface {
    guard let json else { return .lockScreen }
    let word = try json.asString()
    guard let surface = ActivitySurface(rawValue: word) else {
      throw json.fault(.unknownWord(word, known: ActivitySurface.allCases.map(\.rawValue)))
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
  private static let members: [JSONMember<DeviceChange?>] = [
    JSONMember("always-on", .boolean, "the display is dimmed") { $0 = .alwaysOn(try $1.asBool()) },
    JSONMember("standby", .boolean, "StandBy is shown (iOS 17)") { $0 = .standBy(try $1.asBool()) },
    JSONMember(
      "appearance", .words(appearances.map(\.word)),
      "light, dark, or the theme's"
    ) { $0 = .appearance(try $1.asValue(among: appearances)) },
    JSONMember("live-activities", .boolean, "the device can have them") {
      $0 = .supportsLiveActivities(try $1.asBool())
    },
    JSONMember("storage-full", .boolean, "there is no room for another activity") {
      $0 = .storageFull(try $1.asBool())
    },
    JSONMember(
      "ios", .words(IOSVersion.all.map(\.description)), "the system, before all activities"
    ) { $0 = .system(try version($1)) },
    JSONMember("activities-maximum", .count(0...1000), "the most ongoing ones of all apps") {
      guard let maximum = $1.int64, (0...1000).contains(maximum) else {
        throw $1.fault(expected: "a whole number from 0 to 1000")
      }
      $0 = .activitiesMaximum(Int(maximum))
    },
    JSONMember(
      "allow", .words(permissions.map(\.word)),
      "the Lock Screen asks first; before all activities"
    ) { $0 = .asksPermission(try $1.asValue(among: permissions)) },
    JSONMember("dynamic-island", .boolean, "there is an island; before all activities") {
      $0 = .dynamicIsland(try $1.asBool())
    },
  ]

  /// Reads `"device"`: a word, or an object with one thing that changes.
  init(_ json: JSONValue) throws {
    guard json.kind != .string else {
      let word = try json.asString()
      guard let change = Self.words.first(where: { $0.word == word })?.change else {
        throw json.fault(.unknownWord(word, known: Self.words.map(\.word)))
      }
      self = change
      return
    }
    var change: DeviceChange?
    try json.read(Self.members, into: &change)
    guard let change, json.members.count == 1 else {
      throw json.fault(
        expected: "one of \(Self.members.map(\.field.name).joined(separator: ", "))")
    }
    self = change
  }

  private static func version(_ json: JSONValue) throws(JSONFault) -> IOSVersion {
    guard let version = IOSVersion(try json.asString()) else {
      let known = IOSVersion.all.map { "\"\($0)\"" }
      throw json.fault(expected: "one of \(known.joined(separator: ", "))")
    }
    return version
  }

  private static let permissions: [(word: String, value: Bool)] = [
    ("ask", true), ("always", false),
  ]
  private static let appearances: [(word: String, value: Appearance?)] = [
    ("light", .light), ("dark", .dark), ("automatic", nil),
  ]

  static let sceneShape = JSONShape.words(["foreground", "background", "terminated"])

  /// Reads `"scene"`; the background without an app is the Home Screen's.
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

  private static let declarations: [JSONMember<AppDeclaration>] = [
    JSONMember("NSSupportsLiveActivities", .boolean, "default: true") {
      $0.supportsLiveActivities = try $1.asBool()
    },
    JSONMember("NSSupportsLiveActivitiesFrequentUpdates", .boolean, "default: false") {
      $0.supportsFrequentUpdates = try $1.asBool()
    },
    JSONMember("push-notifications", .boolean, "the capability; default: true") {
      $0.hasPushNotifications = try $1.asBool()
    },
    JSONMember("entitled", .boolean, "the entitlements are there; default: true") {
      $0.isEntitled = try $1.asBool()
    },
  ]

  /// Reads `"declare"`: keys of the Info.plist, and two capabilities; the others are in order.
  init(declare json: JSONValue) throws {
    var declaration = AppDeclaration()
    try json.read(Self.declarations, into: &declaration)
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
  private static let members: [JSONMember<PushBudget>] = [
    JSONMember("over", enforcementShape, "what becomes of a push beyond it") {
      $0.enforcement = try $1.asCase()
    },
    JSONMember("updates-per-hour", .count(counts), "default: 15") {
      $0.updatesPerHour = try count($1)
    },
    JSONMember("frequent-updates-per-hour", .count(counts), "default: 60") {
      $0.frequentUpdatesPerHour = try count($1)
    },
    JSONMember("starts-per-hour", .count(counts), "default: 10") {
      $0.startsPerHour = try count($1)
    },
  ]

  /// Reads `"budget"`: the treatment of pushes beyond it, or an object with its size, too.
  init(_ json: JSONValue) throws {
    self.init()
    guard json.kind != .string else {
      enforcement = try json.asCase()
      return
    }
    try json.read(Self.members, into: &self)
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
          throw element.fault(.unknownWord(word, known: Self.words))
        }
        streams.insert(stream)
      }
    }
  }
}

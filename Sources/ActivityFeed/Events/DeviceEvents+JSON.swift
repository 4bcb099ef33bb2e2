import LiveActivities
import StrictJSON

// What a feed says of the person, the device and the app beside its activities.

extension PersonAction {
  private static let words = [
    "dismiss", "tap", "long-press", "press-button", "collapse-island", "hide-island",
    "restore-island", "fold", "unfold",
  ]

  /// Reads `"person"`, and the `"button"` and what it is `"on"` beside it.
  init(_ json: JSONValue, in object: JSONValue, of owner: ActivityID) throws(JSONFault) {
    switch try json.asString() {
    case "dismiss": self = .dismiss(owner)
    case "tap": self = .tap(owner)
    case "long-press": self = .longPress(owner)
    case "press-button":
      self = .pressButton(
        try object.member("button").asString(), owner, on: try Self.surface(object["on"]))
    case "collapse-island": self = .collapseIsland
    case "hide-island": self = .hideIsland
    case "restore-island": self = .restoreIsland
    case "fold": self = .fold(owner.app)
    case "unfold": self = .unfold(owner.app)
    case let word: throw json.fault(.unknownKey(word, known: Self.words))
    }
  }

  private static func surface(_ json: JSONValue?) throws(JSONFault) -> ActivitySurface {
    guard let json else { return .lockScreen }
    let word = try json.asString()
    guard let surface = ActivitySurface(rawValue: word) else {
      throw json.fault(.unknownKey(word, known: ActivitySurface.allCases.map(\.rawValue)))
    }
    return surface
  }

  /// Reads `"settings"`: one switch of an app.
  init(settings json: JSONValue, of owner: ActivityID) throws(JSONFault) {
    let known = ["activities", "frequent-updates"]
    let members = try json.members(known: known)
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
  private static let words = ["lock", "unlock", "always-on", "awake", "standby"]
  private static let keys = [
    "always-on", "standby", "appearance", "live-activities", "storage-full", "ios",
    "dynamic-island",
  ]

  /// Reads `"device"`: a word, or an object with one thing that changes.
  init(_ json: JSONValue) throws(JSONFault) {
    guard json.kind != .string else {
      switch try json.asString() {
      case "lock": self = .lock
      case "unlock": self = .unlock
      case "always-on": self = .alwaysOn(true)
      case "awake": self = .alwaysOn(false)
      case "standby": self = .standBy(true)
      case let word: throw json.fault(.unknownKey(word, known: Self.words))
      }
      return
    }
    let members = try json.members(known: Self.keys)
    guard members.count == 1, let (key, value) = members.first else {
      throw json.fault(expected: "one of \(Self.keys.joined(separator: ", "))")
    }
    switch key.text {
    case "always-on": self = .alwaysOn(try value.asBool())
    case "standby": self = .standBy(try value.asBool())
    case "live-activities": self = .supportsLiveActivities(try value.asBool())
    case "storage-full": self = .storageFull(try value.asBool())
    case "ios": self = .system(try Self.version(value))
    case "dynamic-island": self = .dynamicIsland(try value.asBool())
    default: self = .appearance(try Self.appearance(value))
    }
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
  private static let declarations = [
    "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates", "push-notifications",
    "entitled",
  ]

  /// Reads `"declare"`: keys of the Info.plist, and two capabilities; what is left out is in order.
  init(declare json: JSONValue) throws(JSONFault) {
    var declaration = AppDeclaration()
    for (key, value) in try json.members(known: Self.declarations) {
      let isDeclared = try value.asBool()
      switch key.text {
      case "NSSupportsLiveActivities": declaration.supportsLiveActivities = isDeclared
      case "push-notifications": declaration.hasPushNotifications = isDeclared
      case "entitled": declaration.isEntitled = isDeclared
      default: declaration.supportsFrequentUpdates = isDeclared
      }
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
    _ = try json.members(known: ["push-to-start"])
    self = .observePushToStart(attributesType: try json.member("push-to-start").asString())
  }

  /// Reads `"channels"`: `{"create":"…","message-storage-policy":1}` or `{"delete":"…"}`.
  init(channels json: JSONValue) throws(JSONFault) {
    _ = try json.members(known: ["create", "delete", "message-storage-policy"])
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
  private static let keys = [
    "over", "updates-per-hour", "frequent-updates-per-hour", "starts-per-hour",
  ]

  /// Reads `"budget"`: what happens beyond it, or an object that says how much it is, too.
  init(_ json: JSONValue) throws(JSONFault) {
    self.init()
    guard json.kind != .string else {
      enforcement = try Self.enforcement(json)
      return
    }
    for (key, value) in try json.members(known: Self.keys) {
      switch key.text {
      case "over": enforcement = try Self.enforcement(value)
      case "updates-per-hour": updatesPerHour = try Self.count(value)
      case "frequent-updates-per-hour": frequentUpdatesPerHour = try Self.count(value)
      default: startsPerHour = try Self.count(value)
      }
    }
  }

  private static func enforcement(_ json: JSONValue) throws(JSONFault) -> Enforcement {
    guard let enforcement = Enforcement(rawValue: try json.asString()) else {
      throw json.fault(expected: "\"off\", \"report\" or \"enforce\"")
    }
    return enforcement
  }

  private static func count(_ json: JSONValue) throws(JSONFault) -> Int {
    guard let count = json.int64, (1...1_000_000).contains(count) else {
      throw json.fault(expected: "a whole number from 1 to 1000000")
    }
    return Int(count)
  }
}

extension Subscription {
  /// Reads `"subscribe"`: names of streams, `"events"` for all of them, `"verdicts"`.
  init(_ json: JSONValue) throws(JSONFault) {
    self.init()
    let known = ["events", "verdicts"] + EventStream.allCases.map(\.rawValue)
    for element in try json.asArray() {
      switch try element.asString() {
      case "events": streams = Set(EventStream.allCases)
      case "verdicts": includesVerdicts = true
      case let word:
        guard let stream = EventStream(rawValue: word) else {
          throw element.fault(.unknownKey(word, known: known))
        }
        streams.insert(stream)
      }
    }
  }
}

import StrictJSON

/// The keys of `aps` (AK 3a), with the names that senders give them by mistake or by a service's habit.
public enum APSKey: Int, CaseIterable, Sendable {
  case event, timestamp, contentState, attributesType, attributes, alert, staleDate
  case relevanceScore, dismissalDate, inputPushToken, inputPushChannel

  /// The key as APNs spells it.
  public var name: String {
    switch self {
    case .timestamp: "timestamp"
    case .event: "event"
    case .contentState: "content-state"
    case .attributesType: "attributes-type"
    case .attributes: "attributes"
    case .alert: "alert"
    case .staleDate: "stale-date"
    case .relevanceScore: "relevance-score"
    case .dismissalDate: "dismissal-date"
    case .inputPushToken: "input-push-token"
    case .inputPushChannel: "input-push-channel"
    }
  }

  /// Returns the key of a name as APNs spells it.
  init?(name: String) {
    guard
      let key = Self.known.first(where: { $0.name.utf8.count == name.utf8.count && $0.name == name }
      )
    else { return nil }
    self = key.key
  }

  /// The keys with their names, made once.
  private static let known = allCases.map { (name: $0.name, key: $0) }

  /// The events that need the key.
  func isRequired(by event: String) -> Bool {
    switch self {
    case .event, .timestamp: true
    case .contentState: event == "start" || event == "update"
    case .attributesType, .attributes, .alert: event == "start"
    case .staleDate, .relevanceScore, .dismissalDate, .inputPushToken, .inputPushChannel: false
    }
  }

  /// A value for a message that asks for the key.
  var example: String {
    switch self {
    case .event: "\"event\":\"update\""
    case .timestamp: "\"timestamp\":\(StandardMoment.secondsSince1970)"
    case .contentState: "\"content-state\":{…}"
    case .attributesType: "\"attributes-type\":\"OrderAttributes\""
    case .attributes: "\"attributes\":{…}"
    case .alert: "\"alert\":{\"title\":\"…\",\"body\":\"…\"}"
    case .staleDate: "\"stale-date\":\(StandardMoment.secondsSince1970 + 3600)"
    case .relevanceScore: "\"relevance-score\":50"
    case .dismissalDate: "\"dismissal-date\":\(StandardMoment.secondsSince1970 + 900)"
    case .inputPushToken: "\"input-push-token\":1"
    case .inputPushChannel: "\"input-push-channel\":\"…\""
    }
  }

  /// Other names, in small letters without separators.
  private var aliases: [String] {
    switch self {
    case .event: ["events", "eventtype", "action", "activityevent", "iosliveactivityevent"]
    case .timestamp: ["time", "ts", "timestap", "unixtimestamp", "sentat"]
    case .contentState:
      [
        "contentstates", "state", "eventupdates", "iosliveactivitycontentstate", "newcontentstate",
        "dynamicattributes", "content",
      ]
    case .attributesType:
      [
        "attributetype", "activityattributestype", "activitytype", "attributesname",
        "attributestypes",
      ]
    case .attributes:
      ["attribute", "eventattributes", "activityattributes", "staticattributes", "attrs"]
    case .alert: ["alerts"]
    case .staleDate: ["stale", "staleat", "iosliveactivitystaledate"]
    case .relevanceScore: ["relevance", "score", "iosrelevancescore"]
    case .dismissalDate:
      ["dismissal", "dismissdate", "dismissat", "dismissaltime", "iosliveactivitydismissaldate"]
    case .inputPushToken, .inputPushChannel: []
    }
  }

  /// A name in small letters without separators.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { !"-_ .".contains($0) }
  }

  /// Returns the key that a name means in a service's own object.
  init?(serviceKey name: String) {
    let plain = Self.plain(name)
    // Code names a key of `aps` after it, too, as in `apsEvent`.
    let names = plain.hasPrefix("aps") ? [plain, String(plain.dropFirst(3))] : [plain]
    let key = Self.allCases.first { key in
      names.contains { Self.plain(key.name) == $0 || key.aliases.contains($0) }
    }
    guard let key else { return nil }
    self = key
  }

  /// Returns the key that a misspelt name in `aps` means.
  init?(misspelt name: String) {
    if let key = APSKey(serviceKey: name), name != "content" {
      self = key
      return
    }
    let names = Self.allCases.map(\.name)
    guard let near = names.surelyNearest(to: name.lowercased().replacing("_", with: "-")),
      let key = APSKey(name: near)
    else { return nil }
    self = key
  }
}

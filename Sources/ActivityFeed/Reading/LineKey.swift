import StrictJSON

/// The keys of a feed's objects that are read.
enum LineKey: Int, CaseIterable {
  case aps, request, update, end, person, scene, settings, device, clock, declare
  case tokens, channels, budget, layout, theme, subscribe
  // From here on it is what a line may have beside a payload: islet's own, which APNs never sees.
  case expect, note, app, activity, at, requestID, headers, token, channel, simulatorTargetBundle

  var name: String {
    switch self {
    case .requestID: "request-id"
    case .simulatorTargetBundle: "Simulator Target Bundle"
    default: "\(self)"
    }
  }

  static let names = JSONNames(
    allCases.map(\.name), settingAsideFrom: LineKey.expect.rawValue)

  /// The names of those that say what a line is.
  static let kinds = allCases.prefix { $0 != .app }.map(\.name)
}

/// The keys of `aps` that are read (AK 3a).
enum APSKey: Int, CaseIterable {
  case timestamp, event, contentState, attributesType, attributes, alert, staleDate
  case relevanceScore, dismissalDate, inputPushToken, inputPushChannel

  var name: String {
    switch self {
    case .contentState: "content-state"
    case .attributesType: "attributes-type"
    case .staleDate: "stale-date"
    case .relevanceScore: "relevance-score"
    case .dismissalDate: "dismissal-date"
    case .inputPushToken: "input-push-token"
    case .inputPushChannel: "input-push-channel"
    case .timestamp, .event, .attributes, .alert: "\(self)"
    }
  }

  /// Those of other notifications, which are known and mean nothing here.
  private static let others = [
    "sound", "badge", "content-available", "mutable-content", "category", "thread-id",
    "target-content-id", "interruption-level", "filter-criteria", "content-changed", "url-args",
  ]

  static let names = JSONNames(allCases.map(\.name) + others)
}

/// The keys of `alert` that are read (AK 3.5).
enum AlertKey: Int, CaseIterable {
  case title, body, sound

  static let names = JSONNames(allCases.map { "\($0)" })
}

extension JSONFields {
  subscript(key: LineKey) -> JSONValue? { self[key.rawValue] }

  func has(_ key: LineKey) -> Bool { has(key.rawValue) }

  /// The member of `aps`; a key that is `null` is as good as absent, as for a decoder's optional values.
  @inline(__always)
  subscript(key: APSKey) -> JSONValue? { unlessNull(key.rawValue) }

  /// The member of `alert`, where `null` is as good as absent, too.
  subscript(key: AlertKey) -> JSONValue? { unlessNull(key.rawValue) }

  @inline(__always)
  private func unlessNull(_ name: Int) -> JSONValue? {
    has(name) && !isNull(name) ? self[name] : nil
  }

  func has(_ key: APSKey) -> Bool { has(key.rawValue) }

  /// The member of `aps` that must be there; one that is `null` is, and of the wrong kind.
  func required(_ key: APSKey) throws(JSONFault) -> JSONValue {
    guard let value = self[key.rawValue] else { throw object.fault(.missingKey(key.name)) }
    return value
  }

  func integer(_ key: APSKey) -> Int64? { integer(key.rawValue) }
}

import StrictJSON

/// The keys of a feed's objects that are read.
enum LineKey: Int, CaseIterable {
  case aps, request, update, end, person, scene, settings, device, clock, declare
  case tokens, channels, budget, layout, theme, subscribe
  // From here on it is what a line may have beside a payload: islet's own, which APNs never sees.
  case expect, note, app, activity, at, requestID, headers, token, channel, simulatorTargetBundle

  /// Their names, in the order of the cases.
  static let names = JSONNames(kinds + besidePayload, settingAsideFrom: LineKey.expect.rawValue)

  /// Those that say what a line is.
  static let kinds = [
    "aps", "request", "update", "end", "person", "scene", "settings", "device", "clock", "declare",
    "tokens", "channels", "budget", "layout", "theme", "subscribe", "expect", "note",
  ]
  private static let besidePayload = [
    "app", "activity", "at", "request-id", "headers", "token", "channel",
    "Simulator Target Bundle",
  ]
}

/// The keys of `aps` that are read (AK 3a), and those of other notifications.
enum APSKey: Int, CaseIterable {
  case timestamp, event, contentState, attributesType, attributes, alert, staleDate
  case relevanceScore, dismissalDate, inputPushToken, inputPushChannel

  /// The names of all keys that APNs documents, in the order of the cases; what follows them means nothing here.
  static let names = JSONNames([
    "timestamp", "event", "content-state", "attributes-type", "attributes", "alert", "stale-date",
    "relevance-score", "dismissal-date", "input-push-token", "input-push-channel", "sound", "badge",
    "content-available", "mutable-content", "category", "thread-id", "target-content-id",
    "interruption-level", "filter-criteria", "content-changed", "url-args",
  ])
}

extension JSONFields {
  subscript(key: LineKey) -> JSONValue? { self[key.rawValue] }

  func has(_ key: LineKey) -> Bool { has(key.rawValue) }

  /// The member of `aps`; a key that is `null` is as good as absent, as for a decoder's optional values.
  subscript(key: APSKey) -> JSONValue? {
    isNull(key.rawValue) ? nil : self[key.rawValue]
  }
}

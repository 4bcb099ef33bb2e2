import LiveActivities
import PastedPayloads
import StrictJSON

extension APSKey {
  /// The key's row in the tables of help and schema.
  var field: JSONField {
    switch self {
    case .timestamp:
      JSONField(name, .seconds, "orders the pushes: an older one is dropped", isRequired: true)
    case .event:
      JSONField(
        name, .words(ActivityPush.Event.allCases.map(\.rawValue)), "start from iOS 17.2 on",
        isRequired: true)
    case .contentState: JSONField(name, .anyObject, "the content; start and update need it")
    case .attributesType: JSONField(name, .string, "the Swift type's name; start needs it")
    case .attributes: JSONField(name, .anyObject, "the attributes; start needs them")
    case .alert: JSONField(name, AlertConfiguration.shape, "lights the screen; start needs it")
    case .staleDate: JSONField(name, .seconds, "when the content is out of date")
    case .relevanceScore: JSONField(name, .number, "the rank among the app's activities")
    case .dismissalDate: JSONField(name, .seconds, "when an ended activity leaves")
    case .inputPushToken: JSONField(name, .one, "a start asks for an update token (iOS 18)")
    case .inputPushChannel: JSONField(name, .string, "a start listens on a channel (iOS 18)")
    }
  }

  /// Those of other notifications, which are known and mean nothing here.
  private static let others = [
    "sound", "badge", "content-available", "mutable-content", "category", "thread-id",
    "target-content-id", "interruption-level", "filter-criteria", "content-changed", "url-args",
  ]

  static let names = JSONNames(allCases.map(\.name) + others)

  static let shape = JSONShape.object(allCases.map(\.field), isOpen: true)
}

/// The keys of `alert` that are read (AK 3.5).
enum AlertKey: Int, CaseIterable {
  case title, body, sound, titleKey, titleArguments, bodyKey, bodyArguments

  var name: String {
    switch self {
    case .title: "title"
    case .body: "body"
    case .sound: "sound"
    case .titleKey: "title-loc-key"
    case .titleArguments: "title-loc-args"
    case .bodyKey: "loc-key"
    case .bodyArguments: "loc-args"
    }
  }

  static let names = JSONNames(allCases.map(\.name))
}

extension JSONFields {
  /// The member of `aps`; a key that is `null` counts as absent, as for a decoder's optional values.
  @inline(__always)
  subscript(key: APSKey) -> JSONValue? { unlessNull(key.rawValue) }

  /// The member of `alert`, where `null` counts as absent, too.
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

extension ModuleStubs {
  /// The attributes that a push service adds to an activity.
  static let oneSignal = """
    struct OneSignalLiveActivityAttributeData: Codable {
      var activityId: String
      static func create(activityId: String) -> Self { Self(activityId: activityId) }
    }
    struct OneSignalLiveActivityContentStateData: Codable, Hashable { var notificationId: String = "" }
    protocol OneSignalLiveActivityAttributes: ActivityAttributes where ContentState: OneSignalLiveActivityContentState {
      var onesignal: OneSignalLiveActivityAttributeData { get set }
    }
    protocol OneSignalLiveActivityContentState: Codable, Hashable {
      var onesignal: OneSignalLiveActivityContentStateData? { get set }
    }
    enum AnyCodable: Codable, Hashable {
      case bool(Bool), int(Int), double(Double), string(String), array([AnyCodable]), dict([String: AnyCodable]), null
      init(from decoder: Decoder) throws {
        let box = try decoder.singleValueContainer()
        if box.decodeNil() { self = .null }
        else if let value = try? box.decode(Bool.self) { self = .bool(value) }
        else if let value = try? box.decode(Int.self) { self = .int(value) }
        else if let value = try? box.decode(Double.self) { self = .double(value) }
        else if let value = try? box.decode(String.self) { self = .string(value) }
        else if let value = try? box.decode([AnyCodable].self) { self = .array(value) }
        else { self = .dict(try box.decode([String: AnyCodable].self)) }
      }
      func encode(to encoder: Encoder) throws {
        var box = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try box.encode(value)
        case .int(let value): try box.encode(value)
        case .double(let value): try box.encode(value)
        case .string(let value): try box.encode(value)
        case .array(let value): try box.encode(value)
        case .dict(let value): try box.encode(value)
        case .null: try box.encodeNil()
        }
      }
      func asBool() -> Bool? { if case .bool(let value) = self { value } else { nil } }
      func asInt() -> Int? { if case .int(let value) = self { value } else { nil } }
      func asDouble() -> Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        default: nil
        }
      }
      func asString() -> String? { if case .string(let value) = self { value } else { nil } }
      func asArray() -> [AnyCodable]? { if case .array(let value) = self { value } else { nil } }
      func asDict() -> [String: AnyCodable]? { if case .dict(let value) = self { value } else { nil } }
    }
    extension AnyCodable: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
      ExpressibleByBooleanLiteral
    {
      init(_ value: Any) {
        switch value {
        case let value as Bool: self = .bool(value)
        case let value as Int: self = .int(value)
        case let value as Double: self = .double(value)
        case let value as [String: Any]: self = .dict(value.mapValues { AnyCodable($0) })
        case let value as [Any]: self = .array(value.map { AnyCodable($0) })
        default: self = .string("\\(value)")
        }
      }
      init(stringLiteral value: String) { self = .string(value) }
      init(integerLiteral value: Int) { self = .int(value) }
      init(floatLiteral value: Double) { self = .double(value) }
      init(booleanLiteral value: Bool) { self = .bool(value) }
    }
    struct DefaultLiveActivityAttributes: OneSignalLiveActivityAttributes {
      struct ContentState: OneSignalLiveActivityContentState {
        var data: [String: AnyCodable]
        var onesignal: OneSignalLiveActivityContentStateData?
      }
      var data: [String: AnyCodable]
      var onesignal: OneSignalLiveActivityAttributeData
    }
    extension View {
      func onesignalWidgetURL<T: OneSignalLiveActivityAttributes>(
        _ url: URL?, context: ActivityViewContext<T>
      ) -> some View { widgetURL(url) }
    }
    extension DynamicIsland {
      func onesignalWidgetURL<T: OneSignalLiveActivityAttributes>(
        _ url: URL?, context: ActivityViewContext<T>
      ) -> DynamicIsland { widgetURL(url) }
    }

    """

  /// The app group's values, by which a Flutter app hands all that it shows to its widget: `<id>_matchName`, or `matchName`.
  ///
  /// They are on the phone alone, so they are made up by their names: "Match name". A text that is decoded as JSON is made up
  /// by its type.
  static let activityDefaults = """
    class UserDefaults: Foundation.UserDefaults {
      nonisolated(unsafe) private static let standard_ = UserDefaults(suiteName: nil)!
      override class var standard: UserDefaults { standard_ }
      private var isShared_ = false
      override init?(suiteName name: String?) {
        super.init(suiteName: name)
        isShared_ = name != nil
      }
      private func name_(_ key: String) -> String? {
        guard super.object(forKey: key) == nil else { return nil }
        if key.count > 37, UUID(uuidString: String(key.prefix(36))) != nil { return String(key.dropFirst(37)) }
        return isShared_ ? key : nil
      }
      private func example_<Value: Decodable>(_ type: Value.Type, _ key: String) -> Value? {
        name_(key).flatMap { ExampleValues.value(type, for: $0) }
      }
      override func string(forKey key: String) -> String? { example_(String.self, key) ?? super.string(forKey: key) }
      override func integer(forKey key: String) -> Int { example_(Int.self, key) ?? super.integer(forKey: key) }
      override func double(forKey key: String) -> Double { example_(Double.self, key) ?? super.double(forKey: key) }
      override func float(forKey key: String) -> Float { example_(Float.self, key) ?? super.float(forKey: key) }
      override func bool(forKey key: String) -> Bool { example_(Bool.self, key) ?? super.bool(forKey: key) }
      override func object(forKey key: String) -> Any? {
        let isNumber = name_(key).map(ExampleValues.isNumber) == true
        let number = isNumber ? example_(Double.self, key).map { NSNumber(value: $0) } : nil
        return number ?? example_(String.self, key) ?? super.object(forKey: key)
      }
    }
    class JSONDecoder: Foundation.JSONDecoder, @unchecked Sendable {
      override func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let isJSON = data.first.map { Array("[{\\"0123456789-tfn ".utf8).contains($0) } != false
        if !isJSON, let value = ExampleValues.value(type, for: "") { return value }
        return try super.decode(type, from: data)
      }
    }

    """
}

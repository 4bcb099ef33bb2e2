extension StandIns {
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

  /// Alarms: their attributes and states, from which countdowns are drawn.
  static let alarmKit = """
    protocol AlarmMetadata: Codable, Hashable, Sendable {}
    struct AlarmButton: Codable, Hashable, Sendable {
      var text: LocalizedStringResource
      var textColor: Color { .white }
      var systemImageName: String
      init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (self.text, self.systemImageName) = (text, systemImageName)
      }
      init(from decoder: Decoder) throws {
        switch decoder.codingPath.last?.stringValue {
        case "pauseButton": self.init(text: "Pause", textColor: .white, systemImageName: "pause.fill")
        case "resumeButton": self.init(text: "Resume", textColor: .white, systemImageName: "play.fill")
        case "secondaryButton": self.init(text: "Repeat", textColor: .white, systemImageName: "repeat")
        default: self.init(text: "Stop", textColor: .white, systemImageName: "stop.circle")
        }
      }
      func encode(to encoder: Encoder) throws {}
      static func == (one: Self, other: Self) -> Bool { one.systemImageName == other.systemImageName }
      func hash(into hasher: inout Hasher) { hasher.combine(systemImageName) }
    }
    struct AlarmPresentation: Codable, Hashable, Sendable {
      struct Alert: Codable, Hashable, Sendable {
        enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable { case countdown, custom }
        var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: key) }
        private var key = "Alarm"
        private enum CodingKeys: String, CodingKey { case key = "title", stopButton, secondaryButton, secondaryButtonBehavior }
        var stopButton: AlarmButton? = nil
        var secondaryButton: AlarmButton? = nil
        var secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        init(
          title: LocalizedStringResource, stopButton: AlarmButton? = nil, secondaryButton: AlarmButton? = nil,
          secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
          key = String(localized: title)
          (self.stopButton, self.secondaryButton) = (stopButton, secondaryButton)
          self.secondaryButtonBehavior = secondaryButtonBehavior
        }
      }
      struct Countdown: Codable, Hashable, Sendable {
        var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: key) }
        private var key = "Countdown"
        private enum CodingKeys: String, CodingKey { case key = "title", pauseButton }
        var pauseButton: AlarmButton? = nil
        init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
          (key, self.pauseButton) = (String(localized: title), pauseButton)
        }
      }
      struct Paused: Codable, Hashable, Sendable {
        var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: key) }
        private var key = "Paused"
        private enum CodingKeys: String, CodingKey { case key = "title", resumeButton }
        var resumeButton: AlarmButton
        init(title: LocalizedStringResource, resumeButton: AlarmButton) {
          (key, self.resumeButton) = (String(localized: title), resumeButton)
        }
      }
      var alert: Alert
      var countdown: Countdown? = nil
      var paused: Paused? = nil
    }
    struct AlarmPresentationState: Codable, Hashable, Sendable {
      enum Mode: Codable, Hashable, Sendable {
        struct Alert: Codable, Hashable, Sendable { var time = Alarm.Schedule.Relative.Time(hour: 9, minute: 41) }
        struct Countdown: Codable, Hashable, Sendable {
          var totalCountdownDuration: TimeInterval
          var previouslyElapsedDuration: TimeInterval
          var startDate: Date
          var fireDate: Date
        }
        struct Paused: Codable, Hashable, Sendable {
          var totalCountdownDuration: TimeInterval
          var previouslyElapsedDuration: TimeInterval
        }
        case countdown(Countdown)
        case paused(Paused)
        case alert(Alert)
      }
      var alarmID: UUID
      var mode: Mode
    }
    struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
      typealias ContentState = AlarmPresentationState
      var presentation: AlarmPresentation
      var metadata: Metadata?
      var tintColor: Color { tint ?? .blue }
      private var tint: Color? = nil
      enum CodingKeys: CodingKey { case presentation, metadata }
      init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata, tint) = (presentation, metadata, tintColor)
      }
    }
    struct Alarm: Identifiable, Codable, Sendable {
      typealias ID = UUID
      struct CountdownDuration: Codable, Hashable, Sendable { var preAlert: TimeInterval?; var postAlert: TimeInterval? }
      enum Schedule: Codable, Hashable, Sendable {
        struct Relative: Codable, Hashable, Sendable {
          struct Time: Codable, Hashable, Sendable { var hour: Int; var minute: Int }
          enum Recurrence: Codable, Hashable, Sendable { case never, weekly([Locale.Weekday]) }
          var time: Time
          var repeats: Recurrence = .never
        }
        case fixed(Date)
        case relative(Relative)
      }
      enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }
      var id: UUID
      var schedule: Schedule?
      var countdownDuration: CountdownDuration?
      var state: State
    }
    final class AlarmManager: Sendable {
      enum AuthorizationState: Sendable { case notDetermined, denied, authorized }
      struct AlarmConfiguration<Metadata: AlarmMetadata> {}
      static let shared = AlarmManager()
      var alarms: [Alarm] { get throws { [] } }
      var authorizationState: AuthorizationState { .authorized }
      func requestAuthorization() async throws -> AuthorizationState { .authorized }
      func stop(id: UUID) throws {}
      func pause(id: UUID) throws {}
      func resume(id: UUID) throws {}
      func cancel(id: UUID) throws {}
      func countdown(id: UUID) throws {}
    }

    """
}

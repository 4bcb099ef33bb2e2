extension ModuleStubs {
  /// Alarms: their attributes and states, from which countdowns are drawn.
  ///
  /// Texts and colors of a preview begin with a mark by which they are told from made-up ones, which give way to usual ones.
  static let alarmKit = """
    protocol AlarmMetadata: Codable, Hashable, Sendable {}
    struct AlarmText_: Codable, Hashable, Sendable {
      var parts: [String]
      init(_ parts: String...) { self.parts = parts }
      init(from decoder: Decoder) throws {
        // Content that another program encoded has none of these texts.
        let text = (try? decoder.singleValueContainer().decode(String.self)) ?? ""
        parts = text.first == "\\u{1F}" ? text.dropFirst().components(separatedBy: "\\u{1F}") : []
      }
      func encode(to encoder: Encoder) throws {
        var box = encoder.singleValueContainer()
        try box.encode(parts.map { "\\u{1F}" + $0 }.joined())
      }
      static func words(of color: Color) -> String {
        let color = color.resolve(in: EnvironmentValues())
        return [color.red, color.green, color.blue, color.opacity].map { "\\($0)" }.joined(separator: " ")
      }
      static func color(_ words: String) -> Color? {
        let parts = words.split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4 else { return nil }
        return Color(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
      }
    }
    struct AlarmButton: Codable, Hashable, Sendable {
      private var box: AlarmText_
      var text: LocalizedStringResource {
        get { LocalizedStringResource(stringLiteral: box.parts[0]) }
        set { box.parts[0] = String(localized: newValue) }
      }
      var textColor: Color {
        get { AlarmText_.color(box.parts[1]) ?? .white }
        set { box.parts[1] = AlarmText_.words(of: newValue) }
      }
      var systemImageName: String {
        get { box.parts[2] }
        set { box.parts[2] = newValue }
      }
      init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        box = AlarmText_(String(localized: text), AlarmText_.words(of: textColor), systemImageName)
      }
      init(from decoder: Decoder) throws {
        let given = try AlarmText_(from: decoder)
        let usual =
          switch decoder.codingPath.last?.stringValue {
          case "pauseButton": ("Pause", "pause.fill")
          case "resumeButton": ("Resume", "play.fill")
          case "secondaryButton": ("Repeat", "repeat")
          default: ("Stop", "stop.circle")
          }
        box = given.parts.count == 3 ? given : AlarmText_(usual.0, "", usual.1)
      }
      func encode(to encoder: Encoder) throws { try box.encode(to: encoder) }
    }
    struct AlarmPresentation: Codable, Hashable, Sendable {
      struct Alert: Codable, Hashable, Sendable {
        enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable { case countdown, custom }
        var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: title_.parts.first ?? "Alarm") }
        private var title_: AlarmText_
        private enum CodingKeys: String, CodingKey { case title_ = "title", stopButton, secondaryButton, secondaryButtonBehavior }
        var stopButton: AlarmButton
        var secondaryButton: AlarmButton? = nil
        var secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        init(
          title: LocalizedStringResource,
          stopButton: AlarmButton = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"),
          secondaryButton: AlarmButton? = nil,
          secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
          title_ = AlarmText_(String(localized: title))
          (self.stopButton, self.secondaryButton) = (stopButton, secondaryButton)
          self.secondaryButtonBehavior = secondaryButtonBehavior
        }
      }
      struct Countdown: Codable, Hashable, Sendable {
        var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: title_.parts.first ?? "Countdown") }
        private var title_: AlarmText_
        private enum CodingKeys: String, CodingKey { case title_ = "title", pauseButton }
        var pauseButton: AlarmButton? = nil
        init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
          (title_, self.pauseButton) = (AlarmText_(String(localized: title)), pauseButton)
        }
      }
      struct Paused: Codable, Hashable, Sendable {
        var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: title_.parts.first ?? "Paused") }
        private var title_: AlarmText_
        private enum CodingKeys: String, CodingKey { case title_ = "title", resumeButton }
        var resumeButton: AlarmButton
        init(title: LocalizedStringResource, resumeButton: AlarmButton) {
          (title_, self.resumeButton) = (AlarmText_(String(localized: title)), resumeButton)
        }
      }
      var alert: Alert
      var countdown: Countdown? = nil
      var paused: Paused? = nil
      init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
      }
      init(from decoder: Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        alert = try box.decode(Alert.self, forKey: .alert)
        countdown = try? box.decode(Countdown.self, forKey: .countdown)
        paused = try? box.decode(Paused.self, forKey: .paused)
      }
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
          init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
            self.totalCountdownDuration = totalCountdownDuration
            self.previouslyElapsedDuration = previouslyElapsedDuration
          }
          init(from decoder: Decoder) throws {
            let box = try decoder.container(keyedBy: CodingKeys.self)
            totalCountdownDuration = try box.decode(TimeInterval.self, forKey: .totalCountdownDuration)
            previouslyElapsedDuration = try box.decode(TimeInterval.self, forKey: .previouslyElapsedDuration)
            if previouslyElapsedDuration >= totalCountdownDuration {
              (totalCountdownDuration, previouslyElapsedDuration) = (1800, 600)
            }
          }
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
      var tintColor: Color {
        get { tint.parts.first.flatMap(AlarmText_.color) ?? .blue }
        set { tint = AlarmText_(AlarmText_.words(of: newValue)) }
      }
      private var tint: AlarmText_
      private enum CodingKeys: String, CodingKey { case presentation, metadata, tint = "tintColor" }
      init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata) = (presentation, metadata)
        tint = AlarmText_(AlarmText_.words(of: tintColor))
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

    """
}

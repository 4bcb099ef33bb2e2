extension ModuleStubs {
  /// The manager of alarms: what an app hands it is given back as a scheduled alarm, and nothing rings.
  static let alarmScheduling = """
    final class AlarmManager: Sendable {
      enum AuthorizationState: Codable, Hashable, Sendable { case notDetermined, denied, authorized }
      enum AlarmError: Error { case maximumLimitReached }
      struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        let countdownDuration: Alarm.CountdownDuration?
        let schedule: Alarm.Schedule?
        init(
          countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
          attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
          secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) {
          (self.countdownDuration, self.schedule) = (countdownDuration, schedule)
        }
        static func alarm(
          schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
          stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
          sound: AlertConfiguration.AlertSound = .default
        ) -> Self { Self(schedule: schedule, attributes: attributes) }
        static func timer(
          duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
          stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
          sound: AlertConfiguration.AlertSound = .default
        ) -> Self {
          Self(countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes)
        }
      }
      static let shared = AlarmManager()
      var alarms: [Alarm] { get throws { [] } }
      var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
      var authorizationState: AuthorizationState { .authorized }
      var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
      func requestAuthorization() async throws -> AuthorizationState { .authorized }
      @discardableResult
      func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
      ) async throws -> Alarm {
        Alarm(
          id: id, schedule: configuration.schedule,
          countdownDuration: configuration.countdownDuration, state: .scheduled)
      }
      func stop(id: Alarm.ID) throws {}
      func pause(id: Alarm.ID) throws {}
      func resume(id: Alarm.ID) throws {}
      func cancel(id: Alarm.ID) throws {}
      func countdown(id: Alarm.ID) throws {}
    }

    """
}

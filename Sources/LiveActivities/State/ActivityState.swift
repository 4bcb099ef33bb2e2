/// The state of an activity (AK 1.19).
public enum ActivityState: String, CaseIterable, Hashable, Sendable {
  /// Scheduled, not started.
  case pending
  /// Visible and updatable.
  case active
  /// Visible and updatable, but past its stale date.
  case stale
  /// Still on the Lock Screen; it will not change.
  case ended
  /// Ended, and no longer visible.
  case dismissed

  /// A Boolean value indicating whether the activity can be updated and counts toward the limits.
  package var isOngoing: Bool {
    switch self {
    case .pending, .active, .stale: true
    case .ended, .dismissed: false
    }
  }

  /// A Boolean value indicating whether the island may show the activity.
  package var isInIsland: Bool {
    switch self {
    case .active, .stale: true
    case .pending, .ended, .dismissed: false
    }
  }
}

/// The cause of a change of an activity's state.
public enum TransitionCause: String, CaseIterable, Hashable, Sendable {
  /// Its app asked for it.
  case app
  /// A push asked for it.
  case push
  /// The person swiped it away (AK 4.5).
  case person
  /// Its scheduled start came (AK 1.9).
  case scheduledStart
  /// Its stale date came.
  case staleDate
  /// It was active for eight hours (AK 2.1).
  case eightHourLimit
  /// It had ended four hours ago (AK 2.2).
  case fourHourLimit
  /// The date came that its end was given (AK 2.4).
  case dismissalDate
  /// It was transient, and the person looked elsewhere (AK 1.8).
  case transientRule
  /// The person changed the app's settings (AK 1.19).
  case settings
  /// The person did not allow the app's activities when the Lock Screen asked (AK 3.36).
  case permission
  /// The app had more ended activities than are kept (`ActivityLimits.keptPerAppMaximum`).
  case keptPerAppLimit
}

extension TransitionCause {
  /// The cause in words.
  public var words: String {
    switch self {
    case .app: "its app asked for it"
    case .push: "a push asked for it"
    case .person: "it was swiped away"
    case .scheduledStart: "its scheduled start came"
    case .staleDate: "its stale date came"
    case .eightHourLimit: "it was active for 8 hours"
    case .fourHourLimit: "it had ended 4 hours ago"
    case .dismissalDate: "its dismissal date came"
    case .transientRule: "it was transient, and the person looked elsewhere"
    case .settings: "the person changed the app's settings"
    case .permission: "the person did not allow it"
    case .keptPerAppLimit: "its app keeps too many ended activities"
    }
  }
}

/// A step in an activity's life, which may change its state.
package enum LifecycleStep: CaseIterable, Sendable {
  /// The scheduled start came.
  case start
  /// Content arrived that is not out of date.
  case refresh
  /// The stale date came, or content arrived that is past its own.
  case expire
  /// The activity ended and stays for a while.
  case end
  /// The activity ended, if it had not, and goes.
  case dismiss
}

extension ActivityState {
  /// The state that `step` leads to, `nil` where it cannot be taken: the table of AK 1c.
  ///
  /// Our choices where Apple is silent: a pending activity takes new content and stays pending; it goes at once when it
  /// ends, since the person never saw it; an immediate end is one step, with no `ended` between.
  package func after(_ step: LifecycleStep) -> ActivityState? {
    switch (self, step) {
    case (.pending, .start): .active
    case (.pending, .refresh), (.pending, .expire): .pending
    case (.pending, .end), (.pending, .dismiss): .dismissed
    case (.active, .start), (.stale, .start): nil
    case (.active, .refresh), (.stale, .refresh): .active
    case (.active, .expire), (.stale, .expire): .stale
    case (.active, .end), (.stale, .end): .ended
    case (.active, .dismiss), (.stale, .dismiss), (.ended, .dismiss): .dismissed
    case (.ended, .start), (.ended, .refresh), (.ended, .expire), (.ended, .end): nil
    case (.dismissed, _): nil
    }
  }
}

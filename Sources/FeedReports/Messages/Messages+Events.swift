public import LiveActivities

extension Messages {
  /// Returns an event in a line.
  public static func event(_ change: ActivityEvent.Change) -> String {
    switch change {
    case .started(let id, let state, let cause):
      "\(name(id)) is \(state.rawValue): \(self.cause(cause))"
    case .updated(let id, let cause):
      "\(name(id)) has new content: \(self.cause(cause))"
    case .stateChanged(let id, let from, let to, let cause):
      "\(name(id)) \(from.rawValue) → \(to.rawValue): \(self.cause(cause))"
    case .pushTokenChanged(let id, let token): "\(name(id)) has the push token \(token)"
    case .pushToStartTokenChanged(let app, let type, let token):
      "\(shortName(app)) has the push-to-start token \(token) for \(type)"
    case .enablementChanged(let app, let isEnabled):
      "\(shortName(app)): areActivitiesEnabled is \(isEnabled)"
    case .frequentPushEnablementChanged(let app, let isEnabled):
      "\(shortName(app)): frequentPushesEnabled is \(isEnabled)"
    case .budgetExceeded(let kind, let app, let limit):
      "\(shortName(app)) is over its budget of \(limit) \(kind.rawValue) an hour"
    case .permissionAsked(let app):
      "the Lock Screen asks: allow Live Activities from \(shortName(app))?"
    case .permissionAnswered(let app, let isAllowed):
      "the person \(isAllowed ? "allows" : "does not allow") Live Activities from \(shortName(app))"
    case .alerted(let id, _): "\(name(id)) lights the screen"
    case .tapped(let id, let url):
      "\(name(id)) is opened" + (url.map { " by \(legible($0))" } ?? "")
    case .buttonPressed(let id, let button): "\(name(id)): the button \(button) is pressed"
    case .islandExpanded(let id): "\(name(id)) fills the expanded island"
    case .islandCollapsed(let id): "\(name(id)) leaves the expanded island"
    case .islandHidden: "the island is hidden"
    case .islandRestored: "the island is back"
    case .bannerShown(let id): "\(name(id)) is shown as a banner"
    case .bannerHidden(let id): "\(name(id)) is a banner no more"
    case .folded(let app): "\(shortName(app)) is folded"
    case .unfolded(let app): "\(shortName(app)) is laid out"
    case .foregroundChanged(let app):
      app.map { "\(shortName($0)) is in the foreground" } ?? "no app is in the foreground"
    case .terminated(let app): "\(shortName(app)) is terminated"
    case .locked: "the device is locked"
    case .unlocked: "the device is unlocked"
    case .standByChanged(let isOn): isOn ? "the device is in StandBy" : "StandBy is over"
    case .alwaysOnChanged(let isOn): isOn ? "the display is Always-On" : "the display is awake"
    case .appearanceChanged(let appearance):
      "the appearance is \(appearance?.rawValue ?? "the theme's")"
    }
  }

  /// Returns an activity's event, without its name, for a list of this activity's events.
  ///
  /// - Parameters:
  ///   - change: The event.
  ///   - isShort: Whether there is room for two or three words only.
  /// - Returns: The words.
  public static func timelineEvent(
    _ change: ActivityEvent.Change, isShort: Bool = false
  ) -> String {
    if isShort, let words = shortEvent(change) { return words }
    return switch change {
    case .started(_, let state, let cause): step(to: state, by: cause)
    case .updated(_, let cause): "new content\(agent(of: cause))"
    case .stateChanged(_, .stale, .active, let cause): "fresh again\(agent(of: cause))"
    case .stateChanged(_, _, let state, let cause): step(to: state, by: cause)
    case .pushTokenChanged(_, let token): "push token \(token.prefix(12))…"
    case .alerted: "lights the screen"
    case .tapped(_, let url): "opened" + (url.map { " by \(legible($0))" } ?? "")
    case .buttonPressed(_, let button): "button \(button) pressed"
    case .islandExpanded: "fills the expanded island"
    case .islandCollapsed: "leaves the expanded island"
    case .bannerShown: "shown as a banner"
    case .bannerHidden: "a banner no more"
    case .pushToStartTokenChanged, .enablementChanged, .frequentPushEnablementChanged,
      .budgetExceeded, .islandHidden, .islandRestored, .folded, .unfolded, .foregroundChanged,
      .terminated, .locked, .unlocked, .alwaysOnChanged, .standByChanged, .appearanceChanged,
      .permissionAsked, .permissionAnswered:
      event(change)
    }
  }

  /// Returns an event in two or three words; `nil` for one that is told so in any case.
  private static func shortEvent(_ change: ActivityEvent.Change) -> String? {
    if case .updated(_, .push) = change { return "update: push" }
    if case .updated(_, .app) = change { return "update: app" }
    if case .pushTokenChanged(_, let token) = change { return "token \(token.prefix(8))…" }
    if case .islandExpanded = change { return "island expanded" }
    if case .islandCollapsed = change { return "island collapsed" }
    return nil
  }

  /// Returns a step in an activity's life and its cause, as "ended by a push".
  private static func step(to state: ActivityState, by cause: TransitionCause) -> String {
    let word =
      switch state {
      case .pending: "scheduled"
      case .active: "started"
      case .stale, .ended: state.rawValue
      case .dismissed: "gone"
      }
    return word + agent(of: cause)
  }

  /// Returns a cause as the end of a sentence about an activity.
  private static func agent(of cause: TransitionCause) -> String {
    switch cause {
    case .app: " by its app"
    case .push: " by a push"
    case .person, .scheduledStart, .staleDate, .eightHourLimit, .fourHourLimit, .dismissalDate,
      .transientRule, .settings, .permission, .keptPerAppLimit:
      ": \(self.cause(cause))"
    }
  }

  /// Returns the cause of an activity's transition in words.
  static func cause(_ cause: TransitionCause) -> String { cause.words }
}

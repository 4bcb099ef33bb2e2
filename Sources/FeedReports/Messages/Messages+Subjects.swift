public import ActivityFeed
public import LiveActivities

extension Messages {
  /// Returns the subject of a line, such as "update dynamo/ride-1"; "?" where it was not understood.
  public static func subject(_ event: FeedEvent?) -> String { legible(words(for: event)) }

  private static func words(for event: FeedEvent?) -> String {
    guard case .command(let command) = event else { return event?.name ?? "?" }
    return switch command {
    case .push(let push, let id): "\(push.event.rawValue) \(name(id))"
    case .notification(let push, .token(let token, _, _)):
      "\(push.event.rawValue) token \(token.prefix(8))"
    case .notification(let push, .channel(let channel, _)):
      "\(push.event.rawValue) channel \(channel)"
    case .app(.request, let id): "request \(name(id))"
    case .app(.update, let id): "update \(name(id))"
    case .app(.end, let id): "end \(name(id))"
    case .person(let action): person(action)
    case .device(let change): device(change)
    case .setup(let setup, let app): "\(self.setup(setup)) \(shortName(app))"
    }
  }

  private static func device(_ change: DeviceChange) -> String {
    switch change {
    case .foreground(let app): app.map { "foreground \(shortName($0))" } ?? "background"
    case .lock: "lock"
    case .unlock: "unlock"
    case .standBy(let isOn): isOn ? "StandBy" : "StandBy over"
    case .alwaysOn(let isOn): isOn ? "always-on" : "awake"
    case .appearance(let appearance): "appearance \(appearance?.rawValue ?? "automatic")"
    case .supportsLiveActivities: "live-activities"
    case .storageFull: "storage-full"
    case .system(let version): "iOS \(version)"
    case .activitiesMaximum(let maximum): "activities-maximum \(maximum)"
    case .asksPermission(let asks): "allow \(asks ? "ask" : "always")"
    case .dynamicIsland(let hasIsland): hasIsland ? "Dynamic Island" : "no Dynamic Island"
    }
  }

  /// Returns the name that an app is called by, made of the last part of its identifier: no feed has another one.
  ///
  /// - Parameter app: The app's identifier.
  /// - Returns: The words of that part, each with a capital.
  public static func appName(_ app: BundleID) -> String {
    let words = shortName(app).split { "-_ ".contains($0) }
    return words.isEmpty
      ? shortName(app)
      : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static func setup(_ setup: AppSetup) -> String {
    switch setup {
    case .declare: "declare"
    case .background: "background"
    case .terminate: "terminated"
    case .observePushToStart: "push-to-start"
    case .rotateTokens: "rotate tokens"
    case .createChannel: "create channel"
    case .deleteChannel: "delete channel"
    }
  }

  private static func person(_ action: PersonAction) -> String {
    switch action {
    case .dismiss(let id): "dismiss \(name(id))"
    case .tap(let id, _): "tap \(name(id))"
    case .longPress(let id): "long-press \(name(id))"
    case .expand(let id): "expand \(name(id))"
    case .collapseIsland: "collapse island"
    case .pressButton(let button, let id, _): "press \(button) \(name(id))"
    case .hideIsland: "hide island"
    case .restoreIsland: "restore island"
    case .fold(let app): "fold \(shortName(app))"
    case .unfold(let app): "unfold \(shortName(app))"
    case .answer(let isAllowed, let app): "\(isAllowed ? "allow" : "deny") \(shortName(app))"
    case .allowActivities(let isAllowed, let app):
      "activities \(isAllowed ? "on" : "off") \(shortName(app))"
    case .allowFrequentUpdates(let isAllowed, let app):
      "frequent \(isAllowed ? "on" : "off") \(shortName(app))"
    }
  }

  /// Returns the short name of an activity: the end of its app's identifier, and its own name.
  public static func name(_ id: ActivityID) -> String { id.shortName }

  /// Returns the last part of a bundle identifier.
  public static func shortName(_ app: BundleID) -> String { app.shortName }
}

extension LiveActivities {
  /// Returns whether an app has a token by which a push starts one of its activities.
  public func hasPushToStartToken(of app: BundleID) -> Bool {
    !record(of: app).pushToStartTokens.isEmpty
  }

  /// Gives an activity a token, and takes its old one back.
  ///
  /// ActivityKit gives it a moment after the request (AK 1.28): so it is an event, and no part of the answer.
  mutating func giveToken(to id: ActivityID, _ log: inout EventLog) {
    guard var activity = activities[id], activity.state.isOngoing else { return }
    if let old = activity.pushToken { retire(old, as: .expiredToken) }
    let token = tokens.issue(to: .activity(id))
    activity.pushToken = token
    activities.keep(activity)
    log.record(.pushTokenChanged(id, token))
  }

  /// Returns whether the Lock Screen asks the person about an app's activities (AK 3.36).
  public func awaitsAnswer(about app: BundleID) -> Bool { record(of: app).permission == .asked }

  /// Asks the person about an app's activities with its first one.
  mutating func askPermission(for app: BundleID, _ log: inout EventLog) {
    guard asksPermission, record(of: app).permission == .unasked else { return }
    updateRecord(of: app) { $0.permission = .asked }
    log.record(.permissionAsked(app))
  }

  /// Returns whether an activity gets its update token at once: one that a push started waits for the person's answer
  /// (AK 3.36).
  func mayHaveToken(_ activity: LiveActivity) -> Bool {
    activity.creator != .system || !asksPermission
      || record(of: activity.app).permission == .allowed
  }

  mutating func retire(_ token: String, as reason: Rule) {
    tokens.remove(token)
    expiredTokens.remember(reason, of: token)
  }

  /// Gives an app a token for an attributes type, unless it has one.
  mutating func observePushToStart(
    of type: String, by app: BundleID, _ log: inout EventLog
  ) throws(CommandRefusal) {
    try checkVersion(has: .pushToStart)
    try checkLength(of: type)
    let held = record(of: app).pushToStartTokens
    if let token = held[type] {
      return log.record(.pushToStartTokenChanged(app, attributesType: type, token))
    }
    let limit = limits.pushToStartTypesMaximum
    guard held.count < limit else {
      throw CommandRefusal(.tooManyPushToStartTypes, .app(app), .limit(limit))
    }
    givePushToStartToken(for: type, to: app, &log)
  }

  /// Replaces all tokens of an app, as APNs does when its routes change (AK 1.29).
  mutating func rotateTokens(of app: BundleID, _ log: inout EventLog) {
    for (type, token) in record(of: app).pushToStartTokens.sorted(by: { $0.key < $1.key }) {
      retire(token, as: .expiredToken)
      givePushToStartToken(for: type, to: app, &log)
    }
    let holders = ongoingActivities(of: app).filter { activities[$0]?.pushToken != nil }
    for id in holders { giveToken(to: id, &log) }
  }

  private mutating func givePushToStartToken(
    for type: String, to app: BundleID, _ log: inout EventLog
  ) {
    let token = tokens.issue(to: .pushToStart(app, attributesType: type))
    updateRecord(of: app) { $0.pushToStartTokens[type] = token }
    log.record(.pushToStartTokenChanged(app, attributesType: type, token))
  }

  /// Retires the tokens of the app that makes room for a new one once the memory of apps is full.
  mutating func forgetTokensOfOldestApp() {
    guard let oldest = apps.oldest else { return }
    for token in oldest.pushToStartTokens.values { retire(token, as: .unregistered) }
  }
}

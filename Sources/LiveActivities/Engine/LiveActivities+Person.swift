extension LiveActivities {
  mutating func apply(_ action: PersonAction, _ log: inout EventLog) throws(CommandRefusal) {
    switch action {
    case .dismiss(let id):
      try checkVisible(id)
      take(.dismiss, id, cause: .person, &log)
    case .tap(let id, let url):
      try checkVisible(id)
      log.record(.tapped(id, url: url))
      open(id.app, &log)
    case .longPress(let id):
      guard profile.hasDynamicIsland else { throw CommandRefusal(.noIsland) }
      guard isInReach(id) else { throw CommandRefusal(.notInIsland, .activity(id)) }
      expandIsland(with: id, until: nil, &log)
    case .expand(let id):
      guard profile.hasDynamicIsland else { throw CommandRefusal(.noIsland) }
      guard canExpand(id) else { throw CommandRefusal(.notInIsland, .activity(id)) }
      expandIsland(with: id, until: nil, &log)
    case .pressButton(let name, let id, let surface):
      try checkButton(of: id, on: surface)
      log.record(.buttonPressed(id, name))
    case .collapseIsland:
      guard expandedActivity != nil else { throw CommandRefusal(.islandNotExpanded) }
      collapseIsland(&log)
    case .hideIsland: try hideIsland(&log)
    case .restoreIsland: try restoreIsland(&log)
    case .fold(let app):
      try setUnfolded(false, app, &log)
    case .unfold(let app):
      try setUnfolded(true, app, &log)
    case .answer(let isAllowed, let app): try apply(answer: isAllowed, for: app, &log)
    case .allowActivities(let isAllowed, let app):
      try allowActivities(isAllowed, of: app, &log)
    case .allowFrequentUpdates(let isAllowed, let app):
      try allowFrequentUpdates(isAllowed, of: app, &log)
    }
  }

  /// Buttons are on the Lock Screen and in the expanded island, and wait for the person to be recognized (AK 5.5).
  private func checkButton(
    of id: ActivityID, on surface: ActivitySurface
  ) throws(CommandRefusal) {
    try checkVersion(has: surface == .carPlay ? .carPlay : .interactivity)
    try checkVisible(id)
    switch surface {
    case .lockScreen: break
    case .expanded:
      guard expandedActivity != nil, profile.hasDynamicIsland else {
        throw CommandRefusal(.islandNotExpanded)
      }
      guard expandedActivity == id else { throw CommandRefusal(.notInIsland, .activity(id)) }
    case .compact, .minimal: throw CommandRefusal(.buttonInert, .surface(surface))
    case .carPlay: throw CommandRefusal(.buttonInertInCarPlay)
    }
    guard !isLocked else { throw CommandRefusal(.deviceLocked) }
  }

  private mutating func setUnfolded(
    _ isUnfolded: Bool, _ app: BundleID, _ log: inout EventLog
  ) throws(CommandRefusal) {
    guard let shelf = shelves[app], stack(of: app) != nil else {
      throw CommandRefusal(.noStack, .app(app))
    }
    guard shelf.isUnfolded != isUnfolded else { return }
    shelves[app]?.isUnfolded = isUnfolded
    log.record(isUnfolded ? .unfolded(app) : .folded(app))
  }

  /// Hides the apps that the island shows; their activities go on (AK 4.15).
  private mutating func hideIsland(_ log: inout EventLog) throws(CommandRefusal) {
    guard profile.hasDynamicIsland else { throw CommandRefusal(.noIsland) }
    if expandedActivity != nil { collapseIsland(&log) }
    let apps = island.activities.map(\.app)
    // An expanded island that closes has done what the swipe asked for.
    guard !apps.isEmpty || !log.events.isEmpty else { throw CommandRefusal(.islandEmpty) }
    for app in apps { shelves[app]?.isHiddenInIsland = true }
    log.record(.islandHidden)
  }

  /// The apps whose activities the person has hidden in the island.
  public var appsHiddenInIsland: [BundleID] {
    islandOrder.elements.filter { shelves[$0]?.isHiddenInIsland == true }
  }

  private mutating func restoreIsland(_ log: inout EventLog) throws(CommandRefusal) {
    guard profile.hasDynamicIsland else { throw CommandRefusal(.noIsland) }
    let hidden = appsHiddenInIsland
    guard !hidden.isEmpty else { throw CommandRefusal(.nothingHidden) }
    for app in hidden { shelves[app]?.isHiddenInIsland = false }
    log.record(.islandRestored)
  }

  /// Brings an app to the foreground, for which the person is recognized first (AK 4.6, 4.13).
  private mutating func open(_ app: BundleID, _ log: inout EventLog) {
    if isAlwaysOn { setAlwaysOn(false, &log) }
    updateRecord(of: app) { $0.isRunning = true }
    unlock(&log)
    setForeground(app, &log)
  }

  /// Takes the person's answer: allowed, the app's activities get the tokens that they wait for (AK 3.36).
  private mutating func apply(
    answer isAllowed: Bool, for app: BundleID, _ log: inout EventLog
  ) throws(CommandRefusal) {
    guard record(of: app).permission == .asked else {
      throw CommandRefusal(.nothingAsked, .app(app))
    }
    updateRecord(of: app) { $0.permission = isAllowed ? .allowed : .unasked }
    log.record(.permissionAnswered(app, isAllowed))
    guard isAllowed else {
      return try allowActivities(false, of: app, cause: .permission, &log)
    }
    let waiting = ongoingActivities(of: app).filter { id in
      activities[id].map { $0.pushType == .token && $0.pushToken == nil } ?? false
    }
    for id in waiting { giveToken(to: id, &log) }
  }

  // MARK: - Settings

  /// Dismisses the app's ongoing activities at once where they are forbidden
  /// (choice `forbiddenActivitiesGoAtOnce`).
  private mutating func allowActivities(
    _ isAllowed: Bool, of app: BundleID, cause: TransitionCause = .settings, _ log: inout EventLog
  ) throws(CommandRefusal) {
    try checkLength(of: app.rawValue)
    guard record(of: app).allowsActivities != isAllowed else { return }
    updateRecord(of: app) { $0.allowsActivities = isAllowed }
    log.record(.enablementChanged(app, isAllowed))
    guard !isAllowed else { return }
    for id in ongoingActivities(of: app) { take(.dismiss, id, cause: cause, &log) }
  }

  /// Ends the ongoing activities either way (AK 1.19), since their tokens were given for the other budget.
  private mutating func allowFrequentUpdates(
    _ isAllowed: Bool, of app: BundleID, _ log: inout EventLog
  ) throws(CommandRefusal) {
    try checkVersion(has: .frequentUpdates)
    try checkLength(of: app.rawValue)
    guard record(of: app).allowsFrequentUpdates != isAllowed else { return }
    let wasEnabled = frequentPushesEnabled(for: app)
    updateRecord(of: app) { $0.allowsFrequentUpdates = isAllowed }
    let isEnabled = frequentPushesEnabled(for: app)
    if wasEnabled != isEnabled {
      log.record(.frequentPushEnablementChanged(app, isEnabled))
    }
    for id in ongoingActivities(of: app) {
      end(id, dismissal: .default, cause: .settings, &log)
    }
  }

  /// The app's activities that have not ended, top first.
  func ongoingActivities(of app: BundleID) -> [ActivityID] {
    shelves[app]?.ranking.map(\.id).filter { activities[$0]?.state.isOngoing == true } ?? []
  }
}

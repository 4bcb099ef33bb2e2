extension LiveActivities {
  mutating func apply(_ change: DeviceChange, _ log: inout EventLog) throws(CommandRefusal) {
    switch change {
    case .foreground(let app):
      if let app {
        try checkLength(of: app.rawValue)
        updateRecord(of: app) { $0.isRunning = true }
        unlock(&log)
      }
      setForeground(app, &log)
    case .lock:
      if !isLocked { log.record(.locked) }
      isLocked = true
      setForeground(nil, &log)
      collapseIsland(&log)
    case .unlock: unlock(&log)
    case .alwaysOn(let isOn):
      guard isAlwaysOn != isOn else { return }
      setAlwaysOn(isOn, &log)
    case .standBy(let isOn):
      try checkVersion(has: .standBy)
      guard isStandBy != isOn else { return }
      isStandBy = isOn
      log.record(.standByChanged(isOn))
    case .appearance(let appearance):
      guard self.appearance != appearance else { return }
      self.appearance = appearance
      log.record(.appearanceChanged(appearance))
    case .supportsLiveActivities(let isSupported): supportsLiveActivities = isSupported
    case .storageFull(let isFull): isStorageFull = isFull
    case .system(let version):
      try checkUnused()
      profile.version = version
    case .activitiesMaximum(let maximum): activitiesMaximum = maximum
    case .asksPermission(let asks):
      try checkUnused()
      asksPermission = asks
    case .dynamicIsland(let hasIsland):
      try checkUnused()
      profile.hasDynamicIsland = hasIsland
    }
  }

  mutating func apply(
    _ setup: AppSetup, of app: BundleID, _ log: inout EventLog
  ) throws(CommandRefusal) {
    try checkLength(of: app.rawValue)
    switch setup {
    case .declare(let declaration):
      let before = frequentPushesEnabled(for: app)
      updateRecord(of: app) { $0.declaration = declaration }
      let after = frequentPushesEnabled(for: app)
      if before != after { log.record(.frequentPushEnablementChanged(app, after)) }
    case .background:
      updateRecord(of: app) { $0.isRunning = true }
      if foregroundApp == app { setForeground(nil, &log) }
    case .terminate:
      guard record(of: app).isRunning else { return }
      updateRecord(of: app) {
        $0.isRunning = false
        $0.process += 1
      }
      log.record(.terminated(app))
      if foregroundApp == app { setForeground(nil, &log) }
    case .observePushToStart(let type): try observePushToStart(of: type, by: app, &log)
    case .rotateTokens: rotateTokens(of: app, &log)
    case .createChannel(let name, let storesMessage):
      try checkVersion(has: .channels)
      guard ChannelID.isBase64(name) else { throw CommandRefusal(.badChannelID) }
      updateRecord(of: app) { $0.hasMadeChannels = true }
      channels.remember(
        ChannelRecord(storesMessage: storesMessage), of: ChannelID(app: app, name: name))
    case .deleteChannel(let name):
      let id = ChannelID(app: app, name: name)
      guard channels[id] != nil else { throw CommandRefusal(.channelNotRegistered) }
      channels.forget(id)
    }
  }

  mutating func setAlwaysOn(_ isOn: Bool, _ log: inout EventLog) {
    isAlwaysOn = isOn
    log.record(.alwaysOnChanged(isOn))
  }

  mutating func unlock(_ log: inout EventLog) {
    guard isLocked else { return }
    isLocked = false
    log.record(.unlocked)
  }

  mutating func setForeground(_ app: BundleID?, _ log: inout EventLog) {
    guard app != foregroundApp else { return }
    foregroundApp = app
    log.record(.foregroundChanged(app))
    guard let id = expandedActivity, let activity = activities[id] else { return }
    switch activity.style {
    case .transient:
      // Leaving the app ends it (AK 1.8); arriving in another leaves this one as well.
      if id.app != app { collapseIsland(&log) }
    case .standard:
      // An app's own activities are hidden while it is in use (AK 4.8).
      if id.app == app { collapseIsland(&log) }
    }
  }
}

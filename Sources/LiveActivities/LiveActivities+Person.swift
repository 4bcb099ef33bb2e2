extension LiveActivities {
  mutating func obey(_ action: PersonAction, _ log: inout EventLog) throws(CommandRefusal) {
    switch action {
    case .dismiss(let id):
      _ = try visibleActivity(id)
      take(.dismiss, id, cause: .person, &log)
    case .tap(let id):
      _ = try visibleActivity(id)
      log.record(.tapped(id))
    case .longPress(let id):
      guard island.activities.contains(id) else { throw .notInIsland(id) }
      expandIsland(with: id, until: nil, &log)
    case .collapseIsland:
      guard expandedActivity != nil else { throw .islandNotExpanded }
      collapseIsland(&log)
    case .fold(let app):
      try setUnfolded(false, app, &log)
    case .unfold(let app):
      try setUnfolded(true, app, &log)
    }
  }

  mutating func follow(_ change: DeviceChange, _ log: inout EventLog) throws(CommandRefusal) {
    switch change {
    case .foreground(let app):
      if let app { try checkLength(of: app.rawValue) }
      setForeground(app, &log)
    case .lock:
      log.record(.locked)
      setForeground(nil, &log)
      collapseIsland(&log)
    }
  }

  private mutating func setUnfolded(
    _ isUnfolded: Bool, _ app: BundleID, _ log: inout EventLog
  ) throws(CommandRefusal) {
    guard let shelf = shelves[app], stack(of: app) != nil else { throw .noStack(app) }
    guard shelf.isUnfolded != isUnfolded else { return }
    shelves[app]?.isUnfolded = isUnfolded
    log.record(isUnfolded ? .unfolded(app) : .folded(app))
  }

  private mutating func setForeground(_ app: BundleID?, _ log: inout EventLog) {
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

// The changes; the checks come before them.
extension LiveActivities {
  mutating func add(
    _ activity: LiveActivity, alert: AlertConfiguration?, cause: TransitionCause,
    _ log: inout EventLog
  ) {
    let (id, app) = (activity.id, activity.app)
    nextSerial += 1
    activities.keep(activity)
    shelves[app, default: AppShelf()].insert(activity)
    shelves[app]?.isHiddenInIsland = false
    log.record(.started(id, activity.state, cause: cause))
    askPermission(for: app, &log)
    if activity.pushType == .token, mayHaveToken(activity) { giveToken(to: id, &log) }
    if activity.state == .active {
      appear(activity, alert: alert, &log)
    } else {
      reschedule(activity)
    }
    makeRoom(in: app, &log)
  }

  /// Puts an activity that has just become active on the screen, unless its content is out of date by then: iOS makes it
  /// stale and never shows it (AK 3.37).
  private mutating func appear(
    _ activity: LiveActivity, alert: AlertConfiguration?, _ log: inout EventLog
  ) {
    guard !isOutOfDate(activity.content, at: log.time) else {
      withhold(activity)
      return take(.expire, activity.id, cause: .staleDate, &log)
    }
    updateIslandOrder(of: activity.app)
    stackOrder.append(activity.app)
    reschedule(activity)
    if activity.style == .transient { expandIsland(with: activity.id, until: nil, &log) }
    if let alert { light(activity.id, with: alert, &log) }
  }

  private mutating func withhold(_ activity: LiveActivity) {
    guard let place = try? activities.place(of: activity.id) else { return }
    activities.change(at: place) { $0.isPresented = false }
    shelves[activity.app]?.replace(activity, with: activities[place])
    updateIslandOrder(of: activity.app)
    reschedule(activity)
  }

  mutating func replaceContent(
    of activity: LiveActivity, at place: KeptActivities.Place, with content: ActivityContent,
    timestamp: Timestamp, alert: AlertConfiguration?, cause: TransitionCause,
    _ log: inout EventLog
  ) {
    activities.change(at: place) {
      $0.content = content
      $0.lastTimestamp = timestamp
      $0.renderedAt = log.time
    }
    // Most news changes neither the rank nor the deadline.
    if content.relevanceScore != activity.content.relevanceScore
      || content.staleDate != activity.content.staleDate
    {
      updatePlace(of: activity, as: activities[place])
    }
    log.record(.updated(activity.id, cause: cause))
    if isOutOfDate(content, at: log.time) {
      take(.expire, activity.id, cause: .staleDate, &log)
    } else if activity.state != .active {
      take(.refresh, activity.id, cause: cause, &log)
    }
    if let alert { light(activity.id, with: alert, &log) }
  }

  mutating func end(
    _ id: ActivityID, dismissal policy: ActivityUIDismissalPolicy, cause: TransitionCause,
    _ log: inout EventLog
  ) {
    guard let activity = activities[id] else { return }
    let last = log.time + limits.endedDurationMaximum
    let (time, dismissalCause): (Timestamp, TransitionCause) =
      switch policy {
      case .default: (last, .fourHourLimit)
      case .immediate: (log.time, cause)
      case .after(let date): date < last ? (date, .dismissalDate) : (last, .fourHourLimit)
      }
    guard time > log.time else { return take(.dismiss, id, cause: cause, &log) }
    var ending = activity
    ending.ending = LiveActivity.Ending(
      time: log.time, cause: cause, dismissalTime: time, dismissalCause: dismissalCause)
    activities.keep(ending)
    take(.end, id, cause: cause, &log)
  }

  /// Takes one step of the lifecycle's table.
  mutating func take(
    _ step: LifecycleStep, _ id: ActivityID, cause: TransitionCause, _ log: inout EventLog
  ) {
    guard let activity = activities[id], let state = activity.state.after(step),
      state != activity.state
    else { return }
    if state == .dismissed {
      remove(activity, cause: cause, at: log.time)
    } else {
      var changed = activity
      changed.state = state
      if state == .stale || activity.isStale || step == .start { changed.renderedAt = log.time }
      // Choice `staleStartIsShownLater`.
      if step == .refresh, !activity.isPresented {
        changed.isPresented = true
        stackOrder.append(id.app)
      }
      activities.keep(changed)
      updatePlace(of: activity, as: changed)
    }
    log.record(.stateChanged(id, from: activity.state, to: state, cause: cause))
    if expandedActivity == id && !state.isInIsland { collapseIsland(&log) }
  }

  /// Makes the change that an activity's deadline was set for.
  mutating func expireDeadline(of id: ActivityID, _ log: inout EventLog) {
    guard let activity = activities[id] else { return }
    switch activity.state {
    case .pending:
      take(.start, id, cause: .scheduledStart, &log)
      guard let started = activities[id] else { return }
      appear(started, alert: started.startAlert, &log)
    case .active where log.time < activity.startedAt + limits.activeDurationMaximum:
      take(.expire, id, cause: .staleDate, &log)
    case .active, .stale:
      end(id, dismissal: .default, cause: .eightHourLimit, &log)
    case .ended:
      take(.dismiss, id, cause: activity.ending?.dismissalCause ?? .fourHourLimit, &log)
    case .dismissed:
      preconditionFailure("a dismissed activity is not kept")
    }
  }

  /// Updates the rank and the deadline of an activity that has changed.
  private mutating func updatePlace(of old: LiveActivity, as new: LiveActivity) {
    if old.state != new.state || old.content.relevanceScore != new.content.relevanceScore {
      shelves[new.app]?.replace(old, with: new)
      updateIslandOrder(of: new.app)
    }
    if old.state != new.state || old.content.staleDate != new.content.staleDate {
      reschedule(new)
    }
  }

  private mutating func remove(
    _ activity: LiveActivity, cause: TransitionCause, at time: Timestamp
  ) {
    let (id, app) = (activity.id, activity.app)
    activities.dismiss(id, at: time, cause: cause)
    shelves[app]?.remove(activity)
    updateIslandOrder(of: app)
    if shelves[app]?.ranking.isEmpty == true {
      shelves[app] = nil
      stackOrder.remove(app)
    }
    deadlines.schedule(.activity(id), at: nil)
    if let token = activity.pushToken { retire(token, as: .unregistered) }
  }

  /// Dismisses the activity of an app that ended first, if the app has more than are kept.
  private mutating func makeRoom(in app: BundleID, _ log: inout EventLog) {
    guard let shelf = shelves[app], shelf.ranking.count > limits.keptPerAppMaximum,
      shelf.ranking.count > shelf.ongoingCount
    else { return }
    let ends = shelf.ranking.compactMap { place in
      activities[place.id]?.ending.map { (time: $0.time, place: place) }
    }
    let first = ends.min { ($0.time, $0.place.serial) < ($1.time, $1.place.serial) }
    if let first { take(.dismiss, first.place.id, cause: .keptPerAppLimit, &log) }
  }

  private mutating func reschedule(_ activity: LiveActivity) {
    let lastActive = activity.startedAt + limits.activeDurationMaximum
    let time: Timestamp? =
      switch activity.state {
      case .pending: activity.startedAt
      case .active: min(activity.content.staleDate ?? lastActive, lastActive)
      case .stale: lastActive
      case .ended: activity.ending?.dismissalTime
      case .dismissed: nil
      }
    deadlines.schedule(.activity(activity.id), at: time)
  }

  private func isOutOfDate(_ content: ActivityContent, at time: Timestamp) -> Bool {
    guard let staleDate = content.staleDate else { return false }
    return staleDate <= time
  }
}

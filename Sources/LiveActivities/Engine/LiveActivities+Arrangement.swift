extension LiveActivities {
  /// Returns the places of all activities at `now`.
  ///
  /// The app that started an activity or alerted last has its stack on top (AK 4.4 knows no order across apps): news
  /// comes in at the top, as with notifications, and a quiet update never makes the screen jump.
  ///
  /// It changes only with an event; keep it in between. O(stacks in it), once all due changes are made.
  ///
  /// - Parameters:
  ///   - now: The device's time.
  ///   - app: The app whose stack is in the middle of a part; `nil` for the top.
  ///   - stacksMaximum: The most stacks above and below the middle; `nil` for all stacks.
  /// - Returns: The arrangement.
  public func arrangement(
    at now: Timestamp, around app: BundleID? = nil, stacksMaximum: Int? = nil
  ) -> Arrangement {
    guard isSettled(at: now) else {
      var settled = self
      _ = settled.advance(to: now)
      return settled.arrangement(at: now, around: app, stacksMaximum: stacksMaximum)
    }
    let apps = stackOrder.lastElements(around: app, countMaximum: stacksMaximum ?? .max)
    return Arrangement(
      stacks: apps.compactMap { stack(of: $0) }, island: island,
      banner: profile.hasDynamicIsland ? nil : expandedActivity,
      hiddenStackCount: stackOrder.count - apps.count)
  }

  /// Returns whether an app has a stack.
  public func hasStack(of app: BundleID) -> Bool { stack(of: app) != nil }

  /// The app's stack; `nil` where nothing of it is visible.
  func stack(of app: BundleID) -> Arrangement.Stack? {
    guard let shelf = shelves[app] else { return nil }
    let ids = shelf.ranking.filter(\.isStacked).map(\.id)
    guard !ids.isEmpty else { return nil }
    return Arrangement.Stack(app: app, activities: ids, isUnfolded: shelf.isUnfolded)
  }

  /// The content of the island.
  ///
  /// The system chooses two of several apps (AK 4.12). Ours: the apps stand in line in the order in which they
  /// first had something to show, and the first two are shown; a newcomer never displaces one that the person is watching.
  public var island: IslandArrangement {
    guard profile.hasDynamicIsland else { return .none }
    return expandedActivity.map { .expanded($0) } ?? collapsedIsland
  }

  /// The content of the island while nothing is expanded.
  private var collapsedIsland: IslandArrangement {
    let shown = islandOrder.first(2) { $0 != foregroundApp && !isHiddenInIsland($0) }
    let chosen = shown.compactMap { chosenActivity(of: $0) }
    guard let attached = chosen.first else { return .none }
    guard chosen.count > 1 else { return .compact(attached) }
    return .minimal(attached: attached, detached: chosen[1])
  }

  /// Returns whether a person's touch finds the activity in the island, at once or when another one has shrunk (AK 4.13).
  func isInReach(_ id: ActivityID) -> Bool {
    expandedActivity == id || collapsedIsland.activities.contains(id)
  }

  /// Returns whether the island would show the activity if all others were gone.
  ///
  /// An app's own activities are hidden while it is in use (AK 4.8), and those that the person has hidden stay so (AK 4.15).
  public func canExpand(_ id: ActivityID) -> Bool {
    guard profile.hasDynamicIsland, let activity = activities[id], activity.state.isInIsland,
      activity.isPresented
    else {
      return false
    }
    return expandedActivity == id || foregroundApp != id.app && !isHiddenInIsland(id.app)
  }

  private func isHiddenInIsland(_ app: BundleID) -> Bool {
    shelves[app]?.isHiddenInIsland == true
  }

  /// The app's activity for the island: the highest score, then the first started (AK 4.11).
  private func chosenActivity(of app: BundleID) -> ActivityID? {
    shelves[app]?.ranking.first(where: \.isInIsland)?.id
  }

  /// Adds an app to the line for the island, or removes it, as its activities demand.
  mutating func updateIslandOrder(of app: BundleID) {
    let hasSome = shelves[app]?.islandCount ?? 0 > 0
    guard hasSome != islandOrder.contains(app) else { return }
    if hasSome {
      islandOrder.append(app)
    } else {
      islandOrder.remove(app)
    }
  }

  /// Lights the screen for an activity: its stack comes up, and for a while the island shows it expanded, or, where
  /// there is no island and the person is at the device, a banner does (AK 4.7, 4.25).
  mutating func light(
    _ id: ActivityID, with alert: AlertConfiguration, _ log: inout EventLog
  ) {
    guard let activity = activities[id], activity.state != .pending, activity.isPresented else {
      return
    }
    log.record(.alerted(id, alert))
    if isAlwaysOn { setAlwaysOn(false, &log) }
    stackOrder.append(id.app)
    guard activity.state.isInIsland, foregroundApp != id.app else { return }
    // A locked device has the card in sight already; only the island shows more of it.
    guard profile.hasDynamicIsland || !isLocked, !isHeld(against: id) else { return }
    expandIsland(with: id, until: log.time + limits.alertExpansionDuration, &log)
  }

  /// Shows an activity in the expanded island, or, on a device that has none, as a banner.
  mutating func expandIsland(
    with id: ActivityID, until time: Timestamp?, _ log: inout EventLog
  ) {
    if expandedActivity != id {
      collapseIsland(&log)
      expandedActivity = id
      log.record(profile.hasDynamicIsland ? .islandExpanded(id) : .bannerShown(id))
    }
    deadlines.schedule(.islandCollapse, at: time)
  }

  /// Shrinks the island, if it is expanded, which ends a transient activity (AK 1.8).
  ///
  /// It goes at once, since it was never on the Lock Screen where it could stay.
  mutating func collapseIsland(_ log: inout EventLog) {
    guard let id = expandedActivity else { return }
    expandedActivity = nil
    deadlines.schedule(.islandCollapse, at: nil)
    log.record(profile.hasDynamicIsland ? .islandCollapsed(id) : .bannerHidden(id))
    guard activities[id]?.style == .transient else { return }
    take(.dismiss, id, cause: .transientRule, &log)
  }

  /// The time at which the island, or the banner, that an alert has brought goes by itself; `nil` without one.
  public var alertEnd: Timestamp? { deadlines[.islandCollapse] }

  /// A Boolean value indicating whether an alert must leave the island as it is.
  ///
  /// The person's own hold on the same activity does not run out, and an alert never ends a transient activity.
  private func isHeld(against id: ActivityID) -> Bool {
    guard let expandedActivity else { return false }
    let isTimed = deadlines.contains(.islandCollapse)
    return activities[expandedActivity]?.style == .transient
      || (expandedActivity == id && !isTimed)
  }
}

extension LiveActivities {
  /// `ActivityAuthorizationInfo.areActivitiesEnabled` of an app: it stays true while a limit refuses requests (AK 1.31).
  public func areActivitiesEnabled(for app: BundleID) -> Bool {
    supportsLiveActivities && record(of: app).allowsActivities
  }

  /// `ActivityAuthorizationInfo.frequentPushesEnabled` of an app.
  public func frequentPushesEnabled(for app: BundleID) -> Bool {
    enablesFrequentPushes(record(of: app))
  }

  /// Returns the part of a budget that an app has spent, and the whole; `nil` where nothing is counted.
  public func spending(
    of kind: PushBudget.Kind, by app: BundleID, at now: Timestamp
  ) -> (spent: Double, limit: Int)? {
    guard budget.enforcement != .off else { return nil }
    let record = record(of: app)
    let limit = limit(of: kind, for: record)
    return (record[kind].spent(of: limit, at: now), limit)
  }

  /// Returns the activity that a line means which names none: a start makes the app's next one, called by a number, and
  /// anything else is for the last one that has not ended.
  public func unnamedActivity(of app: BundleID, isStart: Bool) -> ActivityID {
    let numbered = { (number: Int) in ActivityID(app: app, name: "\(number)") }
    var (number, last) = (1, numbered(1))
    while let activity = activities[numbered(number)] {
      if activity.state.isOngoing { last = activity.id }
      number += 1
    }
    return isStart ? numbered(number) : last
  }

  /// Returns `Activity.activities` of an app, or of all apps: those not yet dismissed, the highest of each app first
  /// (AK 1.21, 1.26).
  public func activities(of app: BundleID?) -> [LiveActivity] {
    let apps = app.map { [$0] } ?? shelves.keys.sorted()
    return apps.flatMap { shelves[$0]?.ranking ?? [] }.compactMap { activities[$0.id] }
  }

  /// Returns whether an activity was dismissed, as far as that is remembered.
  public func wasDismissed(_ id: ActivityID) -> Bool { activities.wasDismissed(id) }

  /// Returns whether the person dismissed an activity, as far as that is remembered.
  public func wasSwipedAway(_ id: ActivityID) -> Bool { activities.wasSwipedAway(id) }

  func record(of app: BundleID) -> AppRecord {
    apps[app] ?? AppRecord()
  }

  /// iOS 16.1 knows nothing of frequent pushes (AK 1.31).
  private func enablesFrequentPushes(_ record: AppRecord) -> Bool {
    profile.version >= .activityContent && record.wantsFrequentPushes
  }

  func limit(of kind: PushBudget.Kind, for record: AppRecord) -> Int {
    switch kind {
    case .updates:
      enablesFrequentPushes(record) ? budget.frequentUpdatesPerHour : budget.updatesPerHour
    case .starts: budget.startsPerHour
    }
  }

  mutating func updateRecord(of app: BundleID, _ change: (inout AppRecord) -> Void) {
    let place = apps.place(of: app)
    let former = place.map { apps[place: $0] } ?? AppRecord()
    var record = former
    change(&record)
    if record != former { changeRecord(of: app, at: place) { $0 = record } }
  }

  /// Changes an app's record at its place, or, with `nil`, makes its first one.
  mutating func changeRecord(
    of app: BundleID, at place: Int?, _ change: (inout AppRecord) -> Void
  ) {
    guard let place else {
      var record = AppRecord()
      change(&record)
      if apps.isFull { forgetTokensOfOldestApp() }
      return apps.remember(record, of: app)
    }
    apps.change(at: place, change)
  }
}

extension LiveActivities {
  /// Returns an app's push-to-start token for an attributes type; `nil` until it asked for one (AK 1.30).
  public func pushToStartToken(of attributesType: String, for app: BundleID) -> String? {
    record(of: app).pushToStartTokens[attributesType]
  }
}

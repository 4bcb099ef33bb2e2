extension LiveActivities {
  mutating func receive(
    _ push: ActivityPush, for id: ActivityID, _ log: inout EventLog
  ) throws(CommandRefusal) {
    switch push.event {
    case .start: try start(id, by: push, &log)
    case .update: try update(id, by: push, &log)
    case .end: try end(id, by: push, &log)
    }
  }

  private mutating func start(
    _ id: ActivityID, by push: ActivityPush, _ log: inout EventLog
  ) throws(CommandRefusal) {
    guard let attributesType = push.attributesType else { throw .missing(.attributesType, push) }
    guard let attributes = push.attributes else { throw .missing(.attributes, push) }
    guard let contentState = push.contentState else { throw .missing(.contentState, push) }
    // AK 3.6
    guard let alert = push.alert else { throw .missing(.alert, push) }
    try checkLead(of: push.timestamp, at: log.time)
    let content = ActivityContent(
      state: contentState, staleDate: push.staleDate, relevanceScore: push.relevanceScore ?? 0)
    let activity = LiveActivity(
      id: id, attributesType: attributesType, attributes: attributes, style: .standard,
      content: content, state: .active, startedAt: log.time, updatedAt: log.time,
      lastTimestamp: push.timestamp, serial: nextSerial, startAlert: nil)
    try checkIdentity(of: activity)
    try checkSize(of: content.state, with: attributes)
    try checkCounts(adding: activity)
    add(activity, alert: alert, cause: .push, &log)
  }

  private mutating func update(
    _ id: ActivityID, by push: ActivityPush, _ log: inout EventLog
  ) throws(CommandRefusal) {
    let activity = try ongoingActivity(id)
    try checkOrder(of: push.timestamp, for: activity)
    try checkLead(of: push.timestamp, at: log.time)
    guard let content = content(of: push, after: activity) else {
      throw .missing(.contentState, push)
    }
    try checkSize(of: content.state, with: activity.attributes)
    replaceContent(
      of: activity, with: content, timestamp: push.timestamp, alert: push.alert, cause: .push, &log)
  }

  private mutating func end(
    _ id: ActivityID, by push: ActivityPush, _ log: inout EventLog
  ) throws(CommandRefusal) {
    let activity = try ongoingActivity(id)
    // One developer saw an end of an old timestamp applied (AK 3.18); Apple's page says that it is ignored (AK 1.14).
    try checkOrder(of: push.timestamp, for: activity)
    try checkLead(of: push.timestamp, at: log.time)
    let content = content(of: push, after: activity)
    if let content {
      try checkSize(of: content.state, with: activity.attributes)
      replaceContent(
        of: activity, with: content, timestamp: push.timestamp, alert: nil, cause: .push, &log)
    }
    let policy = push.dismissalDate.map(ActivityUIDismissalPolicy.after) ?? .default
    end(id, dismissal: policy, cause: .push, &log)
    if let alert = push.alert { light(id, with: alert, &log) }
  }

  /// The content that a push brings; `nil` where it brings none.
  ///
  /// Our choices where Apple is silent: a push without a stale date is never out of date, since it is news; one without
  /// a score keeps the rank, since a push that says nothing of rank should not shuffle the stack.
  private func content(of push: ActivityPush, after activity: LiveActivity) -> ActivityContent? {
    guard let state = push.contentState else { return nil }
    return ActivityContent(
      state: state, staleDate: push.staleDate,
      relevanceScore: push.relevanceScore ?? activity.content.relevanceScore)
  }
}

extension CommandRefusal {
  fileprivate static func missing(_ key: ActivityPush.Key, _ push: ActivityPush) -> Self {
    .missingKey(key, push.event)
  }
}

extension LiveActivities {
  mutating func answer(
    _ call: AppCall, for id: ActivityID, _ log: inout EventLog
  ) throws(CommandRefusal) {
    switch call {
    case .request(let request):
      try start(id, by: request, &log)
    case .update(let content, let alert, let timestamp):
      let activity = try ongoingActivity(id)
      let timestamp = try acceptedTimestamp(timestamp, for: activity, at: log.time)
      try checkSize(of: content.state, with: activity.attributes)
      replaceContent(
        of: activity, with: content, timestamp: timestamp, alert: alert, cause: .app, &log)
    case .end(let content, let policy, let timestamp):
      let activity = try ongoingActivity(id)
      let timestamp = try acceptedTimestamp(timestamp, for: activity, at: log.time)
      if let content {
        try checkSize(of: content.state, with: activity.attributes)
        replaceContent(
          of: activity, with: content, timestamp: timestamp, alert: nil, cause: .app, &log)
      }
      end(id, dismissal: policy, cause: .app, &log)
    }
  }

  /// Starts what an app requests.
  ///
  /// The order of the checks is ours, near AK 1.47: what is wrong with the request itself, then size, visibility, the
  /// app's limit, the device's limit.
  private mutating func start(
    _ id: ActivityID, by request: ActivityRequest, _ log: inout EventLog
  ) throws(CommandRefusal) {
    if let start = request.start {
      guard start > log.time else { throw .startNotAhead(start) }
      guard request.alert != nil else { throw .missingScheduleAlert }
    }
    let activity = LiveActivity(
      id: id, attributesType: request.attributesType, attributes: request.attributes,
      style: request.style, content: request.content,
      state: request.start == nil ? .active : .pending, startedAt: request.start ?? log.time,
      updatedAt: log.time, lastTimestamp: log.time.flooredToSecond, serial: nextSerial,
      startAlert: request.start == nil ? nil : request.alert)
    try checkIdentity(of: activity)
    try checkSize(of: request.content.state, with: request.attributes)
    guard foregroundApp == id.app else { throw .appNotInForeground(id.app) }
    try checkCounts(adding: activity)
    add(activity, alert: request.alert, cause: .app, &log)
  }

  /// The timestamp that a call counts with: its own, if pushes allow it, or else that of now.
  ///
  /// Now is taken in whole seconds, as pushes are; it is never too old, even where a server's clock is ahead.
  private func acceptedTimestamp(
    _ timestamp: Timestamp?, for activity: LiveActivity, at now: Timestamp
  ) throws(CommandRefusal) -> Timestamp {
    guard let timestamp else { return max(now.flooredToSecond, activity.lastTimestamp) }
    try checkOrder(of: timestamp, for: activity)
    try checkLead(of: timestamp, at: now)
    return timestamp
  }
}

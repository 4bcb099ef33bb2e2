extension LiveActivities {
  mutating func apply(
    _ call: AppCall, of id: ActivityID, _ decoding: ContentDecoding, _ log: inout EventLog
  ) throws(CommandRefusal) {
    switch call {
    case .request(let request):
      try start(id, by: request, decoding, &log)
    case .update(let content, let alert, let timestamp):
      let (activity, place, timestamp) = try callable(id, timestamp, at: log.time)
      try checkContent(content, of: activity, decoding)
      replaceContent(
        of: activity, at: place, with: content, timestamp: timestamp, alert: alert, cause: .app,
        &log)
    case .end(let content, let policy, let timestamp):
      let (activity, place, timestamp) = try callable(id, timestamp, at: log.time)
      if let content {
        try checkContent(content, of: activity, decoding)
        replaceContent(
          of: activity, at: place, with: content, timestamp: timestamp, alert: nil, cause: .app,
          &log)
      }
      end(id, dismissal: policy, cause: .app, &log)
    }
  }

  /// The activity that a call is about and the timestamp that it counts with.
  private func callable(
    _ id: ActivityID, _ timestamp: Timestamp?, at now: Timestamp
  ) throws(CommandRefusal) -> (LiveActivity, KeptActivities.Place, Timestamp) {
    if timestamp != nil { try checkVersion(has: .callTimestamp) }
    guard record(of: id.app).isRunning else { throw CommandRefusal(.appNotRunning, .app(id.app)) }
    let place = try activities.place(of: id)
    let activity = activities[place]
    try activity.checkOngoing()
    return (activity, place, try acceptedTimestamp(timestamp, for: activity, at: now))
  }

  private func checkContent(
    _ content: ActivityContent, of activity: LiveActivity, _ decoding: ContentDecoding
  ) throws(CommandRefusal) {
    try checkVersion(of: content)
    try checkSize(of: content.state, with: activity.attributes)
    try checkRoom(for: content.state, of: activity)
    try checkDecoding(of: content.state, as: activity.attributesType, by: activity.app, decoding)
  }

  /// Checks that the system has stale dates and scores, since iOS 16.1 takes a bare content state only (AK 1.3, 1.4).
  private func checkVersion(of content: ActivityContent) throws(CommandRefusal) {
    guard content.staleDate != nil || content.relevanceScore != 0 else { return }
    try checkVersion(has: .activityContent)
  }

  /// Starts an activity by an app's request.
  ///
  /// Apple does not say in which order it checks; ours is that of AK 1.47 with the cases that it leaves out put in
  /// (choice `orderOfRequestChecks`).
  private mutating func start(
    _ id: ActivityID, by request: ActivityRequest, _ decoding: ContentDecoding,
    _ log: inout EventLog
  ) throws(CommandRefusal) {
    try checkApp(of: id, for: request)
    try checkSize(of: request.content.state, with: request.attributes)
    try checkDecoding(
      of: request.content.state, with: request.attributes, as: request.attributesType, by: id.app
    ) { content in
      // The app has the type that it requests, though nothing may show it (AK 1.34).
      decoding(content).flatMap { $0.part == .attributesType ? nil : $0 }
    }
    if request.caller == .app, foregroundApp != id.app {
      throw CommandRefusal(.appNotInForeground, .app(id.app))
    }
    if let start = request.start {
      guard start > log.time else { throw CommandRefusal(.startNotAhead, .given(start)) }
      guard request.alert != nil else { throw CommandRefusal(.missingScheduleAlert) }
    } else if request.alert != nil {
      throw CommandRefusal(.alertWithoutStart)
    }
    let activity = LiveActivity(
      LiveActivity.Standing(
        id: id, attributesType: request.attributesType, attributes: request.attributes,
        style: request.style, startedAt: request.start ?? log.time, pushType: request.pushType,
        creator: .process(record(of: id.app).process), serial: nextSerial,
        startAlert: request.start == nil ? nil : request.alert),
      content: request.content, state: request.start == nil ? .active : .pending,
      lastTimestamp: log.time.flooredToSecond)
    try checkIdentity(of: activity)
    try checkCounts(adding: activity)
    guard !isStorageFull else { throw CommandRefusal(.persistenceFailure) }
    if request.caller == .intent { updateRecord(of: id.app) { $0.isRunning = true } }
    add(activity, alert: request.alert, cause: .app, &log)
    if let channel = activity.channel { deliverStoredMessage(of: channel, to: id, decoding, &log) }
  }

  /// Checks the caller, the app and the system's version.
  private func checkApp(
    of id: ActivityID, for request: ActivityRequest
  ) throws(CommandRefusal) {
    let record = record(of: id.app)
    guard supportsLiveActivities else { throw CommandRefusal(.unsupportedDevice) }
    try checkVersion(of: request.content)
    if request.style == .transient { try checkVersion(has: .transientStyle) }
    if request.start != nil { try checkVersion(has: .scheduledStart) }
    if request.caller == .intent { try checkVersion(has: .intents) }
    if case .channel = request.pushType { try checkVersion(has: .channels) }
    guard record.isRunning || request.caller == .intent else {
      throw CommandRefusal(.appNotRunning, .app(id.app))
    }
    try checkNames(of: id, attributesType: request.attributesType)
    guard request.caller != .appExtension else {
      throw CommandRefusal(.requestFromExtension, .app(id.app))
    }
    guard record.declaration.supportsLiveActivities else {
      throw CommandRefusal(.unsupportedTarget, .app(id.app))
    }
    guard record.allowsActivities else { throw CommandRefusal(.activitiesDenied, .app(id.app)) }
    guard record.declaration.isEntitled else { throw CommandRefusal(.unentitled, .app(id.app)) }
    switch request.pushType {
    case nil: break
    case .token where record.declaration.hasPushNotifications: break
    case .token: throw CommandRefusal(.pushCapabilityMissing, .app(id.app))
    case .channel(let channel):
      guard ChannelID.isBase64(channel) else {
        throw CommandRefusal(.malformedChannel, .channel(channel.quoted))
      }
    }
  }

  /// The timestamp that a call counts with: its own, if pushes allow it, or else that of now.
  ///
  /// Now is taken in whole seconds, as pushes are; it is never too old, even where a server's clock is ahead.
  private func acceptedTimestamp(
    _ timestamp: Timestamp?, for activity: LiveActivity, at now: Timestamp
  ) throws(CommandRefusal) -> Timestamp {
    guard let timestamp else { return max(now.flooredToSecond, activity.lastTimestamp) }
    try activity.checkOrder(of: timestamp, by: .olderTimestampOfCall)
    try timestamp.checkLead(
      at: now, limit: limits.timestampLeadMaximum, by: .timestampOfCallTooFarAhead)
    return timestamp
  }
}

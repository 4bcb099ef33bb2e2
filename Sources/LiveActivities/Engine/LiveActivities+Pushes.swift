/// The arrival of a push at an activity.
enum PushArrival {
  /// It was sent to the activity that the feed names, whose token it would take.
  case named
  /// It was sent to the activity's token, or this is the first one that a broadcast reaches.
  case sent
  /// It is a broadcast that another activity has taken (choice `broadcastsCostOnce`).
  case shared
  /// It is a message that the channel stored before the activity started.
  case kept

  /// A Boolean value indicating whether it spends of the budget.
  var isCounted: Bool {
    switch self {
    case .named, .sent: true
    case .shared, .kept: false
    }
  }
}

extension LiveActivities {
  /// Checks a push for an activity that the feed named, and applies it.
  mutating func apply(
    _ push: ActivityPush, to id: ActivityID, _ decoding: ContentDecoding, _ log: inout EventLog
  ) throws(CommandRefusal) {
    try Self.checkRequest(push, to: id.app, limit: limits.pushByteCountMaximum)
    try deliver(push, to: id, as: .named, decoding, &log)
  }

  /// Applies a push that has reached the device.
  mutating func deliver(
    _ push: ActivityPush, to id: ActivityID, as arrival: PushArrival,
    _ decoding: ContentDecoding, _ log: inout EventLog
  ) throws(CommandRefusal) {
    switch push.event {
    case .start: try start(id, by: push, decoding, &log)
    case .update: try update(id, by: push, arrival, decoding, &log)
    case .end: try end(id, by: push, arrival, decoding, &log)
    }
  }

  private mutating func start(
    _ id: ActivityID, by push: ActivityPush, _ decoding: ContentDecoding, _ log: inout EventLog
  ) throws(CommandRefusal) {
    try checkVersion(has: .pushToStart)
    if case .channel(let channel) = push.inputPush {
      // An older system does not start what asks for a channel (AK 3.7).
      try checkVersion(has: .channels)
      guard ChannelID.isBase64(channel) else {
        throw CommandRefusal(.malformedChannel, .channel(channel.quoted))
      }
    }
    guard supportsLiveActivities else { throw CommandRefusal(.unsupportedDevice) }
    try checkDeclaration(of: id.app)
    guard let attributesType = push.attributesType else { throw .missing(.attributesType, push) }
    guard let attributes = push.attributes else { throw .missing(.attributes, push) }
    guard let contentState = push.contentState else { throw .missing(.contentState, push) }
    // AK 3.6
    guard let alert = push.alert else { throw .missing(.alert, push) }
    try push.timestamp.checkLead(at: log.time, limit: limits.timestampLeadMaximum)
    let content = ActivityContent(
      state: contentState, staleDate: push.staleDate, relevanceScore: push.relevanceScore ?? 0)
    let activity = LiveActivity(
      LiveActivity.Standing(
        id: id, attributesType: attributesType, attributes: attributes, style: .standard,
        startedAt: log.time, pushType: pushType(of: push, app: id.app), creator: .system,
        serial: nextSerial, startAlert: nil),
      content: content, state: .active, lastTimestamp: push.timestamp)
    try checkNames(of: id, attributesType: attributesType)
    if let other = activities[id] {
      throw CommandRefusal(.activityAlreadyExists, .activity(id), .state(other.state))
    }
    try checkSize(of: content.state, with: attributes)
    try checkDecoding(
      of: contentState, with: attributes, as: attributesType, by: id.app, decoding)
    try checkCounts(adding: activity)
    guard !isStorageFull else { throw CommandRefusal(.persistenceFailure) }
    try spend(.starts, for: push, of: id.app, &log)
    // The system wakes the app, so that it learns the token (AK 3.10).
    updateRecord(of: id.app) { $0.isRunning = true }
    add(activity, alert: alert, cause: .push, &log)
    if let channel = activity.channel { deliverStoredMessage(of: channel, to: id, decoding, &log) }
  }

  /// The way of further pushes to a start by push: the channel that it asks for, or else a token
  /// (choice `everyPushStartGetsAToken`).
  private func pushType(of push: ActivityPush, app: BundleID) -> PushType? {
    if case .channel = push.inputPush { return push.inputPush }
    return record(of: app).declaration.hasPushNotifications ? .token : nil
  }

  private func checkDeclaration(of app: BundleID) throws(CommandRefusal) {
    let record = record(of: app)
    guard record.declaration.supportsLiveActivities else {
      throw CommandRefusal(.unsupportedTarget, .app(app))
    }
    guard record.allowsActivities else { throw CommandRefusal(.activitiesDenied, .app(app)) }
  }

  /// Checks that an activity has a token, without which only a broadcast reaches it (AK 1.28, 1.32).
  private func checkToken(of activity: LiveActivity) throws(CommandRefusal) {
    guard activity.pushToken == nil else { return }
    switch activity.pushType {
    case .channel(let channel):
      throw CommandRefusal(.noTokenButChannel, .activity(activity.id), .channel(channel))
    case .token: throw CommandRefusal(.noTokenUntilAllowed, .activity(activity.id))
    case nil:
      throw record(of: activity.app).declaration.hasPushNotifications
        ? CommandRefusal(.noPushToken, .activity(activity.id))
        : CommandRefusal(.noTokenWithoutCapability, .activity(activity.id), .app(activity.app))
    }
  }

  /// Replaces an activity's content by that of an update or an end.
  private mutating func update(
    _ id: ActivityID, by push: ActivityPush, _ arrival: PushArrival, _ decoding: ContentDecoding,
    _ log: inout EventLog
  ) throws(CommandRefusal) {
    let place = try activities.place(of: id)
    let activity = activities[place]
    try activity.checkOngoing()
    if arrival == .named { try checkToken(of: activity) }
    // One developer saw an end of an old timestamp applied (AK 3.18); Apple's page says that it is ignored (AK 1.14).
    if arrival != .kept { try activity.checkOrder(of: push.timestamp) }
    try push.timestamp.checkLead(at: log.time, limit: limits.timestampLeadMaximum)
    let content = push.content(after: activity, in: profile.version)
    if let content {
      try checkSize(of: content.state, with: activity.attributes)
      try checkRoom(for: content.state, of: activity)
      try checkDecoding(of: content.state, as: activity.attributesType, by: id.app, decoding)
    } else if push.event == .update {
      throw .missing(.contentState, push)
    }
    if arrival.isCounted { try spend(.updates, for: push, of: id.app, &log) }
    guard let content else { return }
    replaceContent(
      of: activity, at: place, with: content,
      timestamp: max(push.timestamp, activity.lastTimestamp),
      alert: push.event == .end ? nil : push.alert, cause: .push, &log)
  }

  private mutating func end(
    _ id: ActivityID, by push: ActivityPush, _ arrival: PushArrival, _ decoding: ContentDecoding,
    _ log: inout EventLog
  ) throws(CommandRefusal) {
    try update(id, by: push, arrival, decoding, &log)
    let policy = push.dismissalDate.map(ActivityUIDismissalPolicy.after) ?? .default
    end(id, dismissal: policy, cause: .push, &log)
    if let alert = push.alert { light(id, with: alert, &log) }
  }

  /// Spends one of the app's budget, if the push counts.
  private mutating func spend(
    _ kind: PushBudget.Kind, for push: ActivityPush, of app: BundleID, _ log: inout EventLog
  ) throws(CommandRefusal) {
    guard budget.enforcement != .off, push.isCounted || kind == .starts else { return }
    let place = apps.place(of: app)
    let record = place.map { apps[place: $0] } ?? AppRecord()
    let limit = limit(of: kind, for: record)
    var meter = record[kind]
    let hadRoom = meter.spend(of: limit, at: log.time)
    guard hadRoom || budget.enforcement == .report else {
      throw CommandRefusal(kind.rule, .app(app), .limit(limit))
    }
    if !hadRoom { log.record(.budgetExceeded(kind, app, limit: limit)) }
    changeRecord(of: app, at: place) { $0[kind] = meter }
  }
}

extension ActivityPush {
  /// The content that the push brings; `nil` where it brings none.
  ///
  /// Our choices where Apple is silent: a push without a stale date is never out of date, since it is news; one without
  /// a score keeps the rank, since a push that says nothing of rank should not shuffle the stack. iOS 16.1 knows neither
  /// of them; keys that are not known are ignored (AK 3.21).
  fileprivate func content(
    after activity: LiveActivity, in version: IOSVersion
  ) -> ActivityContent? {
    guard let contentState else { return nil }
    let knowsBoth = version >= .activityContent
    return ActivityContent(
      state: contentState, staleDate: knowsBoth ? staleDate : nil,
      relevanceScore: (knowsBoth ? relevanceScore : nil) ?? activity.content.relevanceScore)
  }
}

extension CommandRefusal {
  fileprivate static func missing(_ key: ActivityPush.Key, _ push: ActivityPush) -> Self {
    CommandRefusal(key == .alert ? .missingAlert : .missingKey, .key(key), .event(push.event))
  }
}

extension PushBudget.Kind {
  /// The rule that drops a push beyond the budget.
  fileprivate var rule: Rule {
    switch self {
    case .updates: .updateBudgetSpent
    case .starts: .startBudgetSpent
    }
  }
}

// The checks of a command, which change nothing.
extension LiveActivities {
  /// Checks that the person can see the activity.
  func checkVisible(_ id: ActivityID) throws(CommandRefusal) {
    let place = try activities.place(of: id)
    guard activities[place].state != .pending, activities[place].isPresented else {
      throw CommandRefusal(.notVisible, .activity(id))
    }
  }

  /// Checks that no kept activity has the identity; it is free again after the dismissal.
  func checkIdentity(of activity: LiveActivity) throws(CommandRefusal) {
    guard let other = activities[activity.id] else { return }
    guard other.creator == activity.creator else {
      throw CommandRefusal(.createdByAnotherProcess, .activity(other.id))
    }
    throw CommandRefusal(.activityAlreadyExists, .activity(other.id), .state(other.state))
  }

  func checkNames(of id: ActivityID, attributesType: String) throws(CommandRefusal) {
    try checkLength(of: id.app.rawValue)
    try checkLength(of: id.name)
    try checkLength(of: attributesType)
    guard !id.name.isEmpty else { throw CommandRefusal(.nameEmpty) }
  }

  /// Checks that the device has had no activity: one system's activities can't go on by another's rules.
  func checkUnused() throws(CommandRefusal) {
    guard nextSerial == 0 else { throw CommandRefusal(.deviceInUse) }
  }

  func checkVersion(has feature: LaterFeature) throws(CommandRefusal) {
    guard profile.version < feature.since else { return }
    throw CommandRefusal(feature.rule, .feature(feature), .version(profile.version))
  }

  func checkDecoding(
    of state: EncodedJSON, with attributes: EncodedJSON? = nil, as attributesType: String,
    by app: BundleID, _ decoding: ContentDecoding
  ) throws(CommandRefusal) {
    let content = ContentToDecode(
      app: app, attributesType: attributesType, attributes: attributes, state: state)
    guard let fault = decoding(content) else { return }
    throw CommandRefusal(
      fault.part == .attributesType ? .unknownAttributesType : .undecodable, .content(fault))
  }

  func checkLength(of name: String) throws(CommandRefusal) {
    let (byteCount, limit) = (name.utf8.count, limits.nameByteCountMaximum)
    guard byteCount <= limit else {
      throw CommandRefusal(.nameTooLong, .byteCount(byteCount), .limit(limit))
    }
  }

  func checkSize(of state: EncodedJSON, with attributes: EncodedJSON) throws(CommandRefusal) {
    let byteCount = state.byteCount + attributes.byteCount
    let limit = limits.payloadByteCountMaximum
    guard byteCount <= limit else {
      throw CommandRefusal(.payloadTooLarge, .byteCount(byteCount), .limit(limit))
    }
  }

  /// Checks that there is room for an activity's new content state.
  func checkRoom(for state: EncodedJSON, of activity: LiveActivity) throws(CommandRefusal) {
    let growth = state.bytes.count - activity.content.state.bytes.count
    guard growth <= 0 || activities.byteCount + growth <= limits.keptByteCountMaximum else {
      throw CommandRefusal(.persistenceFailure)
    }
  }

  func checkCounts(adding activity: LiveActivity) throws(CommandRefusal) {
    let shelf = shelves[activity.app]
    guard shelf?.ongoingCount ?? 0 < limits.ongoingPerAppMaximum else {
      throw CommandRefusal(
        .tooManyActivitiesOfApp, .app(activity.app), .limit(limits.ongoingPerAppMaximum))
    }
    if let activitiesMaximum,
      shelves.values.reduce(0, { $0 + $1.ongoingCount }) >= activitiesMaximum
    {
      throw CommandRefusal(.tooManyActivities, .limit(activitiesMaximum))
    }
    guard activities.count < limits.keptMaximum else {
      throw CommandRefusal(.tooManyActivities, .limit(limits.keptMaximum))
    }
    guard activities.byteCount + activity.byteCount <= limits.keptByteCountMaximum / 4 * 3 else {
      throw CommandRefusal(.persistenceFailure)
    }
  }
}

extension LiveActivity {
  /// Checks that the activity can still be updated.
  func checkOngoing() throws(CommandRefusal) {
    guard let ending else { return }
    throw CommandRefusal(
      .activityEnded, .activity(id), .state(state), .end(ending.time), .cause(ending.cause))
  }

  /// Checks that a timestamp is not older than the last; an equal one counts as news (AK 3.17).
  func checkOrder(
    of timestamp: Timestamp, by rule: Rule = .olderTimestamp
  ) throws(CommandRefusal) {
    guard timestamp >= lastTimestamp else {
      throw CommandRefusal(rule, .last(lastTimestamp), .given(timestamp))
    }
  }
}

extension Timestamp {
  /// Checks that a timestamp is not far ahead, since it would keep out all later ones (AK 3.18).
  func checkLead(
    at now: Timestamp, limit: Duration, by rule: Rule = .timestampTooFarAhead
  ) throws(CommandRefusal) {
    guard self > now else { return }
    let latest = now + limit
    guard self <= latest else {
      throw CommandRefusal(rule, .given(self), .latest(latest))
    }
  }
}

extension LaterFeature {
  /// The rule that refuses the feature on an older system.
  fileprivate var rule: Rule {
    switch self {
    case .pushToStart: .startByPushNotAvailable
    case .channels: .channelsNotAvailable
    case .activityContent, .frequentUpdates, .callTimestamp, .transientStyle, .scheduledStart,
      .interactivity, .standBy, .carPlay, .intents:
      .notAvailable
    }
  }
}

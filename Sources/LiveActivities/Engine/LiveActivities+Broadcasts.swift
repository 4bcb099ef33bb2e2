extension LiveActivities {
  /// Applies a broadcast to all listeners, the first started first.
  ///
  /// It has been applied when one of them took it; else the first one's reason is the verdict.
  mutating func broadcast(
    _ push: ActivityPush, on channel: ChannelID, _ decoding: ContentDecoding,
    _ log: inout EventLog
  ) throws(CommandRefusal) {
    try checkVersion(has: .channels)
    guard push.event != .start else { throw CommandRefusal(.broadcastCannotStart) }
    let listeners = (shelves[channel.app]?.ranking ?? []).sorted { $0.serial < $1.serial }
      .map(\.id).filter { activities[$0]?.channel == channel.name }
    var refusal: CommandRefusal? = CommandRefusal(.nobodyListens, .channel(channel.name))
    var arrival = PushArrival.sent
    for (index, id) in listeners.enumerated() {
      do {
        try deliver(push, to: id, as: arrival, decoding, &log)
        refusal = nil
        arrival = .shared
      } catch {
        if index == 0 { refusal = error }
      }
    }
    let keptUntil = keptUntil(push, at: log.time)
    guard keptUntil > log.time, var record = channels[channel], record.storesMessage else {
      if let refusal { throw refusal }
      return
    }
    // A stored message is applied even without listeners, since later ones get it.
    if let refusal, !listeners.isEmpty { throw refusal }
    record.lastMessage = push
    record.keptUntil = keptUntil
    channels.remember(record, of: channel)
  }

  /// Returns whether a channel of an app was created and not deleted.
  public func hasChannel(_ name: String, of app: BundleID) -> Bool {
    channels[ChannelID(app: app, name: name)] != nil
  }

  /// Returns the moment until which a channel keeps a message: its expiration, of which 0 means not at all (AK 2.20,
  /// 3.14).
  private func keptUntil(_ push: ActivityPush, at now: Timestamp) -> Timestamp {
    let latest = now + limits.storedMessageDurationMaximum
    guard let expiration = push.headers?.expiration else { return latest }
    return min(Timestamp(secondsSince1970: Int(expiration)), latest)
  }

  /// Applies the message that a channel has kept to a new listener (choice `keptMessagesReachNewcomers`).
  mutating func deliverStoredMessage(
    of channel: String, to id: ActivityID, _ decoding: ContentDecoding, _ log: inout EventLog
  ) {
    guard let record = channels[ChannelID(app: id.app, name: channel)],
      let message = record.lastMessage, let keptUntil = record.keptUntil, log.time < keptUntil
    else { return }
    // A message that the newcomer can't use was meant for earlier listeners.
    try? deliver(message, to: id, as: .kept, decoding, &log)
  }

  /// Checks a broadcast as APNs does before it goes out (AK 3.29 to 3.31).
  func checkBroadcast(_ push: ActivityPush, on channel: ChannelID) throws(CommandRefusal) {
    try Self.checkPayload(of: push, limit: limits.broadcastByteCountMaximum)
    guard ChannelID.isBase64(channel.name) else {
      throw CommandRefusal(.badChannelID, .channel(channel.name.quoted))
    }
    if channels[channel] == nil, record(of: channel.app).hasMadeChannels {
      throw CommandRefusal(.channelNotRegistered)
    }
    guard let headers = push.headers else { return }
    guard let type = headers.pushType else { throw CommandRefusal(.missingPushType) }
    guard type.lowercased() == "liveactivity" else {
      throw CommandRefusal(.invalidPushType, .header(type))
    }
    guard headers.channelID != nil else { throw CommandRefusal(.missingChannelID) }
    guard headers.topic == nil else { throw CommandRefusal(.topicDisallowed) }
    try Self.checkOptional(headers)
    // A channel that stores nothing can't keep a message until a date (AK 3.30).
    if channels[channel]?.storesMessage == false, headers.expiration ?? 0 != 0 {
      throw CommandRefusal(.badExpirationDate, .headerNumber(headers.expiration ?? 0))
    }
  }
}

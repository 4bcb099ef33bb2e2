// The delivery of a push: APNs' checks, and the activities that it reaches.
extension LiveActivities {
  /// Finds the activities that a push is for, and applies it to them.
  mutating func route(
    _ push: ActivityPush, to address: PushAddress, _ decoding: ContentDecoding,
    _ log: inout EventLog
  ) throws(CommandRefusal) {
    switch address {
    case .channel(let name, let app):
      let channel = ChannelID(app: app, name: name)
      try checkBroadcast(push, on: channel)
      try broadcast(push, on: channel, decoding, &log)
    case .token(let token, let name, let app):
      guard let holder = tokens[token] else {
        throw CommandRefusal(expiredTokens[token] ?? .badDeviceToken)
      }
      if let app, app != holder.app {
        throw CommandRefusal(.tokenOfAnotherApp, .app(holder.app), .givenApp(app))
      }
      try Self.checkRequest(push, to: holder.app, limit: limits.pushByteCountMaximum)
      let id = try activity(for: push, of: holder, name: name)
      try deliver(push, to: id, as: .sent, decoding, &log)
    }
  }

  /// The activity that a token's push is for; a start by push makes one under the name given, or one of ours.
  private func activity(
    for push: ActivityPush, of holder: TokenRegistry.Holder, name: String?
  ) throws(CommandRefusal) -> ActivityID {
    switch (holder, push.event) {
    case (.activity(let id), .update), (.activity(let id), .end): return id
    case (.activity(let id), .start): throw CommandRefusal(.startToUpdateToken, .activity(id))
    case (.pushToStart(let app, let type), .update), (.pushToStart(let app, let type), .end):
      throw CommandRefusal(.updateToStartToken, .app(app), .type(type), .event(push.event))
    case (.pushToStart(let app, let type), .start):
      if let given = push.attributesType, given != type {
        throw CommandRefusal(.tokenOfAnotherType, .type(type), .givenType(given.quoted))
      }
      return ActivityID(app: app, name: name ?? "push-\(nextSerial)")
    }
  }

  // MARK: - APNs

  /// Checks a push to a device as APNs does, in an order of ours (AK 3.23).
  static func checkRequest(
    _ push: ActivityPush, to app: BundleID, limit: Int
  ) throws(CommandRefusal) {
    try checkPayload(of: push, limit: limit)
    guard let headers = push.headers else { return }
    guard headers.pushType?.lowercased() == "liveactivity" else {
      throw CommandRefusal(.invalidPushType, .header(headers.pushType))
    }
    guard let topic = headers.topic else { throw CommandRefusal(.missingTopic) }
    guard app.isNamed(byTopic: topic) else {
      throw CommandRefusal(
        BundleID.isTopic(topic) ? .deviceTokenNotForTopic : .badTopic, .header(topic), .topic(app))
    }
    try checkOptional(headers)
  }

  static func checkPayload(of push: ActivityPush, limit: Int) throws(CommandRefusal) {
    guard push.payloadByteCount <= limit else {
      throw CommandRefusal(.requestTooLarge, .limit(limit))
    }
  }

  /// Checks the headers that may be left out.
  static func checkOptional(_ headers: APNsHeaders) throws(CommandRefusal) {
    if let priority = headers.priority, ![1, 5, 10].contains(priority) {
      throw CommandRefusal(.badPriority, .headerNumber(Int64(priority)))
    }
    if let expiration = headers.expiration, expiration < 0 {
      throw CommandRefusal(.badExpirationDate, .headerNumber(expiration))
    }
    if let id = headers.collapseID, id.utf8.count > 64 {
      throw CommandRefusal(.badCollapseID, .byteCount(id.utf8.count))
    }
    if let id = headers.id, !isUUID(id) { throw CommandRefusal(.badMessageID, .header(id)) }
  }

  private static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }
}

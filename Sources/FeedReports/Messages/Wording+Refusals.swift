public import ActivityFeed
public import LiveActivities

extension Wording {
  /// The rule that dropped a line, what to do about it, what the phone does, and where the rule stands.
  public static func refusal(_ refusal: CommandRefusal, of event: FeedEvent?) -> String {
    let words = [self.words(refusal, of: event), consequence(of: refusal, for: event)]
      .compactMap { $0 }
    let source = [refusal.facts, refusal.chosen.map { _ in "islet's choice" }].compactMap { $0 }
    return "\(words.joined(separator: "; ")) (\(source.joined(separator: "; ")))"
  }

  /// What follows of a rule that `Activity.request` reports: only that call throws, and nobody hears of the others
  /// (AK 1.15, 3.20).
  private static func consequence(
    of refusal: CommandRefusal, for event: FeedEvent?
  ) -> String? {
    guard let error = refusal.authorizationError else { return nil }
    return switch event {
    case .command(.app(.request, _)): "ActivityKit throws \(error.rawValue), code \(error.code)"
    case .command(.app): "the call throws nothing and does nothing"
    case .command(.push(let push, _)), .command(.notification(let push, _)):
      push.event == .start ? "the phone starts nothing" : "the phone shows nothing new"
    default: nil
    }
  }

  private static func words(_ refusal: CommandRefusal, of event: FeedEvent?) -> String {
    switch refusal {
    case .unknownActivity(let id):
      "no activity \(name(id)) was started, so the phone has nothing to change; send its start first"
    case .activityAlreadyExists(let id, let state):
      "\(name(id)) is already \(state.rawValue); send update, or start another activity"
    case .activityEnded(let id, let state, _, let cause):
      "\(name(id)) \(state == .dismissed ? "was dismissed" : "has ended"): \(self.cause(cause)); "
        + "the phone ignores it; start a new activity"
    case .olderTimestamp(let last, let given):
      "aps.timestamp: expected \(seconds(last)) or later, the last applied, found \(seconds(given)); "
        + "the phone ignores it; send the time at which you send"
    case .timestampTooFarAhead(let given, let latest):
      "aps.timestamp: expected \(seconds(latest)) at most, 8 hours ahead, found \(seconds(given)); "
        + "the phone drops it; send the time at which you send"
    case .payloadTooLarge(let byteCount, let limit):
      "attributes and content-state: expected \(limit) bytes together at most, found \(byteCount); send less"
    case .missingKey(let key, let event):
      "aps.\(key.rawValue): it is missing, and \(article(event)) needs it; "
        + "the phone does nothing; add it"
    case .undecodable(let fault): (event?.contentPath ?? "") + undecodable(fault)
    default: delivery(refusal) ?? request(refusal) ?? person(refusal)
    }
  }

  private static func article(_ event: ActivityPush.Event) -> String {
    event == .start ? "a start" : "an \(event.rawValue)"
  }

  private static func undecodable(_ fault: UndecodableContent) -> String {
    let path = fault.keyPath.isEmpty ? "" : ".\(fault.keyPath)"
    let what =
      switch fault.problem {
      case .missing: "it is missing, and the app's type needs it"
      case .null(let expected): "expected \(expected), found null"
      case .mismatch(let expected, let found): "expected \(expected), found \(found)"
      case .corrupted(let reason): reason
      }
    return "\(fault.part.rawValue)\(path): \(what); the phone only logs that it can't decode, "
      + "and shows what it showed; \(advice(fault.problem))"
  }

  private static func advice(_ problem: UndecodableContent.Problem) -> String {
    switch problem {
    case .missing: "send it, or make it optional in Swift"
    case .null: "send a value, or make it optional in Swift"
    case .mismatch("Date", _): "send seconds since 2001-01-01 UTC: Unix seconds less 978307200"
    case .mismatch(let expected, _) where expected.hasPrefix("ClosedRange"):
      "send an array of two: the lower bound, then the upper"
    case .mismatch, .corrupted: "send what a default JSONDecoder reads"
    }
  }

  // MARK: - On the way

  private static func delivery(_ refusal: CommandRefusal) -> String? {
    switch refusal {
    case .apns(.payloadTooLarge, let limit):
      "413 PayloadTooLarge: the payload has more than \(limit ?? 0) bytes; APNs does not send it; "
        + "send less"
    case .apns(let reason, _):
      "\(reason.status) \(reason.rawValue): \(meaning(reason)); APNs does not send it"
    case .broadcastCannotStart:
      "aps.event: a broadcast can't start an activity; send update or end, "
        + "or start by a push-to-start token"
    case .nobodyListens(let channel):
      "no ongoing activity listens on the channel \(channel); APNs answers 200 all the same"
    case .tokenOfAnotherType(let token, let given):
      "aps.attributes-type: expected \(token), for which the token was given, found \(given); "
        + "the phone starts nothing; use that type's own token"
    case .budgetSpent(.updates, let app, let limit):
      "\(shortName(app)) has spent its budget of \(limit) updates an hour; the phone drops it without "
        + "a word; send routine updates with apns-priority 5"
    case .budgetSpent(.starts, let app, let limit):
      "Push-to-start budget exceeded for \(app.rawValue)::pushToStart; not starting activity: "
        + "\(limit) an hour; let the app start some itself"
    default: nil
    }
  }

  private static func meaning(_ reason: APNsReason) -> String {
    switch reason {
    case .badCollapseID: "apns-collapse-id has more than 64 bytes; shorten it"
    case .badDeviceToken:
      "no such token was given out for this; use the one of the last token event"
    case .badExpirationDate:
      "apns-expiration is no date that is taken here; a channel that stores nothing takes 0 only"
    case .badMessageID: "apns-id is no UUID; leave it out or send one"
    case .badPriority: "apns-priority is none of 1, 5 and 10"
    case .badTopic: "apns-topic must be the bundle identifier and .push-type.liveactivity"
    case .deviceTokenNotForTopic: "apns-topic names another app than the push is for"
    case .invalidPushType: "apns-push-type must be liveactivity"
    case .missingTopic:
      "apns-topic is missing; send the bundle identifier and .push-type.liveactivity"
    case .topicDisallowed: "a broadcast has no apns-topic; leave it out"
    case .missingChannelID: "apns-channel-id is missing"
    case .badChannelID: "the channel's identifier is no Base64; send it as APNs gave it"
    case .channelNotRegistered: "the app has no such channel; create it first"
    case .missingPushType: "apns-push-type is missing; send liveactivity"
    case .expiredToken: "the token was replaced; use the one of the last token event"
    case .unregistered: "the activity of the token is gone; forget the token"
    case .payloadTooLarge: "the payload is too large"
    }
  }

  // MARK: - Requests and people

  private static func request(_ refusal: CommandRefusal) -> String? {
    switch refusal {
    case .unsupportedDevice: "this device can't have Live Activities"
    case .unsupportedTarget(let app):
      "\(app.rawValue) does not say NSSupportsLiveActivities in its Info.plist; set it to YES"
    case .requestFromExtension(let app):
      "an extension of \(app.rawValue) asked; only the app may: use a LiveActivityIntent"
    case .appNotRunning(let app):
      "\(app.rawValue) has no process, so nothing can call; bring it to the foreground, or push"
    case .activitiesDenied(let app):
      "the person has switched Live Activities off for \(app.rawValue) in Settings; "
        + "look at areActivitiesEnabled first"
    case .unentitled(let app): "\(app.rawValue) lacks the entitlement for it"
    case .pushCapabilityMissing(let app):
      "\(app.rawValue) asks for a token without the Push Notifications capability; ActivityKit throws "
        + "com.apple.ActivityKit.ActivityInput error 0; add the capability"
    case .malformedChannel(let channel):
      "the channel \(channel) is no Base64; take the identifier from apns-channel-id"
    case .appNotInForeground(let app):
      "\(app.rawValue) is in the background, where it can't start an activity; "
        + "bring it to the foreground, or push a start"
    case .missingScheduleAlert: "a scheduled start needs an alert; add one"
    case .startNotAhead(let start):
      "start: expected a date to come, found \(seconds(start)); leave it out to start at once"
    case .createdByAnotherProcess(let id):
      "\(name(id)) was made by another process; find it in Activity.activities instead"
    case .tooManyActivitiesOfApp(let app, let limit):
      "\(app.rawValue) has \(limit) ongoing activities, as many as it may; end one first"
    case .tooManyActivities(let limit):
      "the device has \(limit) activities, as many as it may; end one first"
    case .persistenceFailure: "the device has no room to write the activity down"
    case .nameTooLong(let byteCount, let limit):
      "a name: expected \(limit) bytes at most, found \(byteCount)"
    case .nameEmpty: "activity: expected a name, found an empty text"
    case .notAvailable(let feature, let version):
      "iOS \(version) does not know \(feature.rawValue), which came with \(feature.since); "
        + "nothing happens; choose --ios \(feature.since) or later"
    case .tooManyPushToStartTypes(let app, let limit):
      "\(app.rawValue) has tokens for \(limit) attributes types; that is the limit"
    default: nil
    }
  }

  private static func person(_ refusal: CommandRefusal) -> String {
    switch refusal {
    case .notVisible(let id): "\(name(id)) is not on the Lock Screen"
    case .notInIsland(let id): "\(name(id)) is not in the island, and only what is there expands"
    case .islandNotExpanded: "the island is not expanded"
    case .islandEmpty: "the island shows nothing that could be hidden"
    case .nothingHidden: "nothing is hidden that the island could show again"
    case .noIsland: "this device has no island"
    case .noStack(let app): "\(app.rawValue) has nothing on the Lock Screen"
    case .buttonInert(.carPlay):
      "CarPlay shows buttons that do nothing; there is nothing to press on this surface"
    case .buttonInert(let surface):
      "the \(surface.rawValue) presentation has no buttons; the Lock Screen's and the expanded one have"
    case .deviceInUse:
      "the device has had activities, and can't become another one; say what it is in the first lines"
    case .deviceLocked: "the device is locked, where buttons do nothing; unlock it first"
    case .clockMovedBackwards(let last, let given):
      "the clock would go back from \(seconds(last)) to \(seconds(given)); time only goes on"
    default: refusal.name
    }
  }

  /// Why an activity changed its state.
  public static func cause(_ cause: TransitionCause) -> String {
    switch cause {
    case .app: "its app asked for it"
    case .push: "a push asked for it"
    case .person: "it was swiped away"
    case .scheduledStart: "its scheduled start came"
    case .staleDate: "its stale date came"
    case .eightHourLimit: "it was active for 8 hours"
    case .fourHourLimit: "it had ended 4 hours ago"
    case .dismissalDate: "its dismissal date came"
    case .transientRule: "it was transient, and the person looked elsewhere"
    case .settings: "the person changed the app's settings"
    case .keptPerAppLimit: "its app keeps too many ended activities"
    }
  }

  /// An activity as people call it: the end of its app's identifier, and its own name.
  public static func name(_ id: ActivityID) -> String {
    "\(shortName(id.app))/\(id.name)"
  }

  /// The last part of a bundle identifier.
  public static func shortName(_ app: BundleID) -> String {
    app.rawValue.split(separator: ".").last.map(String.init) ?? app.rawValue
  }

  /// A date as a push writes it, so that it can be compared with the line.
  public static func seconds(_ moment: Timestamp) -> String {
    let milliseconds = moment.millisecondsSince1970
    let part = milliseconds % 1000
    return part == 0 ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)"
  }
}

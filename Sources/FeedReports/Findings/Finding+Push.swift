public import ActivityFeed
public import LiveActivities
import PastedPayloads

extension [Finding] {
  /// Adds the findings on the keys of an applied push; its content has findings of its own.
  public mutating func addFindings(
    onPush command: ActivityCommand, _ notes: LineNotes, at time: Timestamp, version: IOSVersion
  ) {
    addFindings(on: notes)
    for key in notes.millisecondKeys {
      let date = key == "stale-date" ? command.push?.staleDate : command.push?.dismissalDate
      if let date { append(.systemDate(.milliseconds(key: key, date))) }
    }
    // Most pushes have no other finding.
    let push = command.isPlainPush && version >= .channels ? nil : command.push
    if let push, !push.uselessKeys.isEmpty {
      append(.uselessKeys(push.uselessKeys, push.event))
    }
    addFindings(onDatesOf: command, at: time, version: version)
    if let later = push?.keysUnknown(to: version), !later.isEmpty {
      append(.laterKeys(later, version))
    }
    if let expiration = push?.headers?.expiration,
      Double(expiration) >= Slip.TimeUnit.secondsMaximum
    {
      append(.systemDate(.lateExpiration(expiration)))
    }
    if let alert = push?.alert, alert.title.isEmpty, alert.body.isEmpty {
      append(.emptyAlert(unread: notes.unreadAlertKeys))
    }
  }

  private mutating func addFindings(
    onDatesOf command: ActivityCommand, at time: Timestamp, version: IOSVersion
  ) {
    let staleDate = version >= .activityContent ? command.staleDateOfPush : nil
    let isOrdinary =
      command.timestampOfPush.map { $0 >= Finding.firstLiveActivities } ?? true
      && staleDate.map { $0 > time } ?? true && command.isPlainPush
    guard !isOrdinary, let push = command.push else { return }
    addFindings(
      onDates: [
        ("timestamp", push.timestamp, .order),
        ("stale-date", staleDate, push.event == .start ? .stalenessAtStart : .staleness),
        ("dismissal-date", push.event == .end ? push.dismissalDate : nil, .dismissal),
      ], path: "aps.", at: time)
  }

  private mutating func addFindings(on notes: LineNotes) {
    if let size = notes.size { append(.size(size)) }
    if !notes.ignoredKeys.isEmpty { append(.ignoredKeys(notes.ignoredKeys)) }
    if !notes.unknownHeaders.isEmpty { append(.unknownHeaders(notes.unknownHeaders)) }
    if !notes.strayKeys.isEmpty { append(.strayKeys(notes.strayKeys)) }
    for path in notes.repeatedKeys { append(.repeatedKey(path: path)) }
  }
}

extension Finding {
  /// Makes the finding on a push beyond the budget; `nil` for any other event.
  init?(overBudget event: ActivityEvent) {
    guard case .budgetExceeded(let kind, let app, let limit) = event.change else { return nil }
    self = .overBudget(kind, app, limit: limit)
  }
}

extension ActivityEvent.Change {
  /// A Boolean value indicating whether a push went beyond the budget.
  var isOverBudget: Bool {
    if case .budgetExceeded = self { true } else { false }
  }
}

extension ActivityPush {
  /// Returns the keys of later systems, which this one ignores (AK 9).
  fileprivate func keysUnknown(to version: IOSVersion) -> [String] {
    var keys: [String] = []
    if version < .activityContent {
      if staleDate != nil { keys.append("stale-date") }
      if relevanceScore != nil { keys.append("relevance-score") }
    }
    if version < .channels, event == .start, inputPush == .token { keys.append("input-push-token") }
    return keys
  }

  /// The keys without a meaning for the event (AK 3a).
  fileprivate var uselessKeys: [String] {
    var keys: [String] = []
    if event != .start {
      if attributesType != nil { keys.append("attributes-type") }
      if attributes != nil { keys.append("attributes") }
      switch inputPush {
      case .token: keys.append("input-push-token")
      case .channel: keys.append("input-push-channel")
      case nil: break
      }
    }
    if event != .end, dismissalDate != nil { keys.append("dismissal-date") }
    return keys
  }
}

import LiveActivities

extension Wording {
  /// The rule that dropped a command, and what to do about it.
  static func refusal(_ refusal: CommandRefusal) -> String {
    switch refusal {
    case .unknownActivity(let id):
      "no activity \(name(id)) was started; send its start first"
    case .activityAlreadyExists(let id, let state):
      "\(name(id)) is already \(state.rawValue); send update, or start another id"
    case .activityEnded(let id, let state, _, let cause):
      "\(name(id)) is \(state.rawValue): \(self.cause(cause)); start a new activity"
    case .olderTimestamp(let last, let given):
      "timestamp \(seconds(given)) is older than \(seconds(last)), the last applied; "
        + "send a later one"
    case .timestampTooFarAhead(let given, let latest):
      "timestamp \(seconds(given)) is too far ahead; the latest taken now is \(seconds(latest))"
    case .payloadTooLarge(let byteCount, let limit):
      "attributes and content state are \(byteCount) bytes together; \(limit) is the limit"
    case .missingKey(let key, let event):
      "a push with event \(event.rawValue) needs \(key.rawValue); add it to aps"
    case .missingScheduleAlert:
      "a scheduled start needs an alert; add one"
    case .startNotAhead(let start):
      "the start \(seconds(start)) is not in the future; leave it out to start at once"
    case .appNotInForeground(let app):
      "\(app.rawValue) is in the background, where it can't start an activity; "
        + "bring it to the foreground, or push a start"
    case .tooManyActivitiesOfApp(let app, let limit):
      "\(app.rawValue) has \(limit) activities, as many as it may; end one first"
    case .tooManyActivities(let limit):
      "the device has \(limit) activities, as many as it may; end one first"
    case .nameTooLong(let byteCount, let limit):
      "a name of \(byteCount) bytes is too long; \(limit) is the limit"
    case .notVisible(let id): "\(name(id)) is not on the Lock Screen"
    case .notInIsland(let id): "\(name(id)) is not in the island; only what is there expands"
    case .islandNotExpanded: "the island is not expanded"
    case .noStack(let app): "\(app.rawValue) has nothing on the Lock Screen"
    case .clockMovedBackwards(let last, let given):
      "the clock would go back from \(seconds(last)) to \(seconds(given))"
    }
  }

  /// Why an activity changed its state.
  static func cause(_ cause: TransitionCause) -> String {
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
    case .keptPerAppLimit: "its app keeps too many ended activities"
    }
  }

  /// An activity as people call it: the end of its app's identifier, and its own name.
  static func name(_ id: ActivityID) -> String {
    "\(shortName(id.app))/\(id.name)"
  }

  /// The last part of a bundle identifier.
  static func shortName(_ app: BundleID) -> String {
    app.rawValue.split(separator: ".").last.map(String.init) ?? app.rawValue
  }

  /// A date as a push writes it, so that it can be compared with the line.
  private static func seconds(_ moment: Timestamp) -> String {
    let milliseconds = moment.millisecondsSince1970
    let part = milliseconds % 1000
    return part == 0 ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)"
  }
}

import ActivityFeed
import LiveActivities

extension Messages {
  /// Returns the rule that dropped a line, its remedy, the phone's reaction, and the facts behind the rule.
  static func refusal(_ refusal: CommandRefusal, of event: FeedEvent?) -> String {
    let rulesOfValues: [Rule] = [
      .undecodable, .olderTimestampOfCall, .timestampOfCallTooFarAhead,
    ]
    let path = rulesOfValues.contains(refusal.rule) ? event?.contentPath ?? "" : ""
    let words = [path + refusal.words, consequence(of: refusal, for: event), farAhead(refusal)]
      .compactMap { $0 }
    let choice = refusal.rule.isChosen ? "; islet's choice" : ""
    return "\(words.joined(separator: "; ")) (\(refusal.rule.citation)\(choice))"
  }

  /// The least distance of two timestamps of which the later one is taken for a mistake: a year.
  private static let leastSlip = Duration.seconds(366 * 86_400)

  /// Returns the words on a push that was dropped since one before it has a time far ahead; `nil` for any other refusal.
  private static func farAhead(_ refusal: CommandRefusal) -> String? {
    // Of two that are far apart the earlier one is the mistake where it is of a time before Live Activities.
    guard refusal.rule == .olderTimestamp, let (last, given) = refusal.timestamps,
      last - given > leastSlip, given >= Finding.firstLiveActivities
    else { return nil }
    return "the last applied is more than a year later, so the timestamp of that one is at fault"
  }

  /// Returns the effect of a rule that `Activity.request` reports: that call throws, all others fail silently (AK 1.15,
  /// 3.20).
  private static func consequence(
    of refusal: CommandRefusal, for event: FeedEvent?
  ) -> String? {
    guard let error = refusal.authorizationError, case .command(let command) = event else {
      return nil
    }
    return switch command {
    case .app(.request, _): "ActivityKit throws \(error.rawValue), code \(error.code)"
    case .app: "the call throws nothing and does nothing"
    case .push(let push, _), .notification(let push, _):
      push.event == .start ? "the phone starts nothing" : "the phone shows nothing new"
    case .person, .device, .setup: nil
    }
  }
}

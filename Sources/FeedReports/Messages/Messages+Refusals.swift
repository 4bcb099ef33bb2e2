public import ActivityFeed
public import LiveActivities

extension Messages {
  /// The rule that dropped a line, what to do about it, what the phone does, and where the rule stands.
  public static func refusal(_ refusal: CommandRefusal, of event: FeedEvent?) -> String {
    let path = refusal.rule == .undecodable ? event?.contentPath ?? "" : ""
    let words = [path + refusal.words, consequence(of: refusal, for: event)].compactMap { $0 }
    let choice = refusal.rule.isChosen ? "; islet's choice" : ""
    return "\(words.joined(separator: "; ")) (\(refusal.rule.citation)\(choice))"
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

  /// The reason for an activity's change of state.
  public static func cause(_ cause: TransitionCause) -> String { cause.words }

  /// An activity as people call it: the end of its app's identifier, and its own name.
  public static func name(_ id: ActivityID) -> String { id.shortName }

  /// The last part of a bundle identifier.
  public static func shortName(_ app: BundleID) -> String { app.shortName }

  /// A date as a push writes it, so that it can be compared with the line.
  public static func seconds(_ moment: Timestamp) -> String { moment.seconds }
}

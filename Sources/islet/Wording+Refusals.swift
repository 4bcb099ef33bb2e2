import LiveActivities

extension Wording {
  /// The rule that dropped a line, what to do about it, what the phone does, and where the rule stands.
  static func refusal(_ refusal: CommandRefusal, of subject: LineSubject) -> String {
    let path = refusal.rule == .undecodable ? subject.contentPath : ""
    let words = [path + refusal.words, consequence(of: refusal, for: subject)].compactMap { $0 }
    let choice = refusal.rule.isChosen ? "; islet's choice" : ""
    return "\(words.joined(separator: "; ")) (\(refusal.rule.citation)\(choice))"
  }

  /// What follows of a rule that `Activity.request` reports: only that call throws, and nobody hears of the others
  /// (AK 1.15, 3.20).
  private static func consequence(
    of refusal: CommandRefusal, for subject: LineSubject
  ) -> String? {
    guard let error = refusal.authorizationError else { return nil }
    return switch subject {
    case .command(.app(.request, _)): "ActivityKit throws \(error.rawValue), code \(error.code)"
    case .command(.app): "the call throws nothing and does nothing"
    case .command(.push(let push, _)), .command(.notification(let push, _)):
      push.event == .start ? "the phone starts nothing" : "the phone shows nothing new"
    default: nil
    }
  }

  /// The reason for an activity's change of state.
  static func cause(_ cause: TransitionCause) -> String { cause.words }

  /// An activity as people call it: the end of its app's identifier, and its own name.
  static func name(_ id: ActivityID) -> String { id.shortName }

  /// The last part of a bundle identifier.
  static func shortName(_ app: BundleID) -> String { app.shortName }

  /// A date as a push writes it, so that it can be compared with the line.
  static func seconds(_ moment: Timestamp) -> String { moment.seconds }
}

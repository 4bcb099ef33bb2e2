public import ActivityFeed
public import LiveActivities
import StrictJSON

extension Expectation {
  /// Returns the parts of the expectation that are not met, one line of words each.
  ///
  /// - Parameters:
  ///   - report: The report on the line that expects them, with its findings and events.
  ///   - activities: The engine after the line.
  ///   - cause: The cause of the activity's last transition; `nil` for an activity that never started.
  ///   - drawn: The words that an activity's views show, by place.
  /// - Returns: The lines; none where all is as expected.
  public func unmet(
    in report: LineReport, activities: LiveActivities, lastCause cause: TransitionCause?,
    drawn: (LiveActivity, String) -> [String] = { _, _ in [] }
  ) -> [String] {
    let wanted = self
    var unmet = verdictFaults(wanted, report)
    let check = { (name: String, wanted: String?, found: String) in
      guard let wanted, wanted != found else { return }
      unmet.append("expected \(name) \(wanted); it is \(found)")
    }
    let activity = activities.activity(wanted.activity)
    // One that was dismissed is gone as well, and a feed may expect either.
    let gone =
      wanted.state == "dismissed" && activities.wasDismissed(wanted.activity) ? "dismissed" : "none"
    check("state", wanted.state, activity?.state.rawValue ?? gone)
    check("cause", wanted.cause, cause?.rawValue ?? "none")
    check("score", wanted.score.map { "\($0)" }, "\(activity?.content.relevanceScore ?? 0)")
    let arrangement = activities.arrangement(at: report.time)
    check("island", wanted.island, arrangement.island.words)
    check("banner", wanted.banner, arrangement.banner?.name ?? "none")
    check(
      "lock-screen", wanted.lockScreen.map { $0.joined(separator: ", ") },
      arrangement.cards.map(\.name).joined(separator: ", "))
    check(
      "areActivitiesEnabled", wanted.areActivitiesEnabled.map { "\($0)" },
      "\(activities.areActivitiesEnabled(for: wanted.activity.app))")
    let isMet = wanted.contentState.map { state in
      activity.map { $0.content.state.value.isEqual(to: state.value) } ?? false
    }
    if let state = wanted.contentState, isMet == false {
      let found = activity.map { String(decoding: $0.content.state.bytes, as: UTF8.self) }
      unmet.append(
        "expected content-state \(String(decoding: state.bytes, as: UTF8.self)); "
          + "it is \(found ?? "none")")
    }
    let happened = (report.earlier + report.events).map(\.name)
    if let names = wanted.events, !names.isSubsequence(of: happened) {
      unmet.append(
        "expected events \(names.joined(separator: ", ")); "
          + "there were \(happened.isEmpty ? "none" : happened.joined(separator: ", "))")
    }
    if let words = wanted.finding {
      // A note of islet's own is no finding on the content.
      let told = report.findings.filter { words != "none" || !report.isNote($0) }
      let found = told.map(Messages.finding)
      let isMet = words == "none" ? found.isEmpty : found.contains { $0.contains(words) }
      let wanted = words == "none" ? "no finding" : "a finding with \(words)"
      if !isMet {
        unmet.append(
          "expected \(wanted); found \(found.isEmpty ? "none" : found.joined(separator: "; "))")
      }
    }
    unmet += tokenFaults(activities) + textFaults(of: activity, drawn)
    return unmet.map(Messages.legible)
  }

  private func tokenFaults(_ activities: LiveActivities) -> [String] {
    let found: [(String, Bool?, Bool)] = [
      ("pushToken", hasPushToken, activities.activity(activity)?.pushToken != nil),
      (
        "pushToStartToken", hasPushToStartToken, activities.hasPushToStartToken(of: activity.app)
      ), ("dismissed", isDismissed, activities.wasDismissed(activity)),
    ]
    return found.compactMap { name, wanted, found in
      wanted == nil || wanted == found ? nil : "expected \(name) \(!found); it is \(found)"
    }
  }

  private func textFaults(
    of activity: LiveActivity?, _ drawn: (LiveActivity, String) -> [String]
  ) -> [String] {
    texts.sorted { $0.key < $1.key }.compactMap { place, wanted in
      let found = activity.map { drawn($0, place) } ?? []
      var rest = found.joined(separator: "\n")[...]
      for words in wanted {
        guard let range = rest.firstRange(of: words) else {
          return "expected the text “\(words)” in \(place); it shows "
            + (found.isEmpty ? "nothing" : found.joined(separator: " · "))
        }
        rest = rest[range.upperBound...]
      }
      return nil
    }
  }

  /// Returns words on a verdict that no line can have, since its word is misspelt; `nil` for a known one.
  private static func unknownWord(_ verdict: String) -> String? {
    let known = ["applied", "dropped", "rejected"] + RuleBook.names
    let isKnown = known.contains { verdict == $0 || verdict.hasSuffix(" \($0)") }
    guard !isKnown else { return nil }
    let advice = known.surelyNearest(to: verdict).map { "; did you mean \($0)?" } ?? ""
    return "the word \(verdict) is no verdict, rule, reason or fact\(advice)"
  }

  private func verdictFaults(_ wanted: Expectation, _ report: LineReport) -> [String] {
    var unmet: [String] = []
    if let verdict = wanted.verdict, !report.matches(verdict) {
      unmet.append(
        Self.unknownWord(verdict) ?? "expected \(verdict); it was \(Messages.verdict(report))")
    }
    if let error = wanted.error, report.thrownError?.rawValue != error {
      let found = report.thrownError?.rawValue ?? "none"
      unmet.append("expected the error \(error); ActivityKit would throw \(found)")
    }
    return unmet
  }
}

extension LineReport {
  /// Returns whether an expectation's word stands for this verdict: its name, its rule, its error or a fact.
  fileprivate func matches(_ word: String) -> Bool {
    if word == verdict.word { return true }
    guard case .dropped(let refusal) = verdict else { return false }
    if word == refusal.name || word == thrownError?.rawValue { return true }
    if let status = refusal.rule.status, word == "\(status) \(refusal.name)" { return true }
    return refusal.rule.citations.contains(word)
  }
}

extension IslandArrangement {
  /// The island's content, as expectations write it.
  var words: String {
    let names = activities.map(\.name).joined(separator: " ")
    return switch self {
    case .none: "none"
    case .compact: "compact \(names)"
    case .minimal: "minimal \(names)"
    case .expanded: "expanded \(names)"
    }
  }
}

extension Arrangement {
  /// The cards, top first: each stack's top activity, or all activities of an unfolded stack.
  var cards: [ActivityID] {
    stacks.flatMap { $0.isUnfolded ? $0.activities : Array($0.activities.prefix(1)) }
  }
}

extension JSONValue {
  /// Returns whether both values are equal, whatever their blanks and the order of their keys.
  fileprivate func isEqual(to other: JSONValue) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .object:
      let (members, others) = (membersByName, other.membersByName)
      return members.count == others.count
        && members.allSatisfy { name, value in others[name].map(value.isEqual) ?? false }
    case .array:
      let (elements, others) = (elements, other.elements)
      return elements.count == others.count
        && zip(elements, others).allSatisfy { $0.isEqual(to: $1) }
    case .number: return isEqualNumber(other)
    case .null, .boolean, .string: return text == other.text
    }
  }

  private var membersByName: [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: members.map { ($0.key.text, $0.value) })
  }

  /// Returns whether both numbers are equal: whole ones in each digit, beyond a `Double` too, others as a `Double`.
  private func isEqualNumber(_ other: JSONValue) -> Bool {
    if int64 != nil || other.int64 != nil { return int64 == other.int64 }
    if text == other.text { return true }
    guard let double, double.isFinite, !hasDigitsOnly || !other.hasDigitsOnly else { return false }
    return double == other.double
  }

  private var hasDigitsOnly: Bool { text.allSatisfy { $0.isNumber || $0 == "-" } }
}

extension [String] {
  /// Returns whether the other array has all elements of this one, in this order.
  fileprivate func isSubsequence(of other: [String]) -> Bool {
    var rest = self[...]
    for element in other where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

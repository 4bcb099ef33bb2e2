import FeedReports
import LiveActivities
import StrictJSON

/// The kinds of the values in activities' first content states, whose types are not declared.
struct ContentKinds {
  /// The most activities whose kinds are kept.
  private static let activitiesMaximum = 1000
  /// The most keys of an activity whose kinds are kept.
  private static let keysMaximum = 64

  /// An activity, whose name another one of another type may have later.
  private struct Subject: Hashable {
    let id: ActivityID
    let attributesType: String
  }

  private var kinds: [Subject: [String: (kind: JSONValue.Kind, summary: String)]] = [:]

  /// Compares a content state with those before, and keeps the kinds of new keys; `null` is the lack of any kind.
  ///
  /// - Parameters:
  ///   - state: The content state.
  ///   - activity: Its activity.
  ///   - path: The keys that lead to the state in its line.
  /// - Returns: A finding on each value of another kind than before.
  mutating func findings(
    on state: JSONValue, of activity: LiveActivity, path: String
  ) -> [Finding] {
    let id = Subject(id: activity.id, attributesType: activity.attributesType)
    if kinds.count >= Self.activitiesMaximum, kinds[id] == nil { kinds = [:] }
    var known = kinds[id, default: [:]]
    var findings: [Finding] = []
    for (key, value) in state.members where value.kind != .null {
      guard let before = known[key.text] else {
        if known.count < Self.keysMaximum { known[key.text] = (value.kind, value.summary) }
        continue
      }
      guard before.kind != value.kind else { continue }
      findings.append(
        .changedKind(path: "\(path).\(key.text)", was: before.summary, found: value.summary))
    }
    kinds[id] = known
    return findings
  }

  /// Compares a content state that is not inspected otherwise with those before; none of an activity that never was.
  ///
  /// - Parameters:
  ///   - activity: The activity with the state.
  ///   - path: The keys that lead to the state in its line.
  /// - Returns: A finding on each value of another kind than before.
  mutating func laterFindings(on activity: LiveActivity, path: String) -> [Finding] {
    let id = Subject(id: activity.id, attributesType: activity.attributesType)
    guard kinds[id] != nil else { return [] }
    return findings(on: activity.content.state.value, of: activity, path: path)
  }
}

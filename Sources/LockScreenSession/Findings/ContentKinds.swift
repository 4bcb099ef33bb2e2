import FeedReports
import LiveActivities
import StrictJSON

/// The kinds of the values in activities' first content states, whose types are not declared.
struct ContentKinds {
  /// The most activities whose kinds are kept.
  private static let activitiesMaximum = 1000
  /// The most keys of an activity whose kinds are kept.
  private static let keysMaximum = 64

  /// The kinds of an activity's values; another one of another type may have its name later.
  private struct Known {
    let attributesType: String
    var values: [String: (kind: JSONValue.Kind, summary: String)] = [:]
  }

  private var known: [ActivityID: Known] = [:]

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
    if known[activity.id]?.attributesType != activity.attributesType {
      if known.count >= Self.activitiesMaximum { known = [:] }
      known[activity.id] = Known(attributesType: activity.attributesType)
    }
    return lastFindings(on: state, of: activity.id, path: path)
  }

  /// Compares a content state that is not inspected otherwise with those before; none of an activity that never was.
  ///
  /// - Parameters:
  ///   - activity: The activity with the state.
  ///   - path: The keys that lead to the state in its line.
  /// - Returns: A finding on each value of another kind than before.
  mutating func laterFindings(on activity: LiveActivity, path: String) -> [Finding] {
    // Another type's activity may have its name.
    guard known[activity.id]?.attributesType == activity.attributesType else { return [] }
    return lastFindings(on: activity.content.state.value, of: activity.id, path: path)
  }

  /// Compares the last content state of an activity that is gone with those before; none of an activity that never was.
  ///
  /// - Parameters:
  ///   - state: The content state.
  ///   - id: Its activity.
  ///   - path: The keys that lead to the state in its line.
  /// - Returns: A finding on each value of another kind than before.
  mutating func lastFindings(
    on state: JSONValue, of id: ActivityID, path: String
  ) -> [Finding] {
    guard var kept = known[id]?.values else { return [] }
    let keptCount = kept.count
    var findings: [Finding] = []
    for (key, value) in state.members where value.kind != .null {
      guard let before = kept[key.text] else {
        if kept.count < Self.keysMaximum { kept[key.text] = (value.kind, value.summary) }
        continue
      }
      guard before.kind != value.kind else { continue }
      findings.append(
        .changedKind(path: "\(path).\(key.text)", was: before.summary, found: value.summary))
    }
    if kept.count > keptCount { known[id]?.values = kept }
    return findings
  }
}

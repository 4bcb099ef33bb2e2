import FeedReports
import LiveActivities
import StrictJSON

/// The rule for a goal, whatever the activity is about.
enum Tally {
  /// The most that a tally rises at once: a touchdown's six and one.
  private static let riseMaximum: Int64 = 7

  /// Returns whether a whole number of a content state is a little higher than before: a score, a count of steps.
  ///
  /// Only numbers directly in the state count, and none may be lower than before.
  static func rises(from former: EncodedJSON?, to state: EncodedJSON?) -> Bool {
    guard let former, let state else { return false }
    let before = former.value
    var hasRisen = false
    for (key, value) in state.value.members {
      guard let new = value.int64, let old = before[key.text]?.int64, new != old else { continue }
      let (rise, overflows) = new.subtractingReportingOverflow(old)
      guard !overflows, (1...riseMaximum).contains(rise), old >= 0 else { return false }
      hasRisen = true
    }
    return hasRisen
  }
}

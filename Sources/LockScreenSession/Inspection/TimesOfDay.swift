import CellUI
import FeedReports
import FoundationEssentials
import LiveActivities

/// The words for times in the inspector, in the device's time zone.
struct TimesOfDay {
  /// The present time.
  let now: Timestamp
  let localTime: LocalTime
  /// A Boolean value indicating whether there is room for seconds.
  let hasSeconds: Bool

  /// The greatest distance from now, in seconds, in which a number is taken for a date: 300 days.
  private static let dateSeconds = 300.0 * 86_400
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns the time of day of a moment, as "09:41:07", or without its seconds where columns are few.
  func words(for moment: Timestamp) -> String {
    let parts = localTime.components(of: Date(moment))
    let numbers = [parts.hour, parts.minute] + (hasSeconds ? [parts.second] : [])
    return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Returns the time of a number that is probably a Swift `Date` (AK 3.2): of today the time, of another day the day, too; `nil`
  /// for a number that is no date around now.
  func words(forSwiftDate number: Double) -> String? {
    let seconds = number + Finding.referenceDate
    guard abs(seconds - Double(now.millisecondsSince1970) / 1000) < Self.dateSeconds,
      let moment = Timestamp(secondsSince1970: seconds)
    else { return nil }
    let then = localTime.components(of: Date(moment))
    let today = localTime.components(of: Date(now))
    let isToday = then.day == today.day && then.month == today.month && then.year == today.year
    return isToday
      ? words(for: moment)
      : "\(then.day) \(Self.months[then.month - 1]) \(words(for: moment).prefix(5))"
  }
}

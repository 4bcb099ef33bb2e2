import CellUI
import FoundationEssentials
public import LiveActivities

extension Messages {
  /// Returns a moment in UTC, as `2026-11-21 09:41:07`.
  public static func utc(_ moment: Timestamp) -> String {
    let parts = LocalTime().components(of: Date(moment))
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let year = String(repeating: "0", count: max(0, 4 - "\(parts.year)".count)) + "\(parts.year)"
    return "\(year)-\(two(parts.month))-\(two(parts.day)) "
      + [parts.hour, parts.minute, parts.second].map(two).joined(separator: ":")
  }

  /// Returns a duration in its two greatest units: "7h 48m", "12m 05s", "3d 4h".
  public static func duration(_ duration: Duration) -> String {
    let seconds = max(0, duration.components.seconds)
    let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
    switch seconds {
    case ..<60: return "\(seconds)s"
    case ..<3600: return "\(seconds / 60)m \(two(seconds % 60))s"
    case ..<86_400: return "\(seconds / 3600)h \(two(seconds % 3600 / 60))m"
    default: return "\(seconds / 86_400)d \(seconds % 86_400 / 3600)h"
    }
  }

  /// Returns a contrast ratio, rounded down so that a contrast below its need never looks sufficient.
  public static func ratio(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns a number, without a fraction if it is whole.
  public static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// Returns a date in the form of a push, so that it can be compared with the line.
  static func seconds(_ moment: Timestamp) -> String { moment.seconds }
}

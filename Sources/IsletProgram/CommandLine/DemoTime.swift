import CellUI
import FeedReports
import LiveActivities

/// The time that the device's clock shows when a demo starts.
enum DemoTime: Hashable {
  /// The real time.
  case now
  /// A time of the present day.
  case clock(hour: Int, minute: Int)

  /// The time on the phones of Apple's own pictures.
  static let standard = DemoTime.clock(hour: 9, minute: 41)

  /// Reads `now` or a time such as `9:41`; `nil` for another text.
  init?(text: String) {
    guard text != "now" else {
      self = .now
      return
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    self = .clock(hour: hour, minute: minute)
  }

  /// Returns the moment at which a device shows the time, on the day of a moment.
  func moment(on day: Timestamp, in localTime: LocalTime) -> Timestamp {
    guard case .clock(let hour, let minute) = self else { return day }
    func minutes(at moment: Timestamp) -> Int {
      let shown = localTime.components(of: .init(moment))
      return (hour - shown.hour) * 60 + minute - shown.minute
    }
    let minuteStart = Timestamp(
      millisecondsSince1970: day.millisecondsSince1970 / 60_000 * 60_000)
    let moment = minuteStart + .seconds(minutes(at: minuteStart) * 60)
    // On a day on which the clocks change, the first step misses by as much, perhaps past midnight.
    let rest = minutes(at: moment)
    return moment + .seconds((rest > 720 ? rest - 1440 : rest < -720 ? rest + 1440 : rest) * 60)
  }
}

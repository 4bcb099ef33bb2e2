internal import Glibc

/// The C library's offsets of local time from UTC.
public enum TimeZoneProbe {
  /// The offset of local time from an instant on.
  public struct Transition: Hashable, Sendable {
    /// The instant, in milliseconds since 1970.
    public let startMillisecondsSince1970: Int64
    /// Local time less UTC, in seconds.
    public let utcOffsetSeconds: Int
  }

  /// Returns the offsets from a year before an instant to a year after, in order.
  ///
  /// The first entry starts a year before. Offsets hold for weeks (a month of Ramadan is the shortest), so steps of a week
  /// miss none, and bisection finds the instant.
  public static func transitions(aroundMillisecondsSince1970 instant: Int64) -> [Transition] {
    let week = 7 * 86_400
    let center = Int(instant / 1000)
    var previous = center - 53 * week
    var transitions = [transition(at: previous)]
    while previous < center + 53 * week {
      let next = previous + week
      if offset(at: next) != offset(at: previous) {
        transitions.append(transition(at: firstSecond(in: previous...next)))
      }
      previous = next
    }
    return transitions
  }

  /// The first second whose offset is that of the range's end.
  private static func firstSecond(in range: ClosedRange<Int>) -> Int {
    let last = offset(at: range.upperBound)
    var (before, after) = (range.lowerBound, range.upperBound)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if offset(at: middle) == last { after = middle } else { before = middle }
    }
    return after
  }

  private static func transition(at second: Int) -> Transition {
    Transition(
      startMillisecondsSince1970: Int64(second) * 1000, utcOffsetSeconds: offset(at: second))
  }

  private static func offset(at second: Int) -> Int {
    var time = time_t(second)
    var local = unsafe tm()
    guard unsafe localtime_r(&time, &local) != nil else { return 0 }
    return unsafe local.tm_gmtoff
  }
}

/// A moment, in whole milliseconds since 1970-01-01 UTC.
///
/// Arithmetic saturates: a date from outside may be anything, and must never overflow.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01 UTC.
  public let millisecondsSince1970: Int64

  /// Makes a moment from milliseconds since 1970.
  public init(millisecondsSince1970: Int64) {
    self.millisecondsSince1970 = millisecondsSince1970
  }

  /// Makes a moment from whole seconds since 1970, the unit of a push's dates (AK 3.2).
  public init(secondsSince1970: Int) {
    let (product, overflows) = Int64(secondsSince1970).multipliedReportingOverflow(by: 1000)
    let edge = secondsSince1970 < 0 ? Int64.min : Int64.max
    self.init(millisecondsSince1970: overflows ? edge : product)
  }

  /// Makes a moment from seconds since 1970, cut to milliseconds; `nil` where that is not a number.
  public init?(secondsSince1970: Double) {
    let milliseconds = secondsSince1970 * 1000
    guard !milliseconds.isNaN else { return nil }
    // The greatest Int64 is no Double; the next one above it is.
    guard milliseconds.magnitude < 0x1p63 else {
      self.init(millisecondsSince1970: milliseconds < 0 ? .min : .max)
      return
    }
    self.init(millisecondsSince1970: Int64(milliseconds))
  }

  /// Orders moments by time.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.millisecondsSince1970 < right.millisecondsSince1970
  }

  /// The moment that lies `duration` later.
  public static func + (moment: Timestamp, duration: Duration) -> Timestamp {
    let step = wholeMilliseconds(of: duration)
    let (sum, overflows) = moment.millisecondsSince1970.addingReportingOverflow(step)
    let edge = step < 0 ? Int64.min : Int64.max
    return Timestamp(millisecondsSince1970: overflows ? edge : sum)
  }

  /// The moment that lies `duration` earlier.
  public static func - (moment: Timestamp, duration: Duration) -> Timestamp {
    moment + (.zero - duration)
  }

  /// The time from `right` until `left`.
  public static func - (left: Timestamp, right: Timestamp) -> Duration {
    .milliseconds(left.millisecondsSince1970) - .milliseconds(right.millisecondsSince1970)
  }

  /// The same moment without its part of a second: a push's `timestamp` knows seconds only.
  var flooredToSecond: Timestamp {
    let part = millisecondsSince1970 % 1000
    return self - .milliseconds(part < 0 ? part + 1000 : part)
  }

  private static func wholeMilliseconds(of duration: Duration) -> Int64 {
    Int64(clamping: duration.attoseconds / 1_000_000_000_000_000)
  }
}

extension Timestamp {
  /// Seconds since 1970 as a push writes them, so that a text can be compared with the line.
  public var seconds: String {
    let part = millisecondsSince1970 % 1000
    return part == 0
      ? "\(millisecondsSince1970 / 1000)" : "\(Double(millisecondsSince1970) / 1000)"
  }
}

public import LiveActivities

/// A date for the system, such as `stale-date`, which counts from 1970, that its writer hardly meant.
public enum SystemDateFinding: Hashable, Sendable {
  /// The use that the phone makes of a date.
  public enum Use: Hashable, Sendable {
    case order, staleness, stalenessAtStart, dismissal
  }

  /// The content was stale on arrival.
  case staleOnArrival(path: String, Timestamp)
  /// The content was stale when its activity started, so that the phone never shows it (AK 3.37).
  case neverPresented(path: String, Timestamp)
  /// A stale date that changes nothing, since the layout looks the same when the content is out of date.
  case unread(path: String)
  /// A date from before the first Live Activity, which perhaps counts from 2001.
  case ancient(path: String, Timestamp, Use)
  /// A date of `aps` looks like milliseconds, and the phone takes it for seconds (AK 3.2).
  case milliseconds(key: String, Timestamp)
  /// The header `apns-expiration` looks like milliseconds, and APNs takes it for seconds (AK 3.14).
  case lateExpiration(Int64)
}

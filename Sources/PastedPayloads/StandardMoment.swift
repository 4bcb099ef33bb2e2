/// The time of scripts and feeds that tell none: 2026-11-20 09:41:00 UTC.
public enum StandardMoment {
  /// The time, in seconds since 1970.
  public static let secondsSince1970 = 1_795_167_660
}

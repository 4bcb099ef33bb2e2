import LiveActivities
import PastedPayloads

// Findings on the dates that a push or a call gives to the system, which count from 1970.
extension Messages {
  /// Returns a finding on such a date, and its remedy.
  static func systemDate(_ finding: SystemDateFinding) -> String {
    switch finding {
    case .ancient(let path, let date, let use): ancientDate(path, date, use)
    case .staleOnArrival(let path, let date):
      "\(path): \(near(date)) had passed when it came, so the activity is stale at once; send a date to come, or leave it out (AK 1c)"
    case .neverPresented(let path, let date):
      "\(path): \(near(date)) had passed when the activity started, so it is stale and "
        + "the phone never shows it; send a date to come, or leave it out (AK 3.37)"
    case .unread(let path):
      "\(path): nothing in the layout reads {context.isStale}, so the card looks the same when it is out "
        + "of date; say it there, with \"if\" (AK 1c)"
    case .milliseconds(let key, let date):
      smallUnit(key, date)
    case .lateExpiration(let given):
      lateExpiration(given)
    }
  }

  /// Returns the finding on a date that the phone takes for one far ahead, since it is in a unit smaller than seconds.
  private static func smallUnit(_ key: String, _ date: Timestamp) -> String {
    let given = Double(date.millisecondsSince1970) / 1000
    // A moment has no room for the nanoseconds since 1970, so that their number is not known here.
    let isKnown = date.millisecondsSince1970 < .max
    let unit = isKnown ? Slip.TimeUnit(of: given) ?? .nanoseconds : .nanoseconds
    let seconds = isKnown ? ": \(Int64(given / unit.perSecond))" : ""
    return
      "aps.\(key): expected seconds since 1970, found what looks like \(unit.rawValue); the phone takes "
      + "it for a date far ahead, so that it never comes; divide by \(Int(unit.perSecond))\(seconds) (AK 3.2)"
  }

  private static func lateExpiration(_ given: Int64) -> String {
    let unit = Slip.TimeUnit(of: Double(given)) ?? .nanoseconds
    return
      "headers.apns-expiration: expected seconds since 1970, found what looks like \(unit.rawValue); APNs "
      + "takes it for a date far ahead and keeps the push for too long; divide by "
      + "\(Int(unit.perSecond)): \(Int64(Double(given) / unit.perSecond)) (AK 3.14)"
  }

  private static func ancientDate(
    _ path: String, _ date: Timestamp, _ use: SystemDateFinding.Use
  ) -> String {
    let consequence =
      switch use {
      case .order: "a phone ignores this once it has applied anything newer"
      case .staleness: "a phone takes the content for out of date"
      case .stalenessAtStart: "the activity is stale when it starts, and a phone never shows it"
      case .dismissal: "the activity leaves at once"
      }
    let remedy =
      switch use {
      case .order: "send the time at which you send, as date +%s prints it"
      case .staleness, .stalenessAtStart, .dismissal: "send Unix seconds to come, or leave it out"
      }
    let facts =
      switch use {
      case .order: "AK 3.2, 3.17"
      case .stalenessAtStart: "AK 3.2, 3.37"
      case .staleness, .dismissal: "AK 3.2"
      }
    guard let meant = Finding.meantMoment(of: date) else {
      return "\(path): \(seconds(date)) is \(near(date)), before there were Live Activities; "
        + "\(consequence); \(remedy) (\(facts))"
    }
    return
      "\(path): \(seconds(date)) is \(near(date)) in seconds since 1970, which the phone counts here; it "
      + "looks like seconds since 2001, as Swift's Date counts; \(consequence); send \(seconds(meant)) "
      + "(\(facts))"
  }

  /// Returns a moment in UTC, if it lies between the year 1 and 5138.
  static func near(_ moment: Timestamp) -> String {
    (-62_135_596_800_000..<100_000_000_000_000).contains(moment.millisecondsSince1970)
      ? utc(moment) : "thousands of years away"
  }
}

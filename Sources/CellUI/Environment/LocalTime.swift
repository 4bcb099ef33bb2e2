public import FoundationEssentials

/// A device's time zone and clock format.
public struct LocalTime: Hashable, Sendable {
  /// A change of the offset from UTC.
  public struct Transition: Hashable, Sendable {
    /// The time of the change, in seconds since 1970.
    public var secondsSince1970: Int
    /// The offset from UTC after the change, in seconds east.
    public var secondsFromUTC: Int

    /// Makes a transition.
    public init(secondsSince1970: Int, secondsFromUTC: Int) {
      self.secondsSince1970 = secondsSince1970
      self.secondsFromUTC = secondsFromUTC
    }
  }

  /// The transitions, oldest first.
  ///
  /// The offset of the first one also applies before it; without transitions the time is UTC.
  public var transitions: [Transition]

  /// A Boolean value indicating whether the clock shows 24 hours instead of AM and PM.
  public var uses24HourClock: Bool

  /// Makes a clock from its transitions, oldest first.
  public init(transitions: [Transition] = [], uses24HourClock: Bool = true) {
    self.transitions = transitions
    self.uses24HourClock = uses24HourClock
  }

  /// A date and time in the Gregorian calendar.
  public struct Components: Hashable, Sendable {
    /// The year.
    public var year: Int
    /// The month, `1...12`.
    public var month: Int
    /// The day of the month, `1...31`.
    public var day: Int
    /// The day of the week, 0 for Sunday.
    public var weekday: Int
    /// The hour, `0...23`.
    public var hour: Int
    /// The minute, `0...59`.
    public var minute: Int
    /// The second, `0...59`.
    public var second: Int
  }

  /// The first moment of the year 1, in seconds since 1970.
  private static let firstMoment = -62_135_596_800.0

  /// Returns the local date and time; of a moment before the year 1, that year's first.
  public func components(of date: Date) -> Components {
    let whole = wholeSeconds(of: date)
    let local = whole + secondsFromUTC(at: whole)
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    let second = local - days * 86_400
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": the civil date of a day number.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    return Components(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthIndex + 2) / 5 + 1, weekday: ((days + 4) % 7 + 7) % 7,
      hour: second / 3600, minute: second / 60 % 60, second: second % 60)
  }

  /// Returns a date in whole seconds since 1970, in a range in which a date from a feed does not overflow the calendar.
  private func wholeSeconds(of date: Date) -> Int {
    Int(max(Self.firstMoment, min(3e11, date.timeIntervalSince1970.rounded(.down))))
  }

  /// Returns the offset from UTC at a time in seconds since 1970, in seconds east.
  private func secondsFromUTC(at secondsSince1970: Int) -> Int {
    let transition =
      transitions.last { $0.secondsSince1970 <= secondsSince1970 } ?? transitions.first
    return max(-86_400, min(86_400, transition?.secondsFromUTC ?? 0))
  }

  /// Returns the time of day as on the lock screen: "9:41", without AM or PM.
  public func clockText(_ date: Date) -> String {
    let parts = components(of: date)
    let hour = uses24HourClock ? parts.hour : (parts.hour + 11) % 12 + 1
    return "\(hour):\(parts.minute < 10 ? "0" : "")\(parts.minute)"
  }

  /// Returns the time of day as in `Text(_:style: .time)`: "23:23" or "11:23 PM" with CLDR's narrow space, which no line
  /// breaks at (AK 5.8 and the choice `timesHaveASpace`).
  public func timeText(_ date: Date) -> String {
    guard !uses24HourClock else { return clockText(date) }
    return "\(clockText(date))\u{202F}\(components(of: date).hour < 12 ? "AM" : "PM")"
  }

  /// Returns the date as on the lock screen: "Friday, 20 November".
  public func longDateText(_ date: Date) -> String {
    let parts = components(of: date)
    return "\(Self.weekdays[parts.weekday]), \(parts.day) \(Self.months[parts.month - 1])"
  }

  /// Returns the date as in `Text(_:style: .date)`: "June 3, 2019", or in the words of the app's language.
  func dateText(_ date: Date) -> String {
    let offset = secondsFromUTC(at: wholeSeconds(of: date))
    if let words = DateTexts.text(of: date, secondsFromUTC: offset) { return words }
    let parts = components(of: date)
    return "\(Self.months[parts.month - 1]) \(parts.day), \(parts.year)"
  }

  /// Returns two times of a day as "9:30 AM – 2:45 PM" or "9:30 – 11:45 AM" (AK 5.10 and the choice `spansHaveADash`), with
  /// the dates where the days differ.
  func intervalText(_ dates: ClosedRange<Date>) -> String {
    let (start, end) = (dateText(dates.lowerBound), dateText(dates.upperBound))
    let to = timeText(dates.upperBound)
    let sharesHalfDay =
      start == end
      && components(of: dates.lowerBound).hour / 12 == components(of: dates.upperBound).hour / 12
    let dash = "\u{2009}–\u{2009}"
    let from = sharesHalfDay ? clockText(dates.lowerBound) : timeText(dates.lowerBound)
    return start == end ? "\(from)\(dash)\(to)" : "\(start), \(from)\(dash)\(end), \(to)"
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

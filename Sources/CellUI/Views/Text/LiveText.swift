import FoundationEssentials

/// The string of a text that may update itself, and the time of its next change.
struct LiveText {
  var text: String
  /// The time of the next change; `nil` means never.
  var validUntil: Date?

  init(_ content: TextFragment.Plain, in shared: SharedEnvironment) {
    switch content {
    case .verbatim(let content): self.init(text: content)
    case .interval(let dates): self.init(text: shared.values.localTime.intervalText(dates))
    case .date(let date, let format): self.init(date, format: format, in: shared.values)
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      self.init(
        interval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours,
        now: shared.values.now)
    case .following(let following):
      let now = shared.values.now
      self.init(text: following.text(now))
      validUntil = now + Self.untilNextSecond(now.timeIntervalSinceReferenceDate, countsDown: false)
    }
  }

  private init(text: String, validUntil: Date? = nil) {
    self.text = text
    self.validUntil = validUntil
  }

  private init(
    _ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool, now: Date
  ) {
    let end = min(interval.upperBound, pauseTime ?? .distantFuture)
    // A view's own Date() is a moment later than the time of the picture, and later in one view than in another.
    let isStarting = interval.lowerBound.timeIntervalSince(now) < 1
    let start = isStarting ? min(now, interval.lowerBound) : interval.lowerBound
    let moment = min(max(now, start), max(end, start))
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(moment)
      : moment.timeIntervalSince(interval.lowerBound)
    let whole = countsDown ? seconds.rounded(.up) : seconds.rounded(.down)
    text = Self.clock(whole, showsHours: showsHours)
    guard now < end else { return }
    validUntil =
      now < interval.lowerBound
      ? interval.lowerBound : now + Self.untilNextSecond(seconds, countsDown: countsDown)
  }

  private init(_ date: Date, format: TextFragment.DateFormat, in environment: EnvironmentValues) {
    let now = environment.now
    let distance = date.timeIntervalSince(now)
    let isFuture = distance > 0
    let seconds = abs(distance)
    // Remaining time is rounded up and elapsed time down, so that both change at the same moment.
    let whole = isFuture ? seconds.rounded(.up) : seconds.rounded(.down)
    switch format {
    case .time: text = environment.localTime.timeText(date)
    case .date: text = environment.localTime.dateText(date)
    case .timer:
      text = Self.clock(whole, showsHours: true)
      validUntil = now + Self.untilNextSecond(seconds, countsDown: isFuture)
    case .relative:
      text =
        DateTexts.text(ofSeconds: Self.whole(whole), unitCount: 2) ?? Self.relative(whole)
      validUntil = now + Self.untilNextSecond(seconds, countsDown: isFuture)
    case .offset:
      let words = DateTexts.text(ofSeconds: Self.whole(whole), unitCount: 1)
      text = (isFuture ? "-" : "+") + (words ?? Self.leadingUnit(whole))
      validUntil = now + Self.untilNextSecond(seconds, countsDown: isFuture)
    }
  }

  /// Returns the time until a number of seconds is next whole, in seconds; 1 if it is whole now.
  private static func untilNextSecond(_ seconds: Double, countsDown: Bool) -> TimeInterval {
    let part = seconds - seconds.rounded(.down)
    let left = countsDown ? (part == 0 ? 1 : part) : 1 - part
    return max(left, 0.001)
  }

  /// Returns seconds as an integer, within the range of dates.
  private static func whole(_ seconds: Double) -> Int { Int(min(max(seconds, 0), 3e10)) }

  /// Formats seconds as "2:32" or "36:59:01".
  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let total = whole(seconds)
    let two = { (part: Int) in part < 10 ? "0\(part)" : "\(part)" }
    guard showsHours, total >= 3600 else { return "\(total / 60):\(two(total % 60))" }
    return "\(total / 3600):\(two(total / 60 % 60)):\(two(total % 60))"
  }

  private static let units: [(name: String, seconds: Int)] = [
    ("yr", 31_536_000), ("mo", 2_592_000), ("day", 86_400), ("hr", 3600), ("min", 60), ("sec", 1),
  ]

  private static func unitText(_ count: Int, _ name: String) -> String {
    "\(count) \(name == "day" && count != 1 ? "days" : name)"
  }

  /// Formats seconds in the two greatest units, as "11 min, 14 sec" (AK 5.9).
  static func relative(_ seconds: Double) -> String {
    let total = whole(seconds)
    guard let first = units.firstIndex(where: { total >= $0.seconds }) else { return "0 sec" }
    let head = unitText(total / units[first].seconds, units[first].name)
    guard first + 1 < units.count else { return head }
    let rest = total % units[first].seconds / units[first + 1].seconds
    return rest == 0 ? head : "\(head), \(unitText(rest, units[first + 1].name))"
  }

  /// Formats seconds in the greatest unit.
  private static func leadingUnit(_ seconds: Double) -> String {
    let total = whole(seconds)
    let unit = units.first { total >= $0.seconds } ?? ("sec", 1)
    return unitText(total / unit.seconds, unit.name)
  }
}

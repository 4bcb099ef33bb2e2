public import Foundation

/// A formatter of distances in time, in English; the toolchain has none.
open class RelativeDateTimeFormatter: Formatter {
  /// The words for near dates.
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// The length of the words.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// The words for near dates.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the words.
  open var unitsStyle = UnitsStyle.full
  /// The place of the words in a sentence, which changes nothing in English.
  open var formattingContext = Formatter.Context.unknown
  /// The language, which here is always English.
  open var locale: Locale? = Locale.current
  /// The calendar.
  open var calendar: Calendar? = Calendar.current

  /// Makes a formatter.
  public override init() {
    super.init()
  }

  /// Makes a formatter; an archive has no say.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the words for a distance in seconds, past ones being negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    guard timeInterval.isFinite, timeInterval.magnitude < 1e15 else { return "" }
    let seconds = Int(timeInterval.magnitude)
    let unit = Self.units.first { seconds >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let count = seconds / unit.seconds
    if dateTimeStyle == .named, let name = Self.name(count, of: unit.name, past: timeInterval < 0) {
      return name
    }
    let isAbbreviated = unitsStyle == .short || unitsStyle == .abbreviated
    let plural = count == 1 || isAbbreviated ? "" : "s"
    let words = "\(count) \(isAbbreviated ? unit.short : unit.name)\(plural)"
    return timeInterval < 0 ? "\(words) ago" : "in \(words)"
  }

  /// Returns the words for a date as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns the words for components; months count 30 days, years 365.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let counts: [(Int?, Int)] = [
      (dateComponents.year, 31_536_000), (dateComponents.month, 2_592_000),
      (dateComponents.weekOfMonth, 604_800), (dateComponents.day, 86_400),
      (dateComponents.hour, 3600), (dateComponents.minute, 60), (dateComponents.second, 1),
    ]
    let seconds = counts.reduce(0) { $0 + TimeInterval($1.0 ?? 0) * TimeInterval($1.1) }
    return localizedString(fromTimeInterval: seconds)
  }

  /// Returns the words for a date as seen from now; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: FormatterDefaults.now) }
  }

  private static let units: [(name: String, short: String, seconds: Int)] = [
    ("year", "yr.", 31_536_000), ("month", "mo.", 2_592_000), ("week", "wk.", 604_800),
    ("day", "day", 86_400), ("hour", "hr.", 3600), ("minute", "min.", 60), ("second", "sec.", 1),
  ]

  private static func name(_ count: Int, of unit: String, past isPast: Bool) -> String? {
    switch (unit, count) {
    case ("second", 0): "now"
    case ("day", 1): isPast ? "yesterday" : "tomorrow"
    case ("week", 1), ("month", 1), ("year", 1): isPast ? "last \(unit)" : "next \(unit)"
    default: nil
    }
  }
}

/// A formatter of lists, in English; the toolchain has none.
open class ListFormatter: Formatter {
  /// The language, which here is always English.
  open var locale: Locale? = Locale.current
  /// The formatter of the items; `nil` for their own words.
  open var itemFormatter: Formatter?

  /// Makes a formatter.
  public override init() {
    super.init()
  }

  /// Makes a formatter; an archive has no say.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns items as one text.
  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  /// Returns texts as one text.
  public static func localizedString(byJoining strings: [String]) -> String {
    guard strings.count > 2, let last = strings.last else {
      return strings.joined(separator: " and ")
    }
    return strings.dropLast().joined(separator: ", ") + ", and " + last
  }
}

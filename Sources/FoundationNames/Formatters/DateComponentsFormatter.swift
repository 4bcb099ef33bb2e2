public import Foundation

/// A formatter of durations, in English; the toolchain's own is unavailable.
open class DateComponentsFormatter: Formatter {
  /// The length of the words.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The zeros that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Leading ones in a clock's form, all others elsewhere.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first number.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between numbers.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last number.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None; each number of a clock has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// The place of the words in a text, which changes nothing in English.
  open var formattingContext = Formatter.Context.unknown
  /// The units; empty for those that the duration has.
  open var allowedUnits: NSCalendar.Unit = []
  /// The length of the words.
  open var unitsStyle = UnitsStyle.positional
  /// The zeros that are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units; 0 for all.
  open var maximumUnitCount = 0
  /// A Boolean value indicating whether the last unit has decimals, which it never gets here.
  open var allowsFractionalUnits = false
  /// A Boolean value indicating whether "about" comes first.
  open var includesApproximationPhrase = false
  /// A Boolean value indicating whether "remaining" comes last.
  open var includesTimeRemainingPhrase = false
  /// A Boolean value indicating whether the largest unit takes all, as 90 minutes.
  open var collapsesLargestUnit = false
  /// The calendar.
  open var calendar: Calendar? = Calendar.current
  /// The date from which months and years are counted.
  open var referenceDate: Date?

  /// Makes a formatter of a clock's form.
  public override init() {
    super.init()
  }

  /// Makes a formatter of a clock's form; an archive has no say.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the words of a duration in seconds; `nil` for a number that is none.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, interval.magnitude < 1e15 else { return nil }
    let units = allowedUnits.isEmpty ? Self.standardUnits : allowedUnits
    var rest = Int(interval.magnitude.rounded(.towardZero))
    var parts: [(unit: DurationUnit, count: Int)] = []
    for unit in DurationUnit.allCases where units.contains(unit.unit) {
      parts.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    let words = words(of: parts)
    return interval < 0 && !words.isEmpty ? "-" + words : words
  }

  /// Returns the words of the time between two dates.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// Returns the words of components; months count 30 days, years 365.
  open func string(from components: DateComponents) -> String? {
    let counts: [(Int?, Int)] = [
      (components.year, 31_536_000), (components.month, 2_592_000),
      (components.weekOfMonth ?? components.weekOfYear, 604_800), (components.day, 86_400),
      (components.hour, 3600), (components.minute, 60), (components.second, 1),
    ]
    return string(from: counts.reduce(0) { $0 + TimeInterval($1.0 ?? 0) * TimeInterval($1.1) })
  }

  /// Returns the words of a duration.
  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the words of components or a duration; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private static let standardUnits: NSCalendar.Unit = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  private func words(of all: [(unit: DurationUnit, count: Int)]) -> String {
    var parts = withoutZeros(all)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let texts: [String]
    let separator: String
    if unitsStyle == .positional {
      texts = parts.enumerated().map { index, part in
        let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
        return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }
      separator = ":"
    } else {
      texts = parts.map { $0.unit.words(for: $0.count, in: unitsStyle) }
      separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    }
    let about = includesApproximationPhrase ? "About " : ""
    let remaining = includesTimeRemainingPhrase ? " remaining" : ""
    return about + texts.joined(separator: separator) + remaining
  }

  /// Leaves zeros out; at least one unit stays.
  private func withoutZeros(
    _ all: [(unit: DurationUnit, count: Int)]
  ) -> [(unit: DurationUnit, count: Int)] {
    guard let last = all.last, !zeroFormattingBehavior.contains(.pad) else { return all }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    var parts = all
    if behavior.contains(.dropLeading) {
      // A clock keeps its minutes.
      let least = unitsStyle == .positional ? 2 : 1
      while parts.count > least, parts.first?.count == 0 { parts.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while parts.count > 1, parts.last?.count == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle) {
      parts = parts.enumerated().filter { index, part in
        part.count > 0 || index == 0 || index == parts.count - 1
      }.map(\.element)
    }
    if parts.count == 1, parts[0].count == 0 { return [last] }
    return parts
  }
}

/// A unit of a duration.
private enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var seconds: Int {
    switch self {
    case .year: 31_536_000
    case .month: 2_592_000
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  func words(for count: Int, in style: DateComponentsFormatter.UnitsStyle) -> String {
    let names = names
    switch style {
    case .positional: return "\(count)"
    case .abbreviated: return "\(count)\(names.letter)"
    case .brief: return "\(count)\(names.short)"
    case .short:
      let plural = self == .hour || self == .minute || self == .second || count == 1 ? "" : "s"
      return "\(count) \(names.short)\(plural)"
    case .full: return "\(count) \(names.full)\(count == 1 ? "" : "s")"
    case .spellOut:
      let number = NumberFormatter.localizedString(
        from: NSNumber(value: count), number: .spellOut)
      return "\(number) \(names.full)\(count == 1 ? "" : "s")"
    }
  }

  private var names: (letter: String, short: String, full: String) {
    switch self {
    case .year: ("y", "yr", "year")
    case .month: ("mo", "mth", "month")
    case .week: ("w", "wk", "week")
    case .day: ("d", "day", "day")
    case .hour: ("h", "hr", "hour")
    case .minute: ("m", "min", "minute")
    case .second: ("s", "sec", "second")
    }
  }
}

public import Foundation

/// The formats of texts that follow the time (iOS 18).
public enum SystemFormatStyle {
  /// A timer within an interval, as "5:32".
  public struct Timer: FormatStyle, Hashable, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool

    private init(interval: Range<Date>, countsDown: Bool, showsHours: Bool) {
      self.interval = interval
      self.countsDown = countsDown
      self.showsHours = showsHours
    }

    /// Makes a timer that shows the time since an interval's start.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval: interval, countsDown: false, showsHours: showsHours)
    }

    /// Makes a timer that shows the time until an interval's end.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval: interval, countsDown: true, showsHours: showsHours)
    }

    /// Returns the time that is left, or the time since the start.
    public func format(_ value: Date) -> AttributedString {
      let moment = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(moment).rounded(.up)
        : moment.timeIntervalSince(interval.lowerBound).rounded(.down)
      return AttributedString(LiveText.clock(seconds, showsHours: showsHours))
    }
  }

  /// A stopwatch, as "5:32"; parts of a second are not shown, since a text changes once a second.
  public struct Stopwatch: FormatStyle, Hashable, Sendable {
    private let start: Date
    private let showsHours: Bool

    /// Makes a stopwatch.
    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      self.showsHours = showsHours
    }

    /// Returns the time since the start.
    public func format(_ value: Date) -> AttributedString {
      let seconds = max(0, value.timeIntervalSince(start)).rounded(.down)
      return AttributedString(LiveText.clock(seconds, showsHours: showsHours))
    }
  }

  /// The distance from a date, as "2 hours, 5 minutes", with a sign before it.
  public struct DateOffset: FormatStyle, Hashable, Sendable {
    private let anchor: Date
    private let units: TimeUnits
    private let showsSign: Bool

    /// Makes the distance from a date.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      units = TimeUnits(allowedFields, countMaximum: maxFieldCount)
      showsSign = sign != .never
    }

    /// Returns the time since the date; before it, with a minus.
    public func format(_ value: Date) -> AttributedString {
      let seconds = value.timeIntervalSince(anchor)
      let text = units.text(abs(seconds).rounded(.down))
      return AttributedString((showsSign && seconds < 0 ? "-" : "") + text)
    }
  }

  /// A date as it is spoken of, as "in 5 minutes" or "2 hours ago"; one beyond a limit by its day.
  public struct DateReference: FormatStyle, Hashable, Sendable {
    private let date: Date
    private let units: TimeUnits
    private let limit: TimeInterval

    /// Makes a date as it is spoken of, by its day from a unit away.
    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) {
      self.date = date
      units = TimeUnits(allowedFields, countMaximum: maxFieldCount)
      limit = TimeUnits.all.first { $0.field == thresholdField }?.seconds ?? .infinity
    }

    /// Returns the words for the date at a time.
    public func format(_ value: Date) -> AttributedString {
      let seconds = date.timeIntervalSince(value)
      guard abs(seconds) < limit else {
        return AttributedString(date.formatted(date: .abbreviated, time: .omitted))
      }
      let text = units.text(abs(seconds).rounded(seconds > 0 ? .up : .down))
      return AttributedString(seconds > 0 ? "in \(text)" : "\(text) ago")
    }
  }
}

/// The units of a distance in time.
struct TimeUnits: Hashable, Sendable, Codable {
  /// A field of a date, with its name and its length, in seconds.
  static let all: [(field: Date.ComponentsFormatStyle.Field, name: String, seconds: Double)] = [
    (.year, "year", 31_556_952), (.month, "month", 2_629_746), (.week, "week", 604_800),
    (.day, "day", 86_400), (.hour, "hour", 3600), (.minute, "minute", 60), (.second, "second", 1),
  ]

  /// The names of the units that are used.
  let names: [String]
  /// The most units of a text.
  let countMaximum: Int

  init(_ fields: Set<Date.ComponentsFormatStyle.Field>, countMaximum: Int) {
    names = Self.all.filter { fields.contains($0.field) }.map(\.name)
    self.countMaximum = countMaximum
  }

  /// Formats seconds in the greatest units, as "2 hours, 5 minutes".
  func text(_ seconds: Double) -> String {
    var left = seconds.isFinite ? min(seconds, 3e12) : 0
    var parts: [String] = []
    let units = Self.all.filter { names.contains($0.name) }
    for (index, unit) in units.enumerated() where parts.count < max(1, countMaximum) {
      let count = (left / unit.seconds).rounded(.down)
      guard count > 0 || parts.isEmpty && index == units.count - 1 else { continue }
      left -= count * unit.seconds
      parts.append("\(Int(count)) \(unit.name)\(count == 1 ? "" : "s")")
    }
    return parts.joined(separator: ", ")
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a timer that shows the time since an interval's start.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(countingUpIn: interval, showsHours: showsHours)
  }

  /// Returns a timer that shows the time until an interval's end.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(countingDownIn: interval, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a stopwatch.
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(startingAt: start, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns the distance from a date.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a date as it is spoken of, by its day from a unit away.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}

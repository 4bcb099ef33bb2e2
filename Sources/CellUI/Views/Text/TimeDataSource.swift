public import Foundation

/// A value that follows the device's time, for a text that updates itself.
public struct TimeDataSource<Value>: Sendable {
  /// The identity of the source, beside that of a format.
  let identity: [Date]
  /// The value at a time.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The device's time.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(identity: []) { $0 } }
}

extension TimeDataSource {
  /// Returns the time since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(identity: [date]) {
      .seconds($0.timeIntervalSince(date).rounded(.down))
    }
  }

  /// Returns the time from a date until now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(identity: [date, date]) { date..<max(date, $0) }
  }

  /// Returns the time from now until a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(identity: [date, date, date]) { min(date, $0)..<date }
  }
}

extension Text {
  /// Makes a text of a value that follows the time, in a format.
  public init<Value, Format: FormatStyle & Sendable>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    let format = ProjectLocale.localized(format)
    self.init(source, identity: AnyHashable(format)) { String(format.format($0).characters) }
  }

  /// Makes a text of a value that follows the time, in a format.
  public init<Value, Format: FormatStyle & Sendable>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    let format = ProjectLocale.localized(format)
    self.init(source, identity: AnyHashable(format)) { format.format($0) }
  }

  private init<Value>(
    _ source: TimeDataSource<Value>, identity: AnyHashable,
    write: @escaping @Sendable (Value) -> String
  ) {
    let following = FollowingText(
      format: identity.hashValue, source: source.identity, text: { write(source.value($0)) })
    self.init([TextFragment(.following(following))])
  }
}

/// A text that a format writes anew each second.
struct FollowingText: Hashable, Sendable {
  /// The hash of the format.
  let format: Int
  /// The identity of the source.
  let source: [Date]
  /// The text at a time.
  let text: @Sendable (Date) -> String

  static func == (first: FollowingText, second: FollowingText) -> Bool {
    first.format == second.format && first.source == second.source
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    hasher.combine(source)
  }
}

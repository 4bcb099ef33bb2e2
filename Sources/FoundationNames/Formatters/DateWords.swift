public import Foundation

/// Dates and times in the words of any language, as a text that updates itself has them.
public enum DateWords {
  /// Returns a date, as "November 20, 2026".
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - locale: The language and region.
  ///   - zone: The time zone.
  /// - Returns: The text.
  public static func date(_ date: Date, in locale: Locale, at zone: TimeZone) -> String {
    var style = Date.FormatStyle(date: .long, time: .omitted, locale: locale)
    style.timeZone = zone
    return date.formatted(style)
  }

  /// Returns a time in its greatest units, as "29 Min., 57 Sek.".
  ///
  /// - Parameters:
  ///   - seconds: The time, in seconds.
  ///   - unitCount: The most units.
  ///   - locale: The language and region.
  /// - Returns: The text.
  public static func duration(_ seconds: Int, unitCount: Int, in locale: Locale) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: .abbreviated,
      maximumUnitCount: unitCount, fractionalPart: .hide(rounded: .down))
    return Duration.seconds(seconds).formatted(style.locale(locale))
  }
}

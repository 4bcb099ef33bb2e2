public import Foundation

/// The language and region of the app's formats, which the source that islet compiles takes for the device's: on Linux
/// Foundation has the English of no country for it.
public enum ProjectLocale {
  /// The locale; the device's where no app's own source is shown and no language was chosen.
  public static var current: Locale { AppResources.current.formatLocale ?? .current }

  /// The calendar of the device, with the weeks and the words of the locale.
  public static var calendar: Calendar {
    var calendar = Calendar.current
    if let locale = AppResources.current.formatLocale { calendar.locale = locale }
    return calendar
  }

  /// Returns a format in the app's language, unless it names another.
  public static func localized<Format: FormatStyle>(_ format: Format) -> Format {
    guard let locale = AppResources.current.formatLocale,
      format == format.locale(.autoupdatingCurrent) || format == format.locale(.current)
    else { return format }
    return format.locale(locale)
  }

  /// Returns a value as a format takes it: one that tells a date from now by the true clock gets the date as far from that
  /// as it is from the scene's time.
  public static func input<Format: FormatStyle>(
    _ value: Format.FormatInput, of format: Format
  ) -> Format.FormatInput {
    guard format is Date.RelativeFormatStyle, let date = value as? Date else { return value }
    let distance = date.timeIntervalSince(SceneClock.date)
    let now = Date(timeIntervalSinceReferenceDate: Date.timeIntervalSinceReferenceDate)
    // Until the format looks at the clock, a moment passes.
    let moved = now.addingTimeInterval(distance + (distance > 0 ? moment : 0))
    return moved as? Format.FormatInput ?? value
  }

  /// The time that passes between two looks at the clock, at most.
  private static let moment: TimeInterval = 0.05
}

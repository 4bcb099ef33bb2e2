public import Foundation

/// The words of dates and times in an app's language.
///
/// Foundation has them for every language, in data of many megabytes, which islet itself does not link: a program with an app's
/// own source does, and hands them on. Without them the words are English.
public struct DateTexts: Sendable {
  /// A function that returns a date in words, as "November 20, 2026".
  public typealias DateText = @Sendable (_ date: Date, _ locale: Locale, _ zone: TimeZone) -> String
  /// A function that returns a number of seconds in some units at most, as "29 Min., 57 Sek.".
  public typealias DurationText =
    @Sendable (
      _ seconds: Int, _ unitCount: Int, _ locale: Locale
    ) -> String

  private let date: DateText
  private let duration: DurationText

  @TaskLocal private static var current: DateTexts?

  /// Runs a program that has the words of all languages.
  ///
  /// - Parameters:
  ///   - date: Returns a date in words.
  ///   - duration: Returns a number of seconds in words.
  ///   - program: The program.
  public static func run(
    date: @escaping DateText, duration: @escaping DurationText, _ program: () -> Void
  ) {
    $current.bind(DateTexts(date: date, duration: duration), to: program)
  }

  /// The words and the language of the app; `nil` where that is English, and where there are no words.
  private static var foreign: (texts: DateTexts, locale: Locale)? {
    let resources = AppResources.current
    guard let locale = resources.formatLocale, !resources.locale.hasPrefix("en"),
      let current
    else { return nil }
    return (current, locale)
  }

  /// Returns a date in words; `nil` for an app in English.
  static func text(of date: Date, secondsFromUTC: Int) -> String? {
    guard let (texts, locale) = foreign else { return nil }
    return texts.date(date, locale, TimeZone(secondsFromGMT: secondsFromUTC) ?? .gmt)
  }

  /// Returns a number of seconds in words; `nil` for an app in English.
  static func text(ofSeconds seconds: Int, unitCount: Int) -> String? {
    guard let (texts, locale) = foreign else { return nil }
    return texts.duration(seconds, unitCount, locale)
  }
}

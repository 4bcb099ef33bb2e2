/// The hours of a day's clock, by language and region: Unicode's CLDR, "supplemental/dayPeriods and hours".
enum HourCycle {
  /// The regions whose clocks have twelve hours.
  private static let twelveHourRegions: Set<Substring> = [
    "AE", "AU", "BD", "CA", "CO", "EG", "HK", "IN", "KR", "MY", "NZ", "PH", "PK", "PR", "SA", "SG",
    "TW", "US", "VE",
  ]

  /// The regions of languages that name none, where their clocks have twelve hours.
  private static let regions: [Substring: Substring] = [
    "ar": "EG", "bn": "BD", "en": "US", "fil": "PH", "gu": "IN", "hi": "IN", "kn": "IN", "ko": "KR",
    "ml": "IN", "mr": "IN", "ms": "MY", "pa": "IN", "ta": "IN", "te": "IN", "ur": "PK",
  ]

  /// Returns whether the clock of a locale has twelve hours, with AM and PM.
  ///
  /// - Parameter locale: The identifier, as `en`, `pt-BR` or `zh-Hant-TW`.
  /// - Returns: A Boolean value indicating whether the clock has twelve hours.
  static func isTwelveHour(in locale: String) -> Bool {
    let parts = locale.split { $0 == "-" || $0 == "_" }
    guard let language = parts.first else { return false }
    let region = parts.dropFirst().last { $0.utf8.count == 2 } ?? regions[language]
    // In Canada English has twelve hours, and French has 24.
    return language != "fr" && region.map(twelveHourRegions.contains) ?? false
  }
}

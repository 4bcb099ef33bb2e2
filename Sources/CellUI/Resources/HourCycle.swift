/// The hours of a day's clock, by language and region: Unicode's CLDR, "supplemental/dayPeriods and hours".
enum HourCycle {
  /// The regions whose clocks have twelve hours.
  private static let twelveHourRegions: Set<String> = [
    "AE", "AU", "BD", "CA", "CO", "EG", "HK", "IN", "KR", "MY", "NZ", "PH", "PK", "PR", "SA", "SG",
    "TW", "US", "VE",
  ]

  /// The regions of languages that name none, where their clocks have twelve hours.
  private static let regions: [String: String] = [
    "ar": "EG", "bn": "BD", "en": "US", "fil": "PH", "gu": "IN", "hi": "IN", "kn": "IN", "ko": "KR",
    "ml": "IN", "mr": "IN", "ms": "MY", "pa": "IN", "ta": "IN", "te": "IN", "ur": "PK",
  ]

  /// Returns whether the clock of a locale has twelve hours, with AM and PM.
  ///
  /// - Parameter locale: The identifier, as `en`, `pt-BR`, `zh-Hant-TW`, `en-US-u-hc-h23` or `en_US@hours=h23`.
  /// - Returns: A Boolean value indicating whether the clock has twelve hours.
  static func isTwelveHour(in locale: String) -> Bool {
    let parts = locale.split { "-_@=;".contains($0) }
    guard let language = parts.first?.lowercased() else { return false }
    let (name, extensions) = divided(parts.dropFirst())
    if let cycle = hourCycle(extensions) { return cycle }
    let region = name.first { $0.utf8.count == 2 }?.uppercased() ?? regions[language]
    // In Canada English has twelve hours, and French has 24.
    return language != "fr" && region.map(twelveHourRegions.contains) ?? false
  }

  /// Divides the parts behind a language into script, region and variants, and the extensions, which begin with a letter
  /// of their own or, in the older form, with a keyword.
  private static func divided(_ parts: ArraySlice<Substring>) -> (
    name: ArraySlice<Substring>, extensions: ArraySlice<Substring>
  ) {
    let start = parts.firstIndex { $0.utf8.count == 1 || $0.lowercased() == "hours" }
    return (parts[..<(start ?? parts.endIndex)], parts[(start ?? parts.endIndex)...])
  }

  /// Returns whether the extensions ask for twelve hours, by `hc` or, in the older form, `hours`; `nil` where they name none.
  private static func hourCycle(_ extensions: ArraySlice<Substring>) -> Bool? {
    guard let key = extensions.firstIndex(where: { ["hc", "hours"].contains($0.lowercased()) }),
      let value = extensions[key...].dropFirst().first
    else { return nil }
    return switch value.lowercased() {
    case "h11", "h12": true
    case "h23", "h24": false
    default: nil
    }
  }
}

/// A unit of time as texts write it behind a number, in the usual languages.
enum TimeUnit: String, CaseIterable {
  case seconds = "s"
  case minutes = "min"
  case hours = "h"

  /// Returns the unit with which a text begins; `nil` for other texts, and for `m`, which may be meters.
  ///
  /// - Parameter text: The text behind a number, without blanks at its start.
  init?(beginning text: some StringProtocol) {
    // `45S` has another word's first letter: strokes, or Schläge.
    if text.first?.isUppercase == true, text.dropFirst().first?.isLetter != true { return nil }
    let text = text.prefix(Self.lengthMaximum).lowercased()
    let word = text.prefix { $0.isLetter }
    // `min/km` is a pace.
    guard text.dropFirst(word.count).first != "/" else { return nil }
    let unit = Self.allCases.first { unit in
      unit.words.contains(String(word)) || unit.prefixes.contains(where: text.hasPrefix)
    }
    guard let unit else { return nil }
    self = unit
  }

  /// The most letters of a text that are compared.
  private static let lengthMaximum = 16

  /// The words and short forms of languages with blanks between words, in small letters.
  private var words: Set<String> {
    switch self {
    case .seconds: Self.secondWords
    case .minutes: Self.minuteWords
    case .hours: Self.hourWords
    }
  }

  /// The words of languages without blanks.
  private var prefixes: [String] {
    switch self {
    case .seconds: ["秒", "초", "วินาที"]
    case .minutes: ["分", "분", "นาที"]
    case .hours: ["小时", "小時", "時間", "시간", "ชั่วโมง", "ชม"]
    }
  }

  private static let secondWords: Set<String> = [
    "s", "sec", "second", "seconds", "secs",
    // German, the northern languages, French, Spanish, Portuguese and Italian.
    "sek", "sekunden", "sekunder", "sekuntia", "secondes", "seg", "segundos", "secondi", "seconden",
    // The languages of the east of Europe, and Turkish.
    "sekund", "sekundy", "sekúnd", "secunde", "сек", "секунд", "секунды", "δευτ", "sn", "saniye",
    "ثانية", "שניות", "detik", "giây",
  ]

  private static let minuteWords: Set<String> = [
    "min", "mins", "minute", "minutes", "mn",
    "minuten", "minuter", "minutter", "minuuttia", "minutos", "minuti", "minuut",
    "minut", "minuty", "minút", "minuta", "perc", "мин", "минут", "минуты", "хв", "хвилин", "λεπτά",
    "λεπ", "dk", "dak", "dakika", "دقيقة", "דקות", "menit", "phút",
  ]

  private static let hourWords: Set<String> = [
    "h", "hour", "hours", "hr", "hrs",
    "std", "stunden", "timer", "timmar", "tuntia", "heures", "horas", "ore", "uur", "uren",
    "godz", "godzin", "hod", "hodin", "hodín", "óra", "час", "часа", "часов", "год", "годин",
    "ώρες", "sa", "saat", "ساعة", "שעות", "jam", "giờ",
  ]
}

import FoundationEssentials
import Testing

@testable import CellUI

@Test(arguments: [
  ("en", true), ("en-US", true), ("en_GB", false), ("de", false), ("pt-BR", false), ("ko", true),
  ("fr-CA", false), ("en-CA", true), ("zh-Hant-TW", true), ("zh-Hans", false), ("es_US", true),
  ("", false), ("hi", true), ("en-US-u-hc-h23", false), ("en-US-u-ca-gregory", true),
  ("de-DE-u-hc-h12", true), ("en-GB-u-ca-gregory-hc-h11", true), ("en-u-nu-latn", true),
  ("fr-u-rg-uszzzz", false), ("en_us", true), ("en_US@hours=h23", false), ("ja_JP@hours=h12", true),
  ("en-US-u-hc-h99", true),
])
func `a clock has twelve hours where its language has them`(locale: String, isTwelveHour: Bool) {
  #expect(HourCycle.isTwelveHour(in: locale) == isTwelveHour)
  #expect(AppResources(locale: locale).uses24HourClock)
  #expect(AppResources(locale: locale, isOwnSource: true).uses24HourClock == !isTwelveHour)
}

@Test func `a span within one half of the day names it once`() {
  let time = LocalTime(uses24HourClock: false)
  let midnight = Date(timeIntervalSince1970: 0)
  let noon = Date(timeIntervalSince1970: 43_200)
  let evening = Date(timeIntervalSince1970: 84_180)
  #expect(time.intervalText(noon...evening) == "12:00\u{2009}–\u{2009}11:23\u{202F}PM")
  #expect(time.intervalText(midnight...noon) == "12:00\u{202F}AM\u{2009}–\u{2009}12:00\u{202F}PM")
  #expect(LocalTime().intervalText(noon...evening) == "12:00\u{2009}–\u{2009}23:23")
}

@Test func `a line does not break before AM or PM`() {
  let time = Text(
    "at noon \(LocalTime(uses24HourClock: false).timeText(Date(timeIntervalSince1970: 0)))")
  #expect(Screen.text(time, columns: 13, rows: 2) == "at noon·\n12:00\u{202F}AM")
}

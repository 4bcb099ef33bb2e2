import Testing

@testable import CellUI

@Test(arguments: [
  ("en", true), ("en-US", true), ("en_GB", false), ("de", false), ("pt-BR", false), ("ko", true),
  ("fr-CA", false), ("en-CA", true), ("zh-Hant-TW", true), ("zh-Hans", false), ("es_US", true),
  ("", false), ("hi", true),
])
func `a clock has twelve hours where its language has them`(locale: String, isTwelveHour: Bool) {
  #expect(HourCycle.isTwelveHour(in: locale) == isTwelveHour)
  #expect(AppResources(locale: locale).uses24HourClock)
  #expect(AppResources(locale: locale, isOwnSource: true).uses24HourClock == !isTwelveHour)
}

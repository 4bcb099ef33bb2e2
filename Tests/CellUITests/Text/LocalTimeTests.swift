import CellUI
import FoundationEssentials
import Testing

@Test(arguments: [
  (0.0, 1970, 1, 1, 4), (951_782_400, 2000, 2, 29, 2), (1_559_520_000, 2019, 6, 3, 1),
  (4_107_542_400, 2100, 3, 1, 1), (-62_135_596_800, 1, 1, 1, 1), (-1e300, 1, 1, 1, 1),
  (-86_400, 1969, 12, 31, 3), (1_795_164_067, 2026, 11, 20, 5),
])
func `a moment has its civil date`(
  seconds: Double, year: Int, month: Int, day: Int, weekday: Int
) {
  let parts = LocalTime().components(of: Date(timeIntervalSince1970: seconds))
  #expect(parts.year == year && parts.month == month && parts.day == day)
  #expect(parts.weekday == weekday)
}

@Test func `the clock follows its transitions`() {
  // Central Europe in 2026: summer time from 29 March to 25 October, at 01:00 UTC.
  let zone = LocalTime(transitions: [
    .init(secondsSince1970: 1_774_746_000, secondsFromUTC: 7200),
    .init(secondsSince1970: 1_792_890_000, secondsFromUTC: 3600),
  ])
  #expect(zone.timeText(Date(timeIntervalSince1970: 1_792_889_999)) == "2:59")
  #expect(zone.timeText(Date(timeIntervalSince1970: 1_792_890_000)) == "2:00")
  #expect(zone.timeText(Screen.now) == "9:41")
  #expect(zone.longDateText(Screen.now) == "Friday, 20 November")
}

@Test(arguments: [
  ("%d", 24.9, "24"), ("%03d", 7, "007"), ("%+d", 7, "+7"), ("%d", -7.5, "-7"),
  ("%.0f", 2.5, "2"), ("%.1f", 24.85, "24.9"), ("%.1f", -0.04, "0.0"), ("%.2f", 42, "42.00"),
  ("%05.1f", 3.14159, "003.1"), ("%.1f km", 3.14, "3.1 km"), ("%d%%", 63, "63%"),
  ("%.1f", .infinity, "inf"), ("%.1f", .nan, "nan"), ("%d", 1e300, "1e+300"),
])
func `a number is written as printf does`(form: String, number: Double, expected: String) {
  #expect(FormatSpecifier(form)?.string(from: number) == expected)
}

@Test(arguments: ["", "plain", "%", "%q", "%d %d", "%99999999999999999999d", "%n"])
func `a form that is none is refused, a hostile one is bounded`(form: String) {
  let written = FormatSpecifier(form)?.string(from: 1)
  #expect((written?.utf8.count ?? 0) < 100)
}

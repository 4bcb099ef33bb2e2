import CellUI
import FoundationEssentials
import LiveActivities
import Testing

@testable import IsletProgram

@Suite struct `The time at which a demo starts` {
  @Test(arguments: [
    ("now", DemoTime.now), ("9:41", .standard), ("09:41", .standard),
    ("0:00", .clock(hour: 0, minute: 0)), ("23:59", .clock(hour: 23, minute: 59)), ("24:00", nil),
    ("9:60", nil), ("9:4", nil), ("941", nil), ("", nil), (":", nil), ("-1:00", nil),
    ("9:41:00", nil), ("+9:41", nil), ("٩:41", nil), ("Now", nil),
  ])
  func `is read`(text: String, time: DemoTime?) {
    #expect(DemoTime(text: text) == time)
  }

  /// Noon of a day in March, on which the clocks go from two to three.
  private static let noon = Timestamp(secondsSince1970: 1_774_778_400 + 37)
  private static let changingDay = LocalTime(transitions: [
    .init(secondsSince1970: 0, secondsFromUTC: 3600),
    .init(secondsSince1970: 1_774_746_000, secondsFromUTC: 7200),
  ])

  @Test(arguments: [
    ("9:41", 9, 41), ("12:00", 12, 0), ("23:59", 23, 59), ("1:30", 1, 30), ("0:05", 0, 5),
    // This time is left out on that day.
    ("2:30", 3, 30),
  ])
  func `is on the day of the demo, even where the clocks change`(
    text: String, hour: Int, minute: Int
  ) throws {
    let time = try #require(DemoTime(text: text))
    let moment = time.moment(on: Self.noon, in: Self.changingDay)
    #expect(moment.millisecondsSince1970 % 60_000 == 0)
    let (parts, today) = (
      Self.changingDay.components(of: .init(timeIntervalSince1970: seconds(moment))),
      Self.changingDay.components(of: .init(timeIntervalSince1970: seconds(Self.noon)))
    )
    #expect((today.hour, today.minute) == (12, 0))
    #expect((parts.day, parts.month) == (today.day, today.month))
    #expect((parts.hour, parts.minute) == (hour, minute))
  }

  @Test func `may be the real one, to the millisecond`() {
    #expect(DemoTime.now.moment(on: Self.noon, in: Self.changingDay) == Self.noon)
  }

  private func seconds(_ moment: Timestamp) -> Double {
    Double(moment.millisecondsSince1970) / 1000
  }
}

import LiveActivities
import Testing

@Suite struct TimestampTests {
  private static let earliest = Timestamp(millisecondsSince1970: .min)
  private static let latest = Timestamp(millisecondsSince1970: .max)

  @Test func `arithmetic is in milliseconds`() {
    let moment = Timestamp(secondsSince1970: 10)
    #expect(moment + .milliseconds(1500) == Timestamp(millisecondsSince1970: 11_500))
    #expect(moment - .seconds(11) == Timestamp(millisecondsSince1970: -1000))
    #expect(Timestamp(millisecondsSince1970: 11_500) - moment == .milliseconds(1500))
  }

  @Test func `arithmetic stops at the ends of time`() {
    #expect(Self.latest + .milliseconds(1) == Self.latest)
    #expect(Self.earliest - .milliseconds(1) == Self.earliest)
    let moment = Timestamp(secondsSince1970: 1)
    #expect(moment + .seconds(Int64.max) == Self.latest)
    #expect(moment - .seconds(Int64.max) - .seconds(1) == Self.earliest)
    #expect(Self.latest - Self.earliest > .seconds(1))
    #expect(Timestamp(secondsSince1970: .max) == Self.latest)
    #expect(Timestamp(secondsSince1970: .min) == Self.earliest)
  }

  @Test(arguments: [
    (1.5, 1500), (-0.0005, 0), (9e15, 9_000_000_000_000_000_000), (1e300, Int64.max),
    (-1e300, .min), (.infinity, .max),
  ])
  func `fractions of seconds are cut to milliseconds`(seconds: Double, milliseconds: Int64) {
    #expect(Timestamp(secondsSince1970: seconds)?.millisecondsSince1970 == milliseconds)
  }

  @Test func `what is no number is no moment`() {
    #expect(Timestamp(secondsSince1970: Double.nan) == nil)
  }
}

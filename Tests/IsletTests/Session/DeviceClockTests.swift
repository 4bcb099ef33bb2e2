import LiveActivities
import Testing

@testable import LockScreenSession

@Suite struct `The device's clock` {
  private let start = Timestamp(secondsSince1970: 1_795_200_000)

  private func clock() -> DeviceClock { DeviceClock(showing: start, at: .seconds(100)) }

  @Test func `runs as real time does`() {
    #expect(clock().now(at: .seconds(100)) == start)
    #expect(clock().now(at: .seconds(107)) == start + .seconds(7))
    #expect(clock().now(at: .seconds(50)) == start)
  }

  @Test func `stands while it is paused, and goes on from there`() {
    var clock = clock()
    clock.pause(at: .seconds(110))
    #expect(clock.now(at: .seconds(500)) == start + .seconds(10))
    #expect(clock.realTime(of: start + .seconds(11)) == nil)
    clock.resume(at: .seconds(500))
    #expect(clock.now(at: .seconds(501)) == start + .seconds(11))
  }

  @Test func `moves on at once, never back`() {
    var clock = clock()
    clock.advance(to: start + .seconds(8 * 3600 + 1), at: .seconds(101))
    #expect(clock.now(at: .seconds(101)) == start + .seconds(8 * 3600 + 1))
    clock.advance(to: start - .seconds(60), at: .seconds(101))
    #expect(clock.now(at: .seconds(101)) == start + .seconds(8 * 3600 + 1))
  }

  @Test(arguments: [0.5, 1, 3, 60, 1000, 1e9])
  func `has come to a moment when it said it would`(rate: Double) throws {
    var clock = clock()
    clock.run(at: rate, from: .seconds(103))
    for milliseconds in [1, 7, 999, 1000, 86_399_999] {
      let moment = start + .milliseconds(3000 + milliseconds)
      let real = try #require(clock.realTime(of: moment))
      #expect(clock.now(at: real) >= moment)
    }
  }
}

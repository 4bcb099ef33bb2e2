import LockScreenSession
import Testing

struct FrameClockTests {
  @Test func `frames keep to a beat, however early or late each of them is`() {
    var clock = FrameClock()
    let start = Duration.seconds(5)
    clock.frameDrawn(at: start)
    for number in 1...600 {
      let due = start + FrameClock.interval * number
      #expect(clock.nextFrame(isAwaited: false) == due - FrameClock.earliness)
      clock.frameDrawn(at: due - FrameClock.earliness + .microseconds(number * 37 % 16_000))
    }
  }

  @Test func `a frame that is late by a whole one begins another beat, and none is made up for`() {
    var clock = FrameClock()
    clock.frameDrawn(at: .seconds(5))
    let late = Duration.seconds(5) + FrameClock.interval * 2
    clock.frameDrawn(at: late)
    #expect(
      clock.nextFrame(isAwaited: false) == late + FrameClock.interval - FrameClock.earliness)
  }

  @Test func `the first frame, and one after a rest, is due at once`() {
    var clock = FrameClock()
    #expect(clock.nextFrame(isAwaited: false) <= .zero)
    clock.frameDrawn(at: .seconds(5))
    let next = clock.nextFrame(isAwaited: false)
    #expect(next > .seconds(5) && next < .seconds(6))
  }

  @Test func `an awaited frame comes amid a motion, and begins another beat`() {
    var clock = FrameClock()
    clock.frameDrawn(at: .seconds(5))
    let next = clock.nextFrame(isAwaited: true)
    #expect(next == .seconds(5) + FrameClock.shortestInterval)
    clock.frameDrawn(at: next)
    #expect(
      clock.nextFrame(isAwaited: false) == next + FrameClock.interval - FrameClock.earliness)
  }
}

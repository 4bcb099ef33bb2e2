import LockScreenSession
import Testing

struct FrameClockTests {
  @Test func `frames keep to a beat, however late each of them is`() {
    var clock = FrameClock()
    let start = Duration.seconds(5)
    clock.frameDrawn(at: start)
    for number in 1...600 {
      #expect(clock.nextFrame == start + FrameClock.interval * number)
      clock.frameDrawn(at: clock.nextFrame + .microseconds(number * 37 % 16_000))
    }
  }

  @Test func `a frame that is late by a whole one begins another beat, and none is made up for`() {
    var clock = FrameClock()
    clock.frameDrawn(at: .seconds(5))
    let late = clock.nextFrame + FrameClock.interval
    clock.frameDrawn(at: late)
    #expect(clock.nextFrame == late + FrameClock.interval)
  }

  @Test func `the first frame, and one after a rest, is due at once`() {
    var clock = FrameClock()
    #expect(clock.nextFrame <= .zero)
    clock.frameDrawn(at: .seconds(5))
    #expect(clock.nextFrame > .seconds(5) && clock.nextFrame < .seconds(6))
  }
}

import HostIO
import Testing

@Suite struct `Wake timer` {
  @Test func `wakes a wait without a timeout, and wakes no other one once it is set again`() throws
  {
    var timer = WakeTimer()
    var waiting = PollSet()
    let start = HostClock.monotonic
    timer.set(to: .milliseconds(250), in: &waiting)
    try waiting.wait()
    #expect(HostClock.monotonic - start >= .milliseconds(250))
    waiting.removeAll()
    timer.set(to: .seconds(3600), in: &waiting)
    let later = HostClock.monotonic
    try waiting.wait(timeout: .milliseconds(20))
    #expect(HostClock.monotonic - later >= .milliseconds(20))
  }

  @Test func `is not set for a short time, for which a timeout does`() throws {
    var timer = WakeTimer()
    var waiting = PollSet()
    timer.set(to: .zero, in: &waiting)
    let start = HostClock.monotonic
    try waiting.wait(timeout: .milliseconds(20))
    #expect(HostClock.monotonic - start >= .milliseconds(20))
  }
}

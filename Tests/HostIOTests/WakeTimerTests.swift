import Testing

@testable import HostIO

@Suite struct `Wake timer` {
  // Its signal is a whole process's, so the test runs in its own.
  @Test func `is set for a long wait, again for each, and its signal ends no process`() async {
    await #expect(processExitsWith: .success) {
      var timer = WakeTimer()
      timer.set(to: .milliseconds(249))
      var remaining = timer.remaining
      try #require(remaining == nil)
      for time in [Duration.seconds(3600), .milliseconds(60_500)] {
        timer.set(to: time)
        remaining = timer.remaining
        try #require(remaining.map { $0 <= time && $0 > time - .seconds(30) } == true)
      }
      timer.set(to: .milliseconds(250))
      var waiting = PollSet()
      // The signal is the main thread's, and this one may be another.
      while timer.remaining != .zero { try waiting.wait(timeout: .milliseconds(50)) }
    }
  }
}

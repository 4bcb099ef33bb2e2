import Testing

@testable import HostIO

@Suite struct `Wake timer` {
  // Its signal is a whole process's, so the test runs in its own.
  @Test func `is set for a long wait, again for each, and its signal ends no process`() async {
    await #expect(processExitsWith: .success) {
      var timer = WakeTimer()
      timer.set(to: .milliseconds(249))
      try #require(timer.remaining == nil)
      for time in [Duration.seconds(3600), .milliseconds(60_500)] {
        timer.set(to: time)
        let remaining = try #require(timer.remaining)
        try #require(remaining <= time && remaining > time - .seconds(30))
      }
      timer.set(to: .milliseconds(250))
      var waiting = PollSet()
      // The signal is the main thread's, and this one may be another.
      while timer.remaining != .zero { try waiting.wait(timeout: .milliseconds(50)) }
    }
  }
}

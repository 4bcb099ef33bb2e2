import HostIO
import Testing

@Suite struct `Wake timer` {
  // The main thread waits, and the signal is a whole process's, so the test runs in its own.
  @Test
  func `ends a wait of the main thread, and a wait after a short time is left to its timeout`()
    async
  {
    await #expect(processExitsWith: .success) { @MainActor in
      var timer = WakeTimer()
      var waiting = PollSet()
      let start = HostClock.monotonic
      timer.set(to: .milliseconds(250))
      try waiting.wait(timeout: .seconds(60))
      try #require(HostClock.monotonic - start < .seconds(50))
      timer.set(to: .zero)
      let later = HostClock.monotonic
      try waiting.wait(timeout: .milliseconds(20))
      try #require(HostClock.monotonic - later >= .milliseconds(20))
    }
  }
}

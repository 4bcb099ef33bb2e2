import Testing

@testable import IsletProgram

struct TerminalPaceTests {
  @Test func `a terminal that makes islet wait for less than half a second is not slow`() {
    var pace = TerminalPace()
    for step in 0..<1000 {
      let now = Duration.milliseconds(step * 49)
      pace.update(isBusy: step % 10 != 0, at: now)
      #expect(!pace.isSlow(at: now))
    }
  }

  @Test(arguments: [(500, 10_000), (1000, 20_000), (3000, 60_000), (90_000, 60_000)])
  func `a terminal that was slow is taken for slow for a while, and no longer`(
    wait: Int, memory: Int
  ) {
    var pace = TerminalPace()
    let start = Duration.seconds(9)
    pace.update(isBusy: true, at: start)
    #expect(!pace.isSlow(at: start))
    let end = start + .milliseconds(wait)
    #expect(pace.isSlow(at: end))
    pace.update(isBusy: true, at: end)
    pace.update(isBusy: false, at: end)
    #expect(pace.isSlow(at: end + .milliseconds(memory - 1)))
    #expect(!pace.isSlow(at: end + .milliseconds(memory)))
  }
}

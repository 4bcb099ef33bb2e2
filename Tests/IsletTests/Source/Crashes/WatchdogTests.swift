import HostIO
import Testing
import WidgetSources

@testable import IsletProgram

@Suite struct `A watchdog` {
  private static let copies = SourceCopies(of: [("/P/Card.swift", [])], in: "/c")

  private func watchdog() -> Watchdog {
    Watchdog(
      timeout: .seconds(3), crashReportTimeout: .seconds(15), hangReportTimeout: .seconds(9))
  }

  @Test func `ends a process that hangs with a report, and kills it where that does not end`() {
    var watchdog = watchdog()
    let steps: [(silence: Int?, now: Int, signal: HostIO.Signal?)] = [
      (nil, 2, nil), (1, 3, nil), (1, 4, .abort), (1, 12, nil), (nil, 13, .kill), (nil, 14, .kill),
    ]
    for step in steps {
      let signal = watchdog.update(
        silentSince: step.silence.map { WakingTime(from: .seconds($0)) }, at: .seconds(step.now))
      #expect(signal == step.signal, "at \(step.now) s")
    }
    #expect(watchdog.hangs && watchdog.deadline == .seconds(13))
  }

  @Test func `gives a process that reports a crash its time, and takes it for no hang`() {
    var watchdog = watchdog()
    watchdog.reportBegan(at: .seconds(2))
    watchdog.reportBegan(at: .seconds(4))
    let early = watchdog.update(silentSince: WakingTime(from: .zero), at: .seconds(16))
    let late = watchdog.update(silentSince: WakingTime(from: .zero), at: .seconds(17))
    #expect(early == nil && late == .kill && !watchdog.hangs)
  }

  @Test func `keeps a hang one that ends with a report, which is enough with a line of its own`() {
    var watchdog = watchdog()
    let report = "Fatal error: x\n 1 0x2 Card.body.getter + 1 in w at /P/Card.swift:12:5\n"
    func isEnough(_ text: String, by watchdog: Watchdog) -> Bool {
      var output = WidgetOutput()
      output.append(Array(text.utf8)[...])
      return watchdog.isEnough(in: &output, copies: Self.copies)
    }
    #expect(!isEnough(report, by: watchdog))
    let signal = watchdog.update(silentSince: WakingTime(from: .zero), at: .seconds(3))
    watchdog.reportBegan(at: .seconds(4))
    #expect(signal == .abort && watchdog.hangs && watchdog.deadline == .seconds(12))
    #expect(isEnough(report, by: watchdog))
    #expect(!isEnough(String(report.dropLast(8)), by: watchdog))
  }
}

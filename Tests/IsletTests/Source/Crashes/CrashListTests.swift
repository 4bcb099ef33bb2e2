import FeedReports
import HostIO
@testable import LockScreenSession
import Testing
import WidgetSources

@testable import IsletProgram

@Suite struct `The list of crashes` {
  @Test func `tells those of one line once, with their places and states`() {
    let copies = SourceCopies(of: [("/P/Card.swift", [])], in: "/c")
    let report = CrashReport(
      output: "WidgetCode/Card.swift:7: Fatal error: boom", ending: .signal(5), hangs: false,
      copies: copies)
    var crashes = CrashList()
    for (presentation, digest) in [("lock screen", 1), ("minimal", 1), ("lock screen", 2)] {
      let place = CodePlace(
        attributesType: "T", presentation: presentation, state: "{}", digest: UInt64(digest))
      crashes.add(report, at: place)
    }
    crashes.add(report, at: nil)
    #expect(
      crashes.messages(isCheck: true) == [
        "islet: Card.swift:7: T, lock screen, minimal: stopped: Fatal error: boom; state {} and 1 more state",
        "islet: Card.swift:7: the code stopped: Fatal error: boom",
      ])
  }

  @Test func `tells one with made-up values with advice, and in a check among its findings`() {
    let report = CrashReport(
      output: "WidgetCode/Card.swift:7: Fatal error: boom", ending: .signal(5), hangs: false,
      copies: SourceCopies(of: [("/P/Card.swift", [])], in: "/c"))
    let place = CodePlace(attributesType: "T", presentation: "minimal", state: "{}", digest: 1)
    var crashes = CrashList()
    crashes.add(report, at: place, isMadeUp: true)
    #expect(crashes.messages(isCheck: true).isEmpty)
    #expect(
      crashes.messages(isCheck: false) == [
        "islet: Card.swift:7: T, minimal: stopped: Fatal error: boom; state {}; islet made up the values; "
          + "add a #Preview with values as the app has them"
      ])
  }
}

@Test func `a program reports its crashes, and has its sets in one order`() {
  let variables = Toolchain.variables(ofBuildIn: "/c")
  #expect(variables["SWIFT_BACKTRACE"]?.hasPrefix("enable=yes,color=no,interactive=no") == true)
  // Else a set has another order in each process, and a state that trapped is not known again.
  #expect(variables["SWIFT_DETERMINISTIC_HASHING"] == "1")
}

@Test func `apps that are left out are named in one remark`() {
  let paths = ["/P/One/App.swift", "/P/Two/App.swift"]
  let remarks = paths.map { WidgetSelection.Remark.appLeftOut(path: $0) }
  #expect(
    Messages.remarks([remarks[0], .unlisted(names: ["W"]), remarks[1]]).first
      == "One/App.swift, Two/App.swift are left out: they start apps, and the widgets are shown")
  #expect(
    Messages.remarks(Array(remarks.prefix(1)))
      == ["App.swift is left out: it starts an app, and the widgets are shown"])
}

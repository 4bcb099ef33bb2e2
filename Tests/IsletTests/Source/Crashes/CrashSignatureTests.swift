import FeedReports
import HostIO
@testable import LockScreenSession
import Testing
import WidgetSources

@testable import IsletProgram

@Suite struct `The signature of a crash` {
  private static func output(
    _ base: UInt64, own: UInt64 = 0x5010, message: String = "a.swift:1: Fatal error: Index",
    names: String = ""
  ) -> String {
    func text(_ number: UInt64) -> String { "0x0000" + String(number, radix: 16) }
    return """
      \(message)
      *** Program crashed: Illegal instruction at 0x00007f9c70d6df7f ***
       0      0x00007f9c70d6df7f\(names)
       3 [ra] \(text(base + own))\(names)
       4 [ra] 0x00007f9c6e828078\(names)
       5 [ra] \(text(base + 0x6020))\(names)

      Images (20 omitted):

      \(text(base))–\(text(base + 0x9000)) f75c5421 widgets-1 /c/run/widgets-1
      0x00007f9c6e200000–0x00007f9c6f7ecd98 462870d5 lib.so /c/lib.so
      """
  }

  private func signature(_ output: String) -> CrashSignature? {
    CrashSignature(output: output, program: "/c/run/widgets-1")
  }

  @Test func `is the same wherever the program lies, with names or without`() {
    let first = signature(Self.output(0x55d2_0000_0000))
    #expect(first != nil)
    #expect(
      signature(Self.output(0x5600_0000_0000, names: " f() + 1 in w at /P/A.swift:1:2")) == first)
    // A report with names leaves thunks out, which one without has.
    let thunk = "\n 5 [ra] 0x000056000000\(String(0x5f00, radix: 16))\n"
    let whole = Self.output(0x5600_0000_0000).replacing("\n 4 [ra]", with: thunk + " 4 [ra]")
    #expect(signature(whole) == first)
    #expect(signature(Self.output(0x5600_0000_0000, own: 0x5014)) != first)
    #expect(signature(Self.output(0x5600_0000_0000, message: "b: Fatal error: nil")) != first)
    #expect(signature("Fatal error") == nil)
    #expect(signature(Self.output(0x5600_0000_0000, own: 0xA000)) != nil)
    #expect(CrashSignature(output: Self.output(0x5600_0000_0000), program: "/c/widgets-2") == nil)
  }

  @Test func `lets crashes of one line be told once, with their places and states`() {
    let copies = SourceCopies(of: [("/P/Card.swift", [])], in: "/c")
    let report = CrashReport(
      output: "WidgetCode/Card.swift:7: Fatal error: boom", ending: .signal(5), hangs: false,
      copies: copies)
    var crashes = CrashList()
    for (presentation, digest) in [("lock screen", 1), ("minimal", 1), ("lock screen", 2)] {
      let place = CodePlace(
        attributesType: "T", presentation: presentation, state: "{}", digest: UInt64(digest))
      let facts = CrashFacts(
        ending: .signal(5), output: Self.output(0x5600_0000_0000), place: place, hangs: false)
      #expect(
        (crashes.report(on: facts, of: "/c/run/widgets-1") == nil)
          == crashes.messages(isCheck: true).isEmpty)
      crashes.add(report, on: facts, of: "/c/run/widgets-1")
    }
    crashes.add(report, at: nil)
    #expect(
      crashes.messages(isCheck: true) == [
        "islet: Card.swift:7: T, lock screen, minimal: stopped: Fatal error: boom; state {} and 1 more state",
        "islet: Card.swift:7: the code stopped: Fatal error: boom",
      ])
    #expect(crashes.lineReportCount == 1)
  }

  @Test func `tells a crash with made-up values with advice, and in a check among its findings`() {
    let report = CrashReport(
      output: "WidgetCode/Card.swift:7: Fatal error: boom", ending: .signal(5), hangs: false,
      copies: SourceCopies(of: [("/P/Card.swift", [])], in: "/c"))
    let place = CodePlace(attributesType: "T", presentation: "minimal", state: "{}", digest: 1)
    let facts = CrashFacts(
      ending: .signal(5), output: "", place: place, isMadeUp: true, hangs: false)
    var crashes = CrashList()
    crashes.add(report, on: facts, of: "/c/run/widgets-1")
    #expect(crashes.messages(isCheck: true).isEmpty)
    #expect(
      crashes.messages(isCheck: false) == [
        "islet: Card.swift:7: T, minimal: stopped: Fatal error: boom; state {}; islet made up the values; "
          + "add a #Preview with values as the app has them"
      ])
  }
}

@Test func `a program's crashes are reported with lines where they are wanted`() {
  for namesLines in [true, false] {
    let variables = Toolchain.variables(ofBuildIn: "/c", namesLines: namesLines)
    #expect(variables["SWIFT_BACKTRACE"]?.contains("images=mentioned") == true)
    #expect(variables["SWIFT_BACKTRACE"]?.hasSuffix("symbolicate=off") == !namesLines)
    // Else a set has another order in each process, and a state that trapped is not known again.
    #expect(variables["SWIFT_DETERMINISTIC_HASHING"] == "1")
  }
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

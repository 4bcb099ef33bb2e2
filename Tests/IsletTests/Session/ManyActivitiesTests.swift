import Compositing
import FeedReports
import LiveActivities
import LockScreenUI
import Testing

@testable import LockScreenSession

@Suite struct `A session of very many activities` {
  private func session(apps count: Int) -> Session {
    var session = Session(Session.Setup(size: CellSize(columns: 80, rows: 24)))
    let lines = (0..<count).map { pushLine("start", "1").replacing("com.a", with: "com.a\($0)") }
    session.feed(lines.joined(separator: "\n"))
    _ = session.frame(at: .zero)
    return session
  }

  @Test func `gives the screen the stacks around the selection, wherever that goes`() {
    var session = session(apps: 120)
    #expect(session.screen.hasHiddenStacks)
    var selected: [ActivityID] = []
    for _ in 0..<130 {
      _ = session.handle(.gesture(.selectNext), at: .seconds(60))
      if let id = session.screen.selection, id != selected.last { selected.append(id) }
    }
    // Each of them after the one in front, which came last.
    #expect(selected.first?.app.rawValue == "com.a118")
    #expect(selected.last?.app.rawValue == "com.a0")
    #expect(selected.count == 119)
  }

  @Test func `inspects so many states of a type, and the first of each activity`() {
    var inspections = ContentInspections()
    func id(_ number: Int) -> ActivityID { ActivityID(app: BundleID("a"), name: "\(number)") }
    var count = 0
    for number in 0..<1000 where inspections.mayInspect(id(number), of: "T") { count += 1 }
    #expect(count == 1000)
    count = 0
    for step in 0..<2000 where inspections.mayInspect(id(step % 1000), of: "T") { count += 1 }
    #expect(count == InspectionLimits.statesOfTypeMaximum)
    // As many activities as an engine keeps are remembered at once.
    for number in 1000..<100_000 { _ = inspections.mayInspect(id(number), of: "T") }
    let repeats = inspections.mayInspect(id(0), of: "T")
    #expect(!repeats)
    // Another type has its own.
    for _ in 0..<2 {
      let mayInspect = inspections.mayInspect(id(2000), of: "U")
      #expect(mayInspect)
    }
  }
}

@Suite struct `A feed in pieces` {
  /// The bytes of a feed, so many at a time.
  private struct Pieces: FeedBytes {
    var rest: ArraySlice<UInt8>
    let count: Int

    mutating func next() -> [UInt8] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  private func verdicts(of input: HeadlessRun.Input) -> [String] {
    var run = HeadlessRun(Session.Setup.samples(columns: 80, rows: 24), of: [input])
    var verdicts: [String] = []
    while case .line(let report) = run.next() {
      verdicts.append("\(report.origin.line) \(report.time) \(report.verdict.word)")
    }
    return verdicts
  }

  @Test(arguments: [1, 7, 100, 4096])
  func `has the verdicts of the whole`(count: Int) {
    let feed = [
      #"{"at":5,"clock":{"set":"2026-11-21T10:00:00Z"}}"#, pushLine("start", "1"),
      #"{"at":"1h","clock":{"advance":"9h"}}"#, pushLine("update", "1", at: 7), "{",
      #"{"at":"2h","note":"on the way"}"#, pushLine("end", "1", at: 9),
    ].joined(separator: "\n")
    let bytes = Array(feed.utf8)
    let whole = verdicts(of: HeadlessRun.Input(name: "feed", bytes: bytes))
    #expect(!whole.isEmpty)
    let pieces = Pieces(rest: bytes[...], count: count)
    #expect(verdicts(of: HeadlessRun.Input(name: "feed", reading: pieces)) == whole)
  }
}

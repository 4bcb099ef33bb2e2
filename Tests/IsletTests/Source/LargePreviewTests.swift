import FeedReports
import LiveActivities
import LockScreenSession
import Testing

/// The states of previews, of which Xcode draws those that are too large for a phone.
@Suite("A preview") struct LargePreviewTests {
  /// Returns the reports on a start whose attributes and content state have a number of bytes.
  static func reports(byteCount: Int, isPreview: Bool) -> [LineReport] {
    let words = String(repeating: "a", count: byteCount - #"{}{"text":""}"#.utf8.count)
    let line = """
      {"app":"com.a","scene":"foreground"}
      {"app":"com.a","activity":"1","request":{"attributes-type":"T","attributes":{},\
      "content-state":{"text":"\(words)"}}}
      """
    let bytes = Array("\(line)\n".utf8)
    let start = HeadlessRun.standardMoment
    let input =
      isPreview
      ? HeadlessRun.Input(previews: bytes, undatedStart: start)
      : HeadlessRun.Input(name: "feed", bytes: bytes, undatedStart: start)
    var run = HeadlessRun(Session.Setup.plain(columns: 49, rows: 30), of: [input])
    var reports: [LineReport] = []
    while case .line(let report) = run.next() { reports.append(report) }
    return reports
  }

  /// Returns whether a preview of a number of bytes is drawn.
  static func isDrawn(byteCount: Int) -> Bool {
    reports(byteCount: byteCount, isPreview: true).last?.verdict == .applied
  }

  private func sizes(_ reports: [LineReport]) -> [String] {
    reports.flatMap(\.findings).filter { $0.rule == "preview.size" }.map(Messages.finding)
  }

  @Test(arguments: [
    ("RideAttributes", "ride"), ("AlarmAttributes<TeaAttributes>", "tea"), ("Timer", "timer"),
    ("Attributes", "attributes"),
  ])
  func `is an activity of an app that is named after its type`(type: String, name: String) {
    var states = PreviewStates(of: [])
    states.add([Array("{}".utf8)], to: Array("{}".utf8), of: type)
    #expect(String(decoding: states.feed, as: UTF8.self).contains("\"preview.\(name)\""))
  }

  @Test func `is drawn at any size, and said to be too large for a phone`() throws {
    let reports = Self.reports(byteCount: 4097, isPreview: true)
    #expect(reports.last?.verdict == .applied)
    let words = try #require(sizes(reports).first)
    #expect(words.contains("4097 bytes") && words.contains("beyond 4096"))
  }

  @Test func `of the most that a phone takes has nothing to be said of`() {
    let reports = Self.reports(byteCount: 4096, isPreview: true)
    #expect(reports.last?.verdict == .applied && sizes(reports).isEmpty)
  }

  @Test func `is no line of a feed, which is dropped`() {
    let reports = Self.reports(byteCount: 4097, isPreview: false)
    #expect(reports.last?.verdict != .applied)
  }
}

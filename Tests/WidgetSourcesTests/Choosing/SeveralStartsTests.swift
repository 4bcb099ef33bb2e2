import Testing

@testable import WidgetSources

@Suite struct `Several starts` {
  private static let bundle = """
    import WidgetKit
    @main struct A: WidgetBundle { var body: some Widget { W() } }
    struct W: Widget { ActivityConfiguration() }
    """

  private func selection(_ files: [String: String]) throws -> WidgetSelection {
    try WidgetSelection(
      from: files.sorted { $0.key < $1.key }.map {
        SourceFile(path: $0.key, bytes: Array($0.value.utf8))
      })
  }

  @Test func `of one folder are refused, as Xcode refuses them`() throws {
    let other = "import WidgetKit\n@main struct B: WidgetBundle { var body: some Widget { W() } }"
    let beside = try selection(["/P/W/A.swift": Self.bundle, "/P/W/B.swift": other])
    #expect(beside.remarks == [.severalStarts(taken: "A", others: ["B"])])
    #expect(beside.startsTwice)
    let elsewhere = try selection(["/P/W/A.swift": Self.bundle, "/P/V/B.swift": other])
    #expect(elsewhere.remarks == [.severalBundles(taken: "A", others: ["B"])])
    #expect(!elsewhere.startsTwice)
  }

  @Test func `are none where one may be compiled, or is a part of the other`() throws {
    let conditional =
      "import WidgetKit\n#if os(watchOS)\n@main struct B: WidgetBundle {}\n#endif"
    #expect(
      try !selection(["/P/W/A.swift": Self.bundle, "/P/W/B.swift": conditional]).startsTwice)
    let part = """
      import WidgetKit
      @main struct A: WidgetBundle { var body: some Widget { Part().body } }
      struct Part: WidgetBundle { var body: some Widget { W() } }
      struct W: Widget { ActivityConfiguration() }
      """
    #expect(try selection(["/P/W/A.swift": part]).remarks.isEmpty)
  }
}

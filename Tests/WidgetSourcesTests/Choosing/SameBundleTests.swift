import Testing
import WidgetSources

@Suite struct `A bundle` {
  @Test func `that stands there twice is shown once, and the other one is told`() throws {
    let bundle = "import WidgetKit\n@main struct B: WidgetBundle { ActivityConfiguration() }"
    for (other, remark) in [
      (
        "/P/Widget/X/W.swift",
        .doubled(
          name: "B", place: .init(path: "/P/Widget/X/W.swift", line: 2),
          taken: .init(path: "/P/Widget/W.swift", line: 2), isRefused: false)
      ),
      (
        "/P/Watch/W.swift",
        .sameBundles(name: "B", taken: "/P/Watch/W.swift", others: ["/P/Widget/W.swift"])
      ),
    ] as [(String, WidgetSelection.Remark)] {
      let files = [
        ("/P/Widget/W.swift", bundle), (other, bundle), ("/P/App/App.swift", "struct Model {}"),
      ].map { SourceFile(path: $0, bytes: Array($1.utf8)) }
      let selection = try WidgetSelection(from: files)
      #expect(selection.entry == .bundle("B") && selection.remarks == [remark], "\(other)")
    }
  }
}

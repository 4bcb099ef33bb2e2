import Testing
import WidgetSources

@Suite struct `A type that is declared twice` {
  @Test(
    arguments: [
      ("/P/A.swift", "/P/B.swift", [], true), ("/P/A.swift", "/P/Old/B.swift", [], false),
      ("/P/A.swift", "/P/B.swift", [["/P/A.swift", "/P/B.swift"]], true),
      ("/P/A.swift", "/P/B.swift", [["/P/A.swift"], ["/P/B.swift"]], false),
      ("/P/A.swift", "/P/Old/B.swift", [["/P/A.swift", "/P/Old/B.swift"]], true),
    ] as [(String, String, [Set<String>], Bool)])
  func `is a fault where one target has both files, with both places`(
    first: String, second: String, targets: [Set<String>], isRefused: Bool
  ) throws {
    let widget = "import WidgetKit\n@main struct W: Widget { ActivityConfiguration() }\n"
    let files = [(first, widget + "struct Card {}"), (second, "\nstruct Card {}")].map {
      SourceFile(path: $0, bytes: Array($1.utf8))
    }
    let selection = try WidgetSelection(from: files, targets: Self.targets(of: targets))
    #expect(
      selection.remarks == [
        .doubled(
          name: "Card", place: .init(path: second, line: 2), taken: .init(path: first, line: 3),
          isRefused: isRefused)
      ])
    #expect(selection.declaresTwice == isRefused)
  }

  @Test(arguments: [
    ("#if DEBUG\nstruct Card {}\n#endif", "#if !DEBUG\nstruct Card {}\n#endif", false),
    ("struct Card {}", "#if DEBUG\nstruct Card {}\n#endif", false),
    ("struct Card {}\nstruct Row {}", "#if DEBUG\nstruct Card {}\n#endif\nstruct Row {}", true),
  ])
  func `is none where a condition may leave one out`(
    first: String, second: String, isRefused: Bool
  ) throws {
    let widget = "import WidgetKit\n@main struct W: Widget { ActivityConfiguration() }\n"
    let files = [("/P/A.swift", widget + first), ("/P/B.swift", second)].map {
      SourceFile(path: $0, bytes: Array($1.utf8))
    }
    let selection = try WidgetSelection(from: files, targets: [])
    #expect(selection.remarks.count == 1 && selection.declaresTwice == isRefused)
  }

  /// Returns the targets of a project, each with its files.
  private static func targets(of files: [Set<String>]) -> [XcodeProject.Target] {
    let paths = Array(Set(files.joined())).sorted()
    let references = paths.indices.map { index in
      let path = paths[index].dropFirst("/P/".count)
      return "F\(index) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = SOURCE_ROOT; };"
        + " B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };"
    }
    let parts = files.enumerated().map { number, own in
      let built = paths.indices.filter { own.contains(paths[$0]) }.map { "B\($0)" }
      return
        "S\(number) = {isa = PBXSourcesBuildPhase; files = (\(built.joined(separator: ", "))); };"
        + " T\(number) = {isa = PBXNativeTarget; name = T; buildPhases = (S\(number));"
        + " productType = \"com.apple.product-type.application\"; };"
    }
    let names = files.indices.map { "T\($0)" }.joined(separator: ", ")
    let children = paths.indices.map { "F\($0)" }.joined(separator: ", ")
    let text =
      "{ objects = { P = {isa = PBXProject; mainGroup = G; targets = (\(names)); };"
      + " G = {isa = PBXGroup; children = (\(children)); sourceTree = \"<group>\"; };"
      + (references + parts).joined(separator: " ") + " }; rootObject = P; }"
    return XcodeProject(Array(text.utf8), in: "/P")?.targets ?? []
  }
}

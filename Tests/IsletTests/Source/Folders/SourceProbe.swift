import AssetCatalogs
import Foundation
import HostIO
import TestSupport
import Testing
import WidgetSources

@testable import IsletProgram

/// A folder of Swift files that lasts for one trial of a limit.
enum SourceProbe {
  /// Returns whether as many files are read, and none is named as unread.
  static func reads(fileCount: Int) throws -> Bool {
    try isWhole { root in
      for index in 0..<fileCount {
        try root.write(to: "\(index).swift")
      }
    }
  }

  /// Returns whether a file of so many bytes is read.
  static func reads(byteCount: Int) throws -> Bool {
    try isWhole { root in
      try root.write(String(repeating: "/", count: byteCount), to: "Long.swift")
    }
  }

  /// Returns whether all files that widgets need are chosen, and none is named as left out.
  static func chooses(fileCount: Int) throws -> Bool {
    let files = (0..<fileCount).map { index in
      let code =
        index == 0
        ? "import WidgetKit\nstruct W: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) } }"
        : "struct V\(index) {}"
      return SourceFile(path: "/p/\(index).swift", bytes: Array(code.utf8))
    }
    let selection = try WidgetSelection(from: files)
    let isWhole = selection.files.count == fileCount
    #expect(isWhole == selection.remarks.allSatisfy { !$0.isTooMany }, "what is left out is said")
    return isWhole
  }

  private static func isWhole(_ fill: (TemporaryFolder) throws -> Void) throws -> Bool {
    let root = try TemporaryFolder()
    try fill(root)
    var tree = try SourceTree([root.path])
    return tree.read().unread.isEmpty
  }
}

extension WidgetSelection.Remark {
  fileprivate var isTooMany: Bool {
    if case .tooMany = self { true } else { false }
  }
}

@Suite struct `A folder of source` {
  @Test func `is read without waiting for what is no file`() throws {
    let root = try TemporaryFolder()
    let paths = try ["Z.swift", "Localizable.strings", "A.xcassets/x.colorset/Contents.json"].map {
      try root.write(to: $0)
    }
    for path in paths { #expect(unsafe unlink(path) == 0 && mkfifo(path, 0o600) == 0) }
    var tree = try SourceTree([root.path])
    let content = tree.read()
    #expect(content.unread.map(\.path) == [paths[0]])
    #expect(content.files.isEmpty)
    var faults: [AssetFault] = []
    #expect(SourceFacts.files(at: content.assets.keys.sorted(), faults: &faults).isEmpty)
  }

  @Test func `is not overwritten by a recording, whatever its path`() throws {
    let root = try TemporaryFolder()
    let source = try root.write("{}", to: "W.swift")
    let color = try root.write("{}", to: "A.xcassets/x.colorset/Contents.json")
    let link = root.path("link")
    try root.link("link", to: source)
    /// The words on the input that a recording of options would overwrite.
    func fault(_ output: String, _ change: (inout CastOptions) -> Void) -> String? {
      var options = CastOptions()
      (options.output, options.source) = (output, .previews)
      change(&options)
      do { try options.checkOutput() } catch { return error.message }
      return nil
    }
    #expect(
      fault(source) { $0.swift.paths = [root.path] }?.contains("a file of the source") == true)
    #expect(fault(link) { $0.swift.paths = [source] }?.contains("a file of the source") == true)
    #expect(fault(color) { $0.swift.paths = [root.path] }?.contains("a file of the source") == true)
    #expect(fault(source) { $0.appearance.types = [source] }?.contains("a file of types") == true)
    #expect(fault(color) { $0.appearance.assets = [root.path] }?.contains("an asset") == true)
    // A recording in the folder of the source is made anew; as an image it is no part of the source.
    let film = try root.write("<svg/>", to: "film.svg")
    #expect(fault(film) { $0.swift.paths = [root.path] } == nil)
    let other = root.path("other.cast")
    #expect(fault(other) { $0.swift.paths = [root.path] } == nil)
  }
}

import AssetCatalogs
import Foundation
import HostIO
import Testing
import WidgetSources

@testable import IsletProgram

/// A folder of Swift files that lasts for one trial of a limit.
enum SourceProbe {
  /// Returns whether as many files are read, and none is named as unread.
  static func reads(fileCount: Int) throws -> Bool {
    try isWhole { root in
      for index in 0..<fileCount {
        try Data().write(to: root.appending(path: "\(index).swift"))
      }
    }
  }

  /// Returns whether a file of so many bytes is read.
  static func reads(byteCount: Int) throws -> Bool {
    try isWhole { root in
      try Data(repeating: UInt8(ascii: "/"), count: byteCount).write(
        to: root.appending(path: "Long.swift"))
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

  private static func isWhole(_ fill: (URL) throws -> Void) throws -> Bool {
    let root = FileManager.default.temporaryDirectory.appending(path: "source-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
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
    let root = FileManager.default.temporaryDirectory.appending(path: "pipes-\(UUID().uuidString)")
    let colors = root.appending(path: "A.xcassets/x.colorset")
    try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let paths = ["Z.swift", "Localizable.strings", "A.xcassets/x.colorset/Contents.json"].map {
      root.appending(path: $0).path
    }
    for path in paths { #expect(unsafe mkfifo(path, 0o600) == 0) }
    var tree = try SourceTree([root.path])
    let content = tree.read()
    #expect(content.unread.map(\.path) == [paths[0]])
    #expect(content.files.isEmpty)
    var faults: [AssetFault] = []
    #expect(SourceFacts.files(at: content.assets.keys.sorted(), faults: &faults).isEmpty)
  }

  @Test func `is not overwritten by a recording, whatever its path`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "cast-\(UUID().uuidString)")
    let colors = root.appending(path: "A.xcassets/x.colorset")
    try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let source = root.appending(path: "W.swift").path
    let color = colors.appending(path: "Contents.json").path
    let link = root.appending(path: "link").path
    for path in [source, color] { try Data("{}".utf8).write(to: URL(filePath: path)) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: source)
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
    let film = root.appending(path: "film.svg").path
    try Data("<svg/>".utf8).write(to: URL(filePath: film))
    #expect(fault(film) { $0.swift.paths = [root.path] } == nil)
    let other = root.appending(path: "other.cast").path
    #expect(fault(other) { $0.swift.paths = [root.path] } == nil)
  }
}

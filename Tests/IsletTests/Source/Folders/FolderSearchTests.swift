import AssetCatalogs
import FeedReports
import Foundation
import HostIO
import Testing
import WidgetSources

@testable import IsletProgram

/// A folder with files and links, for one test.
private struct LinkedFolder {
  let root: URL

  init() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    root = URL(filePath: try #require(FilePath.resolved(place.path)))
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  func path(_ name: String) -> String { root.appending(path: name).path }

  func write(_ text: String = "", to names: String...) throws {
    for name in names {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }
}

@Suite struct `A search through folders` {
  /// The names that a search finds below a folder, without files' folders.
  private func names(below folder: String, by search: inout FolderSearch) -> [String] {
    (search.entries(of: folder) ?? []).flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      return [entry.name] + (search.enters(entry, at: path) ? names(below: path, by: &search) : [])
    }
  }

  @Test func `looks at so many entries, and says where it ended`() throws {
    let folder = try LinkedFolder()
    defer { folder.remove() }
    try folder.write(to: "a", "b/c", "b/d", "e/f")
    for (limit, found, cut) in [
      (7, ["a", "b", "c", "d", "e", "f"], nil), (6, ["a", "b", "c", "d", "e", "f"], nil),
      (5, ["a", "b", "c", "d", "e"], "e"), (4, ["a", "b", "c", "e"], "b"), (2, nil, ""),
      (0, [], ""),
    ] as [(Int, [String]?, String?)] {
      var search = FolderSearch(in: [folder.root.path], entryCountMaximum: limit)
      let names = names(below: folder.root.path, by: &search)
      // Of a folder that is cut, the system says which entries come first.
      if limit == 4 {
        #expect(names.count == limit)
      } else if let found {
        #expect(names == found, "\(limit)")
      }
      #expect(names.count <= limit)
      let place = cut.map { $0.isEmpty ? folder.root.path : folder.path($0) }
      #expect(search.cutFolder == place, "\(limit)")
      #expect(
        search.unreadFolders.map(\.reason) == (cut == nil ? [] : [Messages.tooManyEntries(limit)]))
    }
    #expect(SourceFolder.entryCountMaximum == FolderSearch(in: []).entryCountMaximum)
  }

  @Test func `follows links within the folder once, and none that lead out of it`() throws {
    let (folder, other) = (try LinkedFolder(), try LinkedFolder())
    defer {
      folder.remove()
      other.remove()
    }
    try folder.write(to: "a/x", "b/y")
    try other.write(to: "z")
    try folder.link("again", to: folder.path("b"))
    try folder.link("back", to: folder.root.path)
    try folder.link("gone", to: folder.path("none"))
    try folder.link("out", to: other.root.path)
    try folder.link("proc", to: "/proc")
    try folder.link("root", to: "/")
    try folder.link("up", to: "..")
    var search = FolderSearch(in: [folder.root.path])
    let found = names(below: folder.root.path, by: &search)
    #expect(found == ["a", "x", "again", "y", "b", "back", "out", "proc", "root", "up"])
    #expect(search.outerLinks == ["out", "proc", "root", "up"].map(folder.path))
    // The folder that a link leads to may be named, too.
    search = FolderSearch(in: [folder.root.path, other.root.path])
    _ = names(below: folder.root.path, by: &search)
    #expect(search.outerLinks == ["proc", "root", "up"].map(folder.path))
  }

  @Test func `reads source and assets, and tells of links and folders that it leaves out`() throws {
    let (folder, other) = (try LinkedFolder(), try LinkedFolder())
    defer {
      folder.remove()
      other.remove()
    }
    try folder.write("struct A {}", to: "A.swift", "in/B.swift", "in/a.png")
    try other.write("struct C {}", to: "C.swift", "c.png")
    try folder.link("out", to: other.root.path)
    try folder.link("D.swift", to: other.path("C.swift"))
    var tree = try SourceTree([folder.root.path])
    let content = tree.read()
    #expect(content.files.map(\.path) == ["A.swift", "D.swift", "in/B.swift"].map(folder.path))
    #expect(content.assets.keys.sorted() == [folder.path("in/a.png")])
    #expect(content.unread.map(\.path) == [folder.path("out")])
    #expect(
      Messages.unread(content.unread) == [
        "out is not read: links out of the named folder are not followed; name the other folder, too, if it is needed"
      ])
    var both = try SourceTree([folder.root.path, other.root.path])
    #expect(both.read().unread.isEmpty && both.read().files.count == 4)
    let assets = AssetFolder(folder.root.path)
    #expect(assets.paths == [folder.path("in/a.png")])
    #expect(assets.faults.map(\.path) == [folder.path("out")])
    var short = try SourceTree([folder.root.path], entryCountMaximum: 3)
    #expect(short.read().unread.map(\.reason).last == Messages.tooManyEntries(3))
    let few = AssetFolder(folder.root.path, entryCountMaximum: 3)
    #expect(few.faults.map(\.reason).last == Messages.tooManyEntries(3))
  }

  @Test func `tells of files that are too long or in another encoding where no widget is found`()
    throws
  {
    let folder = try LinkedFolder()
    defer { folder.remove() }
    let limit = SourceFolder.fileByteCountMaximum
    func words() throws -> String {
      var tree = try SourceTree([folder.root.path])
      let content = tree.read()
      do {
        _ = try WidgetSelection(from: content.files, in: tree.namedFolders)
        return ""
      } catch {
        return Messages.fault(error, in: ["F"], unread: content.unread)
      }
    }
    #expect(try words() == "F: there is no Swift file")
    try folder.write(String(repeating: "/", count: limit + 1), to: "Long.swift")
    let long = "Long.swift is not read: it has \(limit + 1) bytes, and \(limit) are read at most"
    #expect(try words() == "F: \(long)")
    try Data([0xFF, 0xFE, 0x61, 0]).write(to: folder.root.appending(path: "Wide.swift"))
    try Data([0x61, 0x0A, 0xE9]).write(to: folder.root.appending(path: "West.swift"))
    let others = [
      "West.swift is not read: it is not in UTF-8, first at line 2; save it as UTF-8",
      "Wide.swift is not read: it is in UTF-16; save it as UTF-8",
    ]
    #expect(try words() == "F: " + ([long] + others).joined(separator: "; "))
    try folder.write("struct A {}", to: "A.swift")
    let all = try words()
    #expect(all.hasPrefix("F: the one Swift file has no widget: ") && all.hasSuffix(others[1]))
  }
}

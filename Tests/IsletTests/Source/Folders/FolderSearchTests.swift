import AssetCatalogs
import FeedReports
import Foundation
import HostIO
import TestSupport
import Testing
import WidgetSources

@testable import IsletProgram

@Suite struct `A search through folders` {
  /// The names that a search finds below a folder, without files' folders.
  private func names(below folder: String, by search: inout FolderSearch) -> [String] {
    (search.entries(of: folder) ?? []).flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      return [entry.name] + (search.enters(entry, at: path) ? names(below: path, by: &search) : [])
    }
  }

  @Test func `looks at so many entries, and says where it ended`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b/c", "b/d", "e/f"] { try folder.write(to: name) }
    for (limit, found, cut) in [
      (7, ["a", "b", "c", "d", "e", "f"], nil), (6, ["a", "b", "c", "d", "e", "f"], nil),
      (5, ["a", "b", "c", "d", "e"], "e"), (4, ["a", "b", "c", "e"], "b"), (2, nil, ""),
      (0, [], ""),
    ] as [(Int, [String]?, String?)] {
      var search = FolderSearch(in: [folder.path], entryCountMaximum: limit)
      let names = names(below: folder.path, by: &search)
      // Of a folder that is cut, the system says which entries come first.
      if limit == 4 {
        #expect(names.count == limit)
      } else if let found {
        #expect(names == found, "\(limit)")
      }
      #expect(names.count <= limit)
      let place = cut.map { $0.isEmpty ? folder.path : folder.path($0) }
      #expect(search.cutFolder == place, "\(limit)")
      #expect(
        search.unreadFolders.map(\.reason) == (cut == nil ? [] : [Messages.tooManyEntries(limit)]))
    }
    #expect(SourceFolder.entryCountMaximum == FolderSearch(in: []).entryCountMaximum)
  }

  @Test func `follows links within the folder once, and none that lead out of it`() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    for name in ["a/x", "b/y"] { try folder.write(to: name) }
    try other.write(to: "z")
    try folder.link("again", to: folder.path("b"))
    try folder.link("back", to: folder.path)
    try folder.link("gone", to: folder.path("none"))
    try folder.link("out", to: other.path)
    try folder.link("proc", to: "/proc")
    try folder.link("root", to: "/")
    try folder.link("up", to: "..")
    var search = FolderSearch(in: [folder.path])
    let found = names(below: folder.path, by: &search)
    #expect(found == ["a", "x", "again", "y", "b", "back", "out", "proc", "root", "up"])
    #expect(search.outerLinks == ["out", "proc", "root", "up"].map(folder.path))
    // The folder that a link leads to may be named, too.
    search = FolderSearch(in: [folder.path, other.path])
    _ = names(below: folder.path, by: &search)
    #expect(search.outerLinks == ["proc", "root", "up"].map(folder.path))
  }

  @Test func `reads source and assets, and tells of links and folders that it leaves out`() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    for name in ["A.swift", "in/B.swift", "in/a.png"] {
      try folder.write("struct A {}", to: name)
    }
    for name in ["C.swift", "c.png"] { try other.write("struct C {}", to: name) }
    try folder.link("out", to: other.path)
    try folder.link("D.swift", to: other.path("C.swift"))
    var tree = try SourceTree([folder.path])
    let content = tree.read()
    #expect(content.files.map(\.path) == ["A.swift", "D.swift", "in/B.swift"].map(folder.path))
    #expect(content.assets.keys.sorted() == [folder.path("in/a.png")])
    #expect(content.unread.map(\.path) == [folder.path("out")])
    #expect(
      Messages.unread(content.unread) == [
        "out is not read: links out of the named folder are not followed; name the other folder, too, if it is needed"
      ])
    var both = try SourceTree([folder.path, other.path])
    #expect(both.read().unread.isEmpty && both.read().files.count == 4)
    let assets = AssetFolder(folder.path)
    #expect(assets.paths == [folder.path("in/a.png")])
    #expect(assets.faults.map(\.path) == [folder.path("out")])
    var short = try SourceTree([folder.path], entryCountMaximum: 3)
    #expect(short.read().unread.map(\.reason).last == Messages.tooManyEntries(3))
    let few = AssetFolder(folder.path, entryCountMaximum: 3)
    #expect(few.faults.map(\.reason).last == Messages.tooManyEntries(3))
  }

  @Test func `tells of files that are too long or in another encoding where no widget is found`()
    throws
  {
    let folder = try TemporaryFolder()
    let limit = SourceFolder.fileByteCountMaximum
    func words() throws -> String {
      var tree = try SourceTree([folder.path])
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
    try Data([0xFF, 0xFE, 0x61, 0]).write(to: folder.url.appending(path: "Wide.swift"))
    try Data([0x61, 0x0A, 0xE9]).write(to: folder.url.appending(path: "West.swift"))
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

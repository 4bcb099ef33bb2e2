import Foundation
@testable import HostIO
import Synchronization
import Testing

@Suite struct `A loader of files` {
  private let folder = `File watcher`.Folder()
  private var path: String { "\(folder.path)/theme.json" }

  /// Waits for the files that are being read.
  private func files(_ loader: inout FileLoader, limit count: Int = 1) throws -> [FileLoader.File] {
    var files: [FileLoader.File] = []
    while files.count < count {
      var waiting = PollSet()
      for descriptor in loader.descriptors { waiting.add(descriptor, for: .reading) }
      try #require(!loader.descriptors.isEmpty)
      try waiting.wait(timeout: .seconds(10))
      try #require(loader.descriptors.contains { !waiting.readiness(of: $0).isEmpty })
      files += loader.takeFiles(waiting)
    }
    return files
  }

  private func contents(_ path: String, limit: Int = 100_000) throws -> Result<[UInt8], ReadFault> {
    var loader = FileLoader(limit: limit)
    loader.load(path)
    return try files(&loader)[0].contents
  }

  @Test(arguments: [0, 1, 99_999, 100_000])
  func `has a file whole, up to its limit`(count: Int) throws {
    let text = String(repeating: "x", count: count)
    folder.write(text, to: "theme.json")
    #expect(try contents(path) == .success(Array(text.utf8)))
  }

  @Test func `says how long a file may be`() throws {
    folder.write(String(repeating: "x", count: 100_001), to: "theme.json")
    #expect(try contents(path) == .failure(.tooLarge(limit: 100_000)))
  }

  @Test func `takes nothing but a file`() throws {
    #expect(unsafe mkfifo(path, 0o600) == 0)
    #expect(try contents(path) == .failure(.notAFile))
    #expect(try contents("/dev/zero") == .failure(.notAFile))
    #expect(try contents(folder.path) == .failure(.system(SystemFault(code: EISDIR))))
    #expect(try contents("\(path).none") == .failure(.system(SystemFault(code: ENOENT))))
  }

  @Test func `reads a file again that has changed meanwhile, and tells it once`() throws {
    folder.write("before", to: "theme.json")
    var loader = FileLoader(limit: 100)
    loader.load(path)
    folder.write("after", to: "theme.json")
    loader.load(path)
    let found = try files(&loader)
    #expect(found.map(\.contents) == [.success(Array("after".utf8))])
    #expect(loader.descriptors.isEmpty)
  }

  @Test func `a reader that is killed amid a file gives no part of it`() throws {
    // A socket's buffer does not hold it, so the reader waits.
    folder.write(String(repeating: "x", count: 4_000_000), to: "theme.json")
    var loader = FileLoader(limit: 5_000_000)
    loader.load(path)
    for child in loader.children { child.end(by: .kill) }
    #expect(try files(&loader).map(\.contents) == [.failure(.system(SystemFault(code: EIO)))])
  }

  @Test func `a written file has the time that it is given`() throws {
    try HostIO.Folder.write([1, 2], to: path, modifiedAt: 1_700_000_000)
    let entry = try #require(HostIO.Folder.entry(at: path))
    #expect(entry.changed == 1_700_000_000_000_000_000)
  }

  /// Makes types that were not there before, each under a lock of the runtime; another number gives others.
  private static func makeTypes<Element>(within type: Element.Type, number: Int) {
    switch number & 1 {
    case _ where number == 0: return
    case 0: makeTypes(within: [Element].self, number: number >> 1)
    default: makeTypes(within: [Element?].self, number: number >> 1)
    }
  }

  @Test func `reads while another thread holds a lock, which its child would wait for`() throws {
    final class Turn: Sendable {
      let isOver = Atomic(false)
    }
    let turn = Turn()
    defer { turn.isOver.store(true, ordering: .relaxed) }
    Thread.detachNewThread {
      var number = 1 << 40
      while !turn.isOver.load(ordering: .relaxed) {
        Self.makeTypes(within: Int.self, number: number)
        number += 1
      }
    }
    folder.write("text", to: "theme.json")
    for _ in 0..<100 { #expect(try contents(path) == .success(Array("text".utf8))) }
  }
}

import Foundation
import HostIO
import Testing

@Suite struct `Folder watcher` {
  /// A folder that goes with the test.
  private final class Place {
    let path = "/tmp/islet-folders-\(getpid())-\(UInt64.random(in: 0 ... .max))"

    init() throws { try Folder.make(path) }

    deinit { Folder.remove(path) }

    func write(_ name: String) throws {
      let descriptor = try FileDescriptor.creating("\(path)/\(name)")
      defer { descriptor.close() }
      try descriptor.writeAll(Array("a".utf8))
    }
  }

  @Test func `tells what is saved in a folder, once it is there`() throws {
    let place = try Place()
    let folder = "\(place.path)/app"
    var watcher = try FolderWatcher()
    watcher.watch([folder])
    try Folder.make(folder)
    try place.write("app/missed.swift")
    #expect(watcher.takeChanges().isEmpty)
    watcher.watch([folder])
    try place.write("app/a.swift")
    #expect(watcher.takeChanges() == ["\(folder)/a.swift"])
  }

  @Test func `tells what is saved in a folder that was removed and made again`() throws {
    let place = try Place()
    let folder = "\(place.path)/app"
    try Folder.make(folder)
    var watcher = try FolderWatcher()
    watcher.watch([place.path, folder])
    Folder.remove(folder)
    _ = watcher.takeChanges()
    // It is looked for while it is gone, too.
    watcher.watch([place.path, folder])
    try Folder.make(folder)
    #expect(watcher.takeChanges() == [folder])
    watcher.watch([place.path, folder])
    try place.write("app/a.swift")
    #expect(watcher.takeChanges() == ["\(folder)/a.swift"])
  }

  @Test func `tells what is saved in a folder whose place another one takes`() throws {
    let place = try Place()
    let folder = "\(place.path)/app"
    try Folder.make(folder)
    var watcher = try FolderWatcher()
    watcher.watch([folder])
    try Folder.move(folder, to: "\(place.path)/aside")
    #expect(watcher.takeChanges() == [folder])
    try place.write("aside/a.swift")
    #expect(watcher.takeChanges().isEmpty)
    try Folder.make(folder)
    watcher.watch([folder])
    try place.write("app/b.swift")
    #expect(watcher.takeChanges() == ["\(folder)/b.swift"])
  }

  @Test func `tells a change by each path of the folder`() throws {
    let place = try Place()
    var watcher = try FolderWatcher()
    watcher.watch([place.path, "\(place.path)/.", place.path])
    try place.write("a.swift")
    #expect(watcher.takeChanges() == ["\(place.path)/a.swift", "\(place.path)/./a.swift"])
  }

  @Test(arguments: [
    (9_223_372_036, 9_223_372_036_000_000_000), (9_223_372_037, Int64.max),
    (10_413_792_000, Int64.max), (-2_000_000_000, -2_000_000_000_000_000_000), (0, 0),
  ])
  func `a file of any year has a time`(seconds: Int, changed: Int64) throws {
    let place = try Place()
    try place.write("a.txt")
    let path = "\(place.path)/a.txt"
    var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    #expect(unsafe utimensat(AT_FDCWD, path, &times, 0) == 0)
    var status = stat()
    #expect(unsafe stat(path, &status) == 0)
    // A file system may know fewer years.
    try #require(status.st_mtim.tv_sec == seconds)
    #expect(Folder.entry(at: path)?.changed == changed)
  }
}

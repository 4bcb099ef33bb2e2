import Foundation
import HostIO
import Testing

@Suite struct `A file that replaces another` {
  /// A folder that goes with the test.
  private final class Folder {
    let path = "/tmp/islet-files-\(getpid())-\(UInt64.random(in: 0 ... .max))"

    init() { unsafe mkdir(path, 0o700) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The files in the folder.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

    func text(of name: String) -> String? {
      let path = "\(path)/\(name)"
      return (try? FileDescriptor.contents(of: path, limit: 1000)).map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    func write(_ text: String, to name: String) throws {
      let descriptor = try FileDescriptor.creating("\(path)/\(name)")
      defer { descriptor.close() }
      try descriptor.writeAll(Array(text.utf8))
    }
  }

  @Test func `leaves the former one until it is whole`() throws {
    let folder = Folder()
    try folder.write("before", to: "file")
    unsafe chmod("\(folder.path)/file", 0o640)
    do {
      var file = try FileReplacement(of: "\(folder.path)/file")
      try file.descriptor.writeAll(Array("after".utf8))
      #expect(folder.text(of: "file") == "before")
      try file.finish()
      #expect(folder.text(of: "file") == "after")
    }
    #expect(folder.names == ["file"])
    var status = stat()
    #expect(unsafe stat("\(folder.path)/file", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func `leaves nothing where it is given up`() throws {
    let folder = Folder()
    do {
      let file = try FileReplacement(of: "\(folder.path)/file")
      try file.descriptor.writeAll(Array("half".utf8))
    }
    #expect(folder.names == [])
  }

  @Test func `leaves a link a link`() throws {
    let folder = Folder()
    try folder.write("before", to: "file")
    unsafe symlink("file", "\(folder.path)/link")
    var file = try FileReplacement(of: "\(folder.path)/link")
    try file.descriptor.writeAll(Array("after".utf8))
    try file.finish()
    #expect(folder.text(of: "file") == "after")
    var status = stat()
    #expect(unsafe lstat("\(folder.path)/link", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `has an identity by any of its paths`() throws {
    let folder = Folder()
    try folder.write("x", to: "file")
    try folder.write("x", to: "copy")
    unsafe symlink("file", "\(folder.path)/link")
    unsafe link("\(folder.path)/file", "\(folder.path)/other")
    let identity = FileIdentity(of: "\(folder.path)/file")
    #expect(identity != nil)
    for name in ["link", "other", "./file"] {
      #expect(FileIdentity(of: "\(folder.path)/\(name)") == identity)
    }
    #expect(FileIdentity(of: "\(folder.path)/copy") != identity)
    #expect(FileIdentity(of: "\(folder.path)/none") == nil)
  }
}

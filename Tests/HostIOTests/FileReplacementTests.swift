import Foundation
import HostIO
import TestSupport
import Testing

@Suite struct `A file that replaces another` {
  @Test func `leaves the former one until it is whole`() throws {
    let folder = try TemporaryFolder()
    try folder.write("before", to: "file")
    unsafe chmod(folder.path("file"), 0o640)
    do {
      var file = try FileReplacement(of: folder.path("file"))
      try file.descriptor.writeAll(Array("after".utf8))
      #expect(folder.text(of: "file") == "before")
      try file.finish()
      #expect(folder.text(of: "file") == "after")
    }
    #expect(folder.names == ["file"])
    var status = stat()
    #expect(unsafe stat(folder.path("file"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func `leaves nothing where it is given up`() throws {
    let folder = try TemporaryFolder()
    do {
      let file = try FileReplacement(of: folder.path("file"))
      try file.descriptor.writeAll(Array("half".utf8))
    }
    #expect(folder.names == [])
  }

  @Test func `leaves a link a link`() throws {
    let folder = try TemporaryFolder()
    try folder.write("before", to: "file")
    unsafe symlink("file", folder.path("link"))
    var file = try FileReplacement(of: folder.path("link"))
    try file.descriptor.writeAll(Array("after".utf8))
    try file.finish()
    #expect(folder.text(of: "file") == "after")
    var status = stat()
    #expect(unsafe lstat(folder.path("link"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `has an identity by any of its paths`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    try folder.write("x", to: "copy")
    unsafe symlink("file", folder.path("link"))
    unsafe link(folder.path("file"), folder.path("other"))
    let identity = FileIdentity(of: folder.path("file"))
    #expect(identity != nil)
    for name in ["link", "other", "./file"] {
      #expect(FileIdentity(of: folder.path(name)) == identity)
    }
    #expect(FileIdentity(of: folder.path("copy")) != identity)
    #expect(FileIdentity(of: folder.path("none")) == nil)
  }
}

extension TemporaryFolder {
  /// The files in the folder.
  fileprivate var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  fileprivate func text(of name: String) -> String? {
    (try? FileDescriptor.contents(of: path(name), limit: 1000)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

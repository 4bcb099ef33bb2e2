import Glibc
import HostIO
import TestSupport
import Testing

@Suite struct `Socket server` {
  @Test(
    arguments: [
      ("/run/user/7", "/run/user/7/islet/islet.sock"),
      (nil, "/tmp/islet-1000/islet.sock"),
      ("relative", "/tmp/islet-1000/islet.sock"),
    ] as [(String?, String)])
  func `the default path is in a folder of its own`(runtimeFolder: String?, path: String) {
    #expect(SocketServer.defaultPath(runtimeFolder: runtimeFolder, userID: 1000) == path)
  }

  @Test func `the socket is its owner's alone and goes with the server`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/islet.sock"
    do {
      let server = try SocketServer(path: path)
      var status = stat()
      #expect(unsafe lstat(path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
      #expect(try server.descriptor.acceptClient() == nil)
    }
    var status = stat()
    #expect(unsafe lstat(path, &status) != 0)
  }

  @Test func `a path with a listener is refused`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/islet.sock"
    let server = try SocketServer(path: path)
    #expect(throws: SocketFault.taken(path: path)) { _ = try SocketServer(path: path) }
    // The one that listens is still reached, and did not lose its file.
    let client = try #require(try FileDescriptor.connecting(to: path, within: .seconds(9)))
    defer { client.close() }
    #expect(try server.descriptor.acceptClient() != nil)
  }

  @Test func `a stale socket is replaced`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/islet.sock"
    makeStaleSocket(at: path)
    let server = try SocketServer(path: path)
    let client = try #require(try FileDescriptor.connecting(to: path, within: .seconds(9)))
    defer { client.close() }
    #expect(try server.descriptor.acceptClient() != nil)
  }

  /// The socket that a crashed islet leaves: a file at which nothing listens.
  private func makeStaleSocket(at path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = unsafe bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    close(descriptor)
  }

  @Test func `a file that is no socket is left alone`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/islet.sock"
    close(unsafe open(path, O_CREAT | O_WRONLY, 0o600))
    #expect(throws: SocketFault.occupied(path: path)) { _ = try SocketServer(path: path) }
    #expect(unsafe access(path, F_OK) == 0)
  }

  @Test(arguments: [107, 108])
  func `a path holds 107 bytes`(byteCount: Int) throws {
    let path = "/nowhere/" + String(repeating: "x", count: byteCount - 9)
    let fault = #expect(throws: SocketFault.self) { _ = try SocketServer(path: path) }
    let isTooLong =
      fault == .pathTooLong(path: path, byteCount: byteCount, limit: 107)
    #expect(isTooLong == (byteCount > 107))
  }

  @Test(arguments: ["", "\0islet"])
  func `a path without a file is none`(path: String) {
    #expect(throws: SocketFault.pathEmpty) { _ = try SocketServer(path: path) }
    #expect(throws: SocketFault.pathEmpty) {
      _ = try FileDescriptor.connecting(to: path, within: .zero)
    }
  }

  @Test func `five hundred clients connect at once`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/islet.sock"
    let server = try SocketServer(path: path)
    let clients = try (0..<500).map { _ in
      try #require(try FileDescriptor.connecting(to: path, within: .seconds(9)))
    }
    for client in clients { client.close() }
    withExtendedLifetime(server.path) {}
  }

  @Test func `clients come in one after another, up to none`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/islet.sock"
    let server = try SocketServer(path: path)
    let clients = try (0..<8).map { _ in
      try #require(try FileDescriptor.connecting(to: path, within: .seconds(9)))
    }
    var accepted: [FileDescriptor] = []
    while let client = try server.descriptor.acceptClient() { accepted.append(client) }
    #expect(accepted.count == 8)
    try clients[3].writeAll(Array("hello".utf8))
    var waiting = PollSet()
    for client in accepted { waiting.add(client, for: .reading) }
    try waiting.wait(timeout: .seconds(5))
    let ready = accepted.filter { waiting.readiness(of: $0).contains(.readable) }
    var buffer = [UInt8](repeating: 0, count: 16)
    #expect(ready.map { $0.read(into: &buffer) } == [.bytes(5)])
    for descriptor in clients + accepted { descriptor.close() }
  }
}

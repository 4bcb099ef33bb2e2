internal import Glibc

/// Why islet can't listen on a path.
public enum SocketFault: Error, Hashable, Sendable {
  /// The path has more bytes than a socket's address can hold.
  case pathTooLong(path: String, byteCount: Int, limit: Int)
  /// A running program listens there.
  case taken(path: String)
  /// Something that is not a socket of ours stands there.
  case occupied(path: String)
  /// The folder made for the socket belongs to somebody else, or lets others in.
  case folderNotPrivate(path: String)
  /// The system refused.
  case system(path: String, SystemFault)
}

/// A unix stream socket that listens at a path until it is dropped; the file goes with it.
public struct SocketServer: ~Copyable {
  /// What to wait for reading: then somebody wants in.
  public let descriptor: FileDescriptor
  /// Where it listens.
  public let path: String

  private let identity: FileIdentity?

  /// The path to listen at when none is given, after the XDG Base Directory Specification.
  public static func defaultPath(runtimeFolder: String?, userID: UInt32) -> String {
    if let runtimeFolder, runtimeFolder.hasPrefix("/") {
      return "\(runtimeFolder)/islet/islet.sock"
    }
    return "/tmp/islet-\(userID)/islet.sock"
  }

  /// The path to listen at when none is given, for whoever runs the process.
  public static var defaultPath: String {
    defaultPath(runtimeFolder: HostEnvironment.value(of: "XDG_RUNTIME_DIR"), userID: geteuid())
  }

  /// Listens at the default path, in a folder that is made for it and that is the owner's alone.
  ///
  /// - Throws: Why not.
  public static func atDefaultPath() throws(SocketFault) -> SocketServer {
    let path = defaultPath
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
    if unsafe mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw .system(path: folder, .last)
    }
    guard let status = FileStatus(of: folder), status.isFolder, status.isOwnersAlone else {
      throw .folderNotPrivate(path: folder)
    }
    return try SocketServer(path: path)
  }

  /// Listens at a path.
  ///
  /// A socket of ours that nobody listens at any more is replaced.
  ///
  /// - Throws: Why not; a path in use is never taken.
  public init(path: String) throws(SocketFault) {
    let address = try SocketAddress(path: path)
    let turn = FolderTurn(folderOf: path)
    defer { turn.end() }
    try Self.makeRoom(at: path, for: address)
    descriptor = try Self.listening(at: path, address)
    self.path = path
    identity = FileStatus(of: path)?.identity
  }

  private static func makeRoom(at path: String, for address: SocketAddress) throws(SocketFault) {
    guard let status = FileStatus(of: path) else { return }
    guard status.isSocket, status.isOurs else { throw .occupied(path: path) }
    guard !address.isAnswered else { throw .taken(path: path) }
    _ = unsafe unlink(path)
  }

  private static func listening(
    at path: String, _ address: SocketAddress
  ) throws(SocketFault) -> FileDescriptor {
    let descriptor = FileDescriptor(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    guard descriptor.number >= 0 else { throw .system(path: path, .last) }
    descriptor.makePrivateAndNonBlocking()
    // The file is born with its final rights: nobody can slip in between.
    let mask = umask(0o177)
    let isBound = address.bind(descriptor)
    umask(mask)
    if isBound, listen(descriptor.number, 64) == 0 { return descriptor }
    let fault = SystemFault.last
    descriptor.close()
    throw fault.code == EADDRINUSE ? .taken(path: path) : .system(path: path, fault)
  }

  deinit {
    descriptor.close()
    // Somebody may have put another socket there since; that one is not ours to remove.
    if identity != nil, FileStatus(of: path)?.identity == identity { _ = unsafe unlink(path) }
  }
}

extension FileDescriptor {
  /// Lets the next waiting client in, or returns `nil` when none waits.
  ///
  /// The client's reads never wait.
  ///
  /// - Throws: Why nobody can be let in now, as when there is no descriptor left; whoever waits goes on waiting.
  public func acceptClient() throws(SystemFault) -> FileDescriptor? {
    while true {
      let client = accept(number, nil, nil)
      if client >= 0 {
        let client = FileDescriptor(client)
        client.makePrivateAndNonBlocking()
        return client
      }
      switch errno {
      // A client that left while it waited is no reason to keep the next one waiting.
      case EINTR, ECONNABORTED: continue
      case EAGAIN: return nil
      default: throw .last
      }
    }
  }

  /// Connects to a socket that somebody listens at, waiting for a place in the listener's queue when it is full.
  ///
  /// Reads wait until `makeNonBlocking()` is called; programs that are started don't get the descriptor.
  ///
  /// - Throws: Why not: nothing stands at the path (`SystemFault.isMissing`), nobody listens there
  ///   (`SystemFault.isRefused`), or the path is too long.
  public static func connecting(to path: String) throws(SocketFault) -> FileDescriptor {
    let address = try SocketAddress(path: path)
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = FileDescriptor(socket(AF_UNIX, kind, 0))
    guard descriptor.number >= 0 else { throw .system(path: path, .last) }
    while !address.connect(descriptor) {
      let fault = SystemFault.last
      guard fault.code == EINTR else {
        descriptor.close()
        throw .system(path: path, fault)
      }
    }
    return descriptor
  }
}

/// A path as the socket calls want it.
struct SocketAddress {
  /// The longest path, in bytes: the kernel's array less the zero at its end.
  static let pathByteCountMaximum = 107

  private var address = sockaddr_un()

  init(path: String) throws(SocketFault) {
    let bytes = Array(path.utf8)
    guard bytes.count <= Self.pathByteCountMaximum else {
      throw .pathTooLong(
        path: path, byteCount: bytes.count, limit: Self.pathByteCountMaximum)
    }
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
  }

  /// A Boolean value indicating whether somebody listens there.
  var isAnswered: Bool {
    let probe = FileDescriptor(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    guard probe.number >= 0 else { return true }
    defer { probe.close() }
    probe.makePrivateAndNonBlocking()
    // A full queue (EAGAIN) has somebody behind it, too.
    return connect(probe) || errno != ECONNREFUSED
  }

  func connect(_ descriptor: FileDescriptor) -> Bool {
    unsafe withAddress { unsafe Glibc.connect(descriptor.number, $0, $1) == 0 }
  }

  func bind(_ descriptor: FileDescriptor) -> Bool {
    unsafe withAddress { unsafe Glibc.bind(descriptor.number, $0, $1) == 0 }
  }

  private func withAddress(_ call: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
    unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

/// One islet at a time looks for room in a folder of ours: two that replace the same stale socket would each
/// remove what the other has just bound.
private struct FolderTurn {
  private let descriptor: FileDescriptor?

  init(folderOf path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) + "/." } ?? "."
    guard FileStatus(of: folder)?.isOurs == true else {
      descriptor = nil
      return
    }
    let number = unsafe open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    descriptor = number < 0 ? nil : FileDescriptor(number)
    if let descriptor { flock(descriptor.number, LOCK_EX) }
  }

  func end() {
    descriptor?.close()
  }
}

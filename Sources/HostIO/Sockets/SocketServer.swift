internal import Glibc

/// A unix stream socket that listens at a path until it is dropped, and then removes its file.
public struct SocketServer: ~Copyable {
  /// The listening descriptor; readable means that a client is connecting.
  public let descriptor: FileDescriptor
  /// The path at which it listens.
  public let path: String

  /// The longest path, in bytes: the kernel's array less the zero at its end.
  public static let pathByteCountMaximum = SocketAddress.pathByteCountMaximum
  /// The most clients in the kernel's queue, which accepts them before the program does.
  public static let backlogMaximum: Int32 = 1024

  private let identity: FileIdentity?

  /// Returns the default path, after the XDG Base Directory Specification.
  public static func defaultPath(runtimeFolder: String?, userID: UInt32) -> String {
    if let runtimeFolder, runtimeFolder.hasPrefix("/") {
      return "\(runtimeFolder)/islet/islet.sock"
    }
    return "/tmp/islet-\(userID)/islet.sock"
  }

  /// The default path for the process's user.
  public static var defaultPath: String {
    defaultPath(runtimeFolder: HostEnvironment.value(of: "XDG_RUNTIME_DIR"), userID: geteuid())
  }

  /// Listens at the default path, in a folder of its own that only the owner may enter.
  ///
  /// - Throws: The reason for which it can't.
  public static func atDefaultPath() throws(SocketFault) -> SocketServer {
    let path = defaultPath
    let folder = FilePath.folder(of: path)
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
  /// A stale socket of this user is replaced.
  ///
  /// - Throws: The reason for which it can't; a path in use is never taken.
  public init(path: String) throws(SocketFault) {
    let address = try SocketAddress(path: path)
    let lock = FolderLock(folderOf: path)
    defer { lock.close() }
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
    // The mask gives the file its final permissions at once, so that no other user can connect in between.
    let mask = umask(0o177)
    let isBound = address.bind(descriptor)
    umask(mask)
    if isBound, listen(descriptor.number, backlogMaximum) == 0 { return descriptor }
    let fault = SystemFault.last
    descriptor.close()
    throw fault.code == EADDRINUSE ? .taken(path: path) : .system(path: path, fault)
  }

  deinit {
    descriptor.close()
    // Another process may have replaced the socket since, and its file must stay.
    if identity != nil, FileStatus(of: path)?.identity == identity { _ = unsafe unlink(path) }
  }
}

/// A lock on the socket's folder while a stale socket is replaced: two processes that replace the same one would each
/// remove the socket that the other has just bound.
private struct FolderLock {
  private let descriptor: FileDescriptor?

  init(folderOf path: String) {
    let folder = FilePath.folder(of: path) + "/."
    guard FileStatus(of: folder)?.isOurs == true else {
      descriptor = nil
      return
    }
    let number = unsafe open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    descriptor = number < 0 ? nil : FileDescriptor(number)
    if let descriptor { flock(descriptor.number, LOCK_EX) }
  }

  func close() {
    descriptor?.close()
  }
}

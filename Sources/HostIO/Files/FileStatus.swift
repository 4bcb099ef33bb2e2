internal import Glibc

/// The identity of a file, the same by each of its paths.
public struct FileIdentity: Hashable, Sendable {
  let device: UInt
  let number: UInt

  /// Finds the file at a path, its links followed; `nil` where there is none.
  public init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Finds the file of a descriptor; `nil` for a pipe or a device, which is both read and written.
  public init?(ofRegular descriptor: FileDescriptor) {
    guard descriptor.isRegularFile else { return nil }
    self.init(of: descriptor)
  }

  /// Finds the file of a descriptor; `nil` where it is closed.
  public init?(of descriptor: FileDescriptor) {
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0 else { return nil }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}

/// The status of the file at a path, without following a link.
struct FileStatus {
  private var status = stat()

  init?(of path: String) {
    guard unsafe lstat(path, &status) == 0 else { return nil }
  }

  var identity: FileIdentity { FileIdentity(status) }
  var isSocket: Bool { status.st_mode & S_IFMT == S_IFSOCK }
  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isOurs: Bool { status.st_uid == geteuid() }
  var isOwnersAlone: Bool { isOurs && status.st_mode & 0o077 == 0 }
}

internal import Glibc

/// The identity of a file, the same by each of its paths.
struct FileIdentity: Hashable, Sendable {
  let device: UInt
  let number: UInt
}

/// The status of the file at a path, without following a link.
struct FileStatus {
  private var status = stat()

  init?(of path: String) {
    guard unsafe lstat(path, &status) == 0 else { return nil }
  }

  var identity: FileIdentity {
    FileIdentity(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }
  var isSocket: Bool { status.st_mode & S_IFMT == S_IFSOCK }
  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isOurs: Bool { status.st_uid == geteuid() }
  var isOwnersAlone: Bool { isOurs && status.st_mode & 0o077 == 0 }
}

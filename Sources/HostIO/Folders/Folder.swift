internal import Glibc

/// Folders and the files in them, by their paths.
public enum Folder {
  /// An entry of a folder.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public let name: String
    /// A Boolean value indicating whether it is a folder, or a link to one.
    public let isFolder: Bool
    /// A Boolean value indicating whether it is a symbolic link; the other facts are those of its target.
    public let isLink: Bool
    /// The size of a file, in bytes.
    public let byteCount: Int
    /// The time of its last change, in nanoseconds since 1970.
    public let changed: Int64
    /// The identity, by which a link that leads back is recognized.
    public let identity: [UInt64]
  }

  /// Returns the entries of a folder, by name; none where it can't be read.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - limit: The most names that are read; of a folder with more, some are returned.
  /// - Returns: The entries; a link without a target is none.
  public static func entries(of path: String, limit: Int = .max) -> [Entry] {
    names(of: path, limit: limit).compactMap { entry(at: "\(path)/\($0)", name: $0) }
      .sorted { $0.name < $1.name }
  }

  /// Returns the names of a folder's entries, in no order; none where it can't be read.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - limit: The most names that are read.
  /// - Returns: The names.
  public static func names(of path: String, limit: Int = .max) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while names.count < limit, let found = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &found.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the entry at a path; `nil` where there is nothing.
  public static func entry(at path: String) -> Entry? { entry(at: path, name: path) }

  private static func entry(at path: String, name: String) -> Entry? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, unsafe stat(path, &status) != 0 { return nil }
    return Entry(
      name: name, isFolder: status.st_mode & S_IFMT == S_IFDIR, isLink: isLink,
      byteCount: Int(status.st_size), changed: nanoseconds(of: status.st_mtim),
      identity: [UInt64(status.st_dev), UInt64(status.st_ino)])
  }

  /// Returns a time in nanoseconds since 1970; the years before 1678 and after 2262 count as those.
  private static func nanoseconds(of time: timespec) -> Int64 {
    let (product, overflows) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, passes) = product.addingReportingOverflow(Int64(time.tv_nsec))
    return overflows || passes ? (time.tv_sec < 0 ? .min : .max) : sum
  }

  /// Makes a folder and those above it, for the owner alone; one that is there is left.
  ///
  /// - Throws: The system's reason.
  public static func make(_ path: String) throws(SystemFault) {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw .last
    }
    try make(String(path[..<slash]))
    if unsafe mkdir(path, 0o700) != 0, errno != EEXIST { throw .last }
  }

  /// Moves a file or a folder, in place of an older file.
  ///
  /// - Throws: The system's reason.
  public static func move(_ path: String, to place: String) throws(SystemFault) {
    guard unsafe rename(path, place) == 0 else { throw .last }
  }

  /// Removes a file, or a folder with all that is in it; links are removed, not followed.
  public static func remove(_ path: String) {
    if unsafe unlink(path) == 0 || errno == ENOENT { return }
    for entry in entries(of: path) { remove("\(path)/\(entry.name)") }
    _ = unsafe rmdir(path)
  }

  /// Returns whether a path is that of a file, or of a link to one, that this process may run.
  public static func isExecutable(_ path: String) -> Bool {
    guard entry(at: path)?.isFolder == false else { return false }
    return unsafe access(path, X_OK) == 0
  }

  /// Lets the owner run a file.
  ///
  /// - Throws: The system's reason.
  public static func makeExecutable(_ path: String) throws(SystemFault) {
    guard unsafe chmod(path, 0o700) == 0 else { throw .last }
  }

  /// Writes a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The file's place; an older file is replaced.
  ///   - seconds: The time of modification, in seconds since 1970; now if it is `nil`.
  /// - Throws: The system's reason, as where the disk is full.
  public static func write(
    _ bytes: [UInt8], to path: String, modifiedAt seconds: Int? = nil
  ) throws(SystemFault) {
    let file = try FileDescriptor.creating(path)
    defer { file.close() }
    try file.writeAll(bytes)
    guard let seconds else { return }
    let time = timespec(tv_sec: seconds, tv_nsec: 0)
    guard unsafe futimens(file.number, [time, time]) == 0 else { throw .last }
  }
}

/// A lock that one process at a time holds, by a file; the system gives it free when the process ends.
public struct FileLock: ~Copyable {
  private let descriptor: FileDescriptor

  /// Takes the lock if it is free; `nil` where another process holds it.
  ///
  /// - Throws: The system's reason for which the file can't be made.
  public static func taking(_ path: String) throws(SystemFault) -> FileLock? {
    let descriptor = try FileDescriptor.creating(path)
    guard flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 else {
      descriptor.close()
      return nil
    }
    return FileLock(descriptor: descriptor)
  }

  /// Takes the lock, and waits while another process holds it.
  ///
  /// - Throws: The system's reason for which the file can't be made.
  public static func waiting(_ path: String) throws(SystemFault) -> FileLock {
    let descriptor = try FileDescriptor.creating(path)
    while flock(descriptor.number, LOCK_EX) != 0, errno == EINTR {}
    return FileLock(descriptor: descriptor)
  }

  deinit {
    descriptor.close()
  }
}

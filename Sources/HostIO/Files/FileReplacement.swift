internal import Glibc

/// A file that is written beside the one that it replaces, and takes its name once it is whole.
///
/// Until then the former file stays as it was, and an end of the program leaves no trace where the system has nameless
/// files. A pipe or a device is written as it is.
public struct FileReplacement: ~Copyable {
  /// The descriptor to write to.
  public let descriptor: FileDescriptor

  /// The file's path, its links followed; `nil` for a descriptor that was open before.
  private let path: String?
  /// The name that a new file has until it is whole; `nil` for a pipe or device.
  private let besidePath: String?
  private var isNamed: Bool

  /// Begins a new file.
  ///
  /// - Throws: The system's reason.
  public init(of path: String) throws(SystemFault) {
    let target = FilePath.resolved(path) ?? path
    let begun = try Self.begin(target)
    self.path = target
    (descriptor, besidePath, isNamed) = begun
  }

  /// Writes to an open descriptor, which stays open.
  public init(writing descriptor: FileDescriptor) {
    self.descriptor = descriptor
    path = nil
    besidePath = nil
    isNamed = false
  }

  private static func begin(
    _ target: String
  ) throws(SystemFault) -> (FileDescriptor, besidePath: String?, isNamed: Bool) {
    var status = stat()
    let exists = unsafe stat(target, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      return (try .creating(target), nil, false)
    }
    if exists {
      // A file that may not be written may not be replaced either, though its folder may allow it.
      guard unsafe access(target, W_OK) == 0 else { throw .last }
    }
    let (folder, name) = (FilePath.folder(of: target), FilePath.name(of: target))
    let beside = "\(folder)/.\(name.prefix(nameCharactersMaximum)).\(getpid())"
    let mode = exists ? status.st_mode & 0o777 : 0o666
    let nameless = unsafe open(folder, namelessFile | O_WRONLY | O_CLOEXEC, mode)
    let isNamed = nameless < 0
    let number =
      isNamed ? unsafe open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) : nameless
    guard number >= 0 else { throw .last }
    if exists { fchmod(number, mode) }
    return (FileDescriptor(number), beside, isNamed)
  }

  /// `O_TMPFILE`, which Swift does not import.
  private static let namelessFile: Int32 = 0o20_000_000 | O_DIRECTORY
  /// The part of a name that the name beside it has, so that it stays below the limit of 255 bytes.
  private static let nameCharactersMaximum = 32

  /// Gives the new file its name; the former file is gone from then on.
  ///
  /// - Throws: The system's reason; the former file is there still.
  public mutating func finish() throws(SystemFault) {
    guard let path, let besidePath else { return }
    if !isNamed {
      let own = "/proc/self/fd/\(descriptor.number)"
      guard unsafe linkat(AT_FDCWD, own, AT_FDCWD, besidePath, AT_SYMLINK_FOLLOW) == 0 else {
        throw .last
      }
      isNamed = true
    }
    guard unsafe rename(besidePath, path) == 0 else { throw .last }
    isNamed = false
  }

  deinit {
    if path != nil { descriptor.close() }
    if isNamed, let besidePath { _ = unsafe unlink(besidePath) }
  }
}

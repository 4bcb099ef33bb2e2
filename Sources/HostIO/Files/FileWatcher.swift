internal import Glibc

/// Watches files for being saved or removed, whether an editor writes in place or renames another file over the old one.
///
/// The folders are watched, since a replaced file is never written again. A link's target is watched as well.
public struct FileWatcher: ~Copyable {
  /// A change of a file.
  public struct Change: Hashable, Sendable {
    /// The path that the watcher was given.
    public let path: String
    /// A Boolean value indicating whether the file is gone; an editor may be about to replace it.
    public let isRemoval: Bool

    /// Makes a change.
    public init(path: String, isRemoval: Bool = false) {
      self.path = path
      self.isRemoval = isRemoval
    }
  }

  /// The descriptor to poll; readable means that there may be changes.
  public let descriptor: FileDescriptor

  private var folders: FileFolders
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// Starts watching files, which need not exist yet; their folders must.
  ///
  /// - Throws: The system's reason.
  public init(paths: [String]) throws(SystemFault) {
    let descriptor = try FileDescriptor.openingInotify()
    var folders = FileFolders(descriptor)
    for path in paths where !folders.watch(path) {
      let fault = SystemFault.last
      descriptor.close()
      throw fault
    }
    self.descriptor = descriptor
    self.folders = folders
  }

  deinit {
    descriptor.close()
  }

  /// Returns the changes since the last call, the latest of each file, without waiting.
  public mutating func takeChanges() -> [Change] {
    var changed: [Change] = []
    while case .bytes(let count) = descriptor.read(into: &buffer) {
      let events = InotifyEvent.events(in: buffer[..<count])
      for change in events.flatMap({ folders.changes(by: $0) }) + folders.found() {
        changed.removeAll { $0.path == change.path }
        changed.append(change)
      }
    }
    return changed
  }
}

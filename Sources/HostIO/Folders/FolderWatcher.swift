internal import Glibc

/// Watches folders for anything that is saved, renamed, made or removed in them.
public struct FolderWatcher: ~Copyable {
  /// The most folders that are watched.
  static let folderCountMaximum = 4096

  /// The descriptor to poll; readable means that there may be changes.
  public let descriptor: FileDescriptor
  private var folders: [Int32: String] = [:]
  private var watched: Set<String> = []
  private var buffer = [UInt8](repeating: 0, count: 16 * 1024)

  /// Makes a watcher of no folder.
  ///
  /// - Throws: The system's reason.
  public init() throws(SystemFault) {
    descriptor = try FileDescriptor.openingInotify()
  }

  deinit {
    descriptor.close()
  }

  /// Watches folders; those that are watched already, and those that are not there, change nothing.
  public mutating func watch(_ paths: [String]) {
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_CREATE | IN_ONLYDIR)
    for path in paths where !watched.contains(path) && watched.count < Self.folderCountMaximum {
      let watch = unsafe inotify_add_watch(descriptor.number, path, mask)
      guard watch >= 0 else { continue }
      folders[watch] = path
      watched.insert(path)
    }
  }

  /// Returns the paths that changed since the last call, without waiting; empty paths stand for changes that were lost.
  public mutating func takeChanges() -> Set<String> {
    var changes: Set<String> = []
    while case .bytes(let count) = descriptor.read(into: &buffer) {
      for event in InotifyEvent.events(in: buffer[..<count]) {
        if let path = path(of: event) { changes.insert(path) }
      }
    }
    return changes
  }

  /// Returns the path of a change; `nil` for the end of a watch.
  private mutating func path(of event: InotifyEvent) -> String? {
    guard event.mask & UInt32(IN_IGNORED) != 0 else {
      return folders[event.watch].map { "\($0)/\(event.name)" } ?? ""
    }
    // The folder is gone; one of its name may come back.
    if let path = folders.removeValue(forKey: event.watch) { watched.remove(path) }
    return nil
  }
}

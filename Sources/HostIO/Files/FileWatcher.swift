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

  /// The watched files of each folder, by its watch: their names in it and the caller's paths.
  private let folders: [Int32: [(name: String, path: String)]]
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// Starts watching files, which need not exist yet; their folders must.
  ///
  /// - Throws: The system's reason.
  public init(paths: [String]) throws(SystemFault) {
    let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard number >= 0 else { throw .last }
    let folders: [Int32: [(name: String, path: String)]]
    do {
      folders = try Self.watch(paths, with: number)
    } catch {
      FileDescriptor(number).close()
      throw error
    }
    descriptor = FileDescriptor(number)
    self.folders = folders
  }

  private static func watch(
    _ paths: [String], with number: Int32
  ) throws(SystemFault) -> [Int32: [(name: String, path: String)]] {
    var folders: [Int32: [(name: String, path: String)]] = [:]
    for path in paths {
      let places = [path] + (FilePath.resolved(path).map { $0 == path ? [] : [$0] } ?? [])
      for place in places {
        let (folder, name) = (FilePath.folder(of: place), FilePath.name(of: place))
        let watch = unsafe inotify_add_watch(
          number, folder,
          UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_ONLYDIR))
        guard watch >= 0 else { throw .last }
        folders[watch, default: []].append((name, path))
      }
    }
    return folders
  }

  deinit {
    descriptor.close()
  }

  /// Returns the changes since the last call, the latest of each file, without waiting.
  public mutating func takeChanges() -> [Change] {
    var changed: [Change] = []
    while case .bytes(let count) = descriptor.read(into: &buffer) {
      for change in changes(in: buffer[..<count]) {
        changed.removeAll { $0.path == change.path }
        changed.append(change)
      }
    }
    return changed
  }

  private func changes(in bytes: ArraySlice<UInt8>) -> [Change] {
    var changes: [Change] = []
    for event in InotifyEvent.events(in: bytes) {
      // After an overflow of the kernel's queue, any file may have been saved.
      guard event.mask & UInt32(IN_Q_OVERFLOW) == 0 else {
        return folders.values.joined().map { Change(path: $0.path) }
      }
      let isRemoval = event.mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0
      changes += (folders[event.watch] ?? []).filter { $0.name == event.name }
        .map { Change(path: $0.path, isRemoval: isRemoval) }
    }
    return changes
  }
}

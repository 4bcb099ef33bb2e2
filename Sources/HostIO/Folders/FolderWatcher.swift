internal import Glibc

/// Watches folders for anything that is saved, renamed, made or removed in them.
public struct FolderWatcher: ~Copyable {
  /// A change in a folder, or of a folder itself.
  struct Event {
    enum Kind {
      case saved
      /// A file or a folder was made; a file may not have its content yet.
      case created
      case removed
      /// The folder is gone or has another name, and is watched no more.
      case folderGone
      /// Changes were lost, since too many came at once.
      case overflow
    }

    let kind: Kind
    /// The path of the file or folder; empty for an overflow.
    let path: String
  }

  /// The most folders that are watched.
  static let folderCountMaximum = 4096
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_CREATE | IN_MOVE_SELF
      | IN_ONLYDIR)

  /// The descriptor to poll; readable means that there may be changes.
  public let descriptor: FileDescriptor
  /// The paths of the watched folders, by the kernel's watches: several may lead to one folder.
  private var folders: [Int32: [String]] = [:]
  private var watches: [String: Int32] = [:]
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
    for path in paths {
      // A folder that is not there is watched once it is.
      try? watch(path)
    }
  }

  /// Watches a folder, unless it is watched already.
  ///
  /// - Throws: The system's reason why it can't be watched.
  mutating func watch(_ path: String) throws(SystemFault) {
    guard watches[path] == nil else { return }
    guard watches.count < Self.folderCountMaximum else { throw SystemFault(code: ENOSPC) }
    let watch = unsafe inotify_add_watch(descriptor.number, path, Self.mask)
    guard watch >= 0 else { throw .last }
    folders[watch, default: []].append(path)
    watches[path] = watch
  }

  /// Watches a folder no more, unless another path of it is watched.
  mutating func unwatch(_ path: String) {
    guard let watch = watches.removeValue(forKey: path) else { return }
    folders[watch]?.removeAll { $0 == path }
    if folders[watch] == [] { forget(watch) }
  }

  /// Ends a watch, and returns its paths.
  @discardableResult private mutating func forget(_ watch: Int32) -> [String] {
    let paths = folders.removeValue(forKey: watch) ?? []
    for path in paths { watches[path] = nil }
    // The kernel ends the watch of a folder that is gone, but not of one that has another name.
    inotify_rm_watch(descriptor.number, watch)
    return paths
  }

  /// Returns the paths that changed since the last call, without waiting; empty paths stand for changes that were lost.
  public mutating func takeChanges() -> Set<String> { Set(takeEvents().map(\.path)) }

  /// Returns the changes since the last call, without waiting.
  mutating func takeEvents() -> [Event] {
    var events: [Event] = []
    while case .bytes(let count) = descriptor.read(into: &buffer) {
      events += InotifyEvent.events(in: buffer[..<count]).flatMap { self.events(of: $0) }
    }
    return events
  }

  private mutating func events(of event: InotifyEvent) -> [Event] {
    let has = { (bits: Int32) in event.mask & UInt32(bits) != 0 }
    if has(IN_Q_OVERFLOW) { return [Event(kind: .overflow, path: "")] }
    if has(IN_IGNORED | IN_MOVE_SELF) {
      return forget(event.watch).map { Event(kind: .folderGone, path: $0) }
    }
    let kind: Event.Kind =
      has(IN_DELETE | IN_MOVED_FROM) ? .removed : has(IN_CREATE) ? .created : .saved
    return (folders[event.watch] ?? []).map { Event(kind: kind, path: "\($0)/\(event.name)") }
  }
}

internal import Glibc

/// The folders of watched files, by the kernel's watches; one that goes is looked for until it comes again.
struct FileFolders {
  typealias Change = FileWatcher.Change

  /// A folder with watched files.
  private struct WatchedFolder {
    let path: String
    /// The names of the files in it, and the caller's paths.
    var files: [(name: String, path: String)]
  }

  /// The events of a folder that count.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_MOVE_SELF | IN_ONLYDIR)

  private let descriptor: FileDescriptor
  /// The watched folders, by their watches.
  private var folders: [Int32: WatchedFolder] = [:]
  /// The folders that are gone, until folders of their names come.
  private var lost: [WatchedFolder] = []
  /// The watches of the folders above those that are gone.
  private var searched: Set<Int32> = []

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Watches the folder of a file, and that of its target if it is a link; `false` if there is none.
  mutating func watch(_ path: String) -> Bool {
    let places = [path] + (FilePath.resolved(path).map { $0 == path ? [] : [$0] } ?? [])
    return places.allSatisfy { place in
      let file = (name: FilePath.name(of: place), path: path)
      return watch(WatchedFolder(path: FilePath.folder(of: place), files: [file]))
    }
  }

  private mutating func watch(_ folder: WatchedFolder) -> Bool {
    let watch = unsafe inotify_add_watch(
      descriptor.number, folder.path, Self.mask | UInt32(bitPattern: IN_MASK_ADD))
    guard watch >= 0 else { return false }
    folders[watch, default: WatchedFolder(path: folder.path, files: [])].files += folder.files
    return true
  }

  /// Returns the changes that an event tells.
  mutating func changes(by event: InotifyEvent) -> [Change] {
    // After an overflow of the kernel's queue, any file may have been saved.
    guard event.mask & UInt32(IN_Q_OVERFLOW) == 0 else {
      return (folders.values + lost).flatMap(\.files).map { Change(path: $0.path) }
    }
    if event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 {
      return lose(event.watch).map { Change(path: $0.path, isRemoval: true) }
    }
    let isRemoval = event.mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0
    return (folders[event.watch]?.files ?? []).filter { $0.name == event.name }
      .map { Change(path: $0.path, isRemoval: isRemoval) }
  }

  /// Notes that a folder is gone or has another name, and returns its files.
  private mutating func lose(_ watch: Int32) -> [(name: String, path: String)] {
    searched.remove(watch)
    guard let folder = folders.removeValue(forKey: watch) else { return [] }
    // A folder of another name would be told under its old one.
    inotify_rm_watch(descriptor.number, watch)
    lost.append(folder)
    return folder.files
  }

  /// Watches the folders that have come back, and returns their files as saved.
  mutating func found() -> [Change] {
    guard !lost.isEmpty else { return [] }
    var files: [(name: String, path: String)] = []
    let gone = lost
    lost = []
    for folder in gone {
      var isFound = watch(folder)
      if !isFound {
        search(above: folder.path)
        // It may have come just before the folder above it was watched.
        isFound = watch(folder)
      }
      if isFound { files += folder.files } else { lost.append(folder) }
    }
    if lost.isEmpty {
      for watch in searched where folders[watch] == nil {
        inotify_rm_watch(descriptor.number, watch)
      }
      searched = []
    }
    return files.map { Change(path: $0.path) }
  }

  /// Watches the nearest folder above a path that is there, for one that comes in it.
  private mutating func search(above path: String) {
    let mask = UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR) | UInt32(bitPattern: IN_MASK_ADD)
    var path = path
    while path != FilePath.folder(of: path) {
      path = FilePath.folder(of: path)
      let watch = unsafe inotify_add_watch(descriptor.number, path, mask)
      if watch >= 0 {
        searched.insert(watch)
        return
      }
    }
  }
}

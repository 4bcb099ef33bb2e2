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

  /// A place at which a file is saved: its own, or that of its target.
  private struct Place {
    let folder: String
    let name: String
    /// The path that the watcher was given.
    let path: String

    init(_ place: String, of path: String) {
      (folder, name) = (FilePath.folder(of: place), FilePath.name(of: place))
      self.path = path
    }
  }

  /// The descriptor to poll; readable means that there may be changes.
  public let descriptor: FileDescriptor

  private var watcher: FolderWatcher
  private let places: [Place]
  /// The folders that are gone, until folders of their names come.
  private var lostFolders: [String] = []
  /// The watched folders above those that are gone.
  private var searchedFolders: Set<String> = []

  /// Starts watching files, which need not exist yet; their folders must.
  ///
  /// - Throws: The system's reason.
  public init(paths: [String]) throws(SystemFault) {
    places = paths.flatMap { path in
      [Place(path, of: path)] + (FilePath.resolved(path).map { [Place($0, of: path)] } ?? [])
    }
    var watcher = try FolderWatcher()
    for place in places { try watcher.watch(place.folder) }
    descriptor = watcher.descriptor
    self.watcher = watcher
  }

  /// Returns the changes since the last call, the latest of each file, without waiting.
  public mutating func takeChanges() -> [Change] {
    var changed: [Change] = []
    while true {
      let events = watcher.takeEvents()
      guard !events.isEmpty else { return changed }
      for change in events.flatMap({ changes(by: $0) }) + findFolders() {
        changed.removeAll { $0.path == change.path }
        changed.append(change)
      }
    }
  }

  private mutating func changes(by event: FolderWatcher.Event) -> [Change] {
    switch event.kind {
    case .saved, .removed:
      places.filter { "\($0.folder)/\($0.name)" == event.path }
        .map { Change(path: $0.path, isRemoval: event.kind == .removed) }
    case .folderGone: lose(event.path)
    // Any file may have been saved.
    case .overflow: places.map { Change(path: $0.path) }
    // A file is saved once its content is written.
    case .created: []
    }
  }

  private mutating func lose(_ folder: String) -> [Change] {
    searchedFolders.remove(folder)
    let files = places.filter { $0.folder == folder }
    if !files.isEmpty { lostFolders.append(folder) }
    return files.map { Change(path: $0.path, isRemoval: true) }
  }

  /// Watches the folders that have come back, and returns their files as saved.
  private mutating func findFolders() -> [Change] {
    guard !lostFolders.isEmpty else { return [] }
    let lost = lostFolders
    lostFolders = lost.filter { !find($0) }
    if lostFolders.isEmpty {
      for folder in searchedFolders where !places.contains(where: { $0.folder == folder }) {
        watcher.unwatch(folder)
      }
      searchedFolders = []
    }
    return places.filter { lost.contains($0.folder) && !lostFolders.contains($0.folder) }
      .map { Change(path: $0.path) }
  }

  private mutating func find(_ folder: String) -> Bool {
    if watches(folder) { return true }
    // The nearest folder above tells of one that comes in it.
    var above = FilePath.folder(of: folder)
    while !watches(above), above != FilePath.folder(of: above) {
      above = FilePath.folder(of: above)
    }
    searchedFolders.insert(above)
    // It may have come just before the folder above it was watched.
    return watches(folder)
  }

  /// Watches a folder; `false` if there is none.
  private mutating func watches(_ folder: String) -> Bool {
    // One that can't be watched is looked for again with the next event.
    (try? watcher.watch(folder)) != nil
  }
}

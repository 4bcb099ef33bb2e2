import FeedReports
import HostIO
import WidgetSources

/// A search through folders, with a limit of entries and without links that lead out of them.
///
/// A link may lead to the root of the disk, or to `/proc`, which has no end. Each folder is entered once.
struct FolderSearch {
  /// The folders in which links may lead to other folders, as absolute paths without links.
  let roots: [String]
  /// The most entries that are looked at.
  let entryCountMaximum: Int
  private var entryCount = 0
  private var seen: Set<[UInt64]> = []
  /// The links to folders outside of the roots, which are not followed.
  private(set) var outerLinks: [String] = []
  /// The folder at which the limit of entries was reached; `nil` while it was not.
  private(set) var cutFolder: String?

  /// Makes a search that has seen nothing.
  init(in roots: [String], entryCountMaximum: Int = SourceFolder.entryCountMaximum) {
    self.roots = roots
    self.entryCountMaximum = entryCountMaximum
  }

  /// Returns the entries of a folder by name; `nil` for one that was entered before, or once the limit is reached.
  mutating func entries(of folder: String) -> [Folder.Entry]? {
    guard cutFolder == nil, let identity = Folder.entry(at: folder)?.identity,
      seen.insert(identity).inserted
    else { return nil }
    let rest = entryCountMaximum - entryCount
    let found = Folder.entries(of: folder, limit: rest + 1)
    if found.count > rest { cutFolder = folder }
    entryCount += min(found.count, rest)
    return Array(found.prefix(rest))
  }

  /// Returns whether a folder is to be entered; a link out of the roots is not, and is kept.
  mutating func enters(_ entry: Folder.Entry, at path: String) -> Bool {
    guard entry.isFolder else { return false }
    guard entry.isLink, let target = FilePath.resolved(path) else { return true }
    let isInside = roots.contains { root in
      target == root || target.hasPrefix(root == "/" ? root : "\(root)/")
    }
    if !isInside { outerLinks.append(path) }
    return isInside
  }

  /// The links that are not followed, each with the reason.
  var unreadLinks: [(path: String, reason: String)] {
    outerLinks.map { ($0, Messages.outerLink) }
  }

  /// The folder that is not read to its end, with the reason.
  var unreadFolders: [(path: String, reason: String)] {
    cutFolder.map { [($0, Messages.tooManyEntries(entryCountMaximum))] } ?? []
  }
}

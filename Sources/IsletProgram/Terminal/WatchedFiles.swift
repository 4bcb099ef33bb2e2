import LockScreenSession
import FeedReports
import ActivityLayouts
import HostIO
import Theming

/// The theme and the layouts that were given as files: each is read again when it is saved.
///
/// What can't be read is said on the screen in a line, and what it was before stays. A file that is gone is given a
/// moment to come back, since editors save that way, too.
struct WatchedFiles: ~Copyable {
  private let theme: String?
  private let layouts: [String]
  private let descriptor: FileDescriptor?
  private var watcher: FileWatcher?
  /// The files that are gone, and when that is to be said.
  private var missing: [String: Duration] = [:]

  /// How long an editor may take to put another file in the place of the old one.
  private static let patience = Duration.milliseconds(300)

  /// Begins to watch the files that a command line names.
  init(_ options: AppearanceOptions) {
    theme = options.themeFile
    layouts = options.layouts
    let paths = layouts + (theme.map { [$0] } ?? [])
    // Where the system gives no watcher, files are what they were in the beginning.
    if !paths.isEmpty, let watcher = try? FileWatcher(paths: paths) {
      descriptor = watcher.descriptor
      self.watcher = consume watcher
    } else {
      descriptor = nil
      watcher = nil
    }
  }

  /// A change of a watched file.
  enum Change {
    case theme(Theme, path: String)
    case layout(ActivityLayout, path: String)
    /// The file can't be read, or is gone: the theme or layout before it stays.
    case fault(String, path: String)
  }

  /// Adds the descriptor to wait for.
  func addInterests(to waiting: inout PollSet) {
    if let descriptor { waiting.add(descriptor, for: .reading) }
  }

  /// When a file that is gone has had its time to come back.
  var nextTurn: Duration? { missing.values.min() }

  /// Reads the files that were saved.
  mutating func read(_ ready: PollSet, at real: Duration) -> [Change] {
    var changes: [Change] = []
    for (path, end) in missing.sorted(by: { $0.key < $1.key }) where end <= real {
      missing[path] = nil
      changes.append(.fault(Messages.gone(path, isTheme: path == theme), path: path))
    }
    guard let descriptor, !ready.readiness(of: descriptor).isEmpty else { return changes }
    for change in watcher?.takeChanges() ?? [] {
      missing[change.path] = change.isRemoval ? real + Self.patience : nil
      if !change.isRemoval { changes.append(read(change.path)) }
    }
    return changes
  }

  private func read(_ path: String) -> Change {
    do {
      return path == theme
        ? .theme(try AppearanceOptions.theme(at: path), path: path)
        : .layout(try AppearanceOptions.layout(at: path), path: path)
    } catch {
      return .fault(error.message, path: path)
    }
  }
}

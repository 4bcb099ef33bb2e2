import ActivityLayouts
import FeedReports
import HostIO
import Theming

/// The theme and the layouts that are files: each is read again when it is saved.
///
/// A file that can't be read leaves its former theme or layout in use, and a notice on the screen has the fault. A removed
/// file has a moment to come back, since some editors save by replacing it.
struct WatchedFiles: ~Copyable {
  private let theme: String?
  private let layouts: [String]
  private let descriptor: FileDescriptor?
  private var watcher: FileWatcher?
  /// The removed files, and the time of the notice on each.
  private var missing: [String: Duration] = [:]

  /// The time that an editor has to replace a file.
  private static let patience = Duration.milliseconds(300)

  /// Begins to watch the files of a command line.
  init(_ options: AppearanceOptions) {
    theme = options.themeFile
    layouts = options.layouts
    let paths = layouts + (theme.map { [$0] } ?? [])
    // Without a watcher of the system, files are read at the start only.
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
    /// The fault of a file that can't be read or is gone; the former theme or layout stays.
    case fault(String, path: String)
  }

  /// Adds the descriptor to wait for.
  func addInterests(to waiting: inout PollSet) {
    if let descriptor { waiting.add(descriptor, for: .reading) }
  }

  /// The time of the next notice on a removed file.
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

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

  /// Adds what to wait for.
  func wait(in set: inout PollSet) {
    if let descriptor { set.add(descriptor, for: .reading) }
  }

  /// When a file that is gone has had its time to come back.
  var nextTurn: Duration? { missing.values.min() }

  /// Reads what was saved, and lets a session show it.
  mutating func read(_ set: PollSet, for session: inout Session, at real: Duration) {
    for (path, end) in missing where end <= real {
      missing[path] = nil
      session.say(Wording.gone(path, isTheme: path == theme), of: path)
    }
    guard let descriptor, !set.readiness(of: descriptor).isEmpty else { return }
    for change in watcher?.takeChanges() ?? [] {
      missing[change.path] = change.isRemoval ? real + Self.patience : nil
      if !change.isRemoval { read(change.path, for: &session, at: real) }
    }
  }

  private func read(_ path: String, for session: inout Session, at real: Duration) {
    do {
      if path == theme {
        session.use(try AppearanceOptions.theme(at: path), at: real)
      } else {
        session.use(try AppearanceOptions.layout(at: path))
      }
      session.say(nil, of: path)
    } catch {
      session.say(error.message, of: path)
    }
  }
}

import ActivityLayouts
import HostIO
import Theming

/// The theme and the layouts that were given as files: each is read again when it is saved.
///
/// What can't be read is said on the screen in a line, and what it was before stays.
struct WatchedFiles: ~Copyable {
  private let theme: String?
  private let layouts: [String]
  private let descriptor: FileDescriptor?
  private var watcher: FileWatcher?

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

  /// Reads what was saved, and lets a session show it.
  mutating func read(_ set: PollSet, for session: inout Session, at real: Duration) {
    guard let descriptor, !set.readiness(of: descriptor).isEmpty else { return }
    for path in watcher?.takeChanges() ?? [] {
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
}

import ActivityLayouts
import FeedReports
import HostIO
import Theming

/// The theme and the layouts that are files: each is read again when it is saved.
///
/// A file that can't be read leaves its former theme or layout in use, and a notice on the screen has the fault. A removed
/// file has a moment to come back, since some editors save by replacing it. Nothing waits for a file: it may have become a
/// pipe, or its server may be gone.
struct WatchedFiles: ~Copyable {
  private let theme: String?
  private let layouts: [String]
  private let descriptor: FileDescriptor?
  private var watcher: FileWatcher?
  private var loader = FileLoader(limit: AppearanceOptions.fileByteCountMaximum)
  /// The removed files, and the time at which each is looked for again.
  private var missing: [String: Duration] = [:]
  /// The files that are being read, and the time of the notice on each.
  private var awaited: [String: Duration] = [:]

  /// The time that an editor has to replace a file.
  private static let replacementTimeout = Duration.milliseconds(300)
  /// The time after which a file that does not answer is named.
  static let answerMaximum = Duration.seconds(1)

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

  /// Adds the descriptors to wait for.
  func addInterests(to waiting: inout PollSet) {
    if let descriptor { waiting.add(descriptor, for: .reading) }
    for descriptor in loader.descriptors { waiting.add(descriptor, for: .reading) }
  }

  /// The time at which a removed file is looked for, or of the notice on one that does not answer.
  var nextTurn: Duration? { [missing.values.min(), awaited.values.min()].compactMap(\.self).min() }

  /// Begins to read the files that were saved, and returns the changes by those that were read.
  mutating func read(_ ready: PollSet, at real: Duration) -> [Change] {
    // A removed file may be something else by now, which its folder does not tell.
    for path in Self.due(&missing, at: real) { load(path, at: real) }
    var changes = Self.due(&awaited, at: real).map { path in
      Change.fault(Messages.silent(path), path: path)
    }
    if let descriptor, !ready.readiness(of: descriptor).isEmpty {
      for change in watcher?.takeChanges() ?? [] {
        missing[change.path] = change.isRemoval ? real + Self.replacementTimeout : nil
        if !change.isRemoval { load(change.path, at: real) }
      }
    }
    for file in loader.takeFiles(ready) {
      awaited[file.path] = nil
      changes.append(change(by: file))
    }
    return changes
  }

  /// Removes the paths whose time has come, and returns them in order.
  private static func due(_ times: inout [String: Duration], at real: Duration) -> [String] {
    let due = times.filter { $0.value <= real }.keys.sorted()
    for path in due { times[path] = nil }
    return due
  }

  private mutating func load(_ path: String, at real: Duration) {
    loader.load(path)
    awaited[path] = real + Self.answerMaximum
  }

  private func change(by file: FileLoader.File) -> Change {
    let path = file.path
    do throws(Failure) {
      switch file.contents {
      case .success(let bytes):
        return path == theme
          ? .theme(try AppearanceOptions.theme(bytes, at: path), path: path)
          : .layout(try AppearanceOptions.layout(bytes, at: path), path: path)
      case .failure(.system(let fault)) where fault.isMissing:
        return .fault(Messages.gone(path, isTheme: path == theme), path: path)
      case .failure(let fault):
        let kind = path == theme ? "theme" : "layout"
        return .fault("\(kind) \(Messages.fault(fault, reading: path))", path: path)
      }
    } catch {
      return .fault(error.message, path: path)
    }
  }
}

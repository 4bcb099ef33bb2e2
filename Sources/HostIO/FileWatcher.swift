internal import Glibc

/// Tells which of some files were saved, however an editor saves them: in place, or another file renamed over the old.
///
/// It watches the folders, since a file that another one replaced is never written again. A link's target is watched,
/// too.
public struct FileWatcher: ~Copyable {
  /// What to wait for reading.
  public let descriptor: FileDescriptor

  /// Which files stand in a folder, by its number: their names there, and what the caller calls them.
  private let folders: [Int32: [(name: String, path: String)]]
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// Begins to watch files, which need not exist yet; their folders do.
  ///
  /// - Throws: The system's reason for not watching.
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
      let places = [path] + (target(of: path).map { $0 == path ? [] : [$0] } ?? [])
      for place in places {
        let (folder, name) = parts(of: place)
        let watch = unsafe inotify_add_watch(
          number, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_ONLYDIR))
        guard watch >= 0 else { throw .last }
        folders[watch, default: []].append((name, path))
      }
    }
    return folders
  }

  deinit {
    descriptor.close()
  }

  /// Takes what was saved since the last time, each file once, as it was called in the beginning; it does not wait.
  public mutating func takeChanges() -> [String] {
    var changed: [String] = []
    while case .bytes(let count) = descriptor.read(into: &buffer) {
      for path in changes(in: buffer[..<count]) where !changed.contains(path) {
        changed.append(path)
      }
    }
    return changed
  }

  /// The size of `inotify_event` without its name (inotify(7)): watch, mask, cookie and length.
  private static let headByteCount = 16

  private func changes(in bytes: ArraySlice<UInt8>) -> [String] {
    var paths: [String] = []
    var rest = bytes
    while rest.count >= Self.headByteCount {
      let start = rest.startIndex
      let watch = Int32(truncatingIfNeeded: Self.word(in: rest, at: start))
      let mask = Self.word(in: rest, at: start + 4)
      let length = Int(Self.word(in: rest, at: start + 12))
      rest = rest.dropFirst(Self.headByteCount)
      let name = String(decoding: rest.prefix(length).prefix { $0 != 0 }, as: UTF8.self)
      rest = rest.dropFirst(length)
      // When the kernel has lost count, anything may have been saved.
      guard mask & UInt32(IN_Q_OVERFLOW) == 0 else { return folders.values.joined().map(\.path) }
      paths += (folders[watch] ?? []).filter { $0.name == name }.map(\.path)
    }
    return paths
  }

  /// Four bytes of a slice in the machine's order, which is the kernel's.
  private static func word(in bytes: ArraySlice<UInt8>, at start: Int) -> UInt32 {
    UInt32(
      littleEndian: (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) })
  }

  /// The folder that a path names, and the file's name in it.
  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
  }

  /// Where a path leads once its links are followed; `nil` where nothing is.
  private static func target(of path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }
}

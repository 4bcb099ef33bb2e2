import AssetCatalogs
import FeedReports
import HostIO
import WidgetSources

/// The files of the folders and files that the person named, read again only where they changed.
struct SourceTree {
  /// The absolute paths that the person named.
  let paths: [String]
  /// The paths of the Swift files among them; empty for folders.
  let namedFiles: Set<String>
  private var cache: [String: (stamp: Folder.Entry, file: SourceFile)] = [:]

  /// The content of the tree at a time.
  struct Content {
    var files: [SourceFile] = []
    /// The paths of catalogs' files, images and tables of strings, each with a stamp that changes with the file.
    var assets: [String: Folder.Entry] = [:]
    /// The folders, to be watched.
    var folders: [String] = []
    /// The files that are not read, each with the reason.
    var unread: [(path: String, reason: String)] = []
  }

  /// Makes the tree of some paths.
  ///
  /// - Throws: The path at which there is nothing.
  init(_ paths: [String]) throws(Failure) {
    var resolved: [String] = []
    for path in paths {
      guard let place = Folder.resolved(path) else {
        throw Failure(.noInput, "\(path): there is no such file or folder")
      }
      resolved.append(place)
    }
    self.paths = resolved
    namedFiles = Set(resolved.filter { Folder.entry(at: $0)?.isFolder == false })
  }

  /// The folders that are searched: the named ones, and those of named files.
  private var roots: [String] {
    var roots: [String] = []
    for path in paths {
      let root = namedFiles.contains(path) ? Self.folder(of: path) : path
      if !roots.contains(root) { roots.append(root) }
    }
    return roots
  }

  static func folder(of path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return folder.isEmpty ? "/" : folder
  }

  /// Reads the tree.
  mutating func read() -> Content {
    var content = Content()
    var seen: Set<[UInt64]> = []
    for root in roots { read(root, depth: 0, seen: &seen, into: &content) }
    let paths = Set(content.files.map(\.path))
    cache = cache.filter { paths.contains($0.key) }
    return content
  }

  private mutating func read(
    _ folder: String, depth: Int, seen: inout Set<[UInt64]>, into content: inout Content
  ) {
    // A link that leads back would never end.
    guard let identity = Folder.entry(at: folder)?.identity, seen.insert(identity).inserted,
      depth < SourceFolder.depthMaximum
    else { return }
    content.folders.append(folder)
    for entry in Folder.entries(of: folder) {
      let path = folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
      if entry.isFolder {
        guard !SourceFolder.isSkipped(folder: entry.name) else { continue }
        read(path, depth: depth + 1, seen: &seen, into: &content)
      } else if SourceFolder.isSwift(entry.name) {
        readSwift(path, entry, into: &content)
      } else if AssetFile.isUsed(path), content.assets.count < AssetFile.Limits.countMaximum {
        content.assets[path] = entry
      }
    }
  }

  private mutating func readSwift(
    _ path: String, _ entry: Folder.Entry, into content: inout Content
  ) {
    if let known = cache[path], known.stamp == entry {
      content.files.append(known.file)
    } else if content.files.count >= SourceFolder.fileCountMaximum {
      content.unread.append((path, "there are more than \(SourceFolder.fileCountMaximum) files"))
    } else {
      do {
        let bytes = try FileDescriptor.contents(
          of: path, limit: SourceFolder.fileByteCountMaximum)
        let file = SourceFile(path: path, bytes: bytes)
        cache[path] = (entry, file)
        content.files.append(file)
      } catch {
        content.unread.append((path, Messages.fault(error, reading: path)))
      }
    }
  }
}

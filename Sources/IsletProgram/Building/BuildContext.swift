import FeedReports
import HostIO
import LiveActivities
import WidgetSources

/// The means of a build: the tree of files, the toolchain, and a folder that is removed at the end.
struct BuildContext {
  private let tree: SourceTree
  private let paths: [String]
  private let package: String?
  private let toolchain: Toolchain
  /// The phone's version of iOS, which decides conditions on it.
  private let version: IOSVersion
  /// The folder for copies and programs.
  let folder: String

  /// Prepares a build.
  ///
  /// - Throws: The reason why there can be none.
  init(_ paths: [String], package: String?, version: IOSVersion) throws(Failure) {
    self.version = version
    tree = try SourceTree(paths)
    toolchain = try Toolchain()
    self.paths = paths
    self.package = package
    let place = "\(WidgetLibrary.cacheFolder)/runs"
    folder = "\(place)/\(ChildProcess.ownID)"
    // The folders of runs that were killed are removed by the next one.
    for entry in Folder.entries(of: place) {
      if let id = Int32(entry.name), ChildProcess.isRunning(id), id != ChildProcess.ownID {
        continue
      }
      Folder.remove("\(place)/\(entry.name)")
    }
    do { try Folder.make(folder) } catch { throw Failure(.ioError, "\(folder): \(error.reason)") }
  }

  /// Checks that there are widgets.
  ///
  /// - Throws: The reason why there are none.
  func check() throws(Failure) {
    var tree = tree
    let content = tree.read()
    do {
      _ = try WidgetSelection(
        from: content.files, named: tree.namedFiles, in: tree.namedFolders)
    } catch {
      throw Failure(.noInput, Messages.fault(error, in: paths, unread: content.unread))
    }
  }

  /// Returns the build, with the library.
  func makeBuild() throws(Failure) -> WidgetBuild {
    let library = try WidgetLibrary.ready(for: toolchain, package: package)
    return WidgetBuild(
      tree, toolchain: toolchain, library: library, folder: folder,
      systemVersion: version == .newest ? [.max] : version.numbers)
  }

  /// Removes the folder.
  func close() { Folder.remove(folder) }
}

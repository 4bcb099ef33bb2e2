import AssetCatalogs
import CellUI
import FeedReports
import HostIO
import WidgetSources

extension AppearanceOptions {
  /// Runs a closure with the colors, images and strings that the options name.
  ///
  /// A project's own stay, unless a folder has others of the same names.
  ///
  /// - Parameters:
  ///   - facts: The facts of the project, with its own colors, images and strings.
  ///   - run: The closure.
  /// - Returns: The closure's result.
  /// - Throws: The reason why there is none.
  func withAssets<Result>(
    besides facts: SourceFacts, _ run: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !assets.isEmpty || locale != nil else { return try run() }
    var files: [AssetFile] = []
    var faults: [AssetFault] = []
    for folder in assets {
      guard Folder.entry(at: folder)?.isFolder == true else {
        throw Failure(.noInput, "\(folder): there is no such folder; --assets takes a folder")
      }
      let found = AssetFolder(folder)
      faults += found.faults
      files += SourceFacts.files(at: found.paths, faults: &faults)
    }
    files += SourceFacts.files(at: facts.assets, faults: &faults)
    let resources = AppResources(
      files, locale: locale ?? facts.language, isOwnSource: SourceFacts.isPresent)
    faults += resources.catalog.faults + resources.strings.faults
    Messages.write(
      faults.prefix(Messages.resourceFaultsMaximum)
        .map { "islet: \(Messages.fault($0, named: $0.path))" })
    return try resources.bound(to: run)
  }
}

/// The files of a folder that an app's resources have a use for, within the limits of resources.
struct AssetFolder {
  private(set) var paths: [String] = []
  /// The folders whose files exceed a limit, and the links that lead out of the folder.
  private(set) var faults: [AssetFault] = []

  /// Searches a folder.
  init(_ folder: String, entryCountMaximum: Int = SourceFolder.entryCountMaximum) {
    var search = FolderSearch(
      in: [FilePath.resolved(folder) ?? folder], entryCountMaximum: entryCountMaximum)
    add(folder, depth: 0, by: &search)
    faults += (search.unreadLinks + search.unreadFolders).map(AssetFault.init)
  }

  private mutating func add(_ folder: String, depth: Int, by search: inout FolderSearch) {
    guard depth < AssetFile.Limits.depthMaximum else {
      let limit = AssetFile.Limits.depthMaximum
      return faults.append(AssetFault(path: folder, reason: "it is deeper than \(limit) folders"))
    }
    for entry in search.entries(of: folder) ?? [] where !entry.name.hasPrefix(".") {
      let path = "\(folder)/\(entry.name)"
      if entry.isFolder {
        if search.enters(entry, at: path) { add(path, depth: depth + 1, by: &search) }
      } else if AssetFile.isUsed(path), entry.byteCount <= ImageFile.byteCountMaximum {
        guard paths.count < AssetFile.Limits.countMaximum else {
          let limit = AssetFile.Limits.countMaximum
          return faults.append(
            AssetFault(path: path, reason: "there are more than \(limit) files of resources"))
        }
        paths.append(path)
      }
    }
  }
}

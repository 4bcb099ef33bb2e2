import FeedReports
import AssetCatalogs
import CellUI
import FeedReports
import HostIO

extension AppearanceOptions {
  /// Runs a closure with the colors, images and strings that the options name.
  ///
  /// A project's own stay, unless a folder has others of the same names.
  func withAssets<Result>(_ run: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard !assets.isEmpty || locale != nil else { return try run() }
    var files: [AssetFile] = []
    for folder in assets {
      guard Folder.entry(at: folder)?.isFolder == true else {
        throw Failure(.noInput, "\(folder): there is no such folder; --assets takes a folder")
      }
      files += SourceFacts.files(at: AssetFolder(folder).paths)
    }
    let resources = AppResources(
      files + SourceFacts.files(at: SourceFacts.current.assets), locale: locale)
    let faults = resources.catalog.faults + resources.strings.faults
    Messages.write(
      faults.prefix(Self.faultsMaximum).map { "islet: \($0.path): \($0.reason); it is left out" })
    return try resources.bound(to: run)
  }

  /// The most faults of assets that are told.
  private static let faultsMaximum = 8
}

/// The files of a folder that an app's resources have a use for.
private struct AssetFolder {
  private(set) var paths: [String] = []

  init(_ folder: String) {
    add(folder, depth: 0)
  }

  private mutating func add(_ folder: String, depth: Int) {
    guard depth < AssetFile.Limits.depthMaximum else { return }
    for entry in Folder.entries(of: folder) where !entry.name.hasPrefix(".") {
      let path = "\(folder)/\(entry.name)"
      guard paths.count < AssetFile.Limits.countMaximum else { return }
      if entry.isFolder {
        add(path, depth: depth + 1)
      } else if AssetFile.isUsed(path), entry.byteCount <= ImageFile.byteCountMaximum {
        paths.append(path)
      }
    }
  }
}

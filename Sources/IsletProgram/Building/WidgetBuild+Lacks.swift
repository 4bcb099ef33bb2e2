import FeedReports
import HostIO
import WidgetSources

extension WidgetBuild {
  /// Returns the modules that files import and that are not available, in words, by the files' paths.
  func lacks(of selection: WidgetSelection) -> [String: String] {
    let inTree = AbsentModules.inTree(missing.keys, of: content.files)
    let folders = tree.searchedFolders(beside: selection.folder) + content.folders
    let manifests = Set(folders).sorted().map { "\($0)/Package.swift" }.compactMap {
      // Without a manifest that can be read, no address is known.
      try? FileDescriptor.contents(ofFile: $0, limit: PackageManifest.byteCountMaximum)
    }.map(PackageManifest.init)
    var modules: [String: [String]] = [:]
    for (name, paths) in missing.sorted(by: { $0.key < $1.key })
    where !AbsentModules.covered.union(ModuleStubs.names).union(inTree).contains(name) {
      let address = manifests.lazy.compactMap { $0.address(of: name) }.first
      for path in paths { modules[path, default: []].append(Messages.module(name, at: address)) }
    }
    return modules.mapValues(Messages.lack)
  }
}

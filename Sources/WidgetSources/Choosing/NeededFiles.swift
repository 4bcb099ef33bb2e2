/// The files of a project that its widgets need beside their own.
struct NeededFiles {
  /// The widgets' own files.
  let own: [SourceFile]
  /// All other files.
  let others: [SourceFile]
  /// All files of the project.
  let candidates: [SourceFile]
  /// The folder of the widgets' own files.
  let folder: String
  /// The widgets' target, whose files belong to no other widget; `nil` where there is none.
  let target: XcodeProject.Target?
  /// The paths of the files that were asked for.
  let rootPaths: Set<String>

  /// Returns the files with previews of the widgets in other folders, and those that all these need.
  ///
  /// - Parameter hasNames: Whether the person named files, which have the previews, too.
  /// - Returns: The files with previews, and the others with a name for which each is needed.
  func found(
    hasNames: Bool
  ) -> (previews: [SourceFile], found: [(file: SourceFile, name: String)]) {
    guard !hasNames else { return ([], found(beside: [])) }
    var previews = WidgetSelection.previews(
      of: own, among: others.filter { rootPaths.contains($0.path) })
    let needed = found(beside: previews)
    let packaged = self.previews(ofPackagesIn: needed.map(\.file))
      .filter { other in !previews.contains { $0.path == other.path } }
    guard !packaged.isEmpty else { return (previews, needed) }
    previews += packaged
    return (previews, found(beside: previews))
  }

  /// Returns the files that are needed beside those with previews.
  private func found(beside previews: [SourceFile]) -> [(file: SourceFile, name: String)] {
    let rest = others.filter { other in !previews.contains { $0.path == other.path } }
    var reach = SourceReach(
      own + previews, appFolders: Set(candidates.filter(\.isApp).map(\.folder)),
      foreignPaths: foreignPaths(among: rest))
    for path in own.map(\.path) { reach.prefer(near: path) }
    return reach.extend(by: withoutRivals(rest))
  }

  /// Returns the files that preview widgets of a package, which a bundle shows: they lie in the package, beside these.
  private func previews(ofPackagesIn found: [SourceFile]) -> [SourceFile] {
    let packaged = found.filter(\.hasActivities)
    guard !packaged.isEmpty else { return [] }
    let (folders, taken) = (Set(packaged.map(\.folder)), Set(found.map(\.path)))
    let free = others.filter {
      !taken.contains($0.path) && (rootPaths.contains($0.path) || folders.contains($0.folder))
    }
    return WidgetSelection.previews(of: packaged, among: free)
  }

  /// Returns files without those that declare a name which a file of the target declares, too.
  private func withoutRivals(_ files: [SourceFile]) -> [SourceFile] {
    guard let target else { return files }
    let members = files.filter { target.contains($0.path) }
    let names = members.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    return members
      + files.filter { !target.contains($0.path) && $0.declaredNames.isDisjoint(with: names) }
  }

  /// Returns the paths of files with other widgets, or previews of them, in other folders.
  ///
  /// Such a file is another extension's; helpers beside it may be both's.
  private func foreignPaths(among files: [SourceFile]) -> Set<String> {
    Set(
      files.lazy.filter { file in
        (file.declaresWidgets || file.hasPreviews) && target?.contains(file.path) != true
          && !file.folder.isFolder(in: folder) && !folder.isFolder(in: file.folder)
      }.map(\.path))
  }
}

extension String {
  /// Returns whether a folder's path is another folder's, or that of one within it.
  fileprivate func isFolder(in other: String) -> Bool { self == other || hasPrefix(other + "/") }
}

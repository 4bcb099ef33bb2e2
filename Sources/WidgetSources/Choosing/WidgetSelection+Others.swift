extension WidgetSelection {
  /// Returns the files with previews of the widgets in other folders, and the files that all these need.
  ///
  /// - Parameters:
  ///   - own: The widgets' own files.
  ///   - others: All other files.
  ///   - candidates: All files of the project.
  ///   - folder: The folder of the widgets' own files.
  ///   - target: The widgets' target; `nil` where there is none.
  ///   - hasNames: Whether the person named files, which have the previews, too.
  ///   - isRoot: Returns whether a file is among those that were asked for.
  /// - Returns: The files with previews, and the others with a name for which each is needed.
  static func needed(
    for own: [SourceFile], among others: [SourceFile], of candidates: [SourceFile],
    outside folder: String, of target: XcodeProject.Target?, hasNames: Bool,
    _ isRoot: (SourceFile) -> Bool
  ) -> (previews: [SourceFile], found: [(file: SourceFile, name: String)]) {
    /// Returns the files that are needed beside those with previews.
    func found(beside previews: [SourceFile]) -> [(file: SourceFile, name: String)] {
      let rest = others.filter { other in !previews.contains { $0.path == other.path } }
      return Self.found(
        for: own, previews, among: rest, of: candidates, outside: folder, of: target)
    }
    guard !hasNames else { return ([], found(beside: [])) }
    var previews = previews(of: own, among: others.filter(isRoot))
    let needed = found(beside: previews)
    let packaged = Self.previews(ofPackagesIn: needed.map(\.file), among: others, isRoot)
      .filter { other in !previews.contains { $0.path == other.path } }
    guard !packaged.isEmpty else { return (previews, needed) }
    previews += packaged
    return (previews, found(beside: previews))
  }

  /// Returns the files that others need, each with a name for which it is needed.
  static func found(
    for own: [SourceFile], _ previews: [SourceFile], among others: [SourceFile],
    of candidates: [SourceFile], outside folder: String, of target: XcodeProject.Target?
  ) -> [(file: SourceFile, name: String)] {
    var reach = SourceReach(
      own + previews, appFolders: Set(candidates.filter(\.isApp).map(\.folder)),
      foreignPaths: foreignPaths(among: others, outside: folder, of: target))
    for path in own.map(\.path) { reach.prefer(near: path) }
    return reach.extend(by: withoutRivals(of: target, others))
  }

  /// Returns the files that preview widgets of a package, which a bundle shows: they lie in the package, beside these.
  ///
  /// - Parameters:
  ///   - found: The files that the bundle's own need.
  ///   - others: All other files, among them these.
  ///   - isRoot: Returns whether a file is among those that were asked for.
  /// - Returns: The files.
  static func previews(
    ofPackagesIn found: [SourceFile], among others: [SourceFile],
    _ isRoot: (SourceFile) -> Bool
  ) -> [SourceFile] {
    let packaged = found.filter(\.hasActivities)
    guard !packaged.isEmpty else { return [] }
    let (folders, taken) = (Set(packaged.map(\.folder)), Set(found.map(\.path)))
    let free = others.filter {
      !taken.contains($0.path) && (isRoot($0) || folders.contains($0.folder))
    }
    return previews(of: packaged, among: free)
  }

  /// Returns files without those that declare a name which a file of the target declares, too.
  private static func withoutRivals(
    of target: XcodeProject.Target?, _ files: [SourceFile]
  ) -> [SourceFile] {
    guard let target else { return files }
    let members = files.filter { target.contains($0.path) }
    let names = members.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    return members
      + files.filter { !target.contains($0.path) && $0.declaredNames.isDisjoint(with: names) }
  }

  /// Returns the paths of files with other widgets, or previews of them, in other folders.
  ///
  /// Such a file is another extension's; helpers beside it may be both's.
  ///
  /// - Parameters:
  ///   - files: The files that are not the widgets' own.
  ///   - folder: The folder of the widgets' own files.
  ///   - target: The target of the widgets; its files belong to no other widget.
  /// - Returns: The paths.
  private static func foreignPaths(
    among files: [SourceFile], outside folder: String, of target: XcodeProject.Target?
  ) -> Set<String> {
    Set(
      files.lazy.filter { file in
        (file.declaresWidgets || file.hasPreviews) && target?.contains(file.path) != true
          && !file.folder.isFolder(in: folder) && !folder.isFolder(in: file.folder)
      }.map(\.path))
  }

  /// Returns the names of which a preview in a file must have one to be shown; `nil` where all of the file's previews are.
  ///
  /// A file that was found by search may preview widgets that are not shown here.
  ///
  /// - Parameter file: The file.
  /// - Returns: The widgets' own names, and those of their activities.
  public func previewedNames(in file: SourceFile) -> Set<String>? {
    guard foundPaths.contains(file.path), file.hasPreviews else { return nil }
    let own = files.filter { !foundPaths.contains($0.path) }
    var used = own.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    // Widgets of a package are shown by a bundle that names them.
    let packaged = files.filter { file in
      foundPaths.contains(file.path)
        && file.types(conformingTo: "Widget").contains { used.contains($0.name) }
    }
    let widgets = Set((own + packaged).flatMap { $0.types(conformingTo: "Widget") }.map(\.name))
    for file in packaged { used.formUnion(file.usedNames) }
    let attributes = files.flatMap { $0.types(conformingTo: "ActivityAttributes") }.map(\.name)
    return widgets.union(used.intersection(attributes))
  }
}

extension String {
  /// Returns whether a folder's path is another folder's, or that of one within it.
  fileprivate func isFolder(in other: String) -> Bool { self == other || hasPrefix(other + "/") }
}

extension SourceFile {
  /// A Boolean value indicating whether it declares a widget, or a bundle of them.
  public var declaresWidgets: Bool {
    hasActivities || ["Widget", "WidgetBundle"].contains { !types(conformingTo: $0).isEmpty }
  }
}

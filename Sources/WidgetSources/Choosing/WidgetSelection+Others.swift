extension WidgetSelection {
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
    let used = own.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    let attributes = files.flatMap { $0.types(conformingTo: "ActivityAttributes") }.map(\.name)
    return Set(own.flatMap { $0.types(conformingTo: "Widget") }.map(\.name))
      .union(used.intersection(attributes))
  }
}

extension String {
  /// Returns whether a folder's path is another folder's, or that of one within it.
  fileprivate func isFolder(in other: String) -> Bool { self == other || hasPrefix(other + "/") }
}

extension SourceFile {
  /// A Boolean value indicating whether it declares a widget, or a bundle of them.
  fileprivate var declaresWidgets: Bool {
    hasActivities || ["Widget", "WidgetBundle"].contains { !types(conformingTo: $0).isEmpty }
  }
}

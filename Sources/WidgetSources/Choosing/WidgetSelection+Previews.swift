extension WidgetSelection {
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

extension SourceFile {
  /// A Boolean value indicating whether it declares a widget, or a bundle of them.
  public var declaresWidgets: Bool {
    hasActivities || ["Widget", "WidgetBundle"].contains { !types(conformingTo: $0).isEmpty }
  }
}

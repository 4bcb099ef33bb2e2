extension Collection<SourceFile> {
  /// Returns the modules that files import and nobody has, each with the paths of its files.
  ///
  /// - Parameter modules: The modules that islet or the toolchain has.
  /// - Returns: The paths, by module.
  public func missingModules(besides modules: Set<String>) -> [String: [String]] {
    var missing: [String: [String]] = [:]
    for file in self {
      for name in Set(file.imports.map(\.module)) where !modules.contains(name) {
        missing[name, default: []].append(file.path)
      }
    }
    return missing
  }
}

/// A theme file that travels in the binary.
///
/// A build-tool plug-in makes the list of all from the package's `Themes` folder, sorted by the key `order`, then by name.
struct EmbeddedTheme {
  let name: String
  let source: String
}

extension Theme {
  /// The names of the embedded themes, in the order in which a key steps through them.
  public static let embeddedNames = EmbeddedTheme.all.map(\.name)

  /// Reads an embedded theme; `nil` for an unknown name.
  public static func embedded(named name: String) -> Theme? {
    // A test reads and audits every file, so a fault here is no case of its own.
    EmbeddedTheme.all.first { $0.name == name }.flatMap { try? reading(Array($0.source.utf8)) }
  }

  /// All embedded themes, read at the first use; a run that shows one theme does not read the others.
  public static let embedded = embeddedNames.compactMap(embedded(named:))
}

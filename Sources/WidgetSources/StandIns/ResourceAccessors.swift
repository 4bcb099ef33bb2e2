/// Swift source of the accessors that Tuist and SwiftGen generate for a module's resources, made from their uses:
/// `RideAsset.Image.logo.swiftUIImage`, `RideFontFamily.Inter.bold.swiftUIFont(size:)`.
///
/// They are generated at each build, so that a repository is without them.
public enum ResourceAccessors {
  /// Returns the source for the accessors that files use and do not declare.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - assets: The names of the colors and images, with their folders: `20/20_rest`.
  /// - Returns: The source; empty where none is used.
  public static func source(for files: [SourceFile], assets: some Sequence<String>) -> String {
    let used = files.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    guard !used.isDisjoint(with: ["swiftUIColor", "swiftUIFont", "swiftUIImage"]) else { return "" }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    var tree = Accessor()
    for file in files {
      let uses = file.accessorUses { name in kinds.contains { name.hasSuffix($0.suffix) } }
      for use in uses where !declared.contains(use.path[0]) { tree.add(use.path[...]) }
    }
    guard !tree.inner.isEmpty else { return "" }
    let names = Dictionary(assets.map { (letters(of: $0), $0) }) { first, _ in first }
    var aliases: Set<String> = []
    for name in tree.inner.keys {
      for kind in kinds where name.hasSuffix(kind.suffix) {
        let types = kind.types.map { String(name.dropLast(kind.suffix.count)) + $0 }
        for type in types where used.contains(type) && !declared.contains(type) {
          aliases.insert("typealias \(type) = \(kind.type)\n")
        }
      }
    }
    return valueTypes + aliases.sorted().joined() + tree.source(assets: names)
  }

  /// The ends of the accessors' names, and the names of the types of their values.
  private static let kinds = [
    (
      suffix: "Asset", type: "IsletAsset_", types: ["Colors", "Images", "ColorAsset", "ImageAsset"]
    ),
    (suffix: "Assets", type: "IsletAsset_", types: []),
    (suffix: "FontFamily", type: "IsletFont_", types: ["FontConvertible"]),
  ]

  /// The letters and digits of a resource's last name, by which `_20Rest` is the asset `20_rest`.
  fileprivate static func letters(of name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    return last.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  private static let valueTypes = """
    struct IsletAsset_ {
      let name: String
      var image: UIImage { UIImage(named: name) ?? UIImage() }
      var color: UIColor { UIColor(named: name) ?? .clear }
      var swiftUIImage: Image { Image(name) }
      var swiftUIColor: Color { Color(name) }
    }
    struct IsletFont_ {
      let name: String
      func font(size: CGFloat) -> UIFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
      func swiftUIFont(size: CGFloat) -> Font { .custom(name, size: size) }
      func swiftUIFont(fixedSize size: CGFloat) -> Font { .custom(name, size: size) }
      func swiftUIFont(size: CGFloat, relativeTo style: Font.TextStyle) -> Font { .custom(name, size: size) }
    }

    """
}

/// An accessor with those in it; one without any is a resource.
private struct Accessor {
  var inner: [String: Accessor] = [:]

  mutating func add(_ path: ArraySlice<String>) {
    guard let name = path.first else { return }
    inner[name, default: Accessor()].add(path.dropFirst())
  }

  func source(assets: [String: String], outer: [String] = [], indent: String = "") -> String {
    inner.sorted { $0.key < $1.key }.map { name, accessor in
      guard accessor.inner.isEmpty else {
        let members = accessor.source(
          assets: assets, outer: outer + [name], indent: indent + "  ")
        return "\(indent)enum \(name) {\n\(members)\(indent)}\n"
      }
      let isFont = outer.first?.hasSuffix("FontFamily") == true
      let asset = assets[ResourceAccessors.letters(of: name)] ?? name
      let family = outer.last ?? ""
      let font = "\(family)-\(name.prefix(1).uppercased())\(name.dropFirst())"
      return "\(indent)static let `\(name)` = \(isFont ? "IsletFont_" : "IsletAsset_")(name: \""
        + (isFont ? font : asset) + "\")\n"
    }.joined()
  }
}

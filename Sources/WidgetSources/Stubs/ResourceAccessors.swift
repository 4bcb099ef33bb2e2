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
    let calls = files.reduce(into: Set<String>()) { $0.formUnion($1.names.labeledCalls) }
    guard
      !used.isDisjoint(with: ["swiftUIColor", "swiftUIFont", "swiftUIImage"])
        || !calls.isDisjoint(with: ["Color(asset", "Image(asset"])
    else { return "" }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    var tree = NameTree<Void>()
    func isAccessor(_ name: String) -> Bool { kinds.contains { name.hasSuffix($0.suffix) } }
    for file in files {
      let aliases = file.aliases.filter { isAccessor($0.value) }
      for use in file.accessorUses(of: { isAccessor($0) || aliases[$0] != nil }) {
        let first = aliases[use.path[0]] ?? use.path[0]
        if !declared.contains(first) { tree.add(([first] + use.path.dropFirst())[...], ()) }
      }
    }
    guard !tree.names.isEmpty else { return "" }
    let names = Dictionary(assets.map { (letters(of: $0), $0) }) { first, _ in first }
    var aliases: Set<String> = []
    for name in tree.names {
      for kind in kinds where name.hasSuffix(kind.suffix) {
        let types = kind.types.map { String(name.dropLast(kind.suffix.count)) + $0 }
        for type in types where used.contains(type) && !declared.contains(type) {
          aliases.insert("typealias \(type) = \(kind.type)\n")
        }
      }
    }
    return valueTypes + aliases.sorted().joined()
      + tree.source { path, _ in declaration(of: path, assets: names) }
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
  private static func letters(of name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    return last.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  private static func declaration(of path: [String], assets: [String: String]) -> String {
    let (name, family) = (path.last ?? "", path.dropLast().last ?? "")
    guard path[0].hasSuffix("FontFamily") else {
      return "static let `\(name)` = IsletAsset_(name: \"\(assets[letters(of: name)] ?? name)\")"
    }
    let font = "\(family)-\(name.prefix(1).uppercased())\(name.dropFirst())"
    return "static let `\(name)` = IsletFont_(name: \"\(font)\")"
  }

  private static let valueTypes = """
    struct IsletAsset_ {
      let name: String
      var image: UIImage { UIImage(named: name) ?? UIImage() }
      var color: UIColor { UIColor(named: name) ?? .clear }
      var swiftUIImage: Image { Image(name) }
      var swiftUIColor: Color { Color(name) }
    }
    extension Color {
      init(asset: IsletAsset_) { self.init(asset.name) }
    }
    extension Image {
      init(asset: IsletAsset_) { self.init(asset.name) }
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

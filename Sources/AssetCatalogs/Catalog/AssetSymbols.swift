/// Swift source with a symbol for each asset, as Xcode generates it: `Color(.brand)`, `Image(.logo)`, `Color.brand`.
public enum AssetSymbols {
  /// Makes the source for catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs.
  ///   - members: The members that the app's own source adds to a type, which have no symbol there.
  /// - Returns: The source; empty where the catalogs have no assets.
  public static func swiftSource(
    for catalogs: [AssetCatalog], beside members: [String: Set<String>] = [:]
  ) -> String {
    let own = { (type: String) in members[type] ?? [] }
    let (colors, images) = (colors(in: catalogs), images(in: catalogs))
    guard !colors.isEmpty || !images.isEmpty else { return "" }
    var source = "import SwiftUI\n"
    source += resources("ColorResource", colors, suffix: "Color")
    source += resources("ImageResource", images, suffix: "Image")
    source += extensions(
      of: ["SwiftUI.Color", "SwiftUI.ShapeStyle where Self == SwiftUI.Color"], colors,
      suffix: "Color", label: "", without: reserved.union(own("Color")).union(own("ShapeStyle")))
    source += extensions(
      of: ["UIColor"], colors, suffix: "Color", label: "resource: ",
      without: Set(SystemColors.names).union(own("UIColor")))
    return source
      + extensions(
        of: ["UIImage"], images, suffix: "Image", label: "resource: ", without: own("UIImage"))
  }

  /// Returns the names of all colors and images of catalogs, those of a namespace with its folder.
  public static func names(in catalogs: [AssetCatalog]) -> [String] {
    colors(in: catalogs) + images(in: catalogs)
  }

  private static func colors(in catalogs: [AssetCatalog]) -> [String] {
    Set(catalogs.flatMap { $0.emptyColors.union($0.colors.keys) }).sorted()
  }

  private static func images(in catalogs: [AssetCatalog]) -> [String] {
    Set(catalogs.flatMap { $0.emptyImages.union($0.images.keys).union($0.symbols.keys) }).sorted()
  }

  /// A property for each asset outside of a namespace, in each of some types; the first one is the properties' type.
  private static func extensions(
    of types: [String], _ names: [String], suffix: String, label: String,
    without reserved: Set<String>
  ) -> String {
    let symbols = Set(names.filter { !$0.contains("/") }.map { symbol($0, suffix) })
      .subtracting(reserved).sorted().map(quoted)
    guard !symbols.isEmpty else { return "" }
    return types.map { type in
      "extension \(type) {\n"
        + symbols.map { "  static var \($0): \(types[0]) { .init(\(label).\($0)) }\n" }.joined()
        + "}\n"
    }.joined()
  }

  /// The members of a resource type; a folder with a namespace becomes an enum.
  private static func resources(_ type: String, _ names: [String], suffix: String) -> String {
    guard !names.isEmpty else { return "" }
    return "extension \(type) {\n"
      + members(names.map { ($0.split(separator: "/").map(String.init)[...], $0) }, type, suffix)
      + "}\n"
  }

  private static func members(
    _ names: [(steps: ArraySlice<String>, name: String)], _ type: String, _ suffix: String,
    indent: String = "  "
  ) -> String {
    var (source, used) = ("", Set<String>())
    for (steps, name) in names where steps.count == 1 {
      let symbol = symbol(steps.last ?? name, suffix)
      guard used.insert(symbol).inserted else { continue }
      source +=
        "\(indent)static let \(quoted(symbol)) = \(type)(name: \(literal(name)), bundle: .main)\n"
    }
    let inner = Dictionary(grouping: names.filter { $0.steps.count > 1 }) { $0.steps.first ?? "" }
    for folder in inner.keys.sorted() {
      let title = symbol(folder, "")
      guard used.insert(title).inserted else { continue }
      let rest = (inner[folder] ?? []).map { (steps: $0.steps.dropFirst(), name: $0.name) }
      source += "\(indent)enum \(title.prefix(1).uppercased() + title.dropFirst()) {\n"
      source += members(rest, type, suffix, indent: indent + "  ") + "\(indent)}\n"
    }
    return source
  }

  private static func literal(_ name: String) -> String {
    let escaped = name.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar.value < 0x20
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Returns the symbol of a name: words joined in camel case, without the kind at the end; capitals with numbers stay, as
  /// in `IMG_02` for `IMG02`.
  static func symbol(_ name: String, _ suffix: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if words.isEmpty { return "_" }
    if let numbered = numbered(words) { return numbered }
    if words.count > 1, words.last == suffix { words.removeLast() }
    words[0] = lowered(words[0])
    var symbol = words[0]
    for word in words.dropFirst() { symbol += word.prefix(1).uppercased() + word.dropFirst() }
    if !suffix.isEmpty, symbol.hasSuffix(suffix), symbol.count > suffix.count {
      symbol.removeLast(suffix.count)
    }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// Returns the symbol of words of capitals and numbers, the first of them a word of letters; `nil` for others.
  private static func numbered(_ words: [String]) -> String? {
    guard words[0].first?.isUppercase == true,
      words.contains(where: { $0.contains(where: \.isNumber) }),
      words.allSatisfy({ $0.allSatisfy { $0.isUppercase || $0.isNumber } })
    else { return nil }
    let runs = words.flatMap { word -> [Substring] in
      let letters = word.prefix { !$0.isNumber }
      return [letters, word.dropFirst(letters.count)].filter { !$0.isEmpty }
    }
    return runs.joined(separator: "_")
  }

  /// Returns a word with its first letters in lower case, an abbreviation's all of them: `urlIcon` for `URLIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    let rest = word.dropFirst(capitals.count)
    guard capitals.count > 1, rest.first?.isLetter == true else {
      return capitals.lowercased() + rest
    }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }

  private static func quoted(_ symbol: String) -> String {
    keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// The names of SwiftUI's own colors and styles; Xcode leaves out an asset that would hide one.
  private static let reserved: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
    "quinary", "accentColor", "tint", "background", "foreground", "selection", "separator", "link",
    "placeholder", "fill", "windowBackground",
  ]
}

/// Which text stands for a symbol of SF Symbols, whose pictures no terminal has.
///
/// Where text fonts have a glyph that says the same it is taken, since it takes the ink's color; else an emoji.
public enum SymbolTable {
  /// What stands for a name that is not known: neutral, one cell.
  static let neutral = "◆"

  /// The most bytes of a name that is looked up; those of SF Symbols are shorter.
  static let nameByteCountMaximum = 128

  /// The text of a symbol, one or two cells wide.
  ///
  /// A variant (`.fill`, `.circle`, `.badge.plus` …) that has no text of its own is drawn as the symbol it is made from.
  public static func text(for systemName: String) -> String {
    guard systemName.utf8.count <= nameByteCountMaximum else { return neutral }
    let isFilled = systemName.hasSuffix(".fill")
    var name = Substring(systemName)
    while true {
      if isFilled, let text = texts["\(name).fill"] { return text }
      if let text = texts[String(name)] { return text }
      guard let dot = name.lastIndex(of: ".") else { break }
      name = name[..<dot]
    }
    return character(name, of: systemName) ?? neutral
  }

  /// The letter or number that stands in a circle or a square: `p.circle` is a `P`, `12.square.fill` a `12`.
  private static func character(_ base: Substring, of systemName: String) -> String? {
    let isNumber = base.utf8.count <= 2 && base.utf8.allSatisfy { (48...57).contains($0) }
    let isLetter = base.utf8.count == 1 && base.utf8.allSatisfy { (97...122).contains($0) }
    guard !base.isEmpty, base.utf8.count < systemName.utf8.count, isNumber || isLetter else {
      return nil
    }
    return base.uppercased()
  }
}

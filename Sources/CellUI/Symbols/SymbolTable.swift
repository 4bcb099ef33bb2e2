/// The texts in place of SF Symbols, which terminals lack.
///
/// A glyph of text fonts is preferred, because it takes the text color; otherwise the text is an emoji.
enum SymbolTable {
  /// The text of an unknown name, one cell wide.
  static let neutral = "◆"

  /// The maximum length of a name, in bytes; those of SF Symbols are shorter.
  static let nameByteCountMaximum = 128

  /// Returns the text of a symbol, one or two cells wide.
  ///
  /// A variant (`.fill`, `.circle`, `.badge.plus` …) without a text of its own takes the text of its base symbol.
  static func text(for systemName: String) -> String {
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

  /// Returns the letter or number inside a circle or square: `P` for `p.circle`, `12` for `12.square.fill`.
  private static func character(_ base: Substring, of systemName: String) -> String? {
    let isNumber = base.utf8.count <= 2 && base.utf8.allSatisfy { (48...57).contains($0) }
    let isLetter = base.utf8.count == 1 && base.utf8.allSatisfy { (97...122).contains($0) }
    guard !base.isEmpty, base.utf8.count < systemName.utf8.count, isNumber || isLetter else {
      return nil
    }
    return base.uppercased()
  }
}

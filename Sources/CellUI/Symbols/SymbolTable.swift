/// The texts in place of SF Symbols, which terminals lack.
///
/// A glyph of text fonts is preferred, because it takes the text color; otherwise the text is an emoji. Where a symbol is
/// larger than a line of text, `SymbolPicture` draws its sketch instead.
package enum SymbolTable {
  /// The text of an unknown name, one cell wide.
  static let neutral = "◆"

  /// The text of a slashed symbol without one of its own.
  static let prohibited = "⊘"

  /// The text in place of a faint emoji.
  static let ring = "○"
  /// The width of an emoji, in cells.
  static let emojiColumns = 2

  /// The maximum length of a name, in bytes; those of SF Symbols are shorter.
  static let nameByteCountMaximum = 128

  /// Returns the text of a symbol, one to three cells wide.
  ///
  /// A variant (`.fill`, `.circle`, `.badge.plus` …) without a text of its own takes the text of its base symbol; a slashed
  /// one takes a sign of its own.
  static func text(for systemName: String) -> String {
    guard systemName.utf8.count <= nameByteCountMaximum else { return neutral }
    if let text = step(systemName) { return text }
    let isFilled = systemName.hasSuffix(".fill")
    var name = Substring(systemName)
    while true {
      if isFilled, let text = listed("\(name).fill") { return text }
      if let text = listed(name) { return text }
      guard let dot = name.lastIndex(of: ".") else { break }
      // Without its slash a symbol would say the opposite.
      if name[dot...] == ".slash" { return prohibited }
      name = name[..<dot]
    }
    guard let text = character(name, of: systemName) else { return neutral }
    let isCircled = systemName.dropFirst(name.count).hasPrefix(".circle")
    return isCircled ? circled(text, isFilled: isFilled) : String(text)
  }

  /// Returns whether a symbol has a text of its own, which may be a diamond, too.
  static func hasText(_ systemName: String) -> Bool {
    text(for: systemName) != neutral || diamonds.contains(where: "\(systemName).".hasPrefix)
  }

  /// The beginnings of the names of shapes for which the text of an unknown name stands.
  private static let diamonds = ["app.", "diamond.", "die.face.", "hexagon.", "rhombus."]

  /// Returns a letter or a number in a circle, as far as text fonts have one.
  private static func circled(_ text: Substring, isFilled: Bool) -> String {
    var value: UInt32?
    if let number = UInt32(text) {
      if isFilled, number > 0, number <= 10 {
        value = 0x2775 + number
      } else if number > 0, number <= 20 {
        value = 0x245F + number
      }
    } else {
      value = text.unicodeScalars.first.map { 0x24B6 + $0.value - 65 }
    }
    return value.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(text)
  }

  /// Returns the sign of a step back or forward by some seconds, as in `gobackward.15`; `nil` for any other symbol.
  private static func step(_ systemName: String) -> String? {
    let (back, forward) = ("gobackward.", "goforward.")
    let isBack = systemName.hasPrefix(back)
    guard isBack || systemName.hasPrefix(forward) else { return nil }
    let seconds = systemName.dropFirst((isBack ? back : forward).count)
    guard isNumber(seconds), seconds.utf8.count <= 2 else { return nil }
    return isBack ? "↺\(seconds)" : "\(seconds)↻"
  }

  /// Returns the letter or number inside a circle or square: `P` for `p.circle`, `12` for `12.square.fill`.
  static func character(_ base: Substring, of systemName: String) -> Substring? {
    let isNumber = base.utf8.count <= 2 && base.utf8.allSatisfy { (48...57).contains($0) }
    let isLetter = base.utf8.count == 1 && base.utf8.allSatisfy { (97...122).contains($0) }
    guard !base.isEmpty, base.utf8.count < systemName.utf8.count, isNumber || isLetter else {
      return nil
    }
    return Substring(base.uppercased())
  }

  /// Returns whether a name may be one of SF Symbols: every word of it is a word of theirs.
  ///
  /// Of some 6,000 names only the words are kept, so that a mistyped one is found, and a new combination is not.
  package static func isKnown(_ systemName: String) -> Bool {
    guard systemName.utf8.count <= nameByteCountMaximum else { return false }
    if listed(systemName) != nil || SymbolSketches.notation(of: systemName[...]) != nil {
      return true
    }
    let steps = systemName.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = steps.first else { return false }
    let isSingle = steps.count == 1
    return steps.allSatisfy { step in
      words.contains(step)
        || !isSingle && (step.count == 1 || isNumber(step))
          && step.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    } && !first.isEmpty
  }

  /// Returns whether a word is a number, or two as in `2x2`.
  private static func isNumber(_ word: Substring) -> Bool {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.count <= 3 && Int($0) != nil }
  }
}

/// The skeletons that make a character: a letter or sign, and its accents.
///
/// An accented letter is taken apart by its Unicode name, such as "LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE".
struct Spelling: Sendable {
  /// The skeleton of the letter or sign.
  let base: Skeleton
  /// The accents above, from the lowest.
  private(set) var above: [Skeleton] = []
  /// The accents below the baseline or at a side.
  private(set) var below: [Skeleton] = []
  /// A Boolean value indicating whether all such characters have one advance.
  let isDigit: Bool
  /// A Boolean value indicating whether the letter is as high as an x.
  let isLowercase: Bool

  /// Takes a character apart; `nil` for one that the typeface lacks.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - isLow: Whether the letter has five rows of sub-pixels, in which slants and bows of some digits become heaps.
  init?(_ character: Character, isLow: Bool = false) {
    var scalars = Self.plain(character).unicodeScalars
    let first = scalars.removeFirst()
    var (name, marks) = (Substring(String(first)), [Skeleton]())
    for scalar in scalars {
      guard let mark = Self.mark(named: scalar.properties.name ?? "") else { return nil }
      marks.append(mark.skeleton)
      if mark.isBelow { below.append(mark.skeleton) } else { above.append(mark.skeleton) }
    }
    let low = isLow ? Skeletons.low[name] : nil
    if let skeleton = low ?? Skeletons.latin[name] ?? Skeletons.signs[name] {
      base = above.isEmpty ? skeleton : Self.dotless(name) ?? skeleton
    } else {
      guard let parts = Self.parts(of: first) else { return nil }
      name = parts.base
      for part in parts.marks {
        guard let mark = Self.mark(named: part) else { return nil }
        if mark.isBelow { below.append(mark.skeleton) } else { above.append(mark.skeleton) }
      }
      guard let skeleton = Skeletons.latin[name] else { return nil }
      base = above.isEmpty ? skeleton : Self.dotless(name) ?? skeleton
    }
    isDigit = first.properties.numericType == .decimal
    isLowercase = name.unicodeScalars.first?.properties.isLowercase ?? false
  }

  /// Returns the plain form of a typographic character.
  private static func plain(_ character: Character) -> Character {
    switch character {
    case "‘", "’", "′", "ʼ": "'"
    case "“", "”", "″": "\""
    case "\u{2010}", "\u{2011}": "-"
    case "\u{2012}", "―": "–"
    case "•", "∙": "·"
    case "∕", "⁄": "/"
    case "º": "°"
    case "✗", "✖": "✕"
    case "✔": "✓"
    case "∆": "Δ"
    case "μ": "µ"
    default: character
    }
  }

  /// Returns the letter without the dot that an accent replaces.
  private static func dotless(_ name: Substring) -> Skeleton? {
    switch name {
    case "i": Skeletons.latin["ı"]
    case "j": Skeletons.latin["ȷ"]
    default: nil
    }
  }

  /// Returns the letter and the accents in a Unicode name; `nil` for a scalar that is no accented Latin letter.
  private static func parts(of scalar: Unicode.Scalar) -> (base: Substring, marks: [String])? {
    guard let name = scalar.properties.name, name.hasPrefix("LATIN ") else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 4, words[2] == "LETTER", words[4] == "WITH" else { return nil }
    let isSmall = words[1] == "SMALL"
    let base: Substring =
      switch words[3] {
      case "AE": isSmall ? "æ" : "Æ"
      case "OE": isSmall ? "œ" : "Œ"
      default: isSmall ? Substring(words[3].lowercased()) : words[3]
      }
    let marks = words[5...].split(separator: "AND").map { $0.joined(separator: " ") }
    return base.count == 1 ? (base, marks) : nil
  }

  /// Returns an accent by its name in Unicode, as "CIRCUMFLEX", "COMBINING ACUTE ACCENT" or "DOT BELOW".
  private static func mark(named name: String) -> (skeleton: Skeleton, isBelow: Bool)? {
    var words = name.split(separator: " ")
    if words.first == "COMBINING" { words.removeFirst() }
    guard let first = words.first else { return nil }
    let isBelow = words.last == "BELOW"
    let key = isBelow && first == "DOT" ? "BELOW" : first
    guard !isBelow || first == "DOT" || first == "COMMA", let skeleton = Skeletons.accents[key]
    else { return nil }
    return (skeleton, isBelow || ["CEDILLA", "OGONEK", "HORN"].contains(key))
  }
}

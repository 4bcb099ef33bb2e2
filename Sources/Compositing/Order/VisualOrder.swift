/// The order of a line's glyphs in cells, from left to right, by the Unicode Bidirectional Algorithm (UAX #9).
///
/// The rules for explicit embeddings and isolates (X1 to X8) are left out: `TextCells` leaves out their characters.
public enum VisualOrder {
  /// A glyph at its place in the line.
  public struct Place: Equatable, Sendable {
    /// The index of the glyph in the text's own order.
    public let index: Int
    /// The glyph; a bracket between letters from right to left is mirrored.
    public let glyph: Glyph
  }

  /// Returns whether a paragraph runs from right to left: as its first letter does (rules P2 and P3).
  ///
  /// - Parameter paragraph: The glyphs in the text's own order.
  /// - Returns: `false` for a paragraph without letters.
  public static func runsFromRight(_ paragraph: some Sequence<Glyph>) -> Bool {
    for glyph in paragraph {
      let bidiClass = BidiClass(glyph.base)
      if bidiClass.isStrong { return bidiClass != .left }
    }
    return false
  }

  /// Returns the places of a line's glyphs, from left to right.
  ///
  /// - Parameters:
  ///   - line: The glyphs in the text's own order.
  ///   - fromRight: A Boolean value indicating whether the line's paragraph runs from right to left.
  /// - Returns: A place for each glyph.
  public static func places(of line: [Glyph], fromRight: Bool) -> [Place] {
    let levels = BidiLine(line, fromRight: fromRight).levels
    var order = Array(line.indices)
    reverse(&order, where: { levels[$0] > 1 })
    reverse(&order, where: { levels[$0] > 0 })
    return order.map { index in
      let isTurned = levels[index] % 2 == 1
      return Place(index: index, glyph: isTurned ? line[index].mirrored : line[index])
    }
  }

  /// Returns the places of glyphs in the text's own order, from their order in cells.
  ///
  /// - Parameter cells: The glyphs of a line, from left to right.
  /// - Returns: A place for each glyph. The words of a line that begins with a letter from left to right are taken for those
  ///   of a paragraph from left to right, because cells do not tell a paragraph's direction.
  public static func reading(_ cells: [Glyph]) -> [Place] {
    let classes = cells.map { BidiClass($0.base) }
    guard classes.first(where: \.isStrong) != .left else {
      // Words from right to left stand in a line whose other parts stay.
      return places(of: cells, fromRight: false)
    }
    // Backward the line is its own text, except the numbers and the words from left to right, which are backward then.
    let places = places(of: cells.reversed(), fromRight: true)
    return places.reversed().map { place in
      Place(index: cells.count - 1 - place.index, glyph: place.glyph)
    }
  }

  /// Reverses each run of indices for which a condition holds (rule L2).
  private static func reverse(_ order: inout [Int], where isReversed: (Int) -> Bool) {
    for run in order.runs(where: isReversed) { order[run].reverse() }
  }
}

extension Glyph {
  /// The glyph as it looks in text from right to left (rule L4): brackets and comparisons change sides.
  public var mirrored: Glyph {
    guard let bracket = MirroredSign(base) else { return self }
    return Glyph(bracket.partner)
  }
}

/// A sign that has a mirror image, and the side that it opens or closes.
struct MirroredSign {
  /// The mirror image.
  let partner: Unicode.Scalar
  /// A Boolean value indicating whether the sign is the first one of a pair.
  let isFirst: Bool
  /// A Boolean value indicating whether the pair encloses a part of the text (UAX #9, BD14 and BD15).
  let isBracket: Bool

  /// Finds a sign; `nil` for a character without a mirror image.
  init?(_ scalar: Unicode.Scalar) {
    guard let row = Self.pairs.first(where: { $0.first == scalar || $0.second == scalar })
    else { return nil }
    isFirst = row.first == scalar
    partner = isFirst ? row.second : row.first
    isBracket = row.isBracket
  }

  /// The signs of widgets' texts, out of BidiMirroring.txt and BidiBrackets.txt.
  private static let pairs: [(first: Unicode.Scalar, second: Unicode.Scalar, isBracket: Bool)] = [
    ("(", ")", true), ("[", "]", true), ("{", "}", true), ("⁅", "⁆", true),
    ("〈", "〉", true), ("《", "》", true), ("「", "」", true), ("『", "』", true),
    ("【", "】", true), ("（", "）", true), ("［", "］", true), ("⟨", "⟩", true),
    ("<", ">", false), ("«", "»", false), ("‹", "›", false), ("≤", "≥", false),
    ("≪", "≫", false),
  ]
}

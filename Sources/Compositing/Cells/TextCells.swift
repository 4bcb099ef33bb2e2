/// A glyph and the cells it takes.
public struct MeasuredGlyph: Hashable, Sendable {
  /// The glyph.
  public let glyph: Glyph
  /// The width, in cells: 1 or 2.
  public let width: Int

  /// Makes a measured glyph.
  @inlinable
  public init(_ glyph: Glyph, width: Int) {
    self.glyph = glyph
    self.width = width
  }
}

/// The glyphs of a text and the cells that they take.
///
/// Only glyphs that every terminal measures alike are used: a ZWJ sequence keeps its first emoji, skin tones, variation
/// selectors and the caps of keys are left out, a flag is its two letters. No text can control the terminal: control characters become control
/// pictures, bidi overrides become `�`, invisible scalars are left out.
public enum TextCells {
  /// The text's glyphs in order.
  public static func glyphs(of text: String) -> [MeasuredGlyph] {
    plainGlyphs(of: text) ?? composedGlyphs(of: text)
  }

  /// Returns the glyphs of a line as they stand in cells, from left to right (see `VisualOrder`).
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - maximumColumns: The most cells; the end of a longer text is left out.
  /// - Returns: The glyphs that fit.
  static func line(of text: String, maximumColumns: Int) -> [MeasuredGlyph] {
    if let plain = plainGlyphs(of: text) {
      return plain.count <= maximumColumns ? plain : Array(plain.prefix(max(0, maximumColumns)))
    }
    let glyphs = composedGlyphs(of: text)
    var used = 0
    let end = glyphs.firstIndex { measured in
      used += measured.width
      return used > maximumColumns
    }
    let line = Array(glyphs[..<(end ?? glyphs.endIndex)])
    guard line.contains(where: { RightToLeft.contains($0.glyph.base) }) else { return line }
    let fromRight = VisualOrder.runsFromRight(glyphs.lazy.map(\.glyph))
    return VisualOrder.places(of: line.map(\.glyph), fromRight: fromRight).map {
      MeasuredGlyph($0.glyph, width: line[$0.index].width)
    }
  }

  /// Returns the glyphs of a text whose scalars are a cell each; `nil` for another text.
  ///
  /// Most texts are so, and finding grapheme breaks would cost ten times as much.
  private static func plainGlyphs(of text: String) -> [MeasuredGlyph]? {
    var glyphs: [MeasuredGlyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard isPlain(scalar) else { return nil }
      glyphs.append(MeasuredGlyph(Glyph(scalar), width: 1))
    }
    return glyphs
  }

  private static func composedGlyphs(of text: String) -> [MeasuredGlyph] {
    var glyphs: [MeasuredGlyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    for character in text { append(character, to: &glyphs) }
    return glyphs
  }

  /// Returns whether a scalar is printable ASCII, or one of the marks and blocks with which islet writes itself: they take
  /// a cell, whatever stands beside them, unless that is a mark.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // A middle dot, an ellipsis, arrows, lines, blocks, and the geometric shapes that no terminal takes for emoji.
    case 0x20..<0x7F, 0xB7, 0x2026, 0x2190...0x2193, 0x2500...0x25A9, 0x25B2, 0x25CF: true
    default: false
    }
  }

  /// The cells that the text takes.
  public static func width(of text: String) -> Int {
    guard text.utf8.contains(where: { !(0x20..<0x7F).contains($0) }) else { return text.utf8.count }
    return glyphs(of: text).reduce(0) { $0 + $1.width }
  }

  private static func append(_ character: Character, to glyphs: inout [MeasuredGlyph]) {
    if let ascii = character.asciiValue, character != "\r\n" {
      glyphs.append(MeasuredGlyph(Glyph(visible(Unicode.Scalar(ascii))), width: 1))
      return
    }
    var base: Unicode.Scalar?
    var marks: [Unicode.Scalar] = []
    var afterJoiner = false
    for scalar in character.unicodeScalars {
      if scalar.value == 0x200D {
        afterJoiner = true
      } else if isMark(scalar) {
        guard !isVariationSelector(scalar), !isKeycap(scalar), !afterJoiner else { continue }
        marks.append(scalar)
      } else if !isLeftOut(scalar), !(base != nil && (afterJoiner || isSkinTone(scalar))) {
        flush(base, marks, to: &glyphs)
        base = visible(scalar)
        marks = []
      }
    }
    flush(base, marks, to: &glyphs)
  }

  private static func flush(
    _ base: Unicode.Scalar?, _ marks: [Unicode.Scalar], to glyphs: inout [MeasuredGlyph]
  ) {
    guard base != nil || !marks.isEmpty else { return }
    // A mark without a base is shown on a blank, as Unicode recommends.
    let base = base ?? "\u{A0}"
    let glyph =
      marks.first.map { Glyph(base, $0, marks.count > 1 ? marks[1] : nil) } ?? Glyph(base)
    glyphs.append(MeasuredGlyph(glyph, width: WideScalars.contains(base) ? 2 : 1))
  }

  /// The scalar itself, or the mark that replaces it.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value) ?? replacement
    case 0x20..<0x7F: return scalar
    case 0x7F: return "\u{2421}"
    default: break
    }
    return unsafeCategories.contains(scalar.properties.generalCategory) ? replacement : scalar
  }

  private static let unsafeCategories: [Unicode.GeneralCategory] = [
    .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
  ]

  /// The mark that replaces an unsafe scalar.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// A Boolean value indicating whether the scalar combines with the one before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // The vowels and finals of conjoining Hangul combine with their initial.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value) {
      return true
    }
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// Returns whether the scalar makes the digit before it a key, which takes two cells in some terminals and one in others.
  private static func isKeycap(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x20E3 }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// A Boolean value indicating whether the scalar is invisible and harmless: joiners, soft hyphens, tags, and the isolates
  /// that formatters put around words.
  ///
  /// An override would turn letters around.
  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202D, 0x202E: false
    default: scalar.properties.generalCategory == .format
    }
  }
}

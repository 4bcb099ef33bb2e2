public import ColorScience
public import Compositing

/// A glyph with its looks.
public struct StyledGlyph: Hashable, Sendable {
  /// The glyph and its width.
  public let measured: MeasuredGlyph
  /// The ink.
  public let color: StraightRGBA
  /// The ink's attributes.
  public let attributes: CellAttributes

  init(measured: MeasuredGlyph, style: GlyphStyle) {
    self.measured = measured
    color = style.color
    attributes = style.attributes
  }

  init(_ measured: MeasuredGlyph, color: StraightRGBA, attributes: CellAttributes = []) {
    self.measured = measured
    self.color = color
    self.attributes = attributes
  }

  private init(_ glyph: Glyph, like other: StyledGlyph) {
    measured = MeasuredGlyph(glyph, width: 1)
    color = other.color
    attributes = other.attributes
  }

  /// A glyph of one cell with the looks of this one.
  func replaced(by scalar: Unicode.Scalar) -> StyledGlyph {
    StyledGlyph(Glyph(scalar), like: self)
  }
}

/// One line of text.
struct TextLine {
  /// What comes after a line.
  enum Ending {
    /// A word that the break has cut, or that stands without a blank.
    case glyph
    /// Blanks, which the break has swallowed.
    case blank
    /// Nothing more of the paragraph.
    case paragraph
    /// Lines that may not be shown.
    case cut
  }

  var glyphs: [StyledGlyph]
  var ending = Ending.paragraph
  /// A Boolean value indicating whether something of it was left out.
  var isTruncated = false

  /// The cells that the line takes.
  var columns: Int { glyphs.reduce(0) { $0 + $1.measured.width } }

  /// Breaks a paragraph between words so that each line fits; a word longer than a line is broken within.
  static func wrapped(_ glyphs: [StyledGlyph], columns: Int) -> [TextLine] {
    guard !glyphs.isEmpty else { return [TextLine(glyphs: [])] }
    guard columns > 0 else { return [TextLine(glyphs: glyphs)] }
    var lines: [TextLine] = []
    var start = 0
    while start < glyphs.count {
      let end = lineEnd(glyphs, from: start, columns: columns)
      let isLast = end == glyphs.count
      var line = TextLine(
        glyphs: isLast ? Array(glyphs[start...]) : trimmed(glyphs[start..<end]), ending: .glyph)
      if !isLast, line.glyphs.count < end - start || isBlank(glyphs[end]) {
        line.ending = .blank
      }
      lines.append(line)
      start = end
      // The blanks at which a line was broken belong to neither.
      while start < glyphs.count, isBlank(glyphs[start]) { start += 1 }
    }
    lines[lines.count - 1].ending = .paragraph
    return lines
  }

  /// Where the line that begins at `start` ends: after the last word that fits.
  private static func lineEnd(_ glyphs: [StyledGlyph], from start: Int, columns: Int) -> Int {
    var used = 0
    var index = start
    var lastBreak: Int?
    while index < glyphs.count {
      let width = glyphs[index].measured.width
      guard used + width <= columns else {
        if isBlank(glyphs[index]) { return index }
        return lastBreak ?? max(index, start + 1)
      }
      used += width
      index += 1
      // A line may end after a blank, a hyphen, and between ideographs.
      if breaks(after: glyphs[index - 1]) { lastBreak = index }
    }
    return index
  }

  private static func breaks(after glyph: StyledGlyph) -> Bool {
    isBlank(glyph) || glyph.measured.width == 2 || glyph.measured.glyph == Glyph("-")
  }

  private static func isBlank(_ glyph: StyledGlyph) -> Bool {
    glyph.measured.glyph == .space
  }

  private static func trimmed(_ glyphs: ArraySlice<StyledGlyph>) -> [StyledGlyph] {
    var glyphs = glyphs
    while let last = glyphs.last, isBlank(last) { glyphs.removeLast() }
    return Array(glyphs)
  }

  /// Several lines as one again, up to the end of the first one's paragraph.
  static func joined(_ lines: ArraySlice<TextLine>) -> TextLine {
    var glyphs: [StyledGlyph] = []
    for line in lines {
      glyphs += line.glyphs
      switch line.ending {
      case .glyph, .cut: continue
      case .blank: if let last = glyphs.last { glyphs.append(last.replaced(by: " ")) }
      case .paragraph: return TextLine(glyphs: glyphs, ending: .cut)
      }
    }
    return TextLine(glyphs: glyphs, ending: .cut)
  }

  /// The line with what does not fit replaced by "…".
  func truncated(to columns: Int, mode: Text.TruncationMode) -> TextLine {
    guard self.columns > columns || ending == .cut, let sample = glyphs.first else { return self }
    let mark = sample.replaced(by: "…")
    guard columns > 0 else { return TextLine(glyphs: [], isTruncated: true) }
    let room = columns - 1
    switch mode {
    case .tail:
      let kept = Self.trimmed(Self.prefix(glyphs[...], columns: room))
      return TextLine(glyphs: kept + [mark], isTruncated: true)
    case .head:
      return TextLine(glyphs: [mark] + Self.suffix(glyphs, columns: room), isTruncated: true)
    case .middle:
      let head = Self.prefix(glyphs[...], columns: (room + 1) / 2)
      return TextLine(
        glyphs: Array(head) + [mark] + Self.suffix(glyphs, columns: room / 2), isTruncated: true)
    }
  }

  private static func prefix(_ glyphs: ArraySlice<StyledGlyph>, columns: Int)
    -> ArraySlice<StyledGlyph>
  {
    var used = 0
    let end = glyphs.firstIndex { glyph in
      used += glyph.measured.width
      return used > columns
    }
    return glyphs[..<(end ?? glyphs.endIndex)]
  }

  private static func suffix(_ glyphs: [StyledGlyph], columns: Int) -> [StyledGlyph] {
    var used = 0
    var start = glyphs.endIndex
    while start > 0, used + glyphs[start - 1].measured.width <= columns {
      start -= 1
      used += glyphs[start].measured.width
    }
    return Array(glyphs[start...])
  }
}

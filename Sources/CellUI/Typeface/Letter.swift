import Compositing

/// A letter's ink on a grid of sub-pixels.
struct Letter: Hashable, Sendable {
  /// The distance to the next letter's origin, in sub-pixels.
  let advance: Double
  /// The columns of sub-pixels, from the origin.
  let columns: Range<Int>
  /// The rows of sub-pixels, upward from the baseline.
  let rows: Range<Int>
  /// The ink of each sub-pixel, 255 for all of it: row by row from the top.
  let ink: [UInt8]
  /// The ink that is drawn: in small letters all of a sub-pixel or none.
  let drawnInk: [UInt8]
  /// The rows with ink, upward from the baseline; `nil` for a space.
  let inkedRows: Range<Int>?
  /// The columns with ink, from the origin.
  let inkedColumns: Range<Int>

  /// Draws a character; `nil` for one that the typeface lacks.
  init?(_ character: Character, style: LetterStyle) {
    if let advance = Self.space(character, style: style) {
      self.init(advance: advance, columns: 0..<0, rows: 0..<0, ink: [], drawnInk: [])
      return
    }
    if let small = Self.small(character, style: style) {
      self = small
      return
    }
    guard let spelling = Spelling(character, isLow: style.isLow) else { return nil }
    let narrow = Self.distances.first { $0.sign == character }
    let style = narrow.map { style.opened(at: $0.distance) } ?? style
    let drawing = LetterDrawing(spelling, style: style)
    self.init(drawing.outline, advance: drawing.advance, style: style)
  }

  /// The distances of strokes in signs with less light between them than letters have, in hundredths of a capital's height.
  ///
  /// For a dictionary the runtime would search all conformances at the start of the program.
  private static let distances: [(sign: Character, distance: Double)] = [
    ("#", 28), ("%", 32), ("@", 26), ("°", 32), ("º", 32), ("‰", 30),
  ]

  private init(
    advance: Double, columns: Range<Int>, rows: Range<Int>, ink: [UInt8], drawnInk: [UInt8]
  ) {
    (self.advance, self.columns, self.rows, self.ink) = (advance, columns, rows, ink)
    self.drawnInk = drawnInk
    let width = columns.count
    let inked = ink.indices.filter { ink[$0] >= Self.seen }
    inkedRows = inked.first.flatMap { first in
      inked.last.map { rows.upperBound - 1 - $0 / width..<rows.upperBound - first / width }
    }
    let places = inked.map { $0 % width }
    inkedColumns =
      places.min().flatMap { left in
        places.max().map { columns.lowerBound + left..<columns.lowerBound + $0 + 1 }
      } ?? 0..<0
  }

  /// Converts an outline, in points from the origin; y grows down from the baseline.
  init(_ outline: Outline, advance: Double, style: LetterStyle) {
    let reach = Int(LetterStyle.pointsMaximum) * 2
    let coverage = Coverage(
      outline, glyphs: style.glyphs,
      clip: CellRect(column: -reach, row: -reach, columns: 2 * reach, rows: 2 * reach))
    let (frame, glyphs) = (coverage.frame, style.glyphs)
    let left = frame.origin.column * glyphs.pixelColumns
    let top = frame.origin.row * glyphs.pixelRows
    let ink = coverage.values.map { UInt8(style.ink(Double($0)) * 255 + 0.5) }
    let whole = style.evenStrength.map { UInt8($0 * 255 + 0.5) }
    let sharp = style.fit == .edges ? Self.sharpened(ink, width: coverage.pixelColumns) : ink
    self.init(
      advance: advance, columns: left..<left + coverage.pixelColumns,
      rows: -top - coverage.pixelRows..<(-top), ink: ink,
      drawnInk: whole.map { whole in ink.map { $0 >= whole / 2 ? whole : 0 } } ?? sharp)
  }

  /// Returns the ink of large letters without gray along level edges: below the flag of a 1 it would be a crumb, while a
  /// single gray sub-pixel rounds a corner.
  private static func sharpened(_ ink: [UInt8], width: Int) -> [UInt8] {
    guard width > 0 else { return ink }
    let isPartial = { (index: Int) in ink[index] > 0 && ink[index] < 242 }
    return ink.indices.map { index in
      let column = index % width
      let isLevel =
        column > 0 && isPartial(index - 1) || column + 1 < width && isPartial(index + 1)
      guard isPartial(index), isLevel else { return ink[index] }
      return ink[index] >= 128 ? 255 : 0
    }
  }

  /// The ink below which nothing is seen.
  static let seen: UInt8 = 24

  /// Returns the letter moved up.
  private func raised(by step: Int) -> Letter {
    Letter(
      advance: advance, columns: columns,
      rows: rows.lowerBound + step..<rows.upperBound + step, ink: ink,
      drawnInk: drawnInk)
  }

  /// Returns the advance of a space; `nil` for a character with ink.
  private static func space(_ character: Character, style: LetterStyle) -> Double? {
    switch character {
    case " ", "\u{A0}": (28 * style.unit).rounded()
    case "\u{2009}", "\u{202F}", "\u{200A}": (14 * style.unit).rounded()
    case "\u{2007}": style.digitAdvance
    default: nil
    }
  }

  /// The height of superscripts and subscripts, as a part of a capital's.
  private static let smallPart = 0.62

  /// Returns a superscript or subscript; `nil` for another character, and where it would not be legible.
  private static func small(_ character: Character, style: LetterStyle) -> Letter? {
    let superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹", subscripts = "₀₁₂₃₄₅₆₇₈₉"
    guard !character.isASCII, character.isNumber, let value = character.wholeNumberValue,
      superscripts.contains(character) || subscripts.contains(character)
    else { return nil }
    let points = style.height * style.pixelHeight * smallPart
    let small = LetterStyle(
      points: points, weight: style.weight,
      width: style.unit * style.pixelWidth * 100 / (style.height * style.pixelHeight),
      glyphs: style.glyphs)
    guard let digit = Letter(Character(String(value)), style: small) else { return nil }
    let isRaised = superscripts.contains(character)
    return digit.raised(
      by: isRaised ? Int((style.height - small.height).rounded()) : -Int(style.descent / 2))
  }
}

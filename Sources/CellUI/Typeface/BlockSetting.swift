import Compositing

/// A line of large text, set in letters: their places on the grid of sub-pixels.
///
/// The line is as high as its capitals and half a row more, so that it does not stand on the row below. Accents above
/// capitals and the depths of large letters make it higher.
struct BlockSetting: Hashable, Sendable {
  /// The maximum number of letters: more than a terminal's width.
  private static let letterCountMaximum = 64

  /// A letter and the columns of sub-pixels that it takes, up to the next letter.
  struct Placed: Hashable, Sendable {
    let character: Character
    let columns: Range<Int>
    let letter: Letter
    /// The column of the letter's origin.
    let origin: Int
  }

  /// The letters, from the leading edge.
  let letters: [Placed]
  let style: LetterStyle
  /// The width, in cells.
  let columns: Int
  /// The height, in cells.
  let rows: Int
  /// The sub-pixels below the baseline.
  private(set) var pixelsBelow: Int
  /// The sub-pixels below the baseline that have no ink, and may be above the letters instead.
  private(set) var spareBelow: Int

  /// The glyphs, which decide the size of a sub-pixel.
  var repertoire: GlyphRepertoire { style.glyphs }
  /// The row of the baseline, for text beside the letters.
  var baselineRow: Int { max(0, rows - 1 - max(0, pixelsBelow - 1) / repertoire.pixelRows) }

  /// Sets a text in a font's size; `nil` for a text that is drawn as text of one row.
  init?(
    _ text: String, points: Double, weight: Font.Weight = .semibold, width: Double = 1,
    repertoire: GlyphRepertoire, spacing digits: Font.Digits = .even
  ) {
    guard
      let style = LetterStyle(
        font: points, weight: weight, width: width, glyphs: repertoire)
    else { return nil }
    self.init(text, style: style, spacing: digits)
  }

  /// Sets a text in a style; `nil` if it is empty, too long, larger than a layout may be, or has a character that the
  /// typeface lacks.
  init?(_ text: String, style: LetterStyle, spacing digits: Font.Digits = .even) {
    guard !text.isEmpty, text.utf8.count <= Self.letterCountMaximum * 4,
      text.count <= Self.letterCountMaximum
    else { return nil }
    var placed: [Placed] = []
    placed.reserveCapacity(text.utf8.count)
    var pen = 0.0
    var (left, right) = (0, 0)
    var (top, bottom) = (Int(style.height.rounded(.up)), -style.spaceBelow)
    var before: Character?
    for character in text {
      guard let letter = LetterMemo.letter(character, style: style) else { return nil }
      let kerning = before.map { Kerning.change(between: $0, and: character) } ?? 0
      pen += (kerning * 100 * style.unit).rounded()
      let start = Int(pen.rounded(.down))
      let (inset, advance) =
        Self.isNarrow(character, among: digits)
        ? style.spacing(ofInk: letter.inkedColumns) : (0, letter.advance)
      let origin = start + inset
      pen += advance
      let next = max(start, Int(pen.rounded(.down)))
      placed.append(
        Placed(character: character, columns: start..<next, letter: letter, origin: origin))
      if let inked = letter.inkedRows {
        left = min(left, origin + letter.inkedColumns.lowerBound)
        right = max(right, origin + letter.inkedColumns.upperBound)
        top = max(top, inked.upperBound)
        bottom = min(bottom, inked.lowerBound)
      }
      right = max(right, next)
      before = character
    }
    let grid = style.glyphs
    columns = (right - left + grid.pixelColumns - 1) / grid.pixelColumns
    // Ink may reach out before the first letter's origin, as a j does.
    let shift =
      [.even, .inWords].contains(digits)
      ? -left : Self.shift(centering: placed, in: columns * grid.pixelColumns)
    letters = placed.map {
      Placed(
        character: $0.character,
        columns: $0.columns.lowerBound + shift..<$0.columns.upperBound + shift,
        letter: $0.letter, origin: $0.origin + shift)
    }
    self.style = style
    rows = (top - bottom + grid.pixelRows - 1) / grid.pixelRows
    pixelsBelow = -bottom
    let deepest = placed.compactMap(\.letter.inkedRows?.lowerBound).min() ?? 0
    spareBelow = deepest < 0 ? 0 : style.spaceBelow
    guard columns <= ViewLayout.columnsMaximum, rows <= ViewLayout.rowsMaximum else { return nil }
  }

  /// Returns whether a character takes the room of its ink.
  private static func isNarrow(_ character: Character, among digits: Font.Digits) -> Bool {
    switch digits {
    case .even: false
    case .proportional, .sized: character == "1"
    case .inWords: ("0"..."9").contains(character)
    }
  }

  /// Returns the way of letters to the middle of some sub-pixels, by their ink.
  private static func shift(centering letters: [Placed], in width: Int) -> Int {
    let inked = letters.filter { $0.letter.inkedRows != nil }
    let first = inked.map { $0.origin + $0.letter.inkedColumns.lowerBound }.min() ?? 0
    let end = inked.map { $0.origin + $0.letter.inkedColumns.upperBound }.max() ?? 0
    return (width - (end - first) + 1) / 2 - first
  }

  /// The letters with their free space above them instead of below their baseline; `nil` where they have none.
  var lowered: BlockSetting? {
    guard spareBelow > 0 else { return nil }
    var setting = self
    setting.pixelsBelow -= spareBelow
    setting.spareBelow = 0
    return setting
  }
}

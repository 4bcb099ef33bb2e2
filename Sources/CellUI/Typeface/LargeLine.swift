import ColorScience
import Compositing

/// A line of text in large letters, and of small ones beside them on their baseline, such as a unit behind its number.
struct LargeLine: Sendable {
  /// A part of a text in one font and one color.
  struct Part {
    var text: String
    let font: Font
    /// The weight of its own; `nil` for that of the text or the font.
    let weight: Font.Weight?
    /// The width of its own; `nil` for that of the text or the font.
    let width: Font.Width?
    /// A Boolean value indicating whether digits have one width even among words, as in a timer.
    let hasEvenDigits: Bool
    let color: StraightRGBA
    /// The part in letters of a cell each.
    var glyphs: [StyledGlyph]
  }

  /// A run of letters in the line.
  struct Run: Sendable {
    enum Letters: Sendable {
      case large(BlockSetting, StraightRGBA)
      case small([StyledGlyph])
    }

    let letters: Letters
    /// The cells that it takes, from the line's upper left corner.
    var frame: CellRect
  }

  let runs: [Run]
  /// The width, in cells.
  let columns: Int
  /// The height, in cells.
  let rows: Int
  /// The row of the baseline, for text beside the line.
  let baselineRow: Int

  /// Returns whether the letters of a font may be large.
  static func isLarge(_ font: Font, in shared: SharedEnvironment) -> Bool {
    font.isSizedByDigits || shared.magnifiedPoints(of: font.points) >= Font.blockMinimumPoints
  }

  /// Adds a part of a text, to the part before where both are set alike.
  static func add(_ part: Part, to parts: inout [Part]) {
    guard !part.text.isEmpty else { return }
    guard let last = parts.last,
      (last.font, last.weight, last.width, last.hasEvenDigits, last.color)
        == (part.font, part.weight, part.width, part.hasEvenDigits, part.color)
    else { return parts.append(part) }
    parts[parts.count - 1].text += part.text
    parts[parts.count - 1].glyphs += part.glyphs
  }

  /// Sets a text; `nil` where it has no large part, or one with a character that the typeface lacks.
  ///
  /// - Parameters:
  ///   - parts: The parts, one after another.
  ///   - scale: The part of each font's size that the letters have; below the size of large letters they are small.
  ///   - environment: The text's environment.
  init?(_ parts: [Part], scale: Double = 1, in environment: EnvironmentValues) {
    var runs: [Run] = []
    var (column, ascent, descent) = (0, 0, 0)
    var isLarge = false
    var pictures: [Int] = []
    // In a view whose letters are all large, an emoji among them leaves the others so.
    let keepsLarge = environment.textPointsMinimum > 0
    for part in keepsLarge ? parts.flatMap(\.splitAtPictures) : parts {
      let points = environment.magnifiedPoints(of: part.font.points) * scale
      let isPartLarge =
        part.font.isSizedByDigits || points >= Font.blockMinimumPoints && !part.text.isEmpty
      let letters: Run.Letters
      let size: CellSize
      var baseline = 0
      if isPartLarge {
        guard let block = part.block(points: points, in: environment) else { return nil }
        letters = .large(block, part.color)
        size = CellSize(columns: block.columns, rows: block.rows)
        baseline = block.baselineRow
        isLarge = true
      } else {
        let glyphs = isLarge ? part.glyphsBehindLarge : part.glyphs
        letters = .small(glyphs)
        size = CellSize(columns: TextLine(glyphs: glyphs).columns, rows: 1)
      }
      if keepsLarge, part.text.isEmpty { pictures.append(runs.count) }
      let frame = CellRect(origin: CellPoint(column: column, row: -baseline), size: size)
      runs.append(Run(letters: letters, frame: frame))
      column += size.columns
      ascent = max(ascent, baseline)
      descent = max(descent, size.rows - baseline)
    }
    guard isLarge, column <= ViewLayout.columnsMaximum else { return nil }
    // A picture is lower than the letters beside it, and stands in their middle.
    for index in pictures { runs[index].frame.origin.row -= ascent / 2 }
    for index in runs.indices { runs[index].frame.origin.row += ascent }
    (self.runs, columns, rows, baselineRow) = (runs, column, ascent + descent, ascent)
  }

  /// The sizes that a text may shrink to, in points: those at which letters take less room.
  private static let smallerSizes: [Double] = [28, 30, 34, 48, 64, 80, 96, 120, 144]

  /// Sets a text at its font's size, then at each smaller size that is allowed, narrower, and no wider than the view's place.
  static func all(_ parts: [Part], in environment: EnvironmentValues) -> [LargeLine] {
    let points = parts.map { environment.magnifiedPoints(of: $0.font.points) }.max() ?? 0
    if parts.contains(where: \.font.isSizedByDigits) {
      return LargeLine(parts, in: environment).map { [$0] } ?? []
    }
    let factor = max(0, min(1, environment.textTraits.minimumScaleFactor))
    let least = max(Font.blockMinimumPoints, points * factor)
    guard points >= least else { return [] }
    let own = LargeLine(parts, in: environment)
    let room = min(environment.container.columns ?? .max, (own?.columns ?? .max) - 1)
    var lines: [LargeLine] = []
    for size in smallerSizes where size < points && size >= least {
      guard let line = LargeLine(parts, scale: size / points, in: environment) else { continue }
      guard line.columns <= room else { break }
      if line.columns == lines.last?.columns { lines.removeLast() }
      lines.append(line)
    }
    return (own.map { [$0] } ?? []) + lines.reversed()
  }

  /// Sets a text at the largest size below its font's at which it is no higher than some rows; `nil` where none is.
  static func lower(_ parts: [Part], upTo rows: Int, in environment: EnvironmentValues)
    -> LargeLine?
  {
    let points = parts.map { environment.magnifiedPoints(of: $0.font.points) }.max() ?? 0
    guard !parts.contains(where: \.font.isSizedByDigits) else { return nil }
    for size in smallerSizes.reversed() where size < points {
      guard let line = LargeLine(parts, scale: size / points, in: environment) else { continue }
      if line.rows <= rows { return line }
    }
    return nil
  }

  /// Returns whether another line takes the same room, its letters in the same rows.
  func takesRoom(of other: LargeLine) -> Bool {
    guard columns == other.columns, rows == other.rows, runs.count == other.runs.count else {
      return false
    }
    return zip(runs, other.runs).allSatisfy { own, other in
      switch (own.letters, other.letters) {
      case (.large(let before, _), .large(let after, _)):
        before.pixelsBelow == after.pixelsBelow && own.frame == other.frame
      case (.small, .small): own.frame == other.frame
      case (.large, .small), (.small, .large): false
      }
    }
  }
}

extension LargeLine.Part {
  /// The letters behind large ones, which end in a space as wide as one of these.
  fileprivate var glyphsBehindLarge: [StyledGlyph] {
    glyphs.count > 1 && glyphs[0].measured.glyph == .space ? Array(glyphs.dropFirst()) : glyphs
  }

  /// The part, cut before and after each emoji and each other sign of two cells, which have no text but their glyphs.
  ///
  /// A blank beside one is as narrow as the sign is, and not as wide as one between large letters.
  fileprivate var splitAtPictures: [LargeLine.Part] {
    guard text.count == glyphs.count, glyphs.contains(where: { $0.measured.width == 2 }) else {
      return [self]
    }
    var parts: [LargeLine.Part] = []
    for (index, (character, glyph)) in zip(text, glyphs).enumerated() {
      let neighbors = glyphs[max(0, index - 1)..<min(glyphs.count, index + 2)]
      let isPicture =
        glyph.measured.width == 2
        || glyph.measured.glyph == .space && neighbors.contains { $0.measured.width == 2 }
      if parts.last.map({ $0.text.isEmpty == isPicture }) != true {
        var part = self
        (part.text, part.glyphs) = ("", [])
        parts.append(part)
      }
      if !isPicture { parts[parts.count - 1].text.append(character) }
      parts[parts.count - 1].glyphs.append(glyph)
    }
    return parts
  }

  /// Sets the part in large letters; `nil` where the typeface lacks one.
  fileprivate func block(points: Double, in environment: EnvironmentValues) -> BlockSetting? {
    let weight = weight ?? environment.textTraits.weight ?? font.letterWeight
    let width = (width ?? environment.textTraits.width ?? font.width).factor
    let glyphs = environment.glyphRepertoire
    guard font.isSizedByDigits else {
      // In a view whose letters are all large, a gap around each 1 would be one between words.
      let isInWords = environment.textPointsMinimum > 0 && !hasEvenDigits && font.digits == .even
      return BlockSetting(
        text, points: points, weight: weight, width: width, repertoire: glyphs,
        spacing: isInWords ? .inWords : font.digits)
    }
    return BlockSetting(
      text,
      style: LetterStyle(points: font.points, weight: weight, width: width, glyphs: glyphs),
      spacing: font.digits)
  }
}

public import ColorScience
public import Compositing

/// A text or symbol of a layout, in the cell with its lowest contrast.
public struct LaidText: Hashable, Sendable {
  /// The kind of text, which decides the contrast that it needs (WCAG 2.2, 1.4.3 and 1.4.11).
  public enum Kind: Hashable, Sendable {
    /// Text of one row.
    case text
    /// Block letters, from 28 points.
    case large
    /// Symbols without letters or digits.
    case symbol
  }

  /// The string: of a symbol its glyph, or its name where it is drawn.
  public private(set) var words: String
  /// The kind of text.
  public let kind: Kind
  /// The identity of the text's view.
  public let identity: ViewIdentity
  /// The text color, which may be translucent.
  public let color: StraightRGBA
  /// The visible text color in that cell.
  public let ink: StraightRGBA
  /// The background of that cell.
  public let ground: StraightRGBA
  /// A Boolean value indicating whether the text changes by itself, as a timer does.
  public let isLive: Bool

  /// The contrast ratio of `ink` and `ground`.
  public var ratio: Double { ink.contrastRatio(with: ground) }

  /// Returns the text with other words, as those of all its lines.
  public func saying(_ words: String) -> LaidText {
    var text = self
    text.words = words
    return text
  }
}

extension ViewLayout {
  /// Finds the texts of the layout on a picture; emoji are left out, because they have colors of their own.
  ///
  /// - Parameters:
  ///   - picture: The background, opaque and as large as the layout.
  ///   - strength: The opacity of the layout, `0...1`.
  /// - Returns: The texts in the order of drawing.
  public func texts(upon picture: Surface, strength: Double = 1) -> [LaidText] {
    var picture = picture
    var texts: [LaidText] = []
    let clocks = live?.filter { $0.moment.validUntil != nil }.map(\.clock) ?? []
    // The mark in the place of a symbol or an image that there is not is told by itself.
    let hasMarks = notes.contains { if case .missing = $0 { true } else { false } }
    // The colors of a picture that there is not are unknown, and so is the contrast of a text on it.
    var unknown: [CellRect] = []
    for item in items where !item.visibleFrame.intersection(picture.bounds).isEmpty {
      let isLive = item.clock.map(clocks.contains) ?? false
      if let text = item.text(
        upon: picture, sparing: unknown, strength: strength, isLive: isLive)
      {
        if !hasMarks || text.words != SymbolTable.neutral { texts.append(text) }
      } else {
        if hasMarks, MissingPictureNode.isTile(item) { unknown.append(item.visibleFrame) }
        item.draw(on: &picture)
      }
    }
    return texts
  }
}

extension DisplayItem {
  fileprivate func text(
    upon picture: Surface, sparing unknown: [CellRect], strength: Double, isLive: Bool
  ) -> LaidText? {
    let visible = visibleFrame.intersection(picture.bounds)
    var worst: (color: StraightRGBA, ink: StraightRGBA, ground: StraightRGBA, ratio: Double)?
    // A symbol's lower layers are the ground of its upper one.
    var beneath = picture
    func judge(_ color: StraightRGBA, column: Int, row: Int) {
      // A clear text is a placeholder, which is not meant to be read.
      let place = CellPoint(column: column, row: row)
      guard color.alpha > 0, visible.contains(place),
        !unknown.contains(where: { $0.contains(place) })
      else { return }
      let ground = beneath[column, row].meanBackground
      // A color that the assets lack is told by itself.
      guard color != Color.missing, ground != Color.missing else { return }
      let ink = color.opacity(opacity * strength).over(ground)
      let ratio = ink.contrastRatio(with: ground)
      if ratio < worst?.ratio ?? .infinity { worst = (color, ink, ground, ratio) }
    }
    switch content {
    case .line(let glyphs):
      guard !glyphs.areDots else { return nil }
      var column = frame.origin.column
      for glyph in glyphs {
        if glyph.measured.glyph.hasInk, !glyph.isEmoji, glyph.measured.glyph.ownColor == nil {
          judge(glyph.color, column: column, row: frame.origin.row)
        }
        column += glyph.measured.width
      }
    case .block(let block, let color):
      for row in 0..<block.rows {
        for column in 0..<block.columns where block.ink(column: column, row: row).glyph != .none {
          // The edges of strokes are mixed; their ink is the color that is read.
          let ink = block.color(of: color, column: column, row: row)
          judge(
            ink.opacity(block.setting.style.strength), column: frame.origin.column + column,
            row: frame.origin.row + row)
        }
      }
    case .symbol(let picture, let paints):
      guard let layer = upperLayer(of: picture, paints, in: visible, on: &beneath) else {
        return nil
      }
      for cell in layer.cells { judge(layer.color, column: cell.column, row: cell.row) }
    case .fill, .stroke, .bar, .rule, .image: return nil
    }
    // Most items of a long list are out of sight, and cost no string.
    guard let worst, let (words, kind) = content.read else { return nil }
    return LaidText(
      words: words, kind: kind, identity: identity, color: worst.color, ink: worst.ink,
      ground: worst.ground, isLive: isLive)
  }
}

extension DisplayItem.Content {
  /// The string of a text or symbol, and its kind; `nil` for other content.
  fileprivate var read: (words: String, kind: LaidText.Kind)? {
    if case .symbol(let picture, _) = self { return (picture.systemName, .symbol) }
    guard let words else { return nil }
    if case .block = self { return (words, .large) }
    return (words, words.unicodeScalars.contains(where: \.isWritten) ? .text : .symbol)
  }
}

extension DisplayItem {
  /// Returns the color of a symbol's upper layer and the cells that it covers by half, and draws the layers beneath it.
  private func upperLayer(
    of picture: SymbolPicture, _ paints: [Paint], in visible: CellRect, on surface: inout Surface
  ) -> (color: StraightRGBA, cells: [CellPoint])? {
    let layers = picture.layers(in: frame, clip: visible, glyphs: edges.glyphs)
    guard let upper = layers.last, !paints.isEmpty else { return nil }
    let paint = { (layer: SymbolPicture.Layer) in paints[min(layer.level, paints.count - 1)] }
    for layer in layers.dropLast() {
      ShapePainter(paint: paint(layer), style: FillStyle(), edges: edges)
        .fill(layer.coverage, in: frame, on: &surface)
    }
    let coverage = upper.coverage
    let count = coverage.glyphs.pixelColumns * coverage.glyphs.pixelRows
    let cells = visible.rowRange.flatMap { row in
      visible.columnRange.map { CellPoint(column: $0, row: row) }
    }
    let covered = cells.filter { cell in
      (0..<count).reduce(0) { $0 + coverage[cell.column, cell.row, $1] } >= Float(count) / 2
    }
    return (paint(upper).color, covered)
  }
}

extension ViewLayout {
  /// The number of texts that are drawn in large letters.
  public var largeTextCount: Int {
    items.count { if case .block = $0.content { true } else { false } }
  }

  /// The strings that are drawn, a line or a word of block letters each, in the order of drawing.
  public var words: [String] {
    items.compactMap(\.content.words)
  }

  /// Returns the first glyph of the texts of one row, in the order of drawing, for which a condition holds.
  ///
  /// - Parameter condition: The condition on a glyph and its width, in cells.
  /// - Returns: The glyph; `nil` for none.
  public func firstGlyph(where condition: (Glyph, Int) -> Bool) -> Glyph? {
    for item in items {
      guard case .line(let glyphs) = item.content else { continue }
      if let found = glyphs.first(where: { condition($0.measured.glyph, $0.measured.width) }) {
        return found.measured.glyph
      }
    }
    return nil
  }
}

extension DisplayItem.Look {
  /// The words and the symbol of the item, wherever they stand: of a number no digits, and of a text that is cut no last word.
  package var subjects: [String] {
    if case .symbol(let picture, _) = content { return [picture.systemName] }
    return (content.words ?? "").split(separator: " ").filter { $0.last != "…" }
      .map { $0.filter { !$0.isNumber } }.filter { !$0.isEmpty }
  }
}

extension DisplayItem.Content {
  /// The string that is drawn; `nil` for content without text.
  fileprivate var words: String? {
    switch self {
    case .line(let glyphs): glyphs.areDots ? nil : glyphs.words
    case .block(let block, _): String(block.setting.letters.map(\.character))
    case .fill, .stroke, .bar, .rule, .symbol, .image: nil
    }
  }
}

extension [StyledGlyph] {
  /// A Boolean value indicating whether all that is seen of the glyphs are the dots of a picture, which is not read.
  fileprivate var areDots: Bool {
    allSatisfy { !$0.measured.glyph.hasInk || $0.measured.glyph.isBraille }
      && contains { $0.measured.glyph.isBraille }
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether it is a letter or a number.
  var isWritten: Bool { properties.isAlphabetic || properties.numericType != nil }
}

public import ColorScience
public import Compositing

/// A text of a layout, or a symbol, where it reads worst.
public struct LaidText: Hashable, Sendable {
  /// How large it is, which decides how much contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11).
  public enum Kind: Hashable, Sendable {
    /// Text of a row.
    case text
    /// Block letters, of 28 points and more.
    case large
    /// A symbol without letters and digits.
    case symbol
  }

  /// What it says; empty for block letters.
  public let words: String
  /// How large it is.
  public let kind: Kind
  /// The view that it belongs to.
  public let identity: ViewIdentity
  /// The ink as it is seen in its worst cell.
  public let ink: StraightRGBA
  /// What lies beneath it there.
  public let ground: StraightRGBA

  /// The contrast of ink and ground.
  public var ratio: Double { ink.contrastRatio(with: ground) }
}

extension ViewLayout {
  /// The texts, each where it reads worst, when the layout is drawn upon a picture; emoji bring their own colors.
  ///
  /// - Parameters:
  ///   - picture: What lies beneath; opaque, and as large as the layout.
  ///   - strength: A factor on the colors of the layout, `0...1`.
  /// - Returns: The texts, in the order in which they are drawn.
  public func texts(upon picture: Surface, strength: Double = 1) -> [LaidText] {
    var picture = picture
    var texts: [LaidText] = []
    for item in items {
      if let text = item.text(upon: picture, strength: strength) {
        texts.append(text)
      } else {
        item.draw(on: &picture)
      }
    }
    return texts
  }
}

extension DisplayItem {
  fileprivate func text(upon picture: Surface, strength: Double) -> LaidText? {
    let seen = (clip.map { $0.intersection(frame) } ?? frame).intersection(picture.bounds)
    var worst: (ink: StraightRGBA, ground: StraightRGBA, ratio: Double)?
    func judge(_ color: StraightRGBA, column: Int, row: Int) {
      guard seen.contains(CellPoint(column: column, row: row)) else { return }
      let ground = picture[column, row].meanBackground
      let ink = color.opacity(opacity * strength).over(ground)
      let ratio = ink.contrastRatio(with: ground)
      if ratio < worst?.ratio ?? .infinity { worst = (ink, ground, ratio) }
    }
    var words = String.UnicodeScalarView()
    var kind = LaidText.Kind.large
    switch content {
    case .line(let glyphs):
      var column = frame.origin.column
      for glyph in glyphs {
        words.append(contentsOf: glyph.measured.glyph.scalars)
        if glyph.measured.glyph.hasInk, !glyph.measured.glyph.base.properties.isEmojiPresentation {
          judge(glyph.color, column: column, row: frame.origin.row)
        }
        column += glyph.measured.width
      }
      let isWritten = words.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      kind = isWritten ? .text : .symbol
    case .block(let block, let color):
      for row in 0..<block.rows {
        for column in 0..<block.columns where block.glyph(column: column, row: row) != .none {
          judge(color, column: frame.origin.column + column, row: frame.origin.row + row)
        }
      }
    case .fill, .stroke, .bar, .rule: return nil
    }
    return worst.map {
      LaidText(
        words: String(words), kind: kind, identity: identity, ink: $0.ink, ground: $0.ground)
    }
  }
}

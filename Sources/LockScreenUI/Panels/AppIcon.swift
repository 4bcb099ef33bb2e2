public import ActivityWidgets
public import CellUI
import Compositing

extension ActivityPresentations {
  /// The cells in which an icon is looked for.
  private static let searchedCells = ProposedCells(columns: 24, rows: 4)

  /// Returns the picture by which an app is known: the first one in its views, the compact island's before all others.
  ///
  /// - Returns: One glyph of one or two cells; `nil` for views without a picture.
  public func appIcon(in environment: EnvironmentValues) -> String? {
    let views = [compactLeading, minimal, expanded.leading, content]
    let surfaces = views.lazy.map {
      $0.layout(in: Self.searchedCells, environment: environment).surface()
    }
    for surface in surfaces {
      if let emoji = surface.firstGlyph(where: { $1 }) { return emoji }
    }
    return surfaces.first?.firstGlyph { scalar, _ in scalar.isSymbol }
  }
}

extension Surface {
  /// Returns the first glyph that a condition on its base and on its being two cells wide holds for.
  fileprivate func firstGlyph(where condition: (Unicode.Scalar, Bool) -> Bool) -> String? {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let glyph = self[column, row].glyph
        guard glyph.hasInk else { continue }
        let isWide = column + 1 < size.columns && self[column + 1, row].glyph == .continuation
        guard condition(glyph.base, isWide), !isWide || !glyph.base.properties.isAlphabetic
        else { continue }
        return String(String.UnicodeScalarView(glyph.scalars))
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether it is a picture rather than a letter, a digit or a part of a drawing.
  fileprivate var isSymbol: Bool {
    switch value {
    // Arrows, technical signs, geometric shapes, symbols and dingbats, without box drawing and blocks.
    case 0x2190...0x24FF, 0x25A0...0x27BF: true
    case 0x2B00...0x2BFF: true
    default: false
    }
  }
}

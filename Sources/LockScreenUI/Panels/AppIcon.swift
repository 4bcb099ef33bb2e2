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
    var first: ViewLayout?
    for view in views {
      let layout = view.layout(in: Self.searchedCells, environment: environment)
      first = first ?? layout
      // Letters of scripts with wide ones are no pictures.
      let emoji = layout.firstGlyph { $1 == 2 && !$0.base.properties.isAlphabetic }
      if let emoji { return String(String.UnicodeScalarView(emoji.scalars)) }
    }
    return first?.firstGlyph { glyph, _ in glyph.base.isSymbol }.map {
      String(String.UnicodeScalarView($0.scalars))
    }
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

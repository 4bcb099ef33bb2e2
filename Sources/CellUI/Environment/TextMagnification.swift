import Compositing

extension EnvironmentValues {
  /// The least size of magnified text, in points: below it there are no large letters, and a card's texts would be of two
  /// scales.
  static let magnifiedPointsMinimum = 42.0

  /// Returns the size of a font under the magnification, in points.
  func magnifiedPoints(of font: Double) -> Double {
    magnification > 1 ? max(Self.magnifiedPointsMinimum, font * magnification) : font
  }
}

extension ViewLayout {
  /// A Boolean value indicating whether any words or numbers have the size of the terminal's text; symbols always have.
  public var hasSmallWords: Bool {
    items.contains { item in
      guard case .line(let glyphs) = item.content else { return false }
      return glyphs.contains { glyph in
        let properties = glyph.measured.glyph.base.properties
        return properties.isAlphabetic || properties.numericType != nil && !properties.isEmoji
          || ("0"..."9").contains(glyph.measured.glyph.base)
      }
    }
  }
}

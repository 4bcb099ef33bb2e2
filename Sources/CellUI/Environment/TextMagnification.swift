import Compositing

extension EnvironmentValues {
  /// The least size of text that large letters can draw, in points.
  public static let largeTextMinimum = 42.0

  /// Returns the size of a font under the magnification, in points.
  func magnifiedPoints(of font: Double) -> Double {
    max(textPointsMinimum, font * magnification)
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

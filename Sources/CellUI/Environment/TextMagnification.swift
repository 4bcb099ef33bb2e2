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
  /// The number of letters and digits in all texts, whatever their size; symbols and other signs don't count.
  ///
  /// - Complexity: O(*n*) in the letters.
  public var letterCount: Int {
    items.reduce(0) { count, item in
      switch item.content {
      case .line(let glyphs): count + glyphs.count { $0.measured.glyph.isLetterOrDigit }
      case .block(let text, _):
        count + text.setting.letters.count { $0.character.isLetter || $0.character.isNumber }
      case .fill, .stroke, .bar, .rule, .symbol, .image: count
      }
    }
  }

  /// A Boolean value indicating whether any words or numbers have the size of the terminal's text; symbols always have.
  public var hasSmallWords: Bool {
    items.contains { item in
      guard case .line(let glyphs) = item.content else { return false }
      return glyphs.contains { $0.measured.glyph.isLetterOrDigit }
    }
  }
}

extension Glyph {
  fileprivate var isLetterOrDigit: Bool {
    let properties = base.properties
    return properties.isAlphabetic || properties.numericType != nil && !properties.isEmoji
      || ("0"..."9").contains(base)
  }
}

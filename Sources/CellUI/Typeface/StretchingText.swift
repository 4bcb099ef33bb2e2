public import ColorScience
public import Compositing

extension Font {
  /// Returns the font whose digits are some rows high and have some width.
  ///
  /// - Parameters:
  ///   - rows: The height of digits, in rows.
  ///   - points: The height at which letters of this width have their own proportions, in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public static func letters(rows: Double, width points: Double, weight: Weight = .semibold) -> Font
  {
    let height = max(1, rows) * Points.perRow
    var font = Font.system(size: height, weight: weight).width(Width(points / height - 1))
    font.digits = .sized
    return font
  }
}

/// A line of large letters while its height changes evenly, as that of the clock does.
public enum StretchingText {
  /// Returns a picture of the line, centered in its width, half a row below the upper edge.
  ///
  /// Strokes are between sub-pixels on their way, so that the letters grow without steps.
  ///
  /// - Parameters:
  ///   - text: The text; one with characters that the typeface lacks is left out.
  ///   - font: The font.
  ///   - color: The color.
  ///   - size: The size of the picture, in cells.
  ///   - environment: The glyphs to draw with.
  /// - Returns: The picture, of that size.
  public static func surface(
    _ text: String, font: Font, color: StraightRGBA, size: CellSize, environment: EnvironmentValues
  ) -> Surface {
    let rows = (font.points / Points.perRow).rounded()
    // At whole rows the picture is that of the text at rest.
    let isResting = abs(font.points - rows * Points.perRow) < 1
    let height = isResting ? rows * Points.perRow : font.points
    let style = LetterStyle(
      points: height, weight: font.letterWeight, width: font.width.factor,
      glyphs: environment.glyphRepertoire, isMoving: !isResting)
    guard let setting = BlockSetting(text, style: style, spacing: font.digits) else {
      return Surface(size: size)
    }
    var canvas = PixelCanvas(columns: size.columns, rows: size.rows, glyphs: style.glyphs)
    let baseline = (height + Points.perRow / 2) / style.pixelHeight
    let down =
      isResting
      ? Double((Int(rows) + 1) * style.glyphs.pixelRows - canvas.pixelRows)
      : baseline - Double(canvas.pixelRows - setting.pixelsBelow)
    let left = Double((size.columns - setting.columns) / 2 * style.glyphs.pixelColumns)
    for letter in setting.letters {
      canvas.draw(
        letter, of: setting, column: left + Double(letter.columns.lowerBound), down: down)
    }
    return canvas.surface(color: color, isAntialiased: !environment.drawsBarsWithInk)
  }
}

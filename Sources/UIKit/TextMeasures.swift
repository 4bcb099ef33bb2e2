public import CellUI
public import Foundation

// The attributes of text that code measures or draws with; nothing here draws an attributed text of Foundation's.
extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below the letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of paragraphs.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSString {
  /// The mean width of a letter and the height of a line, for a font of one point.
  private static let (letterWidth, lineHeight) = (0.54, 1.2)
  /// The size of a text without a font, in points.
  private static let standardPoints = 12.0

  /// Returns the size of the text in one line on a phone, in points: letters are taken as equally wide.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont
    let points = font.map { Double($0.pointSize) } ?? Self.standardPoints
    return CGSize(
      width: Double(length) * points * Self.letterWidth, height: points * Self.lineHeight)
  }
}

extension UIImage {
  /// Returns the image in the foreground style, or as it is.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
}

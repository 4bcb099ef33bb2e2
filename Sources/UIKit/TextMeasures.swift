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

/// The way in which a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// By its lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the distances of its lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// With an ellipsis in place of lines without room.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The circumstances of measuring, which change nothing here.
public final class NSStringDrawingContext {
  /// Makes circumstances.
  public init() {}
}

extension NSString {
  /// Returns the rectangle of the text in a room, in points: it is wrapped at the room's width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let line = self.size(withAttributes: attributes)
    guard options.contains(.usesLineFragmentOrigin), size.width > 0, line.width > size.width else {
      return CGRect(origin: .zero, size: line)
    }
    let lines = (line.width / size.width).rounded(.up)
    return CGRect(x: 0, y: 0, width: size.width, height: lines * line.height)
  }
}

/// The style of a paragraph.
open class NSParagraphStyle: NSObject {
  /// The standard style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// The style's values.
  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
  }

  fileprivate var values = Values()
  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The place at which a line is cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance of lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance of paragraphs, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The least height of a line, in points; 0 for any.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor on the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The distance of the first line from the edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of lines from the edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of lines' ends from the edge, in points.
  open var tailIndent: CGFloat { values.tailIndent }

  /// Makes the standard style.
  public required override init() {}

  /// Returns a style with the same values.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

/// The style of a paragraph, which can be changed; cells have one distance of lines.
open class NSMutableParagraphStyle: NSParagraphStyle {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// Takes another style over.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// The place at which a line is cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

extension NSAttributedString {
  /// The size in one line on a phone, in points.
  public func size() -> CGSize { (string as NSString).size(withAttributes: firstAttributes) }

  /// Returns the rectangle of the text in a room, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    (string as NSString).boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }

  /// Draws the text into the image that is made.
  public func draw(in rect: CGRect) {
    (string as NSString).draw(in: rect, withAttributes: firstAttributes)
  }

  /// Draws the text into the image that is made.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : nil
  }
}

extension NSString {
  /// Draws the text into the image that is made.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    let color = attributes?[.foregroundColor] as? UIColor ?? .black
    let font = (attributes?[.font] as? UIFont).map { Font($0) } ?? .system(size: 12)
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle
    let text = Text(verbatim: self as String).font(font).foregroundColor(Color(uiColor: color))
    let room = rect.width - size(withAttributes: attributes).width
    var place = rect
    switch style?.alignment ?? .natural {
    case .center: place.origin.x += max(0, room / 2)
    case .right: place.origin.x += max(0, room)
    case .left, .justified, .natural: break
    }
    place.size.width -= place.minX - rect.minX
    CGContext.current?.draw(text, in: place)
  }

  /// Draws the text into the image that is made.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    let size = size(withAttributes: attributes)
    draw(in: CGRect(origin: point, size: size), withAttributes: attributes)
  }
}

extension AttributedString {
  /// Makes a string of one of Foundation's, with its fonts, colors and lines.
  public init(_ string: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: string.length)
    unsafe string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var part = AttributedString(string.attributedSubstring(from: range).string)
      if let font = attributes[.font] as? UIFont { part.font = Font(font) }
      if let color = attributes[.foregroundColor] as? UIColor {
        part.foregroundColor = Color(uiColor: color)
      }
      if attributes[.underlineStyle] != nil { part.underlineStyle = .single }
      if attributes[.strikethroughStyle] != nil { part.strikethroughStyle = .single }
      self += part
    }
  }
}

extension NSAttributedString {
  /// Makes a string of one with SwiftUI's attributes, with its words alone.
  public convenience init(_ string: AttributedString) {
    self.init(string: String(string.characters))
  }
}

extension UIImage {
  /// Returns the image in the foreground style, or as it is.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
}

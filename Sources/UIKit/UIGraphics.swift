public import CellUI
@_exported public import FoundationNames

extension UIImage {
  /// Makes a symbol; `nil` for a name that is unknown.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    self.init(systemName: name)
  }

  /// Makes a symbol; `nil` for a name that is unknown.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside the text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The settings of a symbol, which views ignore.
  public final class SymbolConfiguration: Configuration {
    /// No settings.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

    /// Makes settings.
    public init(pointSize: CGFloat) {}
    /// Makes settings.
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    /// Makes settings.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    /// Makes settings.
    public init(weight: SymbolWeight) {}
    /// Makes settings.
    public init(scale: SymbolScale) {}
    /// Makes settings.
    public init(textStyle: UIFont.TextStyle) {}
    /// Makes settings.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
    /// Makes settings.
    public init(font: UIFont) {}
    /// Makes settings.
    public init(font: UIFont, scale: SymbolScale) {}
    /// Makes settings.
    public init(hierarchicalColor: UIColor) {}
    /// Makes settings.
    public init(paletteColors: [UIColor]) {}

    /// Returns settings of a symbol in its own colors.
    public static func preferringMulticolor() -> Self { Self(unspecified: ()) }
    /// Returns settings of a symbol in one color.
    public static func preferringMonochrome() -> Self { Self(unspecified: ()) }

    private init(unspecified: Void) {}
  }

  /// The settings of a symbol: none.
  public var symbolConfiguration: SymbolConfiguration? { nil }
  /// Returns the image, whose settings change nothing here.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Returns the image, whose settings change nothing here.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The side of the picture that is up.
  public var imageOrientation: Orientation { .up }
  /// Returns the image, which views scale as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns the image, which views scale as a whole.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  /// The way in which an image fills a room.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// Returns the image at a smaller size: views scale it themselves.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Returns the image.
  public func preparingForDisplay() -> UIImage? { self }
  /// The bytes of the image's own file, whatever its format; `nil` for an image that was made here.
  public func pngData() -> Data? { fileBytes.map { Data($0) } }
  /// The bytes of the image's own file, whatever its format; `nil` for an image that was made here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  /// Draws the image into the one that is made.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
  /// Draws the image into the one that is made.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIImage.Configuration {
  /// Returns the settings with others.
  public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
}

/// The settings of a drawing, which change nothing here.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels to a point.
  public var scale: CGFloat = 1
  /// A Boolean value indicating whether the image has no holes.
  public var opaque = false

  /// The settings of the device.
  public static func `default`() -> Self { Self() }
  /// The settings of the device.
  public static func preferred() -> Self { Self() }

  /// Makes settings.
  public required override init() {}
}

/// A drawing of images: the image is drawn anew in each frame that it gets.
public final class UIGraphicsImageRenderer: NSObject {
  /// The means of a drawing.
  public final class Context: NSObject {
    /// The pen.
    public let cgContext: CGContext

    fileprivate init(_ cgContext: CGContext) { self.cgContext = cgContext }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Draws inside of a rectangle only.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

  private let bounds: CGRect

  /// Makes a drawing of a size, in points.
  public init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
  }

  /// Makes a drawing of a size, in points, with settings.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    bounds = CGRect(origin: .zero, size: size)
  }

  /// Makes a drawing of an area, in points.
  public init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.bounds = bounds
  }

  /// Returns the drawn image.
  public func image(actions: (Context) -> Void) -> UIImage {
    let pen = CGContext()
    if bounds.origin != .zero { pen.translateBy(x: -bounds.minX, y: -bounds.minY) }
    CGContext.$ofRenderer.withValue(pen) { actions(Context(pen)) }
    return pen.image(on: bounds.size)
  }

  /// The bytes of the only image that is drawn, whatever its format; empty for a drawing.
  public func pngData(actions: (Context) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of the only image that is drawn, whatever its format; empty for a drawing.
  public func jpegData(withCompressionQuality quality: CGFloat, actions: (Context) -> Void) -> Data
  {
    pngData(actions: actions)
  }
}

/// The means of a drawing.
public typealias UIGraphicsImageRendererContext = UIGraphicsImageRenderer.Context

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the pen of the image that is drawn; `nil` outside of one.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of a size, in points, on the device's screen.
public func UIGraphicsBeginImageContext(_ size: CGSize) { CGContext.begin(size) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of a size, in points; the rest changes nothing here.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  CGContext.begin(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image that was begun last, as far as it is drawn; `nil` outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.begunImage }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { CGContext.end() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the image that is drawn.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

extension UIColor {
  /// Reads hue, saturation and brightness, `0...1`, and returns whether there are some.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue, opacity) = channels
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    let sixth: CGFloat =
      range == 0
      ? 0
      : most == red
        ? (green - blue) / range + (green < blue ? 6 : 0)
        : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
    unsafe hue?.pointee = sixth / 6
    unsafe saturation?.pointee = most == 0 ? 0 : range / most
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = opacity
    return true
  }

  /// Reads the brightness and the opacity, `0...1`, and returns whether the color is a gray.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = channels
    unsafe white?.pointee = (channels.red + channels.green + channels.blue) / 3
    unsafe alpha?.pointee = channels.alpha
    return channels.red == channels.green && channels.green == channels.blue
  }

  /// Reads the channels, `0...1`.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = channels
    unsafe red?.pointee = channels.red
    unsafe green?.pointee = channels.green
    unsafe blue?.pointee = channels.blue
    unsafe alpha?.pointee = channels.alpha
    return true
  }
}

/// The content of a data set of the app's assets.
public final class NSDataAsset: NSObject {
  /// The name of the set.
  public let name: String
  /// The content of its file.
  public let data: Data

  /// Finds a data set; `nil` where the assets have none of the name, or its file is gone.
  public init?(name: String) {
    guard let bytes = AppResources.current.dataSet(named: name) else { return nil }
    self.name = name
    data = Data(bytes)
  }
}

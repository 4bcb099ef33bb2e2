public import CellUI
@_exported public import FoundationNames
import Synchronization

extension UIImage {
  /// Makes a symbol; `nil` for a name that is unknown.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(systemName: name)
  }

  /// The settings of a symbol, which views ignore.
  public final class SymbolConfiguration: Configuration {
    /// Makes settings.
    public init(pointSize: CGFloat) {}
    /// Makes settings.
    public init(pointSize: CGFloat, weight: UIFont.Weight) {}
    /// Makes settings.
    public init(font: UIFont) {}
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
  public func draw(in rect: CGRect) { Drawing.current?.add(self) }
  /// Draws the image into the one that is made.
  public func draw(at point: CGPoint) { Drawing.current?.add(self) }
}

/// The image that is made from others: the first of them, since views scale it themselves.
private final class Drawing: Sendable {
  @TaskLocal static var current: Drawing?
  private let first = AtomicLazyReference<UIImage>()

  var image: UIImage? { first.load() }

  func add(_ image: UIImage) { _ = first.storeIfNil(image) }
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

/// A drawing of images, which gives the first image that it draws; an empty one without any.
public final class UIGraphicsImageRenderer: NSObject {
  /// The means of a drawing.
  public final class Context: NSObject {
    /// Draws nothing.
    public func fill(_ rect: CGRect) {}
    /// Draws nothing.
    public func stroke(_ rect: CGRect) {}
    /// Cuts nothing.
    public func clip(to rect: CGRect) {}
  }

  /// Makes a drawing of a size, in points.
  public init(size: CGSize) {}

  /// Makes a drawing of a size, in points, with settings.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}

  /// Makes a drawing of an area, in points.
  public init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {}

  /// Returns the first image that is drawn.
  public func image(actions: (Context) -> Void) -> UIImage {
    let drawing = Drawing()
    Drawing.$current.withValue(drawing) { actions(Context()) }
    return drawing.image ?? UIImage()
  }

  /// The bytes of the first image that is drawn, whatever its format.
  public func pngData(actions: (Context) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The means of a drawing.
public typealias UIGraphicsImageRendererContext = UIGraphicsImageRenderer.Context

/// The clipboard, which is empty.
public final class UIPasteboard: NSObject, Sendable {
  /// The clipboard.
  public static let general = UIPasteboard()
  /// The text.
  public var string: String? {
    get { nil }
    set { _ = newValue }
  }
}

/// A tap that is felt, which a terminal cannot give.
public final class UIImpactFeedbackGenerator: NSObject {
  /// The strength of a tap.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a tap.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred() {}
}

/// Taps that tell of an outcome, which a terminal cannot give.
public final class UINotificationFeedbackGenerator: NSObject {
  /// An outcome.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Makes taps.
  public override init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

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

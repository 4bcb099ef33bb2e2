public import CellUI
@_exported public import FoundationNames

/// The traits of a screen: light or dark.
public final class UITraitCollection: NSObject, Sendable {
  /// The traits of the screen, which is dark.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }

  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

extension UIColor {
  /// Makes a color of its light and its dark one; the lock screen's is the dark one.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(Color(uiColor: dynamicProvider(.current)))
  }

  /// Makes a color of the app's assets; `nil` for an unknown name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The color of Core Graphics.
  public var cgColor: CGColor { CGColor(self) }

  /// Makes a color of Core Graphics'.
  public convenience init(cgColor: CGColor) { self.init(Color(uiColor: cgColor.color)) }
}

/// A color of Core Graphics.
public final class CGColor: Sendable {
  fileprivate let color: UIColor

  fileprivate init(_ color: UIColor) { self.color = color }

  /// Makes a color from its channels, `0...1`.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The opacity, `0...1`.
  public var alpha: CGFloat { color.channels.alpha }
  /// Red, green, blue and opacity, `0...1`.
  public var components: [CGFloat]? {
    let channels = color.channels
    return [channels.red, channels.green, channels.blue, channels.alpha]
  }
}

extension Color {
  /// Makes a color of Core Graphics'.
  public init(cgColor: CGColor) { self.init(uiColor: cgColor.color) }

  /// Makes a color of Core Graphics'.
  public init(_ cgColor: CGColor) { self.init(uiColor: cgColor.color) }
}

extension UIImage {
  /// The turn of an image.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Reads an image from a file; `nil` where it is none.
  public convenience init?(contentsOfFile path: String) {
    // A path that code made up has no file, as on a phone.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// Makes a symbol; `nil` for a name that is unknown.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(systemName: name)
  }

  /// The settings of a symbol, which views ignore.
  public final class SymbolConfiguration: NSObject, Sendable {
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
  /// The bytes of a file, which cannot be written here.
  public func pngData() -> Data? { nil }
  /// The bytes of a file, which cannot be written here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(at point: CGPoint) {}
}

/// A drawing of images, which gives an empty one.
public final class UIGraphicsImageRenderer: NSObject {
  /// The means of a drawing.
  public final class Context: NSObject {
    /// Draws nothing.
    public func fill(_ rect: CGRect) {}
  }

  /// Makes a drawing of a size, in points.
  public init(size: CGSize) {}

  /// Returns an empty image.
  public func image(actions: (Context) -> Void) -> UIImage { UIImage() }
}

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

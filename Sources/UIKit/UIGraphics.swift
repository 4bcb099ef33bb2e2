public import CellUI
@_exported public import FoundationNames

extension UIImage {
  /// The turn of an image.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
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

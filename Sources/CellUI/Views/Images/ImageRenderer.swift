public import Foundation

/// A picture of a view, which a terminal does not make: its images are `nil`, as where a view can't be drawn.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The room of the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels to a point.
  public var scale: CGFloat = 1
  /// A Boolean value indicating whether the picture has no holes.
  public var isOpaque = false
  /// The space of its colors.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Makes a picture of a view.
  public init(content: Content) {
    self.content = content
  }

  /// The image of UIKit.
  public var uiImage: UIImage? { nil }
  /// The image of Core Graphics.
  public var cgImage: CGImage? { nil }
}

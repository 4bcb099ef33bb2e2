public import Foundation

/// A picture of Core Graphics, as far as views use one.
public final class CGImage: Sendable {
  let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  /// The width, in pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// The height, in pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }
}

extension UIImage {
  /// The picture of Core Graphics; `nil` for a symbol.
  public var cgImage: CGImage? { fileBytes == nil ? nil : CGImage(self) }

  /// Makes an image of a picture.
  public convenience init(cgImage: CGImage) {
    self.init(sharing: cgImage.image)
  }

  /// Makes an image of a picture.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(sharing: cgImage.image)
  }

  /// The side of a picture that is up.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}

extension Image {
  /// The side of a picture that is up.
  public enum Orientation: UInt8, Sendable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// Makes an image of a picture of Core Graphics, with a label, which nothing here reads.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(uiImage: cgImage.image)
  }

  /// Makes an image of a picture of Core Graphics.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: cgImage.image)
  }

  /// Makes a custom symbol of the app's assets with a label, which nothing here reads.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
}

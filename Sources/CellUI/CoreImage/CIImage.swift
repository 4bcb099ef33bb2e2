import AssetCatalogs
import ColorScience
public import Foundation

/// An image of Core Image: a picture, and how often its pixels are repeated.
public final class CIImage {
  let pixels: PixelImage
  private let scale: CGSize

  init(_ pixels: PixelImage, scale: CGSize = CGSize(width: 1, height: 1)) {
    (self.pixels, self.scale) = (pixels, scale)
  }

  /// Makes an image of a picture of Core Graphics.
  public convenience init(cgImage: CGImage) {
    if case .pixels(let pixels) = cgImage.picture.light.content {
      self.init(pixels)
    } else {
      self.init(PixelImage(width: 1, height: 1, colors: [.clear]))
    }
  }

  /// Makes an image of UIKit's; `nil` for a symbol.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  /// The image's rectangle.
  public var extent: CGRect {
    CGRect(
      x: 0, y: 0, width: CGFloat(pixels.fullWidth) * scale.width,
      height: CGFloat(pixels.fullHeight) * scale.height)
  }

  /// Returns the image in another scale; other transforms change nothing here.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(
      pixels,
      scale: CGSize(width: scale.width * abs(matrix.a), height: scale.height * abs(matrix.d)))
  }

  /// Returns the image itself: its pixels are never mixed.
  public func samplingNearest() -> CIImage { self }

  /// The picture in the image's size, up to the most pixels of one that is kept.
  var picture: PixelImage {
    func side(_ length: CGFloat, most: Int) -> Int {
      length.isFinite ? Int(max(1, min(Double(most), Double(length).rounded()))) : 1
    }
    let kept = pixels.resampled(
      columns: side(extent.width, most: PixelImage.sideMaximum),
      rows: side(extent.height, most: PixelImage.sideMaximum), isSmooth: false)
    return PixelImage(
      fullWidth: side(extent.width, most: PNGDecoder.sideMaximum),
      fullHeight: side(extent.height, most: PNGDecoder.sideMaximum), width: kept.width,
      height: kept.height, colors: kept.colors)
  }

  func recolored(_ change: (StraightRGBA) -> StraightRGBA) -> CIImage {
    CIImage(pixels.recolored(change), scale: scale)
  }
}

/// A color of Core Image.
public final class CIColor {
  let color: StraightRGBA

  init(_ color: StraightRGBA) {
    self.color = color
  }

  /// Makes a color, of parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    func byte(_ part: CGFloat) -> UInt8 {
      part.isFinite ? UInt8((max(0, min(1, part)) * 255).rounded()) : 0
    }
    color = StraightRGBA(
      red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// Makes the color of one of UIKit's.
  public convenience init(color: UIColor) {
    self.init(color.color.paint(in: EnvironmentValues()).color)
  }

  /// Black.
  public static var black: CIColor { CIColor(.black) }
  /// White.
  public static var white: CIColor { CIColor(.white) }
  /// No color.
  public static var clear: CIColor { CIColor(.clear) }
}

/// The maker of Core Image's pictures.
public final class CIContext {
  /// Makes a context; its options change nothing here.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the picture of an image; `nil` for one without pixels.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let picture = CGImage(ImageAsset(ImageFile(name: "image", pixels: image.picture)))
    let isWhole = fromRect.width >= image.extent.width && fromRect.height >= image.extent.height
    return isWhole ? picture : picture.cropping(to: fromRect)
  }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String

  /// Makes an option.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The choice to draw by the processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}

extension UIImage {
  /// Makes an image of one of Core Image, of a point for each pixel.
  public convenience init(ciImage: CIImage) {
    self.init(ImageAsset(ImageFile(name: "image", pixels: ciImage.picture)), scale: 1)
  }

  /// Makes an image of one of Core Image.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(ImageAsset(ImageFile(name: "image", pixels: ciImage.picture)), scale: scale)
  }
}

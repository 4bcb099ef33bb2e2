import AssetCatalogs
public import Foundation

/// A picture of Core Graphics, as far as views use one.
public final class CGImage: Sendable {
  let picture: ImageAsset

  init(_ picture: ImageAsset) {
    self.picture = picture
  }

  /// The width, in pixels.
  public var width: Int { picture.light.size?.width ?? 0 }
  /// The height, in pixels.
  public var height: Int { picture.light.size?.height ?? 0 }

  /// Returns the part of the picture within a rectangle of pixels, made whole; `nil` where they have none in common.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !whole.isNull, whole.width >= 1, whole.height >= 1 else { return nil }
    let columns = Int(whole.minX)..<Int(whole.maxX)
    let rows = Int(whole.minY)..<Int(whole.maxY)
    var part = picture
    guard let light = picture.light.cropped(columns: columns, rows: rows) else { return nil }
    part.light = light
    part.dark =
      picture.dark === picture.light
      ? light : picture.dark.cropped(columns: columns, rows: rows) ?? light
    return CGImage(part)
  }

  func turned(_ turn: ImageTurn) -> CGImage {
    var turned = picture
    turned.light = picture.light.turned(turn)
    turned.dark = picture.dark === picture.light ? turned.light : picture.dark.turned(turn)
    return CGImage(turned)
  }
}

extension UIImage {
  /// The picture of Core Graphics; `nil` for a symbol.
  public var cgImage: CGImage? { picture.map(CGImage.init) }

  /// Makes an image of a picture, of a point for each pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage.picture, scale: 1)
  }

  /// Makes an image of a picture.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.turned(orientation.turn).picture, scale: scale)
  }

  /// The side of a picture that is up.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    fileprivate var turn: ImageTurn {
      switch self {
      case .up: ImageTurn()
      case .down: ImageTurn(mirrorsColumns: true, mirrorsRows: true)
      case .left: ImageTurn(isTransposed: true, mirrorsColumns: true)
      case .right: ImageTurn(isTransposed: true, mirrorsRows: true)
      case .upMirrored: ImageTurn(mirrorsColumns: true)
      case .downMirrored: ImageTurn(mirrorsRows: true)
      case .leftMirrored: ImageTurn(isTransposed: true)
      case .rightMirrored: ImageTurn(isTransposed: true, mirrorsColumns: true, mirrorsRows: true)
      }
    }
  }
}

extension Image {
  /// The side of a picture that is up.
  public enum Orientation: UInt8, Sendable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    fileprivate var ofUIKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// Makes an image of a picture of Core Graphics, with a label, which nothing here reads.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(
      uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofUIKit))
  }

  /// Makes an image of a picture of Core Graphics.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofUIKit))
  }

  /// Makes a custom symbol of the app's assets with a label, which nothing here reads.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
}

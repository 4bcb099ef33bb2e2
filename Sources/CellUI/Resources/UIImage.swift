import AssetCatalogs
public import Foundation

/// An image of UIKit, as far as views use one.
public final class UIImage: Equatable, Sendable {
  /// The use of an image as a picture or as a stencil.
  public enum RenderingMode: Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let image: Image
  private let asset: ImageAsset?
  /// The number of pixels to a point.
  public let scale: CGFloat

  /// The bytes of the image's file; `nil` for a symbol and for an image that was made here.
  package var fileBytes: [UInt8]? {
    asset.map(\.light.bytes).flatMap { $0.isEmpty ? nil : $0 }
  }

  private init(_ image: Image, asset: ImageAsset? = nil) {
    self.image = image
    self.asset = asset
    scale = CGFloat(asset?.scale ?? 1)
  }

  /// Makes an image of a picture with a number of pixels to a point, which is one of those that files have.
  convenience init(_ picture: ImageAsset, scale: CGFloat) {
    var asset = picture
    asset.scale = scale.isFinite ? Int(max(1, min(8, scale))) : 1
    self.init(Image(.file(asset)), asset: asset)
  }

  /// Makes an image that is drawn.
  convenience init(_ drawing: ImageDrawing) {
    self.init(Image(.drawing(drawing)))
  }

  /// The picture, of one number of pixels for each appearance; `nil` for a symbol and for an image without one.
  var picture: ImageAsset? { asset?.light.size == nil ? nil : asset }

  /// Makes an empty image.
  public convenience init() {
    self.init(Image(.file(ImageAsset(ImageFile(name: "", bytes: [])))))
  }

  /// Makes an image of the app's assets; `nil` for an unknown name.
  ///
  /// Without any catalog of images at hand, as for a single file, the name may well be known on a phone, and one that islet made
  /// up stands for one that is: there is a gray square in its place.
  public convenience init?(named name: String) {
    let catalog = AppResources.current.catalog
    if let asset = catalog.images[name] ?? catalog.symbols[name] {
      self.init(Image(.asset(name)), asset: asset)
      return
    }
    MissingNames.add(.image, name)
    let isUnknown = catalog.images.isEmpty && catalog.symbols.isEmpty
    guard !name.isEmpty, isUnknown || AppResources.current.isMadeUp(name) else { return nil }
    self.init(Image(.asset(name)), asset: ImageAsset(ImageFile(name: name, bytes: Self.square)))
  }

  /// A gray square of 44 points, as a file.
  private static let square = Array(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><rect width="44" height="44" fill="gray"/></svg>"#
      .utf8)

  /// Makes an image of the app's assets; `nil` for an unknown name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    self.init(named: name)
  }

  /// Makes an image of the app's assets in a configuration, which changes nothing here; `nil` for an unknown name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// The looks of an image, as a symbol's weight.
  open class Configuration: NSObject {}

  /// Makes an image of the app's assets.
  public convenience init(resource: ImageResource) {
    self.init(Image(resource), asset: AppResources.current.catalog.images[resource.name])
  }

  /// Makes a symbol; `nil` for a name that is unknown.
  public convenience init?(systemName name: String) {
    guard SymbolTable.isKnown(name) else {
      MissingNames.add(.symbol, name)
      return nil
    }
    self.init(Image(systemName: name))
  }

  /// Reads an image; `nil` for data that are none.
  ///
  /// Other formats than PNG and SVG become a frame with their name.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads an image with a number of pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty, data.count <= ImageFile.byteCountMaximum else { return nil }
    let file = ImageFile(name: "image", bytes: Array(data))
    guard file.isImage else { return nil }
    self.init(ImageAsset(file), scale: scale)
  }

  /// Reads an image of a file; `nil` where there is none.
  public convenience init?(contentsOfFile path: String) {
    // A file that can't be read counts as no image.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// The size, in points; zero where it is unknown.
  public var size: CGSize {
    if case .drawing(let drawing) = image.source { return drawing.size }
    guard let size = asset?.light.size else { return .zero }
    return CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  /// Returns the image as a picture or as a stencil.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    switch renderingMode {
    case .automatic: self
    case .alwaysOriginal: UIImage(image.renderingMode(.original), asset: asset)
    case .alwaysTemplate: UIImage(image.renderingMode(.template), asset: asset)
    }
  }

  /// Returns the image as a stencil; its color is the view's.
  public func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(.alwaysTemplate) }

  /// Compares two images.
  public static func == (first: UIImage, second: UIImage) -> Bool { first.image == second.image }
}

extension Image {
  /// Makes an image of UIKit's.
  public init(uiImage: UIImage) {
    self = uiImage.image
  }
}

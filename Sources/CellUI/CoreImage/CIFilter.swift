import AssetCatalogs
import ColorScience
public import Foundation

/// The maker of a QR code.
public protocol CIQRCodeGenerator: AnyObject {
  /// The bytes that are encoded.
  var message: Data { get set }
  /// The level of error correction: `L`, `M`, `Q` or `H`.
  var correctionLevel: String { get set }
  /// The code, of a pixel for each module, with one of margin; `nil` for a message that is too long.
  var outputImage: CIImage? { get }
}

/// A filter that gives an image two colors: one for dark pixels, one for light ones.
public protocol CIFalseColor: AnyObject {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The color of dark pixels.
  var color0: CIColor { get set }
  /// The color of light pixels.
  var color1: CIColor { get set }
  /// The image in these colors.
  var outputImage: CIImage? { get }
}

/// A filter of Core Image: the QR code and what it is colored with; any other one has no image.
open class CIFilter: NSObject, CIQRCodeGenerator, CIFalseColor {
  private enum Kind: String {
    case code = "CIQRCodeGenerator"
    case falseColor = "CIFalseColor"
    case invert = "CIColorInvert"
  }

  private let kind: Kind?
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var message = Data()
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var correctionLevel = "M"
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var inputImage: CIImage?
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var color0 = CIColor.black
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var color1 = CIColor.white

  private init(kind: Kind?) {
    self.kind = kind
  }

  /// Makes a filter of a name; one that is not known here has no image.
  public convenience init?(name: String) {
    self.init(kind: Kind(rawValue: name))
  }

  /// Makes a filter of a name with its values.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(kind: Kind(rawValue: name))
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  /// Returns the maker of a QR code.
  open class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CIFilter(kind: .code) }

  /// Returns a filter that turns colors around.
  open class func colorInvert() -> CIFilter { CIFilter(kind: .invert) }

  /// Returns a filter of two colors.
  open class func falseColor() -> any CIFilter & CIFalseColor { CIFilter(kind: .falseColor) }

  /// Sets all values to those that they begin with, which they have already.
  open func setDefaults() {}

  /// Sets a value by its name.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "inputMessage": message = value as? Data ?? Data()
    case "inputCorrectionLevel": correctionLevel = value as? String ?? correctionLevel
    case "inputImage": inputImage = value as? CIImage
    case "inputColor0": color0 = value as? CIColor ?? color0
    case "inputColor1": color1 = value as? CIColor ?? color1
    default: break
    }
  }

  /// The image that comes out.
  open var outputImage: CIImage? {
    switch kind {
    case .code: code
    case .falseColor:
      inputImage?.recolored { $0.relativeLuminance < 0.5 ? self.color0.color : self.color1.color }
    case .invert:
      inputImage?.recolored {
        StraightRGBA(red: 255 - $0.red, green: 255 - $0.green, blue: 255 - $0.blue, alpha: $0.alpha)
      }
    case nil: nil
    }
  }

  private var code: CIImage? {
    guard let level = QRCode.Level(rawValue: correctionLevel),
      let code = QRCode(Array(message), level: level)
    else { return nil }
    let side = code.size + 2
    let colors: [StraightRGBA] = (0..<side * side).map { index in
      let (x, y) = (index % side - 1, index / side - 1)
      let isInside = 0..<code.size ~= x && 0..<code.size ~= y
      return isInside && code.isDark(x: x, y: y) ? .black : .white
    }
    return CIImage(PixelImage(width: side, height: side, colors: colors))
  }
}

/// The name of a filter's image.
public let kCIInputImageKey = "inputImage"
/// The name of the image that comes out.
public let kCIOutputImageKey = "outputImage"

extension CIImage {
  /// Returns the image as a filter of a name gives it; itself for one that has none.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.inputImage = self
    return filter.outputImage ?? self
  }
}

import ColorScience

@testable import AssetCatalogs

/// The picture of an SVG, to be asked for its colors by places from 0 to 1.
struct SVGPicture {
  let image: PixelImage?
  let reason: String?

  /// Makes the picture of the elements in a square of 10 units.
  init(_ elements: String, root: String = #"width="10" height="10""#, isSymbol: Bool = false) {
    self.init(
      bytes: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\(elements)</svg>".utf8),
      isSymbol: isSymbol)
  }

  init(bytes: [UInt8], isSymbol: Bool = false) {
    switch ImageFile(name: "x.svg", bytes: bytes, isSymbol: isSymbol).content {
    case .pixels(let image): (self.image, reason) = (image, nil)
    case .undrawn(let reason, _): (image, self.reason) = (nil, reason)
    }
  }

  /// Returns the color at a place of a square of 10 units; clear is `#00000000`.
  func color(_ x: Double, _ y: Double) -> String {
    guard let image else { return "none" }
    let column = Int(x / 10 * Double(image.width))
    let row = Int(y / 10 * Double(image.height))
    let color = image.colors[row * image.width + column]
    return color.alpha == 0 ? "clear" : color.hex
  }

  /// Returns which of 10 by 10 places are painted, a row a line.
  var map: String {
    (0..<10).map { row in
      String(
        (0..<10).map { color(Double($0) + 0.5, Double(row) + 0.5) == "clear" ? "." : "#" })
    }.joined(separator: "\n")
  }
}

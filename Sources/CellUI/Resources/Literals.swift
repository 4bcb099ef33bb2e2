import Foundation

/// The type of `#colorLiteral`; the compiler looks for this name.
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral`; the compiler looks for this name.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes the color of a literal from its channels, `0...1`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Makes the image of a literal by its name among the app's assets.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resource: ImageResource(name: name, bundle: .main))
  }
}

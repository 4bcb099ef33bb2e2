import UIKit

/// Names of UIKit in a file that imports nothing else, as an app's palette does.
enum UIKitUses {
  static let ground = UIColor(red: 0.4, green: 0.8, blue: 0.8, alpha: 0.6)

  static func logo(named name: String) -> UIImage? { UIImage(named: name) }

  static func corner(of rect: CGRect) -> UIBezierPath {
    UIBezierPath(roundedRect: rect, cornerRadius: 8)
  }
}

import SwiftUI

/// A color taken apart, as widgets do that look for a readable ink.
enum ColorUses {
  static func channels(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  static func hue(of color: UIColor) -> [CGFloat] {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    return [hue, saturation, brightness]
  }
}

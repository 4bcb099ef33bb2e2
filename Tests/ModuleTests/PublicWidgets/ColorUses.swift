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

  /// A color as Xcode writes one into a file, with a swatch in its place.
  static let literal = #colorLiteral(red: 0.4, green: 0.8, blue: 0.8, alpha: 0.6)

  /// The width of a text on a phone, in points.
  static func width(of text: String, points: CGFloat) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: points)]).width
  }

  /// A distance, by the purpose of its unit.
  static func distance(_ kilometers: Double) -> Text {
    Text(
      Measurement(value: kilometers, unit: UnitLength.kilometers),
      format: .measurement(width: .abbreviated, usage: .road))
  }

  /// A distance within a text.
  static func rest(_ kilometers: Double) -> Text {
    let rest = Measurement(value: kilometers, unit: UnitLength.kilometers)
    return Text("\(rest, format: .measurement(width: .abbreviated, usage: .road)) left")
  }
}

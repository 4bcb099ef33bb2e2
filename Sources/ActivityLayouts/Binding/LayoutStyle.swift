import CellUI
import ColorScience

/// The paint of a view: a color, a fainter ink or a material.
struct LayoutStyle: Sendable {
  let shapeStyle: AnyShapeStyle
  /// The paint where only a color is possible.
  let color: Color

  private init(_ style: some ShapeStyle, asColor color: Color) {
    shapeStyle = AnyShapeStyle(style)
    self.color = color
  }

  private init(_ color: Color) {
    self.init(color, asColor: color)
  }

  private static let besides: KeyValuePairs<String, LayoutStyle> = [
    "tint": LayoutStyle(.accentColor),
    "tertiary": LayoutStyle(
      HierarchicalShapeStyle.tertiary, asColor: .secondary.opacity(0.5)),
    "quaternary": LayoutStyle(
      HierarchicalShapeStyle.quaternary, asColor: .secondary.opacity(0.3)),
    "ultraThinMaterial": material(.ultraThin), "thinMaterial": material(.thin),
    "regularMaterial": material(.regular), "thickMaterial": material(.thick),
    "ultraThickMaterial": material(.ultraThick),
  ]

  /// A material, as a color a faint ink.
  private static func material(_ material: Material) -> LayoutStyle {
    LayoutStyle(material, asColor: .primary.opacity(0.12))
  }

  private static let named = Color.named.mapValues { LayoutStyle($0) }
    .merging(besides.map { ($0.key, $0.value) }) { $1 }

  static let names = Color.named.keys.sorted() + besides.map(\.key)

  /// The style of a view without one: its ink.
  static let primary = LayoutStyle(.primary)

  /// A style by its SwiftUI name, or a color as `#RRGGBB`; `nil` for any other text.
  init?(_ text: String) {
    if let style = Self.named[text] {
      self = style
    } else if let color = StraightRGBA(hex: text) {
      self.init(Color(rgba: color))
    } else {
      return nil
    }
  }
}

import CellUI
import ColorScience

/// The paint of a view: a color, a fainter ink or a material.
enum LayoutStyle: Hashable, Sendable {
  case color(Color)
  case tertiary
  case quaternary
  case material(Material)

  private static let materials: KeyValuePairs<String, Material> = [
    "ultraThinMaterial": .ultraThin, "thinMaterial": .thin, "regularMaterial": .regular,
    "thickMaterial": .thick, "ultraThickMaterial": .ultraThick,
  ]

  private static let named: [String: LayoutStyle] = {
    var named = Color.named.mapValues(LayoutStyle.color)
    named["tint"] = .color(.accentColor)
    named["tertiary"] = .tertiary
    named["quaternary"] = .quaternary
    for (name, material) in materials { named[name] = .material(material) }
    return named
  }()

  static let names =
    Color.named.keys.sorted() + ["tint", "tertiary", "quaternary"] + materials.map(\.key)

  /// A style by its SwiftUI name, or a color as `#RRGGBB`; `nil` for any other text.
  init?(_ text: String) {
    if let style = Self.named[text] {
      self = style
    } else if let color = StraightRGBA(hex: text) {
      self = .color(Color(color))
    } else {
      return nil
    }
  }

  var shapeStyle: AnyShapeStyle {
    switch self {
    case .color(let color): AnyShapeStyle(color)
    case .tertiary: AnyShapeStyle(HierarchicalShapeStyle.tertiary)
    case .quaternary: AnyShapeStyle(HierarchicalShapeStyle.quaternary)
    case .material(let material): AnyShapeStyle(material)
    }
  }

  /// The style as a color: tertiary and quaternary are fainter secondary inks.
  var color: Color {
    switch self {
    case .color(let color): color
    case .tertiary: .secondary.opacity(0.5)
    case .quaternary: .secondary.opacity(0.3)
    // A material is a faint ink where only a color is possible.
    case .material: .primary.opacity(0.12)
    }
  }
}

public import ColorScience

/// A style resolved in an environment: a color or a gradient.
public enum Paint: Hashable, Sendable {
  /// One color.
  case color(StraightRGBA)
  /// A gradient along a line between two points of the shape.
  case linearGradient(colors: [StraightRGBA], start: UnitPoint, end: UnitPoint)
  /// A gradient that does not follow a line.
  case field(ColorField, colors: [StraightRGBA])

  /// A single color in place of the paint: the first color of a gradient.
  public var color: StraightRGBA {
    switch self {
    case .color(let color): color
    case .linearGradient(let colors, _, _), .field(_, let colors): colors.first ?? .clear
    }
  }

  /// The paint where it is no single color.
  var gradient: Paint? { if case .color = self { nil } else { self } }

  /// Returns the paint with its alpha multiplied.
  func opacity(_ fraction: Double) -> Paint {
    mapped { $0.opacity(fraction) }
  }

  /// Returns the paint in other colors.
  func mapped(_ change: (StraightRGBA) -> StraightRGBA) -> Paint {
    switch self {
    case .color(let color): .color(change(color))
    case .linearGradient(let colors, let start, let end):
      .linearGradient(colors: colors.map(change), start: start, end: end)
    case .field(let field, let colors): .field(field, colors: colors.map(change))
    }
  }
}

public import ColorScience

/// A style resolved in an environment: a color or a gradient.
public enum Paint: Hashable, Sendable {
  /// One color.
  case color(StraightRGBA)
  /// A gradient along a line between two points of the shape.
  case linearGradient(colors: [StraightRGBA], start: UnitPoint, end: UnitPoint)

  /// A single color in place of the paint: the first color of a gradient.
  public var color: StraightRGBA {
    switch self {
    case .color(let color): color
    case .linearGradient(let colors, _, _): colors.first ?? .clear
    }
  }

  /// Returns the paint with its alpha multiplied.
  func opacity(_ fraction: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(fraction))
    case .linearGradient(let colors, let start, let end):
      .linearGradient(colors: colors.map { $0.opacity(fraction) }, start: start, end: end)
    }
  }
}

import ColorScience

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// Resolves the tint.
  public func paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.tint)
  }
}

/// The origin of a tint.
public enum TintOrigin: Hashable, Sendable {
  /// The theme.
  case theme
  /// The accent color of the app's assets.
  case accentColor
  /// A view's modifier.
  case modifier
}

extension EnvironmentValues {
  /// Sets the tint that a view asks for; the tint that is there already keeps its origin.
  mutating func setTint(_ color: StraightRGBA) {
    guard color != tint else { return }
    tint = color
    tintOrigin = .modifier
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

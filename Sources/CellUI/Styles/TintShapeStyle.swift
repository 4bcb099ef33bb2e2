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
  mutating func setTint(_ paint: Paint) {
    if tintGradient != paint.gradient { tintGradient = paint.gradient }
    guard paint.color != tint else { return }
    tint = paint.color
    tintOrigin = .modifier
  }

  /// The gradient that a view asks for as its tint, which bars and rings have; `nil` for a color.
  var tintGradient: Paint? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }
}

private enum TintGradientKey: EnvironmentKey {
  static let defaultValue: Paint? = nil
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

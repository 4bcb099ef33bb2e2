/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// Resolves the tint.
  public func paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.tint)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

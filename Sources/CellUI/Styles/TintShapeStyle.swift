/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Resolves the tint.
  public func paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.tint)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

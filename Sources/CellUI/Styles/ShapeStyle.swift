/// A style to draw with, which may depend on the environment.
public protocol ShapeStyle: Sendable {
  /// Resolves the style in an environment.
  func paint(in environment: EnvironmentValues) -> Paint
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Wraps a style.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }

  /// Resolves the wrapped style.
  public func paint(in environment: EnvironmentValues) -> Paint {
    style.paint(in: environment)
  }
}

/// Evenly spaced colors.
public struct Gradient: Hashable, Sendable {
  /// The colors.
  public var colors: [Color]

  /// Makes a gradient.
  public init(colors: [Color]) {
    self.colors = colors
  }
}

/// A gradient along a line between two points of a shape.
public struct LinearGradient: ShapeStyle {
  let colors: [Color]
  let start: UnitPoint
  let end: UnitPoint

  /// Makes a gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.colors = colors
    start = startPoint
    end = endPoint
  }

  /// Makes a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the gradient with resolved colors.
  public func paint(in environment: EnvironmentValues) -> Paint {
    .linearGradient(
      colors: colors.map { $0.paint(in: environment).color }, start: start, end: end)
  }
}

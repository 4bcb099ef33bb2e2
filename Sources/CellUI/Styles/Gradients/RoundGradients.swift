public import Foundation

/// A gradient from a point outward, by radii in points.
public struct RadialGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: (CGFloat, CGFloat)

  /// Makes a gradient between two radii.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    radii = (startRadius, endRadius)
  }

  /// Makes a gradient of evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient of colors at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns the gradient with resolved colors.
  public func paint(in environment: EnvironmentValues) -> Paint {
    .field(
      .radial(center: center, start: Double(radii.0), end: Double(radii.1)),
      colors: gradient.colors(in: environment))
  }
}

/// A gradient from a point outward, by parts of the shape's size.
public struct EllipticalGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let fractions: (CGFloat, CGFloat)

  /// Makes a gradient between two parts of the size.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    fractions = (startRadiusFraction, endRadiusFraction)
  }

  /// Makes a gradient of evenly spaced colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient of colors at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Returns the gradient with resolved colors.
  public func paint(in environment: EnvironmentValues) -> Paint {
    .field(
      .elliptical(center: center, start: Double(fractions.0), end: Double(fractions.1)),
      colors: gradient.colors(in: environment))
  }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let angles: (Angle, Angle)

  /// Makes a gradient between two angles, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    angles = (startAngle, endAngle)
  }

  /// Makes a gradient of evenly spaced colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient of colors at places between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of evenly spaced colors all around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient of colors at places all around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns the gradient with resolved colors.
  public func paint(in environment: EnvironmentValues) -> Paint {
    let (start, end) = (angles.0.radians, angles.1.radians)
    let colors = gradient.colors(in: environment)
    // One that ends before it starts turns the other way around.
    return .field(
      .angular(center: center, start: min(start, end), end: max(start, end)),
      colors: end < start ? colors.reversed() : colors)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

public import ColorScience

/// What a style comes to: a color, or colors from one side to the other.
public enum Paint: Hashable, Sendable {
  /// One color throughout.
  case color(StraightRGBA)
  /// Colors along a line between two points of the shape.
  case linearGradient(colors: [StraightRGBA], start: UnitPoint, end: UnitPoint)

  /// One color that stands for the whole.
  public var color: StraightRGBA {
    switch self {
    case .color(let color): color
    case .linearGradient(let colors, _, _): colors.first ?? .clear
    }
  }

  /// The paint with each color's alpha multiplied.
  func opacity(_ fraction: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(fraction))
    case .linearGradient(let colors, let start, let end):
      .linearGradient(colors: colors.map { $0.opacity(fraction) }, start: start, end: end)
    }
  }
}

/// A point of a shape as fractions of its size.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the left.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Something to draw with, which its surroundings may decide.
public protocol ShapeStyle: Sendable {
  /// What the style comes to in its surroundings.
  func paint(in environment: EnvironmentValues) -> Paint
}

/// A level of the style in force: of the theme's four inks, where no view has set another.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The paint of the level.
  public func paint(in environment: EnvironmentValues) -> Paint {
    guard let hierarchy = environment.hierarchy else {
      return .color(environment.foregroundStyles[level])
    }
    return hierarchy[min(level, hierarchy.count - 1)]
  }

  /// The levels from this one on, the last one repeated.
  func hierarchy(in environment: EnvironmentValues) -> [Paint] {
    (0..<4).map { HierarchicalShapeStyle(level: min($0 + level, 3)).paint(in: environment) }
  }

  /// How much of a style its levels keep, as the dark appearance's own labels have it: 100, 60, 30 and 18 percent.
  static let fractions = [1, 0.6, 0.3, 0.18]
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The tint.
  public func paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.tint)
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Wraps a style.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }

  /// What the wrapped style comes to.
  public func paint(in environment: EnvironmentValues) -> Paint {
    style.paint(in: environment)
  }
}

/// Colors that follow one another at even distances.
public struct Gradient: Hashable, Sendable {
  /// The colors.
  public var colors: [Color]

  /// Makes a gradient.
  public init(colors: [Color]) {
    self.colors = colors
  }
}

/// Colors from one point of a shape to another.
public struct LinearGradient: ShapeStyle, PrimitiveView {
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

  /// The gradient with its colors resolved.
  public func paint(in environment: EnvironmentValues) -> Paint {
    .linearGradient(
      colors: colors.map { $0.paint(in: environment).color }, start: start, end: end)
  }

  func nodes(in context: ViewContext) -> [any Node] {
    [ShapeNode(shape: .rectangle, paint: paint(in: context.environment), context: context)]
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The theme's first ink.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The theme's second ink.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The theme's third ink.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The theme's fourth ink.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  /// Draws text, symbols and shapes with a style; its levels are fainter.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    transformEnvironment { values in
      if let level = style as? HierarchicalShapeStyle {
        values.hierarchy = level.hierarchy(in: values)
      } else {
        let paint = style.paint(in: values)
        values.hierarchy = HierarchicalShapeStyle.fractions.map { paint.opacity($0) }
      }
    }
  }

  /// Draws text, symbols and shapes with a style, and what asks for the second level with another.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle)
    -> some View
  {
    transformEnvironment { values in
      values.hierarchy = [primary.paint(in: values), secondary.paint(in: values)]
    }
  }

  /// Draws text, symbols and shapes with a style for each of three levels.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    transformEnvironment { values in
      values.hierarchy = [
        primary.paint(in: values), secondary.paint(in: values), tertiary.paint(in: values),
      ]
    }
  }

  /// Draws text, symbols and shapes with a color; `nil` means the theme's inks.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment { values in
      let paint = color?.paint(in: values)
      values.hierarchy = paint.map { paint in
        HierarchicalShapeStyle.fractions.map { paint.opacity($0) }
      }
    }
  }

  /// Sets the color of `.tint`; `nil` leaves it.
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment { values in
      if let tint { values.tint = tint.paint(in: values).color }
    }
  }
}

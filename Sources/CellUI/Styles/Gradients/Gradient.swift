import ColorScience
public import Foundation

/// Colors at places between 0 and 1.
public struct Gradient: ShapeStyle, Hashable {
  /// A color at a place.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, `0...1`.
    public var location: CGFloat

    /// Makes a color at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors in the order of their places.
  public var stops: [Stop]

  /// Makes a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// Makes a gradient of colors at places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// The most colors of a gradient in use: more are not told apart in cells.
  private static let sampleCount = 17

  /// Returns evenly spaced colors: the gradient's own where its stops are so.
  func colors(in environment: EnvironmentValues) -> [StraightRGBA] {
    let colors = stops.map { $0.color.paint(in: environment).color }
    guard colors.count > 1, !isEvenlySpaced else { return colors }
    return (0..<Self.sampleCount).map { index in
      color(at: Double(index) / Double(Self.sampleCount - 1), of: colors)
    }
  }

  private var isEvenlySpaced: Bool {
    stops.indices.allSatisfy { index in
      abs(Double(stops[index].location) - Double(index) / Double(stops.count - 1)) < 1e-6
    }
  }

  /// Returns the color at a place, of colors at the places of the stops.
  private func color(at place: Double, of colors: [StraightRGBA]) -> StraightRGBA {
    let places = stops.map { Double($0.location) }
    guard let next = places.firstIndex(where: { $0 >= place }) else { return colors.last ?? .clear }
    guard next > 0 else { return colors[0] }
    let length = places[next] - places[next - 1]
    return .mix(
      colors[next - 1], colors[next],
      by: length > 0 ? (place - places[next - 1]) / length : 1)
  }

  /// Returns the gradient from the top to the bottom.
  public func paint(in environment: EnvironmentValues) -> Paint {
    .linearGradient(colors: colors(in: environment), start: .top, end: .bottom)
  }
}

/// A gradient of a color alone: the color, a little lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Takes a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Returns the gradient from the top to the bottom.
  public func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(in: environment)
  }

  /// Returns the gradient, mixed in the same way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Gradient {
  /// The space in which colors are mixed; here it is always Oklab.
  public struct ColorSpace: Hashable, Sendable {
    /// The device's.
    public static let device = ColorSpace()
    /// One of even steps.
    public static let perceptual = ColorSpace()
  }

  /// Returns the gradient, mixed in the same way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

import ColorScience

/// Colors at the points of a mesh; in cells the mesh is drawn as a grid of even squares.
public struct MeshGradient: ShapeStyle {
  private let columns: Int
  private let rows: Int
  private let colors: [Color]

  /// Makes a mesh of a number of columns and rows of points, each with its color.
  ///
  /// - Parameters:
  ///   - width: The number of points across.
  ///   - height: The number of points down.
  ///   - points: The places of the points, which are taken as even.
  ///   - colors: The colors, row by row.
  ///   - background: The color outside of the mesh.
  ///   - smoothsColors: A Boolean value indicating whether colors pass into one another smoothly.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    columns = max(1, width)
    rows = max(1, height)
    self.colors = colors
  }

  /// The places of a mesh's points.
  public enum Locations: Sendable {
    /// Points.
    case points([SIMD2<Float>])
    /// Points with the ways of the lines from them.
    case bezierPoints([BezierPoint])
  }

  /// The colors of a mesh's points.
  public enum Colors: Sendable {
    /// Colors.
    case colors([Color])
    /// Colors with their values.
    case resolvedColors([Color.Resolved])
  }

  /// A point with the ways of the lines from it.
  public struct BezierPoint: Hashable, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var position, leadingControlPoint, topControlPoint: SIMD2<Float>
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var trailingControlPoint, bottomControlPoint: SIMD2<Float>

    /// Makes a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Makes a mesh whose colors are mixed in a space of colors, which is always that of perception.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace
  ) {
    self.init(width: width, height: height, points: points, colors: colors)
  }

  /// Makes a mesh of points with the ways of the lines from them, which are taken as even.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(width: width, height: height, points: [], colors: colors)
  }

  /// Makes a mesh of places and colors of any kind.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let plain: [Color] =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    self.init(width: width, height: height, points: [], colors: plain)
  }

  /// Returns the mesh with resolved colors.
  public func paint(in environment: EnvironmentValues) -> Paint {
    let colors = colors.map { $0.paint(in: environment).color }
    guard columns <= colors.count, colors.count / columns >= rows else {
      return .color(colors.first ?? .clear)
    }
    return .field(.mesh(columns: columns, rows: rows), colors: colors)
  }
}

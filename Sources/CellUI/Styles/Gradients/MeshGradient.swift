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

  /// Returns the mesh with resolved colors.
  public func paint(in environment: EnvironmentValues) -> Paint {
    let colors = colors.map { $0.paint(in: environment).color }
    guard columns <= colors.count, colors.count / columns >= rows else {
      return .color(colors.first ?? .clear)
    }
    return .field(.mesh(columns: columns, rows: rows), colors: colors)
  }
}

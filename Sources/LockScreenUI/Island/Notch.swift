import ColorScience
import Compositing

/// The notch at the top of a device without a Dynamic Island.
struct Notch {
  /// The picture that was drawn last, and all that decides how it looks.
  private var drawn: (columns: Int, edges: EdgeStyle, surface: Surface)?

  /// The number of rows that it takes where it is drawn.
  private static let rows = 2
  /// The width, in points.
  private static let width = 160.0
  /// The height, in points: that of its rows.
  private static let height = 32.0
  /// The radius of its lower corners, in points.
  private static let radius = 14.0
  /// The rows of a device from which on it has room, since a banner lies below it.
  private static let deviceRowsMinimum = 36

  /// Returns the number of rows that it takes: none on an island's device, on a low one, and where the glass has a line
  /// around it, since both are black.
  static func rows(in context: ScreenContext) -> Int {
    guard !context.hasDynamicIsland, context.look.plain?.outlinesDevice != true,
      context.geometry.device.size.rows >= deviceRowsMinimum
    else { return 0 }
    return rows
  }

  /// Returns the layer of the notch; `nil` where there is none.
  mutating func layer(in context: ScreenContext) -> Layer? {
    guard Self.rows(in: context) > 0 else { return nil }
    let (device, edges) = (context.geometry.device, context.edges)
    let columns = device.size.columns
    if drawn?.columns != columns || drawn?.edges != edges {
      drawn = (columns, edges, Self.picture(columns: columns, edges: edges))
    }
    return drawn.map { Layer(surface: $0.surface, origin: device.origin, clip: device) }
  }

  private static func picture(columns: Int, edges: EdgeStyle) -> Surface {
    var surface = Surface(size: CellSize(columns: columns, rows: rows))
    let middle = Double(columns) / 2 * OutlinePoint.perColumn
    // Its upper corners lie beyond the glass.
    let rect = OutlineRect(
      x: middle - width / 2, y: height - 4 * radius, width: width, height: 4 * radius)
    surface.fill(
      Outline { $0.addRoundedRect(rect, cornerRadius: radius) }, with: .black, edges: edges)
    surface.hideGlyphsBeneath()
    return surface
  }
}

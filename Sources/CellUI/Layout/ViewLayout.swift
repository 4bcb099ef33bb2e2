public import ColorScience
public import Compositing
public import FoundationEssentials

/// A view laid out in cells: the items to draw, and the time until which they are valid.
///
/// It never changes; as a class it is copied by one reference, since it goes through many hands.
public final class ViewLayout: Sendable {
  /// The size of the view, in cells.
  public let size: CellSize
  /// The points by which the padding around the whole view is higher on a phone.
  public let lackingPoints: Double
  /// The edges at which padding of about half a row is no row.
  let lostPadding: Edge.Set
  /// The items to draw, from the farthest to the nearest.
  public let items: [DisplayItem]
  /// The controls, in the order of the views.
  public let controls: [PlacedControl]
  /// The first few texts that end in "…" for lack of space.
  public let truncatedTexts: [String]
  /// The number of large texts that are drawn in small letters for lack of space.
  public let smallTextCount: Int
  /// The number of large texts that are drawn in small letters since they are too high.
  public let lowTextCount: Int
  /// The time at which the view next changes by itself; `nil` means never.
  public let validUntil: Date?
  /// The preferences that the views have set.
  public let preferences: PreferenceValues
  /// The parts that are drawn otherwise than the views ask, each once.
  public let notes: [LayoutNote]
  /// The views that change by themselves; `nil` where time changes more than their contents.
  let live: [LiveItems]?
  /// The measurements, for the layout of the same view with another content.
  let measurements: LastingMeasurements

  init(
    size: CellSize, lackingPoints: Double, lostPadding: Edge.Set, items: [DisplayItem],
    controls: [PlacedControl],
    truncatedTexts: [String],
    smallTextCount: Int, lowTextCount: Int, validUntil: Date?, preferences: PreferenceValues,
    notes: [LayoutNote],
    live: [LiveItems]?, measurements: LastingMeasurements
  ) {
    self.size = size
    self.lackingPoints = lackingPoints
    self.lostPadding = lostPadding
    self.items = items
    self.controls = controls
    self.truncatedTexts = truncatedTexts
    self.smallTextCount = smallTextCount
    self.lowTextCount = lowTextCount
    self.validUntil = validUntil
    self.preferences = preferences
    self.notes = notes
    self.live = live
    self.measurements = measurements
  }

  /// The most columns of a view that wants more than its proposal: far more than a card has, which in StandBy is at most
  /// three times 49 columns wide.
  static let columnsMaximum = 500
  /// The most rows of such a view.
  static let rowsMaximum = 200
  /// The cells of the largest view.
  static let screen = CellRect(column: 0, row: 0, columns: columnsMaximum, rows: rowsMaximum)

  static func bounded(_ size: CellSize, offered proposal: ProposedCells) -> CellSize {
    CellSize(
      columns: min(size.columns, max(columnsMaximum, proposal.columns ?? 0)),
      rows: min(size.rows, max(rowsMaximum, proposal.rows ?? 0)))
  }

  /// The color of each line of text and of each symbol.
  public var textColors: [StraightRGBA] {
    items.compactMap { item in
      switch item.content {
      case .line(let glyphs): glyphs.first?.color
      case .block(_, let color): color
      case .symbol(_, let paints): paints.first?.color
      case .fill, .stroke, .bar, .rule, .image: nil
      }
    }
  }

  /// Draws the layout on a surface of its size, which is clear elsewhere.
  public func surface() -> Surface {
    var surface = Surface(size: size)
    let items = items
    let drawn = items.span
    for index in items.indices { drawn[index].draw(on: &surface) }
    return surface
  }
}

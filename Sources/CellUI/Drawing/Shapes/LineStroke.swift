import Compositing

/// A line through the middle of cells, or a dot there.
package enum LineStroke: Hashable, Sendable {
  /// A horizontal line with the weight of regular text.
  case horizontal
  /// A horizontal line with the weight of bold text.
  case heavyHorizontal
  /// A horizontal line of dashes.
  case dashedHorizontal
  /// A bar three eighths of a row high.
  case thickHorizontal
  /// A bar half a row high.
  case halfRow
  /// A vertical line.
  case vertical
  /// A vertical line so short that it is a dot, as the low bars of a sound wave are.
  case dot

  /// The thickness from which a line is heavy, in points.
  private static let heavyPoints = 3.0
  /// The thickness from which a bar is thicker than any line of the terminal's, in points.
  static let thickPoints = 5.0
  /// The thickness from which a bar is a row high, in points.
  static let rowPoints = 12.0

  /// Makes the line of a frame of a size in points; `nil` for a thicker frame.
  init?(width: Double?, height: Double?) {
    if let width, let height, width > 0, width <= Points.perColumn / 2, height >= width,
      height < Points.perRow / 2
    {
      self = .dot
    } else if let height, height > 0, height < Points.perRow / 2 {
      self = Self(height: height)
    } else if let height, height >= Points.perRow / 2, height < Self.rowPoints,
      width ?? .infinity >= height
    {
      self = .halfRow
    } else if let width, width > 0, width < Points.perColumn / 2 {
      self = .vertical
    } else {
      return nil
    }
  }

  /// Makes the line of a height in points, less than half a row.
  init(height: Double) {
    self =
      height < Self.heavyPoints
      ? .horizontal : height < Self.thickPoints ? .heavyHorizontal : .thickHorizontal
  }

  /// Returns the line of a shape's edge in a frame that this one stands for: the edge is as thick as its own style says.
  func stroked(with style: StrokeStyle) -> LineStroke {
    switch self {
    case .vertical, .dot: self
    case .horizontal, .heavyHorizontal, .dashedHorizontal, .thickHorizontal, .halfRow:
      style.dash.isEmpty ? Self(height: Double(style.lineWidth)) : .dashedHorizontal
    }
  }

  /// A Boolean value indicating whether the line is a bar that hides its background.
  var isBar: Bool {
    switch self {
    case .heavyHorizontal, .thickHorizontal, .halfRow: true
    case .horizontal, .dashedHorizontal, .vertical, .dot: false
    }
  }

  /// A Boolean value indicating whether the line goes along a row.
  var isLevel: Bool {
    switch self {
    case .horizontal, .heavyHorizontal, .dashedHorizontal, .thickHorizontal, .halfRow: true
    case .vertical, .dot: false
    }
  }

  /// A Boolean value indicating whether the line is thinner than a dot of one cell.
  var isThin: Bool {
    switch self {
    case .horizontal, .dashedHorizontal, .vertical: true
    case .heavyHorizontal, .thickHorizontal, .halfRow, .dot: false
    }
  }

  /// Returns a Boolean value indicating whether a shape of a size is one cell thick, as the line is.
  func fits(_ size: CellSize) -> Bool {
    switch self {
    case .horizontal, .heavyHorizontal, .dashedHorizontal, .thickHorizontal, .halfRow:
      size.rows == 1
    case .vertical: size.columns == 1
    case .dot: size == CellSize(columns: 1, rows: 1)
    }
  }

  var glyph: Glyph {
    switch self {
    case .horizontal: Glyph("─")
    case .heavyHorizontal: Glyph("━")
    case .dashedHorizontal: Glyph("╌")
    case .thickHorizontal: Glyph("▃")
    case .halfRow: Glyph("▄")
    case .vertical: Glyph("│")
    case .dot: Glyph("·")
    }
  }
}

extension CellRect {
  /// Returns the rectangle's rows between two places in points: at least a column where these are apart.
  func columns(from start: Double, to end: Double) -> CellRect {
    let first = Points.columns(start)
    let count = end > start ? max(1, Points.columns(end) - first) : 0
    return CellRect(column: first, row: origin.row, columns: count, rows: size.rows)
  }
}

extension ShapeOutline {
  /// Returns the cells of a frame that the outline takes along a line in it; all of them for one that fills its frame.
  func cells(of line: LineStroke, in frame: CellRect) -> CellRect {
    guard case .path = self, line.isLevel else { return frame }
    let room = OutlineRect(frame)
    guard let bounds = outline(in: frame).bounds else { return frame.columns(from: 0, to: 0) }
    return frame.columns(from: max(room.minX, bounds.minX), to: min(room.maxX, bounds.maxX))
  }
}

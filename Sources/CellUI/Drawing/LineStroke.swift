import Compositing

/// A line through the middle of cells.
public enum LineStroke: Hashable, Sendable {
  /// Across, as thin as a letter's strokes.
  case level
  /// Across, as thick as a bold letter's strokes.
  case heavy
  /// Up and down.
  case upright

  /// From this thickness on a line is as thick as a bold letter's strokes, in points.
  private static let heavyPoints = 3.0

  /// The line that a frame of a size in points comes to; `nil` for one that is half a cell thick or more.
  init?(width: Double?, height: Double?) {
    if let height, height > 0, height < Points.perRow / 2 {
      self = height < Self.heavyPoints ? .level : .heavy
    } else if let width, width > 0, width < Points.perColumn / 2 {
      self = .upright
    } else {
      return nil
    }
  }

  /// A Boolean value indicating whether a shape of this size is one cell thick, as the line is.
  func fits(_ size: CellSize) -> Bool {
    switch self {
    case .level, .heavy: size.rows == 1
    case .upright: size.columns == 1
    }
  }

  var glyph: Glyph {
    switch self {
    case .level: Glyph("─")
    case .heavy: Glyph("━")
    case .upright: Glyph("│")
    }
  }
}

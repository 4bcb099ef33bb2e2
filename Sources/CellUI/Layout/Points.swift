/// The rounding of points to cells: one cell is 8 x 16 points.
///
/// Halves are rounded up across and down vertically: a column is cheap, a row is a tenth of all that a card may have, so
/// the 8-point gap that SwiftUI code is full of costs a column but no row.
public enum Points {
  /// The width of a cell, in points.
  public static let perColumn = 8.0
  /// The height of a cell, in points.
  public static let perRow = 16.0
  /// More cells than any terminal has; larger numbers and infinity become this.
  static let cellsMaximum = 10_000

  /// The columns of a distance across, in points.
  public static func columns(_ points: Double) -> Int {
    bounded((points / perColumn + 0.5).rounded(.down))
  }

  /// The rows of a distance down, in points.
  public static func rows(_ points: Double) -> Int {
    bounded((points / perRow - 0.5).rounded(.up))
  }

  /// The columns of a frame: what is there at all takes a cell.
  static func frameColumns(_ points: Double) -> Int {
    points > 0 ? max(1, columns(points)) : 0
  }

  /// The rows of a frame: what is there at all takes a cell.
  static func frameRows(_ points: Double) -> Int {
    points > 0 ? max(1, rows(points)) : 0
  }

  private static func bounded(_ cells: Double) -> Int {
    guard cells > Double(-cellsMaximum) else { return cells.isNaN ? 0 : -cellsMaximum }
    return cells < Double(cellsMaximum) ? Int(cells) : cellsMaximum
  }
}

/// The cells that a parent offers a view; `nil` asks for the view's ideal size.
public struct ProposedCells: Hashable, Sendable {
  /// The width offered, in cells.
  public var columns: Int?
  /// The height offered, in cells.
  public var rows: Int?

  /// Makes an offer; negative numbers count as 0.
  public init(columns: Int?, rows: Int?) {
    self.columns = columns.map { max(0, $0) }
    self.rows = rows.map { max(0, $0) }
  }

  /// The offer with something kept back on either side.
  func inset(columns: Int, rows: Int) -> ProposedCells {
    ProposedCells(columns: self.columns.map { $0 - columns }, rows: self.rows.map { $0 - rows })
  }
}

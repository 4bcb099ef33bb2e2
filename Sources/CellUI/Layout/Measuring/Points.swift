/// The conversion of points to cells: one cell is 8 x 16 points.
///
/// Halves are rounded up horizontally and down vertically. A column is cheap, while a row is a tenth of a card's height:
/// the 8-point gap that is common in SwiftUI code costs a column but no row.
public enum Points {
  /// The width of a cell, in points.
  public static let perColumn = 8.0
  /// The height of a cell, in points.
  public static let perRow = 16.0
  /// The limit of a length, in cells; larger numbers and infinity become this.
  static let cellsMaximum = 10_000

  /// Returns the columns of a horizontal length, in points.
  public static func columns(_ points: Double) -> Int {
    bounded((points / perColumn + 0.5).rounded(.down))
  }

  /// Returns the rows of a vertical length, in points.
  public static func rows(_ points: Double) -> Int {
    bounded((points / perRow - 0.5).rounded(.up))
  }

  /// Returns the columns of a frame's width; any width above 0 takes at least one.
  static func frameColumns(_ points: Double) -> Int {
    points > 0 ? max(1, columns(points)) : 0
  }

  /// Returns the rows of a frame's height; any height above 0 takes at least one.
  static func frameRows(_ points: Double) -> Int {
    points > 0 ? max(1, rows(points)) : 0
  }

  private static func bounded(_ cells: Double) -> Int {
    guard cells > Double(-cellsMaximum) else { return cells.isNaN ? 0 : -cellsMaximum }
    return cells < Double(cellsMaximum) ? Int(cells) : cellsMaximum
  }
}

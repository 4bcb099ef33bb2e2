/// The size that a parent proposes to a view, in cells; `nil` asks for the view's ideal size.
public struct ProposedCells: Hashable, Sendable {
  /// The proposed width, in cells.
  public var columns: Int?
  /// The proposed height, in cells.
  public var rows: Int?

  /// Makes a proposal; negative numbers count as 0.
  public init(columns: Int?, rows: Int?) {
    self.columns = columns.map { max(0, $0) }
    self.rows = rows.map { max(0, $0) }
  }

  /// Returns a smaller proposal.
  func inset(columns: Int, rows: Int) -> ProposedCells {
    ProposedCells(columns: self.columns.map { $0 - columns }, rows: self.rows.map { $0 - rows })
  }
}

/// A round corner, in the grid of half columns (4 points) and half rows (8 points).
public enum Corner {
  /// Returns the half columns that a corner cuts from each half row, from the outermost half row on.
  ///
  /// - Parameter radius: The radius, in half rows.
  /// - Returns: Half columns for each of `radius` half rows.
  public static func insets(radius: Int) -> [Int] {
    (0..<max(0, radius)).map { halfRow in
      let rise = Double(radius) - Double(halfRow) - 0.5
      let reach = (Double(radius * radius) - rise * rise).squareRoot()
      return Int(((Double(radius) - reach) * 2).rounded())
    }
  }
}

/// A column of dots with a short upright line between them, as that of a route beside its two addresses.
enum RouteColumn {
  /// The part of a row by which a column may be higher than its rows.
  private static let restMaximum = 0.25

  /// Returns a column's views, where short upright lines between dots have no row if the column is no higher without them.
  ///
  /// - Parameters:
  ///   - children: The views, which stay as they are unless all are shapes of fixed heights.
  ///   - spacing: The distance between them, in points.
  ///   - gap: The distance between them, in rows.
  /// - Returns: The views.
  static func children(_ children: [any Node], spacing: Double, gap: Int) -> [any Node] {
    guard children.count > 2, children[0].isShape, children[0] is FrameNode else { return children }
    var points = spacing * Double(children.count - 1)
    var rows = gap * (children.count - 1)
    var lines: [Int] = []
    for index in children.indices {
      guard let frame = children[index] as? FrameNode, frame.child is ShapeNode,
        let height = frame.height, let own = frame.rows?.upperBound
      else { return children }
      points += height
      if frame.lineStroke == .vertical { lines.append(index) } else { rows += own }
    }
    guard let first = lines.first, let last = lines.last, first > 0, last < children.count - 1,
      points / Points.perRow <= Double(rows) + restMaximum
    else { return children }
    var joined = children
    for index in lines {
      guard var line = children[index] as? FrameNode else { continue }
      line.rows = 0...0
      joined[index] = line
    }
    return joined
  }
}

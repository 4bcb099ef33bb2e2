import Compositing
import Foundation

extension LayoutPass {
  /// The most items before a dot among which its line is looked for.
  private static let lineItemsMaximum = 16
  /// The most steps of a line whose points may have dots.
  private static let lineStepsMaximum = 512
  /// The distance up to which a dot is on a point of a line, in points.
  private static let dotDistance = 1.0

  /// Returns the cell in which a thin line is drawn at a point of its path, such as its end; `nil` where no line has it.
  ///
  /// A point on the edge of its view is in the view's last cell.
  ///
  /// - Parameters:
  ///   - point: The point, in points from the view's upper left corner.
  ///   - rect: The cells of the view that the line is in.
  /// - Returns: The cell.
  func cellOfLine(through point: OutlinePoint, in rect: CellRect) -> CellPoint? {
    guard kinds.contains(.strokes) else { return nil }
    let isOnLine = items.suffix(Self.lineItemsMaximum).contains {
      guard $0.frame == rect, case .stroke(.path(let path, _), _, let stroke, _) = $0.content,
        path.outline.elements.count <= Self.lineStepsMaximum,
        Double(stroke.lineWidth) <= ShapePainter.thinnestInRow
      else { return false }
      return path.outline.hasStep(at: point, within: Self.dotDistance)
    }
    guard isOnLine else { return nil }
    // A coordinate may be greater than any integer.
    let cell = { (place: Double, count: Int) in
      Int(max(0, min(place.rounded(.down), Double(count - 1))))
    }
    return CellPoint(
      column: rect.origin.column + cell(point.x / Points.perColumn, rect.size.columns),
      row: rect.origin.row + cell(point.y / Points.perRow, rect.size.rows))
  }
}

extension Outline {
  /// Returns whether a step begins or ends near a point.
  fileprivate func hasStep(at point: OutlinePoint, within distance: Double) -> Bool {
    elements.contains {
      switch $0 {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        abs(end.x - point.x) <= distance && abs(end.y - point.y) <= distance
      case .closeSubpath: false
      }
    }
  }
}

import Compositing

/// A shape of one sign that is moved in front of other views.
///
/// It is drawn in the row in which its middle lies, and so in the room of these views wherever it lies in it on a phone; the
/// distance of the move alone, rounded to rows, would put a lamp at the foot of a mark beneath the mark.
package struct MovedSign {
  /// The size of the shape, in points.
  let width: Double
  let height: Double
  /// The distances of the move to the right and down, in points.
  let x: Double
  let y: Double

  /// Returns the cell in which the middle of the shape lies.
  ///
  /// - Parameters:
  ///   - rect: The cells of the room.
  ///   - alignment: The alignment of the shape in it.
  ///   - nodes: The views that give the room its size.
  /// - Returns: The cell; `nil` where none of them has a frame of a fixed size, and for a place outside of the room.
  func cell(in rect: CellRect, at alignment: Alignment, before nodes: [any Node]) -> CellPoint? {
    let frames = nodes.compactMap { $0 as? FrameNode }
    guard let roomWidth = frames.compactMap(\.fixedWidth).max(), roomWidth > 0,
      let roomHeight = frames.compactMap(\.height).max(), roomHeight > 0
    else { return nil }
    let left: Double =
      switch alignment.horizontal {
      case .leading: 0
      case .center: (roomWidth - width) / 2
      case .trailing: roomWidth - width
      case .custom: .nan
      }
    let top: Double =
      switch alignment.vertical {
      case .top: 0
      case .center: (roomHeight - height) / 2
      case .bottom: roomHeight - height
      case .firstTextBaseline, .lastTextBaseline, .custom: .nan
      }
    let column = (left + width / 2 + x) / roomWidth * Double(rect.size.columns)
    let row = (top + height / 2 + y) / roomHeight * Double(rect.size.rows)
    guard column >= 0, row >= 0, column < Double(rect.size.columns), row < Double(rect.size.rows)
    else { return nil }
    return CellPoint(
      column: rect.origin.column + Int(column), row: rect.origin.row + Int(row))
  }
}

extension FrameNode {
  /// The width of a fixed frame, in points; `nil` where it sets none.
  fileprivate var fixedWidth: Double? { isFixed && columns != nil ? points : nil }

  /// The size of a filled shape that is one sign in its row, in points; `nil` for other views.
  var signSize: (width: Double, height: Double)? {
    guard let width = fixedWidth, let height, rows == 1...1, let shape = child as? ShapeNode,
      shape.isCircle || height < Points.perRow / 2
    else { return nil }
    return (width, height)
  }
}

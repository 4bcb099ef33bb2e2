import ColorScience
import Compositing
import Foundation

extension FrameNode {
  /// Returns a tick of a dial beside the middle of its room, turned; `nil` for a longer or thicker shape.
  ///
  /// - Parameters:
  ///   - place: The distance of its middle from the room's, in points.
  ///   - angle: The angle.
  ///   - sign: The tick as a line of the terminal's own; `nil` for none.
  /// - Returns: The tick.
  func mark(at place: OutlinePoint, turnedBy angle: Angle, sign: OffsetNode?) -> (any Node)? {
    guard angle.degrees.isFinite, isFixed, let points, let height,
      min(points, height) <= Points.perColumn / 2, max(points, height) < Points.perRow,
      let color = child.shapeColor
    else { return nil }
    let along = angle.radians + (height > points ? Double.pi / 2 : 0)
    // The ends of a line are in dots of their own.
    let half = max(0, max(points, height) - Points.perColumn / 2) / 2
    let (x, y) = (cos(along) * half, sin(along) * half)
    let isQuarter = abs(angle.degrees.remainder(dividingBy: 90)) <= Self.turnTolerance
    return MarkNode(
      child: self, color: color, start: OutlinePoint(x: place.x - x, y: place.y - y),
      end: OutlinePoint(x: place.x + x, y: place.y + y), sign: isQuarter ? sign : nil)
  }
}

/// A frame that takes its own room, and is drawn as a short line of dots beside the middle of it.
private struct MarkNode: WrappingNode {
  let child: any Node
  let color: StraightRGBA
  /// The distances of the ends from the middle of the room, in points.
  let start: OutlinePoint
  let end: OutlinePoint
  /// The line of the terminal's own that a level or an upright mark is in a dial of such marks alone; `nil` for others.
  let sign: OffsetNode?

  var sizeKey: SizeKey? { child.sizeKey }
  var rule: LineStroke? { nil }
  var isUprightRule: Bool { false }
  // The line is in the middle of the room, and not of the shape's own cells.
  var isDrawing: Bool { false }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let rest = pass.scope.rest
    guard let mark = mark(in: rect, beside: rest) else { return }
    defer { (pass.scope.rest, pass.scope.isRestTaken) = (rest, true) }
    guard let sign else { return pass.add(mark.content, frame: mark.frame, identity: identity) }
    if sign.isDrawing { pass.scope.rest = (0, 0) }
    let count = pass.itemCount
    sign.place(in: rect, offered: proposal, in: &pass)
    if pass.itemCount == count + 1 {
      pass.addMark(mark, ofItemAt: count)
    }
  }

  /// Returns the line's drawing in a room whose middle is some halves of cells beside its cells.
  private func mark(
    in rect: CellRect, beside rest: (columns: Int, rows: Int)
  ) -> MovableItem.Drawing? {
    let middle = OutlineRect(rect).center
    let line = Outline {
      for point in [start, end] {
        $0.addLine(
          to: OutlinePoint(
            x: middle.x + Double(rest.columns) * Points.perColumn / 2 + point.x,
            y: middle.y + Double(rest.rows) * Points.perRow / 2 + point.y))
      }
    }
    guard let cells = line.bounds?.inset(x: -1, y: -1).cells else { return nil }
    let origin = OutlineRect(cells)
    let path = Path(line.offset(x: -origin.minX, y: -origin.minY))
    var stroke = StrokeStyle(lineWidth: 2)
    stroke.isMark = true
    return MovableItem.Drawing(
      content: .stroke(.path(path, cells.size), .color(color), stroke, FillStyle()), frame: cells)
  }
}

extension LayoutPass {
  /// Records the line of dots that the item at an index becomes in a dial with marks at other angles.
  mutating func addMark(_ mark: MovableItem.Drawing, ofItemAt index: Int) {
    let sign = MovableItem.Drawing(content: items[index].content, frame: items[index].frame)
    movableItems.append(
      MovableItem(identity: items[index].identity, kind: .mark(mark, sign: sign)))
  }

  /// Draws the level and the upright marks of a dial in dots, as its others are.
  mutating func drawMarks() {
    guard kinds.contains(.marks) else { return }
    for item in movableItems {
      guard case .mark(let mark, let sign) = item.kind,
        let index = items.firstIndex(where: { $0.identity == item.identity }),
        // A sign that was moved, turned or colored since stays: the dots would be in its former place.
        items[index].content == sign.content, items[index].frame == sign.frame
      else { continue }
      changeItem(at: index) { ($0.content, $0.frame) = (mark.content, mark.frame) }
    }
  }
}

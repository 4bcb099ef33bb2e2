import Compositing
import Foundation

extension FrameNode {
  /// Makes a frame of fixed sides, in points; `nil` leaves a dimension to the view.
  init(
    child: any Node, width: Double?, height: Double?, alignment: Alignment, scale: LengthScale
  ) {
    let ring = height.flatMap { $0 == width && child.hasMiddle ? scale.ringSize($0) : nil }
    let isSquare = width == height
    let isDot = isSquare && (child as? ShapeNode)?.isCircle == true
    let columns =
      ring?.columns
      ?? width.map {
        isDot
          ? scale.dotColumns($0) : isSquare ? scale.squareColumns($0) : scale.frameColumns($0)
      }
    let rows = ring?.rows ?? height.map(scale.frameRows)
    self.init(
      child: child, columns: columns.map { $0...$0 }, rows: rows.map { $0...$0 },
      idealColumns: nil, idealRows: nil, points: width.map { $0 * scale.magnification },
      isFixed: true, alignment: alignment, lineStroke: LineStroke(width: width, height: height),
      heightMaximum: height.flatMap { $0.isFinite ? $0 * scale.magnification : nil })
  }

  /// Returns the frame after a quarter turn; `nil` where it has no fixed sides, or its view looks different then.
  private func quarterTurned(_ scale: LengthScale) -> FrameNode? {
    guard isFixed, let points, let height, (child as? ShapeNode)?.isEqualWhenTurned == true else {
      return nil
    }
    return FrameNode(
      child: child, width: height / scale.magnification, height: points / scale.magnification,
      alignment: alignment, scale: scale)
  }

  /// Returns the view of a thin frame, turned about its middle; `nil` where it is none, or a picture that shows the very
  /// angle.
  ///
  /// A line of the terminal's own is level or upright, whichever is nearer.
  fileprivate func turnedLine(by angle: Angle, _ scale: LengthScale) -> (any Node)? {
    guard angle.degrees.isFinite, let quarter = quarterTurned(scale) else { return nil }
    let degrees = abs(angle.degrees.remainder(dividingBy: 180))
    let isLevel = degrees > 45
    let isLine = lineStroke == .vertical || lineStroke == .horizontal
    guard isLine || abs(degrees - (isLevel ? 90 : 0)) <= Self.turnTolerance else { return nil }
    return isLevel ? TurnedNode(child: self, turned: quarter) : self
  }

  /// A Boolean value indicating whether the frame is as thin as a line of the terminal's own.
  fileprivate var isThin: Bool {
    min(points ?? 0, height ?? 0) < LineStroke.thickPoints
  }

  /// The angle by which a turn may miss a quarter or a half, in degrees.
  static var turnTolerance: Double { 5 }
}

extension Node {
  /// Returns a shape of a fixed size after a turn about its middle, at the place that a move before takes on the turn's
  /// circle; `nil` for all other views.
  func turnedShape(by angle: Angle, _ scale: LengthScale) -> (any Node)? {
    if let frame = self as? FrameNode {
      return frame.diamond(turnedBy: angle) ?? frame.turnedLine(by: angle, scale)
    }
    // A petal is no line of the terminal's own, which would not move by halves of cells together with the others.
    guard let moved = self as? OffsetNode, let frame = moved.child as? FrameNode,
      frame.isThin
    else { return nil }
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let place = OutlinePoint(
      x: moved.x * cosine - moved.y * sine, y: moved.x * sine + moved.y * cosine)
    let line = frame.turnedLine(by: angle, scale).map {
      OffsetNode(child: $0, x: place.x, y: place.y)
    }
    return frame.mark(at: place, turnedBy: angle, sign: line) ?? line
  }
}

/// A frame that takes its own room, and is drawn with its sides exchanged in the middle of it.
private struct TurnedNode: WrappingNode {
  let child: any Node
  let turned: FrameNode

  var sizeKey: SizeKey? { child.sizeKey }
  var rule: LineStroke? { nil }
  var isUprightRule: Bool { false }
  // The line is in the middle of the room, and not of the shape's own cells.
  var isDrawing: Bool { false }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let own = ProposedCells(columns: nil, rows: nil)
    let size = turned.size(offered: own, in: &pass)
    let placed = Alignment.center.place(size, in: rect, beside: pass.scope.rest)
    (pass.scope.rest, pass.scope.isRestTaken) = ((0, 0), true)
    pass.place(turned, in: placed.frame, offered: own, beside: placed.rest, inOwnRoom: true)
  }
}

import ColorScience
import Compositing

/// The lock above the date, whose bow lifts and turns aside when the device is unlocked.
struct LockMark {
  /// The part of its way that the bow has turned; `nil` before the first picture.
  private var turn: MovingNumber?
  private var drawn: (turn: Double, color: StraightRGBA, surface: Surface)?

  func isMoving(at now: Duration) -> Bool { turn?.isMoving(at: now) ?? false }

  /// Opens or closes the lock.
  ///
  /// - Returns: A Boolean value indicating whether it did so at once.
  mutating func update(isLocked: Bool, in context: ScreenContext, at now: Duration) -> Bool {
    let target = isLocked ? 0.0 : 1
    guard var turn, turn.target != target else {
      turn = turn ?? .fraction(target)
      return false
    }
    turn.move(to: target, at: context.movesThings ? .unlock : nil, now: now)
    self.turn = turn
    return !context.movesThings
  }

  /// Returns the lock above the date; `nil` where no row is free, since two cells are too few for one.
  ///
  /// Without quarters of cells it is an emoji before the date, but none on an always-on display, whose symbols bring no light
  /// of their own.
  mutating func layer(
    beside picture: ClockPicture, opacity: Double, clip: CellRect, in context: ScreenContext,
    at now: Duration
  ) -> Layer? {
    let turn = turn?.value(at: now) ?? 0
    let device = context.geometry.device
    let hasOwnRow = context.hasHalfRows
    guard hasOwnRow ? context.geometry.hasLockRow : !context.look.isAlwaysOn else { return nil }
    // Its parts overlap, so the whole picture is as translucent as the date.
    let color = StraightRGBA(rgb: context.look.dateColor.rgb)
    let opacity = opacity * Double(context.look.dateColor.alpha) / 255
    let middle = device.origin.column + device.size.columns / 2
    let origin =
      hasOwnRow
      ? CellPoint(column: middle - 3, row: picture.dateOrigin.row - Self.drawing.size.rows)
      : CellPoint(column: picture.dateColumn - 3, row: picture.dateOrigin.row)
    if let drawn, drawn.turn == turn, drawn.color == color,
      (drawn.surface.size == Self.drawing.size) == hasOwnRow
    {
      return Layer(surface: drawn.surface, origin: origin, opacity: opacity, clip: clip)
    }
    var surface = Surface(
      size: hasOwnRow ? Self.drawing.size : CellSize(columns: 3, rows: 1))
    if hasOwnRow {
      let drawing = context.edges.glyphs == .quadrant ? Self.coarseDrawing : Self.drawing
      for part in drawing.outlines(turn: turn) {
        surface.fill(part, with: color, edges: context.edges)
      }
      if context.look.plain?.isColorless == true { surface.turnGroundToBlocks() }
    } else {
      surface.draw(turn < 0.5 ? "🔒" : "🔓", at: .zero, foreground: color)
    }
    drawn = (turn, color, surface)
    return Layer(surface: surface, origin: origin, opacity: opacity, clip: clip)
  }

  // MARK: - The drawing

  private static let drawing = Drawing(
    body: OutlineRect(minX: 12, minY: 22, maxX: 36, maxY: 38), corner: 4, top: 12, bend: 6,
    stretch: 1, freeLeg: 0)
  /// The drawing for quadrants, which are 4 points wide and 8 high: each edge stands between two of them.
  ///
  /// Its bow is so low that one that hung beside the body only by its bend would be a flag.
  private static let coarseDrawing = Drawing(
    body: OutlineRect(minX: 12, minY: 24, maxX: 36, maxY: 40), corner: 2, top: 12, bend: 2,
    stretch: 2, freeLeg: 8)

  /// The measures of a lock, in points.
  private struct Drawing {
    /// The room for the open lock, and half a row below it.
    let size = CellSize(columns: 6, rows: 3)
    let body: OutlineRect
    let corner: Double
    /// The middles of the bow's legs.
    let legs = (left: 18.0, right: 30.0)
    /// The upper end of the bow's middle line.
    let top: Double
    /// The width of the bow's bends; their height is `stretch` times that.
    let bend: Double
    /// The height of the bow's line where it lies, as a multiple of its width where it stands.
    let stretch: Double
    /// The length by which the leg of an open lock's bow hangs below the body's upper edge.
    let freeLeg: Double
    /// The width of the bow's legs.
    let line = 4.0

    /// Returns the bow and the body; the bow lifts a little, then turns about its right leg.
    func outlines(turn: Double) -> [Outline] {
      let lift = line * 0.6 * min(1, max(0, turn) / 0.4)
      // A turn about an upright axis is seen as a width that shrinks and grows again on the other side.
      let width = 1 - 2 * max(0, min(1.1, (turn - 0.3) / 0.7))
      let place = { (x: Double, y: Double) in
        OutlinePoint(x: legs.right + (x - legs.right) * width, y: (y - lift) / stretch)
      }
      let (upper, handle) = (top + bend * stretch, bend * 0.55)
      var bow = Outline()
      bow.move(to: place(legs.left, body.minY + (turn > 0.3 ? freeLeg : 2)))
      bow.addLine(to: place(legs.left, upper))
      bow.addCurve(
        to: place(legs.left + bend, top), control1: place(legs.left, upper - handle * stretch),
        control2: place(legs.left + bend - handle, top))
      bow.addLine(to: place(legs.right - bend, top))
      bow.addCurve(
        to: place(legs.right, upper), control1: place(legs.right - bend + handle, top),
        control2: place(legs.right, upper - handle * stretch))
      bow.addLine(to: place(legs.right, body.minY + lift + 2))
      let stroke = OutlineStroke(lineWidth: line, lineCap: .round, lineJoin: .round)
      var base = Outline()
      base.addRoundedRect(body, cornerRadius: corner)
      return [bow.stroked(stroke).applying(.scale(x: 1, y: stretch)), base]
    }
  }
}

import ColorScience
import Compositing
import Foundation

/// A ring that is filled to a value, with a label inside of it.
struct ProgressRing<Label: View>: PrimitiveView {
  let progress: ProgressValue
  let label: Label
  /// The part of the circle that the ring takes, `0...1`, with the gap at the bottom.
  var extent = 1.0
  /// A Boolean value indicating whether only a dot on the ring shows the value.
  var showsDot = false
  /// The view in the gap; `nil` for none.
  var foot: AnyView?

  func nodes(in context: ViewContext) -> [any Node] {
    var inner = context.inside(nil, key: "label")
    inner.environment.font = .caption2
    let environment = context.environment
    let ring = RingLine(
      identity: context.identity, progress: progress, extent: extent, showsDot: showsDot,
      fill: environment.tint, gradient: environment.tintGradient,
      track: environment.foregroundStyles[0].opacity(0.24))
    var below = inner.inside(nil, key: "foot")
    below.environment.lineLimit = 1
    return [
      RingNode(
        ring: ring, label: inner.node(of: label), foot: foot.map { below.node(of: $0) },
        now: environment.now, barColumns: environment.barCircleColumns,
        drawsInk: environment.drawsBarsWithInk)
    ]
  }
}

/// The layout of a ring: as large as its proposal, up to a limit; of one row a circle of one cell, or, in a bar, one as
/// high as the bar.
private struct RingNode: Node {
  /// The height of a ring that has all the room it wants, in cells: 64 points.
  private static let rowsMaximum = 4
  /// The least width of a ring of one row that goes around a cell, in cells.
  private static let leastAround = 3
  /// The greatest width of a frame in which a ring of one row goes around the view in front, in cells.
  private static let mostAround = 5
  /// The height of a ring from which its label has room, in cells.
  private static let labelledRows = 3

  let ring: RingLine
  let label: any Node
  let foot: (any Node)?
  let now: Date
  /// The width of a circle as high as the bar that it is in, in cells; `nil` outside of bars.
  let barColumns: Int?
  let drawsInk: Bool

  var identity: ViewIdentity { ring.identity }
  var hasMiddle: Bool { true }
  var sizeKey: SizeKey? { SizeKey(.ring, drawsInk ? 1 : 0, barColumns ?? 0) }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let across = proposal.columns.map { $0 / 2 } ?? Self.rowsMaximum
    let rows = min(proposal.rows ?? Self.rowsMaximum, across, Self.rowsMaximum)
    if rows > 1, !drawsInk { return CellSize(columns: 2 * rows, rows: rows) }
    let widest = drawsInk ? Self.leastAround : barColumns ?? 1
    let columns = barColumns == nil ? 1 : min(proposal.columns ?? widest, widest)
    return CellSize(columns: columns < Self.leastAround ? 1 : columns, rows: 1)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    var ring = ring
    let isInBadge = (Self.leastAround...Self.mostAround).contains(proposal.columns ?? 0)
    let isWide = rect.size.columns >= Self.leastAround
    ring.goesAround =
      rect.size.rows > 1 || isWide && !drawsInk || pass.scope.isGround && (isWide || isInBadge)
    let moment = ring.moment(at: now, in: rect)
    if ring.progress.isTimed {
      let clock = ViewIdentity.root.appending(ring.progress)
      pass.add(LiveItems(clock: clock, moment: moment) { [ring] in ring.moment(at: $0, in: rect) })
    } else {
      for item in moment.items {
        pass.add(item.content, frame: item.frame, identity: item.identity)
      }
    }
    if rect.size.rows == 1, isWide, ring.goesAround { placeSmallLabel(in: rect, in: &pass) }
    guard rect.size.rows >= Self.labelledRows else { return }
    let inside = rect.inset(columns: 1, rows: 1)
    let offer = ProposedCells(columns: inside.size.columns, rows: inside.size.rows)
    label.place(
      in: Alignment.center.place(label.size(offered: offer, in: &pass), in: inside),
      offered: offer, in: &pass)
    placeFoot(in: inside, of: rect, in: &pass)
  }

  /// Places a label of a letter or a sign in a ring of one row, where it is whole.
  private func placeSmallLabel(in rect: CellRect, in pass: inout LayoutPass) {
    let inside = rect.inset(columns: 1, rows: 0)
    let offer = ProposedCells(columns: nil, rows: 1)
    let size = label.size(offered: offer, in: &pass)
    guard size.rows == 1, size.columns > 0, size.columns <= inside.size.columns else { return }
    label.place(in: Alignment.center.place(size, in: inside), offered: offer, in: &pass)
  }

  /// Places the view in the gap where that leaves a row for the label, and the view is no wider than the gap.
  private func placeFoot(in inside: CellRect, of rect: CellRect, in pass: inout LayoutPass) {
    guard let foot, inside.size.rows > 1 else { return }
    let size = foot.size(offered: ProposedCells(columns: nil, rows: 1), in: &pass)
    guard size.columns <= inside.size.columns else { return }
    let row = CellRect(
      column: inside.origin.column, row: rect.rowRange.upperBound - 1,
      columns: inside.size.columns, rows: 1)
    foot.place(
      in: Alignment.center.place(size, in: row), offered: ProposedCells(columns: nil, rows: 1),
      in: &pass)
  }
}

/// The line of a ring.
private struct RingLine: Sendable {
  private static let circles: [Unicode.Scalar] = ["○", "◔", "◑", "◕", "●"]
  /// The part of the diameter that the line takes.
  private static let lineFraction = 0.14
  /// Half the length of a dot, and the gap beside it, as parts of the line: a dot has round ends, too.
  private static let (dotLength, dotGap) = (0.01, 0.14)
  /// The least width of the line of a ring of one row, in points.
  private static let leastWidthInRow = 3.0

  let identity: ViewIdentity
  let progress: ProgressValue
  let extent: Double
  let showsDot: Bool
  let fill: StraightRGBA
  /// The gradient along the line in place of the fill; `nil` for none.
  let gradient: Paint?
  let track: StraightRGBA
  /// A Boolean value indicating whether it is a line around its middle; otherwise it is a glyph.
  var goesAround = true

  /// Returns the ring at a time.
  func moment(at now: Date, in rect: CellRect) -> LiveItems.Moment {
    let fraction = progress.fraction(at: now)
    guard goesAround else {
      let steps = Self.circles.count - 1
      return LiveItems.Moment(
        items: [glyph(Self.circles[Int((fraction * Double(steps)).rounded())], in: rect)],
        validUntil: progress.nextStep(of: steps, after: now))
    }
    let items = (showsDot ? dotted(at: fraction, in: rect) : filled(to: fraction, in: rect))
      .compactMap { $0 }
    // A ring in a bar is drawn three rows high.
    let steps = max(3, rect.size.rows) * 16
    return LiveItems.Moment(items: items, validUntil: progress.nextStep(of: steps, after: now))
  }

  /// Returns the line as far as the value, on its track.
  private func filled(to fraction: Double, in rect: CellRect) -> [LiveItems.Item?] {
    [
      stroke(0...1, .color(track), "track", in: rect), stroke(0...fraction, ink, "value", in: rect),
    ]
  }

  /// Returns the whole line with a dot at the value, which a gap separates from it.
  private func dotted(at fraction: Double, in rect: CellRect) -> [LiveItems.Item?] {
    let place = max(Self.dotLength, min(1 - Self.dotLength, fraction))
    let dot = place - Self.dotLength...place + Self.dotLength
    let (before, behind) = (dot.lowerBound - Self.dotGap, dot.upperBound + Self.dotGap)
    return [
      before > 0 ? stroke(0...before, ink, "track", in: rect) : nil,
      behind < 1 ? stroke(behind...1, ink, "rest", in: rect) : nil,
      stroke(dot, ink, "value", in: rect),
    ]
  }

  /// The fill, or the gradient's colors along the line.
  private var ink: Paint {
    let colors: [StraightRGBA]
    switch gradient {
    case .linearGradient(let own, _, _): colors = own
    case .field(_, let own): colors = own
    case .color, nil: return .color(fill)
    }
    let start = Self.start(extent: extent) * .pi / 180
    return .field(
      .angular(center: .center, start: start, end: start + 2 * .pi * extent), colors: colors)
  }

  private func glyph(_ circle: Unicode.Scalar, in rect: CellRect) -> LiveItems.Item {
    let glyph = StyledGlyph(MeasuredGlyph(Glyph(circle), width: 1), color: fill)
    let cell = Alignment.center.place(CellSize(columns: 1, rows: 1), in: rect)
    return LiveItems.Item(identity: identity, frame: cell, content: .line([glyph]))
  }

  private func stroke(
    _ part: ClosedRange<Double>, _ paint: Paint, _ key: String, in rect: CellRect
  ) -> LiveItems.Item? {
    guard part.lowerBound < part.upperBound else { return nil }
    let room = CGRect(OutlineRect(CellRect(origin: .zero, size: rect.size)))
    // A row has no room for a line inside of it: the ring is as high as the row, and the line goes around it.
    let isInRow = rect.size.rows == 1
    let width = max(
      isInRow ? Self.leastWidthInRow : ShapePainter.leastRingWidth,
      Double(min(room.width, room.height)) * Self.lineFraction)
    let radius = isInRow ? room.height / 2 : (min(room.width, room.height) - width) / 2
    let path = Self.arc(
      part, extent: extent, center: CGPoint(x: room.midX, y: room.midY), radius: radius)
    let style = StrokeStyle(lineWidth: width, lineCap: .round)
    return LiveItems.Item(
      identity: identity.appending(key), frame: rect,
      content: .stroke(.path(path, rect.size), paint, style, FillStyle()))
  }

  /// Returns the angle of the ring's start, in degrees.
  private static func start(extent: Double) -> Double { extent < 1 ? 90 + 180 * (1 - extent) : -90 }

  /// Returns a part of the ring, clockwise from its start: the top, or beside the gap at the bottom.
  private static func arc(
    _ part: ClosedRange<Double>, extent: Double, center: CGPoint, radius: CGFloat
  ) -> Path {
    let start = start(extent: extent)
    return Path { path in
      path.addArc(
        center: center, radius: radius,
        startAngle: .degrees(start + 360 * extent * part.lowerBound),
        endAngle: .degrees(start + 360 * extent * part.upperBound), clockwise: false)
    }
  }
}

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

  func nodes(in context: ViewContext) -> [any Node] {
    var inner = context.inside(nil, key: "label")
    inner.environment.font = .caption2
    return [
      RingNode(
        identity: context.identity, progress: progress, label: inner.node(of: label),
        extent: extent, showsDot: showsDot, environment: context.environment)
    ]
  }
}

/// The layout of a ring: as large as its proposal, up to a limit; of one row a circle of one cell.
private struct RingNode: Node {
  private static let circles: [Unicode.Scalar] = ["○", "◔", "◑", "◕", "●"]
  /// The height of a ring that has all the room it wants, in cells: 64 points.
  private static let rowsMaximum = 4
  /// The height of a ring from which its label has room, in cells.
  private static let labelledRows = 3
  /// The part of the diameter that the line takes.
  private static let lineFraction = 0.14

  let identity: ViewIdentity
  let progress: ProgressValue
  let label: any Node
  let extent: Double
  let showsDot: Bool
  let now: Date
  let fill: StraightRGBA
  let track: StraightRGBA
  let drawsInk: Bool

  init(
    identity: ViewIdentity, progress: ProgressValue, label: any Node, extent: Double,
    showsDot: Bool, environment: EnvironmentValues
  ) {
    self.identity = identity
    self.progress = progress
    self.label = label
    self.extent = extent
    self.showsDot = showsDot
    now = environment.now
    fill = environment.tint
    track = environment.foregroundStyles[0].opacity(0.24)
    drawsInk = environment.drawsBarsWithInk
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let across = proposal.columns.map { $0 / 2 } ?? Self.rowsMaximum
    let rows = min(proposal.rows ?? Self.rowsMaximum, across, Self.rowsMaximum)
    guard rows > 1, !drawsInk else { return CellSize(columns: 1, rows: 1) }
    return CellSize(columns: 2 * rows, rows: rows)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let fraction = progress.fraction(at: now)
    let clock = progress.isTimed ? ViewIdentity.root.appending(progress) : nil
    let isGlyph = rect.size.rows < 2
    let steps = isGlyph ? Self.circles.count - 1 : rect.size.rows * 16
    pass.limitValidity(to: progress.nextStep(of: steps, after: now))
    guard !isGlyph else {
      let circle = Self.circles[Int((fraction * Double(steps)).rounded())]
      return pass.add(
        .line([StyledGlyph(MeasuredGlyph(Glyph(circle), width: 1), color: fill)]), frame: rect,
        identity: identity, clock: clock)
    }
    let room = CGRect(OutlineRect(CellRect(origin: .zero, size: rect.size)))
    let width = max(3, Double(min(room.width, room.height)) * Self.lineFraction)
    let stroke = StrokeStyle(lineWidth: width, lineCap: .round)
    func add(_ part: ClosedRange<Double>, _ color: StraightRGBA, _ key: String) {
      guard part.lowerBound < part.upperBound else { return }
      let path = Self.arc(part, extent: extent, in: room.insetBy(dx: width / 2, dy: width / 2))
      pass.add(
        .stroke(.path(path, rect.size), .color(color), stroke, FillStyle()), frame: rect,
        identity: identity.appending(key), clock: clock)
    }
    add(0...1, track, "track")
    let dot = max(0, fraction - 0.02)...max(0.02, fraction)
    add(showsDot ? dot : 0...fraction, fill, "value")
    guard rect.size.rows >= Self.labelledRows else { return }
    let inside = rect.inset(columns: 1, rows: 1)
    let offer = ProposedCells(columns: inside.size.columns, rows: inside.size.rows)
    label.place(
      in: Alignment.center.place(label.size(offered: offer, in: &pass), in: inside),
      offered: offer, in: &pass)
  }

  /// Returns a part of the ring, clockwise from its start: the top, or beside the gap at the bottom.
  private static func arc(_ part: ClosedRange<Double>, extent: Double, in rect: CGRect) -> Path {
    let start = extent < 1 ? 90 + 180 * (1 - extent) : -90
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY),
        radius: min(rect.width, rect.height) / 2,
        startAngle: .degrees(start + 360 * extent * part.lowerBound),
        endAngle: .degrees(start + 360 * extent * part.upperBound), clockwise: false)
    }
  }
}

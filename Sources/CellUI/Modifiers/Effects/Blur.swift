import ColorScience
import Compositing
public import Foundation

extension View {
  /// Blurs shapes and pictures by a radius in points; for letters, of which it would leave nothing to read in cells, it is
  /// noted.
  ///
  /// An opaque blur leaves a picture its edges; any other fades beyond them.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    BlurredView(content: self, radius: Double(radius), isOpaque: opaque)
  }
}

private struct BlurredView<Content: View>: PrimitiveView {
  let content: Content
  let radius: Double
  let isOpaque: Bool

  func nodes(in context: ViewContext) -> [any Node] {
    let nodes = context.nodes(of: content)
    guard radius > 0, !nodes.isEmpty else { return nodes }
    guard nodes.allSatisfy({ $0.isShape || $0.isPicture }) else {
      context.notes.add(.undrawn("blur"))
      return nodes
    }
    let points = min(radius * context.environment.magnification, DisplayItem.blurMaximum)
    return nodes.map { BlurredNode(child: $0, points: points, isOpaque: isOpaque) }
  }
}

/// A shape that is blurred once all views are placed, or a picture.
private struct BlurredNode: WrappingNode {
  let child: any Node
  let points: Double
  let isOpaque: Bool

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let count = pass.itemCount
    child.place(in: rect, offered: proposal, in: &pass)
    pass.blurItems(from: count, by: points, isOpaque: isOpaque)
  }
}

extension LayoutPass {
  /// Makes room around blurred shapes for their light; until then they are centered as others.
  mutating func spreadBlurs() {
    guard hasBlurs else { return }
    for index in items.indices { changeItem(at: index) { $0.spreadBlur() } }
  }
}

extension DisplayItem {
  /// The greatest radius of a blur, in points.
  fileprivate static let blurMaximum = 64.0

  /// Blurs a filled shape or a picture by a radius in points; a picture keeps its edges where the blur is opaque.
  mutating func blur(by points: Double, isOpaque: Bool) {
    switch content {
    case .fill(let outline, let paint, var style):
      style.blur += points
      content = .fill(outline, paint, style)
    case .image(var image):
      // A blur that fades is not undone by a further one.
      image.keepsEdges = isOpaque && (image.blur == 0 || image.keepsEdges)
      image.blur += points
      content = .image(image)
    case .stroke, .line, .block, .bar, .rule, .symbol: break
    }
  }

  /// The work of drawing a blurred shape in its steps, each an outline, in plain cells.
  var blurWork: Int {
    if case .image(let image) = content {
      let (columns, rows) = image.keepsEdges ? (0, 0) : Self.blurCells(image.blur)
      let seen = frame.inset(columns: -columns, rows: -rows).intersection(ViewLayout.screen).size
      return PictureBlur.passCount * seen.columns * seen.rows
    }
    guard case .fill(_, _, let style) = content, style.blur > 0 else { return 0 }
    let (columns, rows) = Self.blurCells(style.blur)
    let reach = frame.inset(columns: -columns, rows: -rows)
    let seen = reach.intersection(clip ?? reach).intersection(ViewLayout.screen).size
    let step = Content.fill(.ellipse, .color(.clear), style)
    return ShapePainter.blurSteps
      * (step.workPerItem + step.workPerCell * seen.columns * seen.rows)
  }

  /// Returns the columns and the rows that a blur's radius in points reaches.
  private static func blurCells(_ points: Double) -> (columns: Int, rows: Int) {
    (
      Int((points / Points.perColumn).rounded(.up)), Int((points / Points.perRow).rounded(.up))
    )
  }

  /// A Boolean value indicating whether the item is blurred, so that its light lies beyond its frame.
  var isBlurred: Bool {
    switch content {
    case .fill(_, _, let style): style.blur > 0
    case .image(let image): image.blur > 0 && !image.keepsEdges
    case .stroke, .line, .block, .bar, .rule, .symbol: false
    }
  }

  /// Extends the frame of a blurred shape or picture, whose light lies beyond it, too; a dot of one row stays.
  fileprivate mutating func spreadBlur() {
    if case .image(var image) = content, isBlurred {
      let (columns, rows) = Self.blurCells(image.blur)
      image.margins.columns += 2 * columns
      image.margins.rows += 2 * rows
      content = .image(image)
      frame = frame.inset(columns: -columns, rows: -rows)
      return
    }
    guard case .fill(let outline, let paint, let style) = content, style.blur > 0,
      outline != .circle || frame.size.rows > 1
    else { return }
    let (columns, rows) = Self.blurCells(style.blur)
    let inner = CellRect(
      column: columns, row: rows, columns: frame.size.columns, rows: frame.size.rows)
    let outer = frame.inset(columns: -columns, rows: -rows)
    content = .fill(
      .path(Path(outline.outline(in: inner)), outer.size),
      paint.transformed(by: OutlineTransform(), from: frame, to: outer), style)
    frame = outer
  }
}

extension ShapePainter {
  /// The steps in which a blurred edge fades.
  fileprivate static let blurSteps = 6

  /// Fills an outline whose edge fades from one blur's radius outside to one inside, in steps.
  func fillBlurred(_ outline: Outline, in frame: CellRect, on surface: inout Surface) {
    guard let bounds = outline.bounds else { return }
    let (x, y) = ((bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2)
    let (width, height) = ((bounds.maxX - bounds.minX) / 2, (bounds.maxY - bounds.minY) / 2)
    guard width > 0, height > 0 else { return }
    // The light of a shape that is smaller than the radius is spread over more than the shape.
    let strength = min(1, min(width, height) / style.blur)
    var before = 0.0
    for step in 1...Self.blurSteps {
      let part = Double(step) / Double(Self.blurSteps)
      let inward = (2 * (part - 0.5 / Double(Self.blurSteps)) - 1) * style.blur
      guard width > inward, height > inward else { break }
      let after = part * strength
      // All steps together have the opacity of the last.
      let opacity = (after - before) / (1 - before)
      before = after
      let scaled = outline.offset(x: -x, y: -y)
        .applying(.scale(x: (width - inward) / width, y: (height - inward) / height))
        .offset(x: x, y: y)
      ShapePainter(
        paint: paint.mapped { $0.opacity(opacity) }, style: FillStyle(eoFill: style.isEOFilled),
        edges: edges
      ).fill(scaled, in: frame, on: &surface)
    }
  }
}

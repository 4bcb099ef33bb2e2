import Compositing
public import Foundation

extension View {
  /// Turns the view's shapes about a point; texts keep upright at their turned places.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let angle = angle.radians.isFinite ? angle : .zero
    return transformed(
      CGAffineTransform(rotationAngle: angle.radians), about: anchor,
      note: angle.isWholeTurn ? nil : "rotationEffect", arrowTurn: angle, isTurn: true)
  }

  /// Scales the view's shapes about a point; texts keep their size at their scaled places.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view's shapes about a point; texts keep their size at their scaled places.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view's shapes about a point; texts keep their size at their scaled places.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  {
    let (x, y) = (x.isFinite ? x : 1, y.isFinite ? y : 1)
    return transformed(
      CGAffineTransform(scaleX: x, y: y), about: anchor,
      note: abs(x) == 1 && abs(y) == 1 ? nil : "scaleEffect", arrowTurn: .zero)
  }

  /// Moves and turns the view's shapes; texts keep upright at their places.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(transform, about: .topLeading, note: "transformEffect", arrowTurn: .zero)
  }

  private func transformed(
    _ transform: CGAffineTransform, about anchor: UnitPoint, note: String?, arrowTurn: Angle,
    isTurn: Bool = false
  ) -> some View {
    TransformedView(
      content: self, transform: transform, anchor: anchor, note: note, arrowTurn: arrowTurn,
      isTurn: isTurn)
  }
}

private struct TransformedView<Content: View>: PrimitiveView {
  let content: Content
  let transform: CGAffineTransform
  let anchor: UnitPoint
  let note: String?
  let arrowTurn: Angle
  let isTurn: Bool

  func nodes(in context: ViewContext) -> [any Node] {
    // All that stands in the island's bar is as small as it can be already.
    let isSmall = context.environment.barCircleColumns != nil && transform.shrinks
    let isAroundMiddle = isTurn && anchor == .center
    let scale = LengthScale(context.environment)
    guard transform != .identity, !isSmall else {
      let own = context.nodes(of: content)
      // The first mark of a dial is as the others.
      return isAroundMiddle && !isSmall
        ? own.map { $0.turnedShape(by: arrowTurn, scale) ?? $0 } : own
    }
    let isTilted = arrowTurn.isTilt
    return context.nodes(of: content).map { child in
      if isAroundMiddle, let turned = child.turnedShape(by: arrowTurn, scale) { return turned }
      return TransformedNode(child: child) { items, rect in
        if isTilted, items.contains(where: \.hasWords) {
          if let note { context.notes.add(.undrawn(note)) }
          return
        }
        if let factor = transform.stretch, items.stretchLabeledBar(by: factor) { return }
        let isLabeled = items.contains(where: \.content.hasLetters)
        for index in items.indices {
          let isDrawn = items[index].transform(
            transform, about: anchor, of: rect, arrowTurn: arrowTurn, isLabeled: isLabeled)
          if let note, !isDrawn { context.notes.add(.undrawn(note)) }
        }
      }
    }
  }
}

/// A node whose items are transformed together when they are placed.
private struct TransformedNode: WrappingNode {
  let child: any Node
  let change: (inout ArraySlice<DisplayItem>, CellRect) -> Void

  var sizeKey: SizeKey? { child.sizeKey }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let count = pass.itemCount
    child.place(in: rect, offered: proposal, in: &pass)
    pass.changeItems(since: count) { change(&$0, rect) }
  }
}

extension CGAffineTransform {
  /// A Boolean value indicating whether the transform makes all smaller, and does nothing else.
  fileprivate var shrinks: Bool { b == 0 && c == 0 && a == d && a > 0 && a < 1 }
}

extension CGAffineTransform {
  /// The factor on heights of a transform that does nothing else; `nil` for any other.
  fileprivate var stretch: Double? {
    a == 1 && b == 0 && c == 0 && d > 0 && tx == 0 && ty == 0 ? Double(d) : nil
  }
}

extension ArraySlice<DisplayItem> {
  /// Makes bars thicker or thinner between their labels, which stay where they are: a bar takes as many rows as before, so
  /// that no label is beneath it.
  ///
  /// - Parameter factor: The factor on the bars' heights.
  /// - Returns: A Boolean value indicating whether the items are bars with labels, and nothing else.
  fileprivate mutating func stretchLabeledBar(by factor: Double) -> Bool {
    guard contains(where: \.isBar), contains(where: \.content.hasLetters),
      allSatisfy({ $0.isBar || $0.content.hasLetters })
    else { return false }
    for index in indices { self[index].stretchBar(by: factor) }
    return true
  }
}

extension Angle {
  /// A Boolean value indicating whether the angle is a multiple of a whole turn.
  fileprivate var isWholeTurn: Bool { abs(turns - turns.rounded()) < 0.01 }

  /// A Boolean value indicating whether the angle is so slight that letters stay where they are: what is around them, as
  /// the frame of a stamp, would be torn off them if it turned alone.
  fileprivate var isTilt: Bool {
    let degrees = degrees.remainder(dividingBy: 360)
    return degrees != 0 && abs(degrees) <= Self.tiltMaximum
  }

  /// The greatest turn that is a tilt, in degrees.
  private static let tiltMaximum = 15.0

  /// The angle in turns.
  fileprivate var turns: Double { degrees / 360 }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is text of more than one letter or sign.
  fileprivate var hasWords: Bool {
    switch content {
    case .line(let glyphs): glyphs.count > 1
    case .block: true
    case .fill, .stroke, .bar, .rule, .symbol, .image: false
    }
  }

  /// A Boolean value indicating whether the item is a progress bar.
  fileprivate var isBar: Bool {
    if case .bar = content { true } else { false }
  }

  /// Transforms the item about a point of a rectangle.
  ///
  /// - Parameters:
  ///   - transform: The transform.
  ///   - anchor: The point that stays, as a part of the rectangle.
  ///   - rect: The cells of the view.
  ///   - arrowTurn: The turn of signs that are arrows.
  ///   - isLabeled: A Boolean value indicating whether texts are transformed together with the item.
  /// - Returns: A Boolean value indicating whether all of the item could be transformed; a text is only moved.
  fileprivate mutating func transform(
    _ transform: CGAffineTransform, about anchor: UnitPoint, of rect: CellRect, arrowTurn: Angle,
    isLabeled: Bool
  ) -> Bool {
    let whole = CGRect(OutlineRect(rect))
    let x = whole.minX + whole.width * anchor.x
    let y = whole.minY + whole.height * anchor.y
    let placed = CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y)).outlineTransform
    switch content {
    case .fill(let outline, let paint, let style):
      let (path, cells) = Self.transformed(outline, in: frame, by: placed)
      content = .fill(path, paint.transformed(by: placed, from: frame, to: cells), style)
      frame = cells
      return true
    case .stroke(let outline, let paint, let stroke, let style):
      let (path, cells) = Self.transformed(outline, in: frame, by: placed)
      let paint = paint.transformed(by: placed, from: frame, to: cells)
      content = .stroke(path, paint, stroke, style)
      frame = cells
      return true
    case .line(let glyphs):
      move(by: placed)
      guard glyphs.count == 1, let turned = glyphs[0].turned(by: arrowTurn) else { return false }
      content = .line([turned])
      return true
    case .symbol(let picture, let paints):
      let scale = abs(placed.a * placed.d - placed.b * placed.c).squareRoot()
      move(by: placed)
      frame = frame.scaled(by: scale)
      content = .symbol(picture.turned(by: placed), paints)
      return true
    case .rule(let paint, .vertical) where placed.scalesOnly && placed.d != 1:
      // A line of the terminal's own is as high as its cells: another height is a bar of points.
      let bar = UprightBar(rows: frame.rowRange, height: Double(frame.size.rows) * Points.perRow)
      let outline = bar.outline(of: Rectangle(), in: frame)
      let (path, cells) = Self.transformed(outline, in: frame, by: placed)
      content = .fill(path, paint, FillStyle())
      frame = cells
      return true
    case .rule(_, let line) where line.isLevel && placed.keepsAxes && placed.a != 1:
      scaleLine(by: placed)
      return placed.d == 1
    case .bar(let bar) where placed.scalesOnly:
      // In an even number of rows a bar stands half a row beside the middle, which is not scaled with it.
      let isInMiddle = !isLabeled && abs(OutlineRect(frame).center.y - y) <= Points.perRow / 2
      scale(bar, by: placed, within: isInMiddle ? rect.rowRange : nil)
      return true
    case .image where placed.scalesOnly:
      let (_, cells) = Self.transformed(.rectangle, in: frame, by: placed)
      frame = cells
      return true
    case .block, .bar, .rule, .image:
      move(by: placed)
      return false
    }
  }

  /// Makes a level line as long as a transform does, as progress along a thin bar, and no thicker.
  private mutating func scaleLine(by transform: OutlineTransform) {
    let (start, end) = (OutlineRect(frame).minX, OutlineRect(frame).maxX)
    move(by: transform)
    frame = frame.columns(
      from: transform.a * start + transform.tx, to: transform.a * end + transform.tx)
  }

  /// Makes the item a bar after a transform, in the middle of some rows; `nil` for those that the transform gives.
  private mutating func scale(_ bar: Bar, by transform: OutlineTransform, within rows: Range<Int>?)
  {
    let (_, cells) = Self.transformed(.rectangle, in: frame, by: transform)
    var bar = bar
    bar.height *= abs(transform.d)
    // A bar lower than its row has no corners that a round shape would cut.
    if bar.height < LineStroke.rowPoints { masks.removeAll(where: \.isRoundInRow) }
    content = .bar(bar)
    let height = max(1, Points.rows(bar.height))
    let place = rows ?? cells.rowRange
    frame = CellRect(
      column: cells.origin.column, row: place.lowerBound + (place.count - height) / 2,
      columns: cells.size.columns, rows: height)
  }

  /// Makes a bar thicker or thinner within its own rows.
  fileprivate mutating func stretchBar(by factor: Double) {
    guard case .bar(var bar) = content else { return }
    bar.height = min(bar.height * factor, Double(frame.size.rows) * Points.perRow)
    content = .bar(bar)
  }

  /// Moves the item's middle as a transform does.
  private mutating func move(by transform: OutlineTransform) {
    let middle = OutlineRect(frame).center
    let moved = transform.apply(to: middle)
    frame = frame.offset(
      columns: Points.columns(moved.x - middle.x), rows: Points.rows(moved.y - middle.y))
  }

  /// Returns an outline after a transform, and the cells around it.
  private static func transformed(
    _ outline: ShapeOutline, in frame: CellRect, by transform: OutlineTransform
  ) -> (ShapeOutline, CellRect) {
    let path = outline.outline(in: frame).applying(transform)
    let most = Double(Points.cellsMaximum) * Points.perRow
    guard let bounds = path.bounds, abs(bounds.minX) < most, abs(bounds.minY) < most,
      bounds.maxX < most, bounds.maxY < most
    else { return (.rectangle, CellRect(origin: frame.origin, size: .zero)) }
    let cells = bounds.cells
    let origin = OutlineRect(cells)
    return (
      .path(Path(path.offset(x: -origin.minX, y: -origin.minY)), cells.size), cells
    )
  }
}

extension OutlineTransform {
  /// A Boolean value indicating whether the transform neither turns nor mirrors.
  fileprivate var scalesOnly: Bool { keepsAxes && a > 0 }

  /// A Boolean value indicating whether the transform neither rotates nor mirrors; a scale of zero counts.
  fileprivate var keepsAxes: Bool { b == 0 && c == 0 && a >= 0 && d > 0 }
}

extension Paint {
  /// Returns the paint of a shape that a transform takes from one frame to another: a gradient's points and angles go with
  /// the shape.
  func transformed(
    by transform: OutlineTransform, from old: CellRect, to new: CellRect
  ) -> Paint {
    let (from, to) = (OutlineRect(old), OutlineRect(new))
    guard to.width > 0, to.height > 0 else { return self }
    let moved = { (point: UnitPoint) -> UnitPoint in
      let place = transform.apply(
        to: OutlinePoint(
          x: from.minX + Double(point.x) * from.width, y: from.minY + Double(point.y) * from.height
        ))
      return UnitPoint(x: (place.x - to.minX) / to.width, y: (place.y - to.minY) / to.height)
    }
    let area = transform.a * transform.d - transform.b * transform.c
    switch self {
    case .color, .field(.mesh, _): return self
    case .linearGradient(let colors, let start, let end):
      return .linearGradient(colors: colors, start: moved(start), end: moved(end))
    case .field(.radial(let center, let start, let end), let colors):
      let scale = abs(area).squareRoot()
      return .field(
        .radial(center: moved(center), start: start * scale, end: end * scale), colors: colors)
    case .field(.elliptical(let center, let start, let end), let colors):
      return .field(.elliptical(center: moved(center), start: start, end: end), colors: colors)
    case .field(.angular(let center, let start, let end), let colors):
      // A mirror image would run counterclockwise, which the field does not.
      let turn = area > 0 ? atan2(transform.b, transform.a) : 0
      return .field(
        .angular(center: moved(center), start: start + turn, end: end + turn), colors: colors)
    }
  }
}

extension CellRect {
  /// Returns the rectangle, scaled about its middle, in whole cells.
  fileprivate func scaled(by factor: Double) -> CellRect {
    let most = Double(Points.cellsMaximum)
    let length = { (cells: Int) in
      Int(max(0, min(most, (Double(cells) * factor).rounded())))
    }
    let (columns, rows) = (length(size.columns), length(size.rows))
    return CellRect(
      column: origin.column + (size.columns - columns) / 2,
      row: origin.row + (size.rows - rows) / 2, columns: columns, rows: rows)
  }
}

extension StyledGlyph {
  /// The arrows of a terminal's font, each an eighth of a turn clockwise from the one before.
  private static let arrows: [[Unicode.Scalar]] = [
    ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"], ["▶", "◢", "▼", "◣", "◀", "◤", "▲", "◥"],
    ["⇒", "⇘", "⇓", "⇙", "⇐", "⇖", "⇑", "⇗"],
  ]

  /// Returns the glyph turned; `nil` for a glyph that has no turned likeness.
  fileprivate func turned(by angle: Angle) -> StyledGlyph? {
    let step = Int((max(-1e6, min(1e6, angle.degrees)) / 45).rounded())
    guard step % 8 != 0 else { return self }
    for arrows in Self.arrows {
      guard let index = arrows.firstIndex(of: measured.glyph.base) else { continue }
      return replaced(by: arrows[((index + step) % 8 + 8) % 8])
    }
    return nil
  }
}

import Compositing

/// Draws a character's strokes at a size.
///
/// The pen is as wide as an upright stroke and as high as a level one. All is drawn with a round pen of two units, and
/// stretched then.
struct LetterDrawing {
  /// The distance to the next letter's origin, in sub-pixels.
  private(set) var advance: Double
  /// The area of the strokes, in points from the origin on the baseline; y grows down.
  private(set) var outline = Outline()

  private let style: LetterStyle
  /// The size of a dot, in sub-pixels.
  private let dot: (width: Double, height: Double)

  /// The ratio of a curve's sides, in points, beyond which a straight line takes the rest.
  ///
  /// So a letter that is stretched keeps the roundness of its corners.
  private static let curveRatio = 1.5
  /// The length of a curve's handles; a little more than a circle's, so that curves are full.
  private static let handle = 0.58
  /// The size of dots, in strokes.
  private static let dotScale = 1.3
  /// The distance of accents from the letter, as a part of a capital's height.
  private static let accentGap = 0.07

  init(_ spelling: Spelling, style: LetterStyle) {
    self.style = style
    switch style.fit {
    case .edges:
      dot = (
        (style.stem * Self.dotScale).rounded(),
        max(1, (style.stem * Self.dotScale * style.pixelWidth / style.pixelHeight).rounded())
      )
    case .strokes: dot = (style.stem.rounded(), style.bar)
    }
    advance = 0
    let x = placeAcross(spelling)
    let y = placeUp(spelling)
    add(spelling.base, x: x, y: y)
    addAccents(of: spelling, x: x)
  }

  // MARK: - Places

  /// Fits the letter's width and returns the places of its stems.
  private mutating func placeAcross(_ spelling: Spelling) -> AxisFit {
    let base = spelling.base
    let (left, right) = (base.left, base.right)
    let isDots = base.steps.isEmpty
    let stroke = isDots ? dot.width : style.stem
    let exact = base.width * style.unit + stroke
    var width = exact
    if base.width > 0 {
      width = max(width.rounded(), stroke.rounded(.up))
      let middle = (left + right) / 2
      let excess = (width - stroke).truncatingRemainder(dividingBy: 2)
      // A stem in the middle is on the grid if both sides are equal.
      if base.stems.contains(where: { abs($0 - middle) < 0.6 }), excess > 0.01, excess < 1.99 {
        width += exact > width ? 2 - excess : -excess
      }
    }
    let origin: Double
    if spelling.isDigit {
      advance = style.digitAdvance
      origin = ((advance - width) / 2).rounded(.down)
    } else {
      let sides = max(1, (2 * style.side).rounded())
      advance = width.rounded(.up) + sides
      origin = (sides / 2).rounded(.down)
    }
    let low = AxisFit.Stop(value: left, place: origin + stroke / 2)
    let high = AxisFit.Stop(value: right, place: origin + width - stroke / 2)
    return AxisFit(
      anchors: base.width > 0 ? [low, high] : [low], features: base.stems, stroke: style.stem,
      scale: style.unit, isFitted: true, isSymmetric: true)
  }

  /// Returns the places of the letter's bars.
  private func placeUp(_ spelling: Spelling) -> AxisFit {
    let (base, half) = (spelling.base, style.bar / 2)
    let heights = base.bars + base.ends.map(\.y)
    var anchors = [
      AxisFit.Stop(value: 0, place: half), AxisFit.Stop(value: 100, place: style.height - half),
    ]
    if heights.contains(74), spelling.isLowercase {
      let hasDot = base.dots.contains { $0.y == 100 }
      let top = hasDot ? min(style.xHeight, style.height - dot.height - 1) : style.xHeight
      anchors.append(AxisFit.Stop(value: 74, place: top - half))
    }
    if heights.contains(-27) {
      anchors.append(AxisFit.Stop(value: -27, place: half - style.descent))
    }
    return AxisFit(
      anchors: anchors, features: base.bars, stroke: style.bar, scale: style.height / 100,
      isFitted: true, isSymmetric: false)
  }

  // MARK: - Strokes

  private mutating func add(_ skeleton: Skeleton, x: AxisFit, y: AxisFit) {
    var line = Outline()
    var from = OutlinePoint.zero
    for (index, step) in skeleton.steps.enumerated() {
      let bar = style.hasFewRows ? skeleton.bar(ofFreeEndAt: index) : nil
      func place(_ point: Skeleton.Point, bar: Double? = nil) -> OutlinePoint {
        let up =
          bar.map { y.place(ofFreeEnd: point.y, at: $0, stroke: style.bar) } ?? y.place(of: point.y)
        return OutlinePoint(x: x.place(of: point.x), y: up)
      }
      switch step {
      case .move(let end):
        from = place(end, bar: bar)
        line.move(to: scaled(from))
      case .line(let end):
        from = place(end)
        line.addLine(to: scaled(from))
      case .curve(let first, let second, let end):
        let start = index > 0 ? skeleton.bar(ofFreeEndAt: index - 1) : nil
        let startBar = style.hasFewRows ? start : nil
        from = place(end, bar: bar)
        line.addCurve(
          to: scaled(from), control1: scaled(place(first, bar: startBar)),
          control2: scaled(place(second, bar: bar)))
      case .quarter(let end, let isUprightFirst):
        let end = place(end)
        addQuarter(from: from, to: end, isUprightFirst: isUprightFirst, to: &line)
        from = end
      case .close: line.closeSubpath()
      }
    }
    stroke(line)
    for point in skeleton.dots {
      addDot(
        at: OutlinePoint(x: x.place(of: point.x), y: y.place(of: point.y)), height: point.y,
        hasStem: !skeleton.steps.isEmpty)
    }
  }

  /// Adds a quarter of an ellipse, and a straight line where that would be too flat.
  private func addQuarter(
    from: OutlinePoint, to end: OutlinePoint, isUprightFirst: Bool, to line: inout Outline
  ) {
    let way = (
      x: (end.x - from.x) * style.pixelWidth, y: (end.y - from.y) * style.pixelHeight
    )
    let curve = (
      x: max(-1, min(1, abs(way.y) * Self.curveRatio / max(abs(way.x), 1e-9))) * (end.x - from.x),
      y: max(-1, min(1, abs(way.x) * Self.curveRatio / max(abs(way.y), 1e-9))) * (end.y - from.y)
    )
    let corner =
      isUprightFirst ? OutlinePoint(x: from.x, y: end.y) : OutlinePoint(x: end.x, y: from.y)
    let start =
      isUprightFirst
      ? OutlinePoint(x: from.x, y: end.y - curve.y) : OutlinePoint(x: end.x - curve.x, y: from.y)
    let stop =
      isUprightFirst
      ? OutlinePoint(x: from.x + curve.x, y: end.y) : OutlinePoint(x: end.x, y: from.y + curve.y)
    if start != from { line.addLine(to: scaled(start)) }
    func toward(_ point: OutlinePoint) -> OutlinePoint {
      OutlinePoint(
        x: point.x + (corner.x - point.x) * Self.handle,
        y: point.y + (corner.y - point.y) * Self.handle)
    }
    line.addCurve(
      to: scaled(stop), control1: scaled(toward(start)), control2: scaled(toward(stop)))
    if stop != end { line.addLine(to: scaled(end)) }
  }

  /// Returns a place in units of the pen, whose radius is 1.
  private func scaled(_ place: OutlinePoint) -> OutlinePoint {
    OutlinePoint(x: place.x * 2 / style.stem, y: -place.y * 2 / style.bar)
  }

  /// Adds the area of a line that is in units of the pen.
  private mutating func stroke(_ line: Outline) {
    // Caps and corners of few sub-pixels are sharp, since round ones would be gray.
    let isSharp = style.fit == .strokes && style.bar < 2
    let area = line.stroked(
      OutlineStroke(
        lineWidth: 2, lineCap: isSharp ? .square : .round, lineJoin: isSharp ? .miter : .round,
        miterLimit: 1.5))
    outline.addOutline(
      area.applying(
        .scale(x: style.stem / 2 * style.pixelWidth, y: style.bar / 2 * style.pixelHeight)))
  }

  private mutating func addDot(at place: OutlinePoint, height: Double, hasStem: Bool) {
    // A dot below or above a stem has the same middle on the grid.
    let isOdd =
      style.fit == .edges && hasStem && !Int(dot.width - style.stem.rounded()).isMultiple(of: 2)
    let width = isOdd ? dot.width - 1 : dot.width
    var (x, y) = (place.x - width / 2, place.y - dot.height / 2)
    // Dots on the baseline stand on it, and the highest end with capitals.
    if height == 0 { y = place.y - style.bar / 2 }
    if height == 100 { y = place.y + style.bar / 2 - dot.height }
    (x, y) = (x.rounded(), y.rounded())
    let rect = OutlineRect(
      x: x * style.pixelWidth, y: -(y + dot.height) * style.pixelHeight,
      width: width * style.pixelWidth, height: dot.height * style.pixelHeight)
    if style.fit == .strokes && min(dot.width, dot.height) < 3 {
      outline.addRect(rect)
    } else if min(dot.width, dot.height) < 3, style.fit == .edges {
      outline.addRoundedRect(rect, cornerRadius: min(rect.width, rect.height) * 0.3)
    } else {
      outline.addEllipse(in: rect)
    }
  }

  // MARK: - Accents

  /// Adds the accents, one above the other, over the middle of the letter.
  private mutating func addAccents(of spelling: Spelling, x: AxisFit) {
    let middle = (x.place(of: spelling.base.left) + x.place(of: spelling.base.right)) / 2
    let across = { [style, dot] (mark: Skeleton) in
      // Two dots stay apart.
      let reach = max(mark.right * style.unit, (dot.width + 1) / 2)
      let anchors =
        mark.dots.count == 2
        ? [
          AxisFit.Stop(value: mark.left, place: middle - reach),
          AxisFit.Stop(value: mark.right, place: middle + reach),
        ] : [AxisFit.Stop(value: 0, place: middle)]
      return AxisFit(
        anchors: anchors, features: [], stroke: style.stem, scale: style.unit, isFitted: false,
        isSymmetric: true)
    }
    let gap = style.height * Self.accentGap
    var bottom = spelling.isLowercase ? style.xHeight : style.height
    if spelling.isLowercase, spelling.base.ends.contains(where: { $0.y == 100 }) {
      bottom = style.height
    }
    for mark in spelling.above {
      bottom += max(1, gap.rounded())
      let tall = (mark.ends.map(\.y).max() ?? 0) * style.height / 100
      let height = max(mark.dots.isEmpty ? 1 : 0, tall.rounded())
      let stops = [
        AxisFit.Stop(value: 0, place: bottom + style.bar / 2),
        AxisFit.Stop(value: 20, place: bottom + style.bar / 2 + height),
      ]
      add(
        mark, x: across(mark),
        y: AxisFit(
          anchors: stops, features: [], stroke: style.bar, scale: style.height / 100,
          isFitted: false, isSymmetric: false))
      bottom += height + style.bar
    }
    for mark in spelling.below {
      let low = AxisFit.Stop(value: -27, place: style.bar / 2 - max(style.descent, 2))
      add(
        mark, x: across(mark),
        y: AxisFit(
          anchors: [low, AxisFit.Stop(value: 0, place: style.bar / 2)], features: [],
          stroke: style.bar, scale: style.height / 100, isFitted: false, isSymmetric: false))
    }
  }
}

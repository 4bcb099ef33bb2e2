import Foundation

/// The marks of a chart as views in its plot.
struct MarkPainter {
  let frame: ChartFrame
  /// The symbols that the author gives to values.
  let symbols: [(place: PlotPlace?, symbol: any ChartSymbolShape)]
  /// The strokes that the author gives to values.
  let lineStyles: [(place: PlotPlace, style: StrokeStyle)]
  /// The areas of symbols chosen by values, in square points.
  let symbolAreas: ClosedRange<Double>
  /// The least and the greatest value that choose an area; empty for those of the marks.
  let symbolDomain: [Double]
  /// Returns the style of a mark.
  let style: (Mark) -> AnyShapeStyle

  private var plot: CGRect { frame.plot }

  /// Returns the views of marks, the farthest first.
  func pieces(of marks: [Mark]) -> [AnyView] {
    var done: Set<Int> = []
    var pieces: [(z: Double, view: AnyView)] = []
    for (index, mark) in marks.enumerated() where !done.contains(index) {
      switch mark.form {
      case .line, .area:
        let same = marks.indices.filter {
          marks[$0].form == mark.form && marks[$0].group == mark.group
        }
        done.formUnion(same)
        let points = same.map { marks[$0] }
        pieces.append((mark.look.zIndex, mark.form == .line ? line(points) : area(points)))
        if mark.form == .line, mark.look.symbol != nil || mark.look.symbolKey != nil {
          pieces += points.map { ($0.look.zIndex, symbol(of: $0, among: marks)) }
        }
      case .bar, .rectangle: pieces.append((mark.look.zIndex, block(mark, among: marks)))
      case .point: pieces.append((mark.look.zIndex, symbol(of: mark, among: marks)))
      case .rule: pieces.append((mark.look.zIndex, rule(mark)))
      case .sector: pieces.append((mark.look.zIndex, sector(index, of: marks)))
      }
    }
    var places = AnnotationPlaces(
      bounds: frame.bounds, plot: plot, labels: frame.labels.map(\.frame))
    let notes = marks.flatMap { mark in
      mark.look.annotations.map { note($0, of: mark, in: &places) }
    }
    // Swift's sorting is stable: marks of one height stay in their order.
    return pieces.sorted { $0.z < $1.z }.map(\.view) + notes
  }

  // MARK: - Places

  private func x(_ place: PlotPlace) -> Double? {
    frame.xScale.part(of: place).map { plot.minX + $0 * plot.width }
  }

  private func y(_ place: PlotPlace) -> Double? {
    frame.yScale.part(of: place).map { plot.maxY - $0 * plot.height }
  }

  /// The point that stands for a mark: for a span its end.
  private func point(_ mark: Mark) -> CGPoint? {
    let x: Double? =
      switch mark.x {
      case .all: plot.midX
      case .points(_, let end): end.map { plot.minX + $0 } ?? plot.midX
      case .at(let span): x(span.middle)
      case .between(_, let end): x(end)
      }
    let y: Double? =
      switch mark.y {
      case .all: plot.midY
      case .points(_, let end): end.map { plot.minY + $0 } ?? plot.midY
      case .at(let span): y(span.middle)
      case .between(_, let end): y(end)
      }
    guard let x, let y else { return nil }
    return CGPoint(x: x + mark.look.offset.width, y: y + mark.look.offset.height)
  }

  // MARK: - Lines and areas

  private func line(_ marks: [Mark]) -> AnyView {
    guard let first = marks.first else { return AnyView(EmptyView()) }
    let curve = ChartCurve(
      points: marks.compactMap(point), method: first.look.interpolation ?? .linear)
    let chosen = first.look.lineKey.flatMap { key in lineStyles.first { $0.place == key }?.style }
    let stroke =
      first.look.line ?? chosen ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    return AnyView(
      curve.path.stroke(style(first), style: stroke).opacity(first.look.opacity))
  }

  private func area(_ marks: [Mark]) -> AnyView {
    guard let first = marks.first else { return AnyView(EmptyView()) }
    let method = first.look.interpolation ?? .linear
    let upper = ChartCurve(points: marks.compactMap(point), method: method)
    let lower = ChartCurve(
      points: marks.compactMap { mark in
        guard let point = point(mark), case .between(let start, _) = mark.y else { return nil }
        return y(start).map { CGPoint(x: point.x, y: $0 + mark.look.offset.height) }
      }.reversed(), method: method)
    var path = upper.path
    lower.append(to: &path)
    path.closeSubpath()
    return filled(path, of: first)
  }

  /// Fills an outline, a gradient reaching over the outline alone.
  private func filled(_ path: Path, of mark: Mark) -> AnyView {
    let cell = ChartFrame.cell
    let bounds = path.boundingRect
    guard bounds.width.isFinite, bounds.height.isFinite, !bounds.isEmpty else {
      return AnyView(EmptyView())
    }
    let left = (bounds.minX / cell.width).rounded(.down) * cell.width
    let top = (bounds.minY / cell.height).rounded(.down) * cell.height
    let width = ((bounds.maxX - left) / cell.width).rounded(.up) * cell.width
    let height = ((bounds.maxY - top) / cell.height).rounded(.up) * cell.height
    return AnyView(
      path.offsetBy(dx: -left, dy: -top).fill(style(mark)).opacity(mark.look.opacity)
        .frame(width: width, height: height).offset(x: left, y: top))
  }

  private func rule(_ mark: Mark) -> AnyView {
    guard let (start, end) = ruleEnds(mark) else { return AnyView(EmptyView()) }
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
    return AnyView(
      path.stroke(style(mark), style: mark.look.line ?? StrokeStyle(lineWidth: 1))
        .opacity(mark.look.opacity))
  }

  /// Returns the ends of a rule; `nil` for one beside the scales.
  private func ruleEnds(_ mark: Mark) -> (CGPoint, CGPoint)? {
    let offset = mark.look.offset
    if case .at(let span) = mark.x {
      guard let x = x(span.middle) else { return nil }
      let (top, bottom) = ends(of: mark.y, y, plot.minY, plot.maxY)
      return (
        CGPoint(x: x + offset.width, y: top + offset.height),
        CGPoint(x: x + offset.width, y: bottom + offset.height)
      )
    }
    var height = plot.midY
    if case .at(let span) = mark.y {
      guard let y = y(span.middle) else { return nil }
      height = y
    }
    let (left, right) = ends(of: mark.x, x, plot.minX, plot.maxX)
    return (
      CGPoint(x: left + offset.width, y: height + offset.height),
      CGPoint(x: right + offset.width, y: height + offset.height)
    )
  }

  private func ends(
    of extent: Mark.Extent, _ place: (PlotPlace) -> Double?, _ low: Double, _ high: Double
  ) -> (Double, Double) {
    if case .points(let start, let end) = extent {
      return (start.map { low + Double($0) } ?? low, end.map { low + Double($0) } ?? high)
    }
    guard case .between(let start, let end) = extent else { return (low, high) }
    return (place(start) ?? low, place(end) ?? high)
  }

  // MARK: - Bars

  private func block(_ mark: Mark, among marks: [Mark]) -> AnyView {
    guard let rect = rect(of: mark, among: marks) else { return AnyView(EmptyView()) }
    let radius = min(mark.look.cornerRadius ?? 0, min(rect.width, rect.height) / 2)
    return filled(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect), of: mark)
  }

  private func rect(of mark: Mark, among marks: [Mark]) -> CGRect? {
    guard
      let across = edges(
        of: mark.x, mark.width, frame.xScale, x, (plot.minX, plot.maxX), marks.map(\.x),
        step: ChartFrame.cell.width / 2),
      let along = edges(
        of: mark.y, mark.height, frame.yScale, y, (plot.minY, plot.maxY), marks.map(\.y),
        step: ChartFrame.cell.height / 2)
    else { return nil }
    var rect = CGRect(
      x: across.0, y: along.0, width: across.1 - across.0, height: along.1 - along.0)
    let beside = marks.reduce(into: [PlotPlace]()) { places, other in
      if let place = other.look.positionKey, !places.contains(place) { places.append(place) }
    }
    if let key = mark.look.positionKey, let index = beside.firstIndex(of: key) {
      if MarkStack.isLying(mark) {
        rect.size.height /= Double(beside.count)
        rect.origin.y += Double(index) * rect.height
      } else {
        rect.size.width /= Double(beside.count)
        rect.origin.x += Double(index) * rect.width
      }
    }
    return rect.offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height)
  }

  /// Returns the edges of a bar along one axis, in points, the smaller one first.
  ///
  /// The sides of a bar lie on halves of cells, which have its color whole.
  private func edges(
    of extent: Mark.Extent, _ wish: MarkDimension, _ scale: PlotScale,
    _ place: (PlotPlace) -> Double?, _ plot: (Double, Double), _ all: [Mark.Extent],
    step half: Double
  ) -> (Double, Double)? {
    let length = plot.1 - plot.0
    switch extent {
    case .all:
      let size = wish.size(in: length, automatic: length)
      return ((plot.0 + plot.1 - size) / 2, (plot.0 + plot.1 + size) / 2)
    case .points(let start, let end):
      let first = start.map { plot.0 + Double($0) } ?? plot.0
      let last = end.map { plot.0 + Double($0) } ?? plot.1
      return (min(first, last), max(first, last))
    case .between(let start, let end):
      guard let first = place(start), let last = place(end) else { return nil }
      return (min(first, last), max(first, last))
    case .at(let span):
      guard let middle = place(span.middle) else { return nil }
      var room = scale.band.map { $0 * length }
      if let end = span.end, let first = place(span.start), let last = place(end) {
        room = (last - first).magnitude
      }
      let step =
        room
        ?? least(
          all.compactMap { if case .at(let s) = $0 { place(s.middle) } else { nil } }, length)
      let size = wish.size(in: step, automatic: step * 0.7)
      let whole = max(half, (size / half).rounded(.down) * half)
      let first = ((middle - whole / 2) / half).rounded() * half
      return (first, first + whole)
    }
  }

  /// Returns the least distance of two places, or a part of the length.
  private func least(_ places: [Double], _ length: Double) -> Double {
    let sorted = Set(places).sorted()
    let steps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
    return min(steps.min() ?? length / 4, length / 4)
  }

  // MARK: - Points and sectors

  private func symbol(of mark: Mark, among marks: [Mark]) -> AnyView {
    guard let point = point(mark) else { return AnyView(EmptyView()) }
    var shape: any ChartSymbolShape = BasicChartSymbolShape.circle
    if case .view(let view) = mark.look.symbol {
      return AnyView(
        view.frame(width: 48, height: 32).offset(x: point.x - 24, y: point.y - 16))
    } else if case .shape(let own) = mark.look.symbol {
      shape = own
    } else if let key = mark.look.symbolKey {
      let keys = marks.reduce(into: [PlotPlace]()) { keys, other in
        if let key = other.look.symbolKey, !keys.contains(key) { keys.append(key) }
      }
      let chosen = symbols.filter { $0.place == nil }.map(\.symbol)
      let turn: [any ChartSymbolShape] = chosen.isEmpty ? BasicChartSymbolShape.turn : chosen
      shape =
        symbols.first { $0.place == key }?.symbol
        ?? turn[(keys.firstIndex(of: key) ?? 0) % turn.count]
    }
    let area = mark.look.symbolSize ?? self.area(of: mark, among: marks) ?? 36
    guard area > Self.dotArea else { return dot(at: point, of: mark) }
    return filled(shape.outline(around: point, area: area), of: mark)
  }

  /// The area up to which a symbol covers too little of a cell to have its own color, in square points.
  private static let dotArea = 25.0

  /// Returns a small symbol as a line so short that it is a dot.
  private func dot(at point: CGPoint, of mark: Mark) -> AnyView {
    let path = Path { path in
      path.move(to: CGPoint(x: point.x, y: point.y - 2.5))
      path.addLine(to: CGPoint(x: point.x, y: point.y + 2.5))
    }
    return AnyView(path.stroke(style(mark), lineWidth: 3).opacity(mark.look.opacity))
  }

  /// Returns the area of a symbol that a value chooses, in square points; `nil` for another.
  private func area(of mark: Mark, among marks: [Mark]) -> Double? {
    guard let number = mark.look.sizeKey?.number else { return nil }
    let numbers = symbolDomain.isEmpty ? marks.compactMap(\.look.sizeKey?.number) : symbolDomain
    guard let low = numbers.min(), let high = numbers.max(), high > low else { return nil }
    let part = max(0, min(1, (number - low) / (high - low)))
    return symbolAreas.lowerBound + part * (symbolAreas.upperBound - symbolAreas.lowerBound)
  }

  private func sector(_ index: Int, of marks: [Mark]) -> AnyView {
    guard case .sector(let inner, let outer, let inset) = marks[index].form else {
      return AnyView(EmptyView())
    }
    let shares = marks.map { mark -> Double in
      guard case .sector = mark.form, case .at(let span) = mark.x else { return 0 }
      return max(0, span.start.number ?? 0)
    }
    let total = shares.reduce(0, +)
    guard total > 0 else { return AnyView(EmptyView()) }
    let whole = min(plot.width, plot.height) / 2
    let radius = outer.size(in: whole, automatic: whole)
    let hole = min(inner.size(in: whole, automatic: 0), radius)
    let gap = radius > 0 ? inset / radius : 0
    let start = shares[..<index].reduce(0, +) / total * 2 * .pi - .pi / 2
    let turn = shares[index] / total * 2 * .pi
    guard turn > 2 * gap else { return AnyView(EmptyView()) }
    let center = CGPoint(x: plot.midX, y: plot.midY)
    let path = Path { path in
      let (from, to) = (Angle(radians: start + gap), Angle(radians: start + turn - gap))
      path.addArc(center: center, radius: radius, startAngle: from, endAngle: to, clockwise: false)
      if hole > 0 {
        path.addArc(center: center, radius: hole, startAngle: to, endAngle: from, clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
    return filled(path, of: marks[index])
  }

  // MARK: - Annotations

  private func note(
    _ note: MarkAnnotation, of mark: Mark, in places: inout AnnotationPlaces
  ) -> AnyView {
    guard let cells = cells(of: mark) else { return AnyView(EmptyView()) }
    let rect = places.frame(of: note, size: frame.size(of: note.content), beside: cells)
    return AnyView(
      note.content.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY))
  }

  /// Returns the frame of a mark in whole cells, at least one; `nil` for a mark without a place.
  private func cells(of mark: Mark) -> CGRect? {
    let rect: CGRect
    switch mark.form {
    case .bar, .rectangle:
      guard let own = self.rect(of: mark, among: [mark]) else { return nil }
      rect = own
    case .rule:
      guard let (start, end) = ruleEnds(mark) else { return nil }
      rect =
        CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
        .standardized
    case .line, .area, .point, .sector:
      guard let point = point(mark) else { return nil }
      rect = CGRect(origin: point, size: .zero)
    }
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
    let cell = ChartFrame.cell
    let (left, right) = Self.cells(from: rect.minX, to: rect.maxX, cell.width, end: plot.maxX)
    // A bar's half row is seen, so that a view above it would cut it.
    let (top, bottom) = Self.cells(
      from: rect.minY, to: rect.maxY, cell.height, end: plot.maxY, least: mark.isBox ? 0.25 : 0.5)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the edges of the cells from one place to another: those of which at least a part is covered, or the one that a
  /// line is in.
  private static func cells(
    from start: Double, to end: Double, _ cell: Double, end plotEnd: Double, least: Double = 0.5
  ) -> (Double, Double) {
    let first = (start / cell + least).rounded(.down) * cell
    let last = (end / cell + 1 - least).rounded(.down) * cell
    guard first >= last else { return (first, last) }
    // The line of the least value is in the plot's last row.
    let only = (min(start, plotEnd - 1) / cell).rounded(.down) * cell
    return (only, only + cell)
  }
}

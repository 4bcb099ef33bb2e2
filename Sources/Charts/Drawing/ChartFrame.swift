import Compositing
import Foundation

/// The plot of a chart in its size, with the axes around it.
struct ChartFrame {
  /// A line of an axis.
  struct Line {
    let path: Path
    let style: AnyShapeStyle?
    let stroke: StrokeStyle?
  }

  /// A label of an axis.
  struct Label {
    let view: AnyView
    let frame: CGRect
    let alignment: Alignment
  }

  /// The size of a cell, in points.
  static let cell = CGSize(width: 8, height: 16)

  let hasLegend: Bool
  private let size: CGSize
  /// The frame of the plot, in points.
  private(set) var plot: CGRect
  private(set) var xScale: PlotScale
  private(set) var yScale: PlotScale
  private(set) var lines: [Line] = []
  private(set) var labels: [Label] = []
  private let environment: EnvironmentValues

  /// The frame of the chart, in points.
  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  var proxy: ChartProxy { ChartProxy(xScale: xScale, yScale: yScale, plot: plot) }

  init(
    marks: [Mark], settings: ChartSettings, size: CGSize, environment: EnvironmentValues,
    hasLegend: Bool
  ) {
    self.environment = environment
    let hasSectors = marks.contains { if case .sector = $0.form { true } else { false } }
    let isLarge = size.height >= 64 && size.width >= 80
    self.hasLegend = hasLegend && isLarge
    self.size = size
    plot = CGRect(origin: .zero, size: size)
    if self.hasLegend { plot.size.height -= Self.cell.height }
    // A view over a rule stands above the plot.
    if marks.contains(where: Self.hasNoteAbove) {
      plot.origin.y += Self.cell.height
      plot.size.height -= Self.cell.height
    }
    let xPlaces = marks.flatMap { Self.places(of: $0, $0.x) }
    let yPlaces = marks.flatMap { Self.places(of: $0, $0.y) }
    xScale = settings.xScale.scale(of: xPlaces, length: plot.width)
    yScale = settings.yScale.scale(of: yPlaces, length: plot.height, isUpright: true)
    guard !hasSectors else { return }
    let yAxis = plans(settings.yAxis, isVertical: true)
    let xAxis = plans(settings.xAxis, isVertical: false)
    makeRoom(for: yAxis, xAxis, names: settings)
    xScale = settings.xScale.scale(of: xPlaces, length: plot.width)
    yScale = settings.yScale.scale(of: yPlaces, length: plot.height, isUpright: true)
    padScales(for: marks)
    for (position, ticks) in yAxis { addVertical(ticks, at: position) }
    for (position, ticks) in xAxis { addHorizontal(ticks, at: position) }
  }

  private static func hasNoteAbove(_ mark: Mark) -> Bool {
    mark.form == .rule && mark.y == .all
      && mark.look.annotations.contains { $0.position.anchor.y == 0 }
  }

  /// Pads the scales for the views above marks, and for those behind lying bars.
  private mutating func padScales(for marks: [Mark]) {
    var (above, behind) = (
      [(end: PlotPlace, length: Double)](), [(end: PlotPlace, length: Double)]()
    )
    for mark in marks {
      for note in mark.look.annotations {
        if note.position.anchor.y == 0, let end = mark.upperEnd {
          let length = size(of: note.content).height + note.rowGap + mark.symbolReach
          above.append((end, length))
        } else if note.position.anchor == .trailing, let end = mark.trailingEnd {
          behind.append((end, size(of: note.content).width + note.columnGap))
        }
      }
    }
    if !above.isEmpty {
      yScale.padding.end = NoteRoom(scale: yScale, length: plot.height).padding(for: above)
    }
    if !behind.isEmpty {
      xScale.padding.end = NoteRoom(scale: xScale, length: plot.width).padding(for: behind)
    }
  }

  /// The places that a mark brings to its scale: a bar beside a date has the room of its unit.
  private static func places(of mark: Mark, _ extent: Mark.Extent) -> [PlotPlace] {
    if case .sector = mark.form { return [] }
    return extent.places
  }

  /// A value of an axis with its lines and labels.
  typealias Tick = (value: AxisValue, parts: [AxisPart])

  private func plans(
    _ wish: ChartSettings.AxisWish, isVertical: Bool
  ) -> [(AxisMarkPosition.Side, [Tick])] {
    let scale = isVertical ? yScale : xScale
    let length = isVertical ? plot.height : plot.width
    let count = max(2, min(5, Int(length / (isVertical ? 32 : 72))))
    let ticks = AxisTicks(scale: scale, localTime: environment.localTime)
    return wish.shown.map { plan in
      let values = ticks.values(by: plan.values, about: count)
      let standard = AxisGridLine().parts + AxisValueLabel().parts
      let isCategories = scale.band != nil
      return (
        plan.position.side,
        values.map { value in
          let parts = plan.parts?(value) ?? (isCategories ? AxisValueLabel().parts : standard)
          return (value, parts)
        }
      )
    }
  }

  private func label(of tick: Tick) -> (view: AnyView, part: AxisPart)? {
    for part in tick.parts {
      guard case .label(let content) = part.form else { continue }
      let view = content(tick.value) ?? AnyView(Text(verbatim: tick.value.words))
      return (
        AnyView(
          view.font(part.font ?? .caption2).lineLimit(1)
            .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))), part
      )
    }
    return nil
  }

  /// Returns the size of a label, in points.
  func size(of view: AnyView) -> CGSize {
    let cells = view.layout(
      in: ProposedCells(columns: nil, rows: nil), environment: environment
    ).size
    return CGSize(
      width: Double(cells.columns) * Self.cell.width, height: Double(cells.rows) * Self.cell.height)
  }

  private mutating func makeRoom(
    for yAxis: [(AxisMarkPosition.Side, [Tick])], _ xAxis: [(AxisMarkPosition.Side, [Tick])],
    names settings: ChartSettings
  ) {
    for (side, ticks) in xAxis where ticks.contains(where: { label(of: $0) != nil }) {
      plot.size.height -= Self.cell.height
      if side == .top { plot.origin.y += Self.cell.height }
    }
    for (side, ticks) in yAxis {
      let widths = ticks.compactMap { label(of: $0).map { size(of: $0.view).width } }
      guard let width = widths.max(), width > 0 else { continue }
      let room = min(width + Self.cell.width, plot.width / 2)
      plot.size.width -= room
      if side == .leading { plot.origin.x += room }
    }
    if let name = settings.xLabel {
      plot.size.height -= Self.cell.height
      add(
        name,
        in: CGRect(
          x: plot.minX, y: plot.maxY + (xAxis.isEmpty ? 0 : Self.cell.height),
          width: plot.width, height: Self.cell.height), .center)
    }
    if let name = settings.yLabel {
      add(
        name, in: CGRect(x: plot.minX, y: plot.minY, width: plot.width, height: Self.cell.height),
        .trailing)
      plot.origin.y += Self.cell.height
      plot.size.height -= Self.cell.height
    }
    plot.size = CGSize(width: max(8, plot.width), height: max(8, plot.height))
  }

  private mutating func add(_ name: AnyView, in frame: CGRect, _ alignment: Alignment) {
    let view = name.font(.caption2).lineLimit(1).foregroundStyle(.secondary)
    labels.append(Label(view: AnyView(view), frame: frame, alignment: alignment))
  }

  private mutating func addVertical(_ ticks: [Tick], at side: AxisMarkPosition.Side) {
    var taken: [ClosedRange<Double>] = []
    for tick in ticks {
      guard let part = yScale.part(of: tick.value.place) else { continue }
      let y = plot.maxY - part * plot.height
      let isLeading = side == .leading
      for line in tick.parts {
        let edge = isLeading ? plot.minX : plot.maxX
        switch line.form {
        case .grid:
          // The line of the least value is in the row of its label, which is the plot's last.
          let inside = min(y, plot.maxY - 1)
          add(line, from: CGPoint(x: plot.minX, y: inside), to: CGPoint(x: plot.maxX, y: inside))
        case .tick(let length) where !tick.parts.contains(where: \.isGrid):
          add(
            line, from: CGPoint(x: edge, y: y),
            to: CGPoint(x: isLeading ? edge - length : edge + length, y: y))
        case .tick, .label: break
        }
      }
      guard let label = label(of: tick) else { continue }
      // A label stands in the row of its line, and never over another one.
      let row = min(
        max(0, (y / Self.cell.height).rounded(.down)),
        (plot.maxY / Self.cell.height).rounded(.up) - 1)
      let top = row * Self.cell.height + label.part.offset.height
      guard !taken.contains(where: { $0.contains(top) }) else { continue }
      taken.append(top - Self.cell.height + 1...top + Self.cell.height - 1)
      let width = size(of: label.view).width
      let x = isLeading ? plot.minX - width - Self.cell.width / 2 : plot.maxX + Self.cell.width
      labels.append(
        Label(
          view: label.view,
          frame: CGRect(
            x: x + label.part.offset.width, y: top, width: width, height: Self.cell.height),
          alignment: isLeading ? .trailing : .leading))
    }
  }

  private mutating func addHorizontal(_ ticks: [Tick], at side: AxisMarkPosition.Side) {
    var taken = -Double.infinity
    for tick in ticks {
      guard let part = xScale.part(of: tick.value.place) else { continue }
      let x = plot.minX + part * plot.width
      let edge = side == .top ? plot.minY : plot.maxY
      for line in tick.parts {
        switch line.form {
        case .grid:
          let inside = min(x, plot.maxX - 1)
          add(line, from: CGPoint(x: inside, y: plot.minY), to: CGPoint(x: inside, y: plot.maxY))
        case .tick(let length) where !tick.parts.contains(where: \.isGrid):
          add(
            line, from: CGPoint(x: x, y: edge),
            to: CGPoint(x: x, y: side == .top ? edge - length : edge + length))
        case .tick, .label: break
        }
      }
      guard let label = label(of: tick) else { continue }
      let width = size(of: label.view).width
      let isCentered = label.part.isCentered ?? (xScale.band != nil)
      let wished = isCentered ? x - width / 2 : x + 2
      let cell = Self.cell.width
      let left = max(0, (wished / cell).rounded() * cell)
      guard left >= taken, left + width <= size.width else { continue }
      taken = left + width + cell
      labels.append(
        Label(
          view: label.view,
          frame: CGRect(
            x: left + label.part.offset.width,
            y: (side == .top ? edge - Self.cell.height : edge) + label.part.offset.height,
            width: width, height: Self.cell.height),
          alignment: .leading))
    }
  }

  private mutating func add(_ part: AxisPart, from start: CGPoint, to end: CGPoint) {
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
    lines.append(Line(path: path, style: part.style, stroke: part.stroke))
  }
}

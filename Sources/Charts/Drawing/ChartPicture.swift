import Foundation

/// A chart as views: its axes, its marks and its legend in a size.
struct ChartPicture {
  private let settings: ChartSettings
  private let stacked: [Mark]
  private let size: CGSize
  private let keys: [PlotPlace]
  private let frame: ChartFrame

  init(marks: [Mark], size: CGSize, environment: EnvironmentValues) {
    let settings = environment.chartSettings
    self.settings = settings
    stacked = MarkStack(marks.flatMap { $0.sampled(along: settings.xScale) }).marks
    self.size = size
    keys = stacked.reduce(into: settings.styleOrder) { keys, mark in
      if let key = mark.look.styleKey, !keys.contains(key) { keys.append(key) }
    }
    frame = ChartFrame(
      marks: stacked, settings: settings, size: size, environment: environment,
      hasLegend: (!keys.isEmpty || settings.legend != nil) && !settings.hidesLegend)
  }

  /// The picture in its size.
  var body: some View {
    ZStack(alignment: .topLeading) {
      if let ground { ground }
      axes
      marks
      if frame.hasLegend { legend }
      if let overlay = settings.overlay {
        overlay(frame.proxy).frame(width: size.width, height: size.height)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  /// The plot's own look, and the view under the chart.
  private var ground: AnyView? {
    guard settings.plotStyle != nil || settings.background != nil else { return nil }
    let plot = frame.plot
    let empty = AnyView(Color.clear.frame(width: plot.width, height: plot.height))
    return AnyView(
      ZStack(alignment: .topLeading) {
        if let background = settings.background {
          background(frame.proxy).frame(width: size.width, height: size.height)
        }
        (settings.plotStyle?(empty) ?? empty)
          .frame(width: plot.width, height: plot.height).offset(x: plot.minX, y: plot.minY)
      })
  }

  @ViewBuilder private var axes: some View {
    ForEach(0..<frame.lines.count) { index in
      let line = frame.lines[index]
      line.path.stroke(
        line.style ?? AnyShapeStyle(Color.gray.opacity(0.35)),
        style: line.stroke ?? StrokeStyle(lineWidth: 1))
    }
    ForEach(0..<frame.labels.count) { index in
      let label = frame.labels[index]
      label.view.frame(
        width: label.frame.width, height: label.frame.height, alignment: label.alignment
      )
      .offset(x: label.frame.minX, y: label.frame.minY)
    }
  }

  private var marks: some View {
    let painter = MarkPainter(
      frame: frame, symbols: settings.symbols, lineStyles: settings.lineStyles,
      symbolAreas: settings.symbolAreas, symbolDomain: settings.symbolDomain, style: style)
    let pieces = painter.pieces(of: stacked)
    return ForEach(0..<pieces.count) { pieces[$0] }
  }

  /// The style of a mark: its own, or that of its value.
  private func style(of mark: Mark) -> AnyShapeStyle {
    if let style = mark.look.style { return style }
    guard let key = mark.look.styleKey, let index = keys.firstIndex(of: key) else {
      return AnyShapeStyle(Color.blue)
    }
    return style(ofKey: key, index)
  }

  private func style(ofKey key: PlotPlace, _ index: Int) -> AnyShapeStyle {
    if let own = settings.styles.first(where: { $0.place == key }) { return own.style }
    if let own = settings.styleOfPlace?(key) { return own }
    let turn = settings.styles.filter { $0.place == nil }
    if !turn.isEmpty { return turn[index % turn.count].style }
    return AnyShapeStyle(Self.colors[index % Self.colors.count])
  }

  /// The colors of Swift Charts, in turn.
  private static let colors: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink,
  ]

  @ViewBuilder private var legendContent: some View {
    if let own = settings.legend {
      own.font(.caption2)
    } else {
      HStack(spacing: 8) {
        ForEach(0..<keys.count) { index in
          HStack(spacing: 8) {
            Circle().fill(style(ofKey: keys[index], index)).frame(width: 8, height: 8)
            Text(verbatim: keys[index].words).font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  private var legend: some View {
    legendContent
      .lineLimit(1)
      .frame(width: size.width, height: 16, alignment: .leading)
      .offset(x: 0, y: size.height - 16)
  }
}

import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

/// Shapes and views smaller than the cells that they stand in.
@Suite("Small shapes") struct SmallShapeTests {
  @Test func `the edge of a low shape is a line as thick as its stroke, or dashes`() {
    let text = { (style: StrokeStyle, height: CGFloat) in
      Screen.text(Capsule().stroke(style: style).frame(width: 24, height: height))
    }
    #expect(text(StrokeStyle(lineWidth: 1), 10) == "───")
    #expect(text(StrokeStyle(lineWidth: 4), 10) == "━━━")
    #expect(text(StrokeStyle(lineWidth: 1, dash: [4]), 10) == "╌╌╌")
    #expect(text(StrokeStyle(lineWidth: 1, dash: [4]), 1) == "╌╌╌")
    let edged = Capsule().fill(.red).frame(width: 24, height: 10)
      .overlay(Capsule().stroke(.white, lineWidth: 1))
    #expect(Screen.text(edged) == "▄▄▄")
  }

  @Test func `a line behind a bar is seen through its track`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let bar = Screen.layout(ProgressView(value: 0.5).background(red), columns: 10).surface()
    let track = bar[8, 0]
    #expect(track.glyph == Glyph("━") && track.foreground.alpha == 255)
    #expect(track.foreground.red > 200 && track.foreground.green < 100)
    #expect(bar[2, 0].foreground != track.foreground)
  }

  @Test func `a frame that leaves the height alone keeps the line of the frame around it`() {
    let bar = ZStack(alignment: .leading) {
      Capsule().fill(.gray)
      Capsule().fill(.red).frame(width: 24)
    }.frame(width: 48, height: 4)
    #expect(Screen.text(bar) == "━━━━━━")
    let thick = Capsule().fill(.red).frame(width: 24, height: 16).frame(height: 4)
    #expect(!Screen.text(thick).contains("━"))
  }

  /// The parts of a column that bars cover, by twelfths of rows from the top.
  private func covered(_ surface: Surface, column: Int) -> [Double] {
    (0..<12 * surface.size.rows).map { slice in
      let cell = surface[column, slice / 12]
      let ground = Double((slice % 12 < 6 ? cell.upper : cell.lower).alpha) / 255
      guard cell.glyph.hasInk, let mask = CellMask(cell.glyph) else { return ground }
      let pixels = Int(mask.bits) >> (2 * (slice % 12 * mask.rows / 12)) & 3
      let part = Double(pixels.nonzeroBitCount) / 2
      return part * Double(cell.foreground.alpha) / 255 + (1 - part) * ground
    }
  }

  @Test(arguments: [VerticalAlignment.center, .bottom, .top])
  func `bars of different heights stand by their points`(alignment: VerticalAlignment) {
    let bars = HStack(alignment: alignment, spacing: 4) {
      ForEach([8.0, 24, 48, 16], id: \.self) { height in
        Capsule().fill(.red).frame(width: 8, height: height)
      }
    }
    let surface = Screen.layout(bars).surface()
    #expect(surface.size == CellSize(columns: 7, rows: 3))
    for (index, height) in [8.0, 24, 48, 16].enumerated() {
      let parts = covered(surface, column: 2 * index)
      let points = parts.reduce(0, +) * 16 / 12
      #expect(abs(points - height) < 2)
      let half = parts.count / 2
      let (above, below) = (parts.prefix(half).reduce(0, +), parts.suffix(half).reduce(0, +))
      switch alignment {
      case .center: #expect(abs(above - below) < 0.5)
      case .top: #expect(above >= below)
      case .bottom, .firstTextBaseline, .lastTextBaseline, .custom: #expect(below >= above)
      }
    }
  }

  @Test func `bars stand by their points with an animation, too`() {
    func bars(_ change: @escaping (AnyView) -> some View) -> String {
      let bars = HStack(alignment: .bottom, spacing: 4) {
        ForEach([8.0, 24, 48, 16], id: \.self) { height in
          change(AnyView(Capsule().fill(.red).frame(width: 8, height: height)))
        }
      }
      return Screen.text(bars)
    }
    let plain = bars { $0 }
    #expect(plain == bars { $0.animation(.linear, value: 1) })
    #expect(plain == bars { $0.opacity(1) })
    #expect(plain == bars { $0.transition(.opacity) })
  }

  @Test func `bars in columns beside one another leave half a column between them`() {
    let bars = HStack(spacing: 3.5) {
      ForEach([14.0, 32, 20], id: \.self) { height in
        Capsule().fill(.red).frame(height: height).frame(maxHeight: .infinity)
      }
    }.frame(width: 24, height: 32)
    #expect(Screen.text(bars).hasPrefix("⡄⡇⡆"), "as dots, the middle one as high as both rows")
    let even = HStack(spacing: 8) {
      ForEach(0..<4) { _ in Capsule().fill(.red).frame(width: 16, height: 4) }
    }
    #expect(Screen.text(even) == "━━·━━·━━·━━", "steps of one height are lines")
  }

  @Test func `what is behind a bar of four points is as thin`() {
    let bar = ProgressView(value: 0.5).tint(.red).background(Color.gray.opacity(0.2))
    let surface = Screen.layout(bar, columns: 4).surface()
    #expect(Screen.text(surface) == "━━━━")
    #expect((0..<4).allSatisfy { surface[$0, 0].upper.alpha == 0 })
  }

  @Test func `a bar has no line across it, from a track of the app's own`() {
    let bar = ZStack {
      Capsule().fill(.white.opacity(0.3)).frame(height: 4)
      ProgressView(value: 0.5).tint(.red).scaleEffect(x: 1, y: 3)
    }
    #expect(Screen.text(bar.frame(width: 64)).contains("▒▒▒▒▒▒"))
  }

  /// The sum of the parts of sub-pixels that are covered in a row of cells.
  private func cover(_ surface: Surface, row: Int) -> Double {
    (0..<surface.size.columns).reduce(0) { sum, column in
      let cell = surface[column, row]
      let ink = cell.glyph.hasInk ? Double(cell.foreground.alpha) : 0
      return sum + (ink + Double(cell.upper.alpha) + Double(cell.lower.alpha)) / 255
    }
  }

  @Test(arguments: [32.0, 40, 48, 56, 64], [0.62, 0.9, 1])
  func `the line of a ring is drawn within its rows, which it fills`(size: Double, part: Double) {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round)
    let ring = Circle().trim(from: 0, to: part).stroke(.red, style: style)
      .rotationEffect(.degrees(-90)).frame(width: size, height: size).padding(16)
    let surface = Screen.layout(ring).surface()
    #expect(cover(surface, row: 0) == 0 && cover(surface, row: surface.size.rows - 1) == 0)
    let middle = covered(surface, column: surface.size.columns / 2).dropLast(12).suffix(6)
    #expect(middle.reduce(0, +) / 6 > 0.6)
  }

  @Test func `a color in front of a divider is as thin as it`() {
    let surface = Screen.layout(Divider().overlay(Color.red), columns: 4).surface()
    #expect(Screen.text(surface) == "────")
    #expect(
      surface[0, 0].foreground
        == Screen.layout(Color.red, columns: 1, rows: 1).surface()[0, 0].upper)
    #expect(surface[0, 0].upper == .clear)
    #expect(Screen.text(Divider().overlay(Text("or")), columns: 4) == "─or─")
  }

  @Test(arguments: [(2, true), (0.5, false)])
  func `a chart's thin line is seen clearly, and a grid's is not`(width: Double, isClear: Bool) {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 17))
      path.addLine(to: CGPoint(x: 80, y: 23))
    }.stroke(.red, style: StrokeStyle(lineWidth: width)).frame(width: 80, height: 48)
    let surface = Screen.layout(line).surface()
    let most = surface.bounds.rowRange.flatMap { row in
      (2..<8).map { surface[$0, row] }
        .map { max($0.upper.alpha, $0.lower.alpha, $0.glyph.hasInk ? $0.foreground.alpha : 0) }
    }.max()
    #expect((most ?? 0 > 160) == isClear)
  }

  @Test func `the ground of a line is as thin as the line`() {
    let column = VStack(spacing: 0) {
      Text("ab")
      Divider().background(Color.red)
    }
    let surface = Screen.layout(column, columns: 4).surface()
    #expect(Screen.text(surface).hasSuffix("────"))
    #expect(surface[0, 1].upper.alpha == 0 && surface[0, 1].foreground.red > 200)
    let row = HStack(spacing: 0) {
      Text("a")
      Divider().frame(height: 32).background(Color.red)
    }
    let upright = Screen.layout(row).surface()
    #expect(upright[1, 0].glyph == Glyph("│") && upright[1, 0].upper.alpha == 0)
    #expect(Screen.layout(Text("a").background(Color.red)).surface()[0, 0].upper.alpha == 255)
  }

  @Test
  func
    `a symbol with colors of its own is a ring where it is faint, and nothing where it is clear`()
  {
    let drawn = { (opacity: Double) in
      let symbol = Image(systemName: "figure.walk").foregroundStyle(Color.white.opacity(opacity))
      var black = Surface(
        size: CellSize(columns: 2, rows: 1), filledWith: Cell(background: .black))
      black.composite(Screen.layout(symbol).surface(), at: .zero)
      return Screen.text(black)
    }
    #expect(drawn(1) == "🚶" && drawn(0.45) == "🚶")
    #expect(drawn(0.35) == "○▒")
    #expect(!drawn(0.05).contains("🚶"))
    let level = Image(systemName: "figure.walk").foregroundStyle(.tertiary)
    #expect(Screen.text(level).contains("🚶"))
  }

  @Test func `a circle under half a cell is a dot`() {
    #expect(Screen.text(Circle().fill(.red).frame(width: 6, height: 6)) == "•")
    #expect(Screen.text(Circle().fill(.red).frame(width: 12, height: 12)).contains("●"))
  }

  @Test func `a ring's gap holds the labels of its limits, or its own`() {
    let limits = Gauge(value: 3, in: 0...50) {
      Text("Power")
    } currentValueLabel: {
      Text("37")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("50")
    }.gaugeStyle(.accessoryCircular)
    let rows = { (view: any View, points: Double) in
      Screen.text(AnyView(AnyView(view).frame(width: points, height: points)))
        .split(separator: "\n").map(String.init)
    }
    let lines = rows(limits, 64)
    #expect(lines.count == 4 && lines[1].contains("37") && lines[3].contains("0·50"))
    #expect(!rows(limits, 48).joined().contains("50"), "three rows have room for the value alone")
    let named = { (name: String) in
      Gauge(value: 0.5) {
        Text(name)
      } currentValueLabel: {
        Text("9")
      }.gaugeStyle(
        .accessoryCircular)
    }
    #expect(rows(named("UV"), 64)[3].contains("UV"))
    #expect(!rows(named("Ultraviolet"), 64)[3].contains("U"), "a longer one has no room")
  }

  @Test func `a gauge's ring has its tint all around, with gaps beside the dot`() {
    let surface = Screen.layout(
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(.green)
        .frame(width: 96, height: 96)
    ).surface()
    let isGreen = { (column: Int, row: Int) in
      let cell = surface[column, row]
      let color = cell.glyph.hasInk ? cell.foreground : cell.upper
      return Int(color.green) > Int(color.red) + 60
    }
    let columns = surface.size.columns
    let rows = surface.size.rows
    let left = (0..<columns / 3).contains { isGreen($0, rows / 2) }
    let right = (2 * columns / 3..<columns).contains { isGreen($0, rows / 2) }
    #expect(left && right)
    let top = (columns / 2 - 1...columns / 2).contains { column in
      (0..<rows / 3).contains { isGreen(column, $0) }
    }
    #expect(top, "the dot")
    // On either side of the dot is a gap.
    let gaps = [0..<columns / 2 - 1, columns / 2 + 1..<columns].map { half in
      half.contains { column in !(0..<rows / 2).contains { isGreen(column, $0) } }
    }
    #expect(gaps == [true, true])
  }

  @Test func `a border that letters take most of is its sides, not a corner`() {
    let lines = VStack(alignment: .leading, spacing: 0) {
      Text("abc")
      Text("de")
    }
    #expect(Screen.text(lines.border(.red)) == "abc\nde▕")
    #expect(Screen.text(lines.padding(16).border(.red)).contains("┐"))
  }

  @Test func `the narrow bars of a sound wave take half a column each`() {
    let wave = HStack(spacing: 4) {
      ForEach([5, 12, 16, 7] as [Double], id: \.self) {
        Capsule().fill(.red).frame(width: 2, height: $0)
      }
    }
    // From the middle of a row there are too few heights by halves: the bars are dots.
    #expect(Screen.text(wave) == "⠆·⡇·⡇·⠆")
    let standing = HStack(alignment: .bottom, spacing: 4) {
      ForEach([5, 12, 16, 7] as [Double], id: \.self) {
        Capsule().fill(.red).frame(width: 2, height: $0)
      }
    }
    let surface = Screen.layout(standing).surface()
    #expect(surface.size == CellSize(columns: 7, rows: 1))
    let points = [0, 2, 4, 6].map { covered(surface, column: $0).reduce(0, +) * 2 * 16 / 12 }
    #expect(zip(points, [5, 12, 16, 7]).allSatisfy { abs($0 - $1) < 2 })
    #expect(Screen.text(Rectangle().fill(.red).frame(width: 3, height: 2)) == "─")
  }

  @Test func `a thin line has the colors of its gradient`() {
    let line = Rectangle()
      .fill(
        LinearGradient(colors: [.clear, .red, .clear], startPoint: .leading, endPoint: .trailing)
      )
      .frame(width: 72, height: 1)
    let surface = Screen.layout(line).surface()
    let strengths = (0..<9).map { Int(surface[$0, 0].foreground.alpha) }
    #expect(Array(strengths[...4]) == strengths[...4].sorted() && strengths[4] > 200)
    #expect(strengths == strengths.reversed() && strengths[0] < 60)
  }

  @Test func `a narrow bar may be scaled from its foot, and a bar of progress to its height`() {
    let wave = HStack(spacing: 4) {
      ForEach([0.25, 0.75, 1] as [CGFloat], id: \.self) {
        Capsule().fill(.red).frame(width: 3).scaleEffect(y: $0, anchor: .bottom)
      }
    }.frame(height: 32)
    let layout = Screen.layout(wave)
    let heights = [0, 2, 4].map { covered(layout.surface(), column: $0).reduce(0, +) / 6 }
    #expect(layout.notes.isEmpty)
    #expect(zip(heights, [0.5, 1.5]).allSatisfy { abs($0 - $1) < 0.2 }, "\(heights)")
    let progress = ProgressView(value: 0.5)
    for (scale, rows) in [(2.0, 1), (4, 1), (8, 2)] {
      let scaled = Screen.layout(progress.scaleEffect(x: 1, y: scale).frame(width: 80, height: 48))
      #expect(scaled.notes.isEmpty)
      #expect(scaled.items.map(\.frame.size.rows) == [rows])
    }
  }

  @Test func `a circle behind a letter is the letter's ground`() throws {
    let badge = Text("P").frame(width: 22, height: 22).background(.red, in: Circle())
    let surface = Screen.layout(badge).surface()
    #expect(Screen.text(surface).contains("P"))
    #expect(surface[1, 0].upper.red > 200)
    #expect(Screen.text(Circle().fill(.red).frame(width: 22, height: 22)) == "·●·")
    // A ground of two columns has its letter in the middle of both.
    let small = Text("P").frame(width: 16, height: 16).background(Circle().fill(.red))
      .padding(.horizontal, 16)
    let cells = Screen.layout(small).surface()
    let middle = try #require((0..<cells.size.columns).first { cells[$0, 0].glyph == Glyph("P") })
    #expect(cells[middle, 0].upper.red > 150)
    #expect([middle - 1, middle + 1].allSatisfy { CellMask(cells[$0, 0].glyph) != nil })
  }

  @Test func `a progress view without a value is a spinner, a bar where it asks for one`() {
    #expect(Screen.text(ProgressView()) == "◌")
    let ink = { (view: any View) in Screen.layout(AnyView(view)).surface()[0, 0].foreground }
    let orange = ink(Text("a").foregroundStyle(.orange))
    #expect(ink(ProgressView().tint(.orange)) == orange && ink(ProgressView()) != orange)
    #expect(Screen.text(ProgressView("Loading")) == "···◌···\nLoading")
    #expect(!Screen.text(ProgressView().progressViewStyle(.linear), columns: 6).contains("◌"))
    #expect(!Screen.text(ProgressView(value: 0.5), columns: 6).contains("◌"))
  }

  @Test func `an image without a name takes no room`() {
    #expect(Screen.text(Label("2 - 1", systemImage: "")) == "2 - 1")
    #expect(
      Screen.text(
        HStack {
          Image(""); Text("a")
        }) == "a")
  }

  @Test func `a view may replace the system's values`() {
    let view = Group {
      Reader(path: \.lineSpacing)
    }.environment(\.lineSpacing, 7).environment(\.openURL, OpenURLAction { _ in .handled })
    #expect(Screen.text(view) == "7.0")
  }

  private struct Reader: View {
    @Environment private var value: CGFloat

    init(path: KeyPath<EnvironmentValues, CGFloat>) { _value = Environment(path) }

    var body: some View { Text(verbatim: "\(value)") }
  }

  private final class Counter { var count = 0 }

  private struct Counted: View {
    let counter: Counter

    var body: some View {
      counter.count += 1
      return Text("one")
    }
  }

  @Test(arguments: [true, false])
  func `several views of one place stand in a stack`(isVertical: Bool) {
    let content = Group {
      Text("one")
      if isVertical { Text("three") } else { Text("two") }
    }
    let axis: SeveralViews<AnyView>.Axis = isVertical ? .vertical(.trailing) : .horizontal(.center)
    let views = SeveralViews(axis: axis, content: AnyView(content))
    #expect(Screen.text(views) == (isVertical ? "··one\nthree" : "one·two"))
    #expect(Screen.text(SeveralViews(axis: axis, content: AnyView(Text("one")))) == "one")
    let counter = Counter()
    _ = Screen.text(
      SeveralViews(
        axis: axis,
        content: AnyView(
          Group {
            Counted(counter: counter)
            Text("two")
          })))
    #expect(counter.count == 1, "each body is read once")
  }
}

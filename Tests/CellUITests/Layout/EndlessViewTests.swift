import CellUI
import Compositing
import Testing

private struct Endless: View {
  var body: AnyView { AnyView(Endless().padding(1)) }
}

private struct Doubling: View {
  var body: AnyView {
    AnyView(
      HStack {
        Doubling()
        Doubling()
      })
  }
}

private struct Nested: View {
  var body: AnyView { AnyView(VStack { Nested() }.overlay { GeometryReader { _ in Nested() } }) }
}

private struct DeepStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(DeepStyle())
  }
}

@Suite("Views without end") struct EndlessViewTests {
  @Test func `show a mark and a note`() {
    let layout = Screen.layout(Endless(), columns: 40, rows: 10)
    #expect(layout.notes == [.tooDeep(limit: 500)])
    #expect(Screen.text(layout.surface()).filter { $0 == "…" }.count <= 1)
  }

  @Test func `of 10,000 modifiers do not overflow the stack`() {
    var view = AnyView(Text("in"))
    for _ in 0..<10_000 { view = AnyView(view.padding(0).opacity(1)) }
    #expect(Screen.layout(view, columns: 40, rows: 10).notes == [.tooDeep(limit: 500)])
  }

  @Test func `of many children stop at the limit`() {
    let layout = Screen.layout(Nested(), columns: 20, rows: 5)
    #expect(layout.notes.contains(.tooDeep(limit: 500)))
    let rows = Screen.layout(
      VStack { ForEach(0..<210_000, id: \.self) { _ in EmptyView() } }, columns: 1, rows: 1)
    #expect(rows.notes == [.tooManyViews(limit: 200_000)])
  }

  @Test(arguments: [(0, false), (1, true)])
  func `stop at exactly so many views, and so deep`(more: Int, isPast: Bool) {
    // Around the repeated views are the one that repeats them and the place of a layout's own view.
    let many = ForEach(0..<LayoutNotes.viewsMaximum - 1 + more, id: \.self) { _ in EmptyView() }
    #expect(
      Screen.layout(many, columns: 1, rows: 1).notes
        == (isPast ? [.tooManyViews(limit: LayoutNotes.viewsMaximum)] : []))
    // Each step is a view with a body and the one inside; the last one holds a text with modifiers.
    struct Steps: View {
      let count: Int
      let last: AnyView

      var body: AnyView { count == 0 ? last : AnyView(Steps(count: count - 1, last: last)) }
    }
    let text = Text("in").layoutPriority(1)
    let last = isPast ? AnyView(text.layoutPriority(1)) : AnyView(text)
    let steps = Steps(count: (ViewContext.depthMaximum - 4) / 2, last: last)
    #expect(
      Screen.layout(steps, columns: 4, rows: 1).notes
        == (isPast ? [.tooDeep(limit: ViewContext.depthMaximum)] : []))
  }

  @Test func `of a style in itself end with the system's`() {
    let view = ProgressView(value: 0.5).progressViewStyle(DeepStyle())
    #expect(!Screen.layout(view, columns: 10, rows: 1).items.isEmpty)
  }

  @Test func `just below the limit are drawn`() {
    var view = AnyView(Text("in"))
    for _ in 0..<240 { view = AnyView(view.padding(0)) }
    #expect(Screen.text(view, columns: 4, rows: 1) == "in")
    #expect(Screen.layout(view, columns: 4, rows: 1).notes.isEmpty)
  }
}

@Suite("Bad numbers") struct BadNumberTests {
  static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -50, 1e300, 0]

  @Test(arguments: numbers)
  func `in a modifier never trap`(number: CGFloat) {
    let views: [AnyView] = [
      AnyView(Text("a").frame(width: number, height: number)),
      AnyView(Text("a").frame(minWidth: number, maxWidth: -number)),
      AnyView(Text("a").padding(number)), AnyView(Text("a").offset(x: number, y: number)),
      AnyView(Text("a").position(x: number, y: number)),
      AnyView(Circle().scaleEffect(number).rotationEffect(.degrees(number))),
      AnyView(Text("↑").rotationEffect(.degrees(number))),
      AnyView(Color.red.aspectRatio(number, contentMode: .fill)),
      AnyView(Color.red.opacity(number).brightness(number).saturation(number)),
      AnyView(Color.red.cornerRadius(number)),
      AnyView(RoundedRectangle(cornerRadius: number).stroke(.red, lineWidth: number)),
      AnyView(Circle().trim(from: number, to: number).stroke(.red)),
      AnyView(
        HStack(spacing: number) {
          Text("a"); Text("b")
        }.layoutPriority(number)),
      AnyView(ProgressView(value: number, total: number).progressViewStyle(.circular)),
      AnyView(Gauge(value: number, in: 0...1) { Text("g") }.gaugeStyle(.accessoryCircular)),
      AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) {
          Text("a"); Text("b")
        }),
      AnyView(
        LazyVGrid(columns: [GridItem(.fixed(number)), GridItem()]) {
          Text("a"); Text("b")
        }),
      AnyView(Grid(horizontalSpacing: number) { GridRow { Text("a").gridCellColumns(-3) } }),
      AnyView(Text("a").font(.system(size: number)).minimumScaleFactor(number)),
      AnyView(Text("a").alignmentGuide(.leading) { _ in number }),
      AnyView(
        LinearGradient(
          stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
          startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom)),
      AnyView(
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: number, endRadius: 2)),
      AnyView(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(number))),
      AnyView(
        Canvas { context, size in
          context.translateBy(x: number, y: number)
          context.fill(Path(CGRect(x: number, y: 0, width: number, height: 4)), with: .color(.red))
          context.draw(Text("a"), at: CGPoint(x: number, y: number))
        }),
      AnyView(
        EqualColumns(spacing: number) {
          Text("a"); Text("b")
        }),
    ]
    for view in views {
      let layout = Screen.layout(VStack { view }, columns: 12, rows: 6)
      #expect(layout.surface().size == layout.size)
      _ = Screen.layout(view).surface()
    }
  }

  @Test func `views of one id are drawn and named once`() {
    let names = ["a", "b", "a", "a"]
    let layout = Screen.layout(ForEach(names, id: \.self) { Text($0) })
    #expect(layout.notes == [.repeatedID("a")])
    #expect(layout.items.count == 4)
    #expect(Screen.layout(ForEach(0..<3) { Text("\($0)") }).notes.isEmpty)
  }

  @Test func `content margins are those of what scrolls`() {
    let list = ScrollView { Text("ab") }
    #expect(
      Screen.text(list.contentMargins(16), columns: 8, rows: 3).split(separator: "\n")[1]
        == "··ab··")
    #expect(
      Screen.text(
        list.contentMargins(.leading, 8).contentMargins(.all, 24, for: .scrollIndicators),
        columns: 6, rows: 1) == "·ab")
    #expect(Screen.text(Text("ab").contentMargins(16)) == "ab")
  }

  @Test func `and empty or repeated data are laid out`() {
    #expect(
      Screen.text(ForEach([Int](), id: \.self) { Text("\($0)") }, columns: 4, rows: 1).isEmpty)
    let twice = HStack(spacing: 8) { ForEach([1, 1], id: \.self) { Text("\($0)") } }
    #expect(Screen.text(twice) == "1·1")
    #expect(Screen.layout(twice).items[0].identity != Screen.layout(twice).items[1].identity)
    #expect(Screen.layout(Grid { GridRow {} }, columns: 4, rows: 1).size.columns == 0)
    var grid = AnyView(Text("deep"))
    for _ in 0..<40 {
      let inner = grid
      grid = AnyView(
        Grid {
          GridRow { inner.gridCellColumns(2) }
          GridRow {
            Text("a")
            Text("b")
          }
        })
    }
    #expect(Screen.layout(grid, columns: 40, rows: 90).size.columns > 0)
    #expect(Screen.layout(LazyVGrid(columns: []) { Text("a") }, columns: 4, rows: 1).items.isEmpty)
  }
}

import CellUI
import Compositing
import RandomNumbers
import Testing

/// Random trees of views.
struct TreeMaker {
  var generator: SplitMix64

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func tree(depth: Int) -> AnyView {
    guard depth > 0, number(0...5) > 0 else { return leaf() }
    let children = (0..<number(0...4)).map { _ in tree(depth: depth - 1) }
    let content = ForEach(0..<children.count) { children[$0] }
    let spacing: CGFloat? = [nil, 0, 8, 20][number(0...3)]
    switch number(0...2) {
    case 0: return modified(AnyView(HStack(spacing: spacing) { content }))
    case 1: return modified(AnyView(VStack(alignment: .leading, spacing: spacing) { content }))
    default: return modified(AnyView(ZStack { content }))
    }
  }

  private mutating func leaf() -> AnyView {
    switch number(0...6) {
    case 0: AnyView(Spacer())
    case 1: AnyView(Divider())
    case 2: AnyView(Color.red)
    case 3: AnyView(ProgressView(value: 0.4))
    case 4: AnyView(Text("日本語 🍕 text"))
    case 5: AnyView(Text("24.8").font(.largeTitle))
    default: AnyView(Text("the quick brown fox").lineLimit(number(1...3)))
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    switch number(0...7) {
    case 0: AnyView(view.padding())
    case 1: AnyView(view.frame(width: Double(number(0...200)), height: Double(number(0...90))))
    case 2: AnyView(view.frame(maxWidth: .infinity, alignment: .trailing))
    case 3: AnyView(view.layoutPriority(Double(number(-1...1))))
    case 4: AnyView(view.fixedSize())
    case 5: AnyView(view.background(Color.blue).opacity(0.5))
    case 6: AnyView(view.offset(x: Double(number(-99...99)), y: Double(number(-99...99))))
    default: view
    }
  }
}

@Test(arguments: 0..<200 as Range<UInt64>)
func `the same tree is laid out the same way`(seed: UInt64) {
  var first = TreeMaker(generator: SplitMix64(seed: seed))
  var second = TreeMaker(generator: SplitMix64(seed: seed))
  let one = Screen.layout(first.tree(depth: 4), columns: 45, rows: 10)
  let other = Screen.layout(second.tree(depth: 4), columns: 45, rows: 10)
  #expect(one.items == other.items)
  #expect(one.size == other.size)
  #expect(one.surface() == other.surface())
}

@Test(arguments: 0..<200 as Range<UInt64>)
func `a tree is laid out after any other as it is anew`(seed: UInt64) {
  var maker = TreeMaker(generator: SplitMix64(seed: seed))
  let room = ProposedCells(columns: 45, rows: 10)
  var former = Screen.layout(maker.tree(depth: 4), columns: 45, rows: 10)
  for _ in 0..<4 {
    let tree = maker.tree(depth: 4)
    let anew = tree.layout(in: room, environment: Screen.environment)
    former = tree.layout(in: room, environment: Screen.environment, after: former)
    #expect(former.items == anew.items && former.size == anew.size)
  }
}

@Test(arguments: 0..<200 as Range<UInt64>)
func `nothing is drawn outside of a clip`(seed: UInt64) {
  var maker = TreeMaker(generator: SplitMix64(seed: seed))
  let view = ZStack(alignment: .topLeading) {
    Color.clear
    maker.tree(depth: 4).frame(width: 80, height: 48).clipped().padding(16)
  }
  let surface = Screen.layout(view, columns: 30, rows: 12).surface()
  let inside = CellRect(column: 2, row: 1, columns: 10, rows: 3)
  for row in 0..<surface.size.rows {
    for column in 0..<surface.size.columns
    where !inside.contains(CellPoint(column: column, row: row)) {
      #expect(surface[column, row] == .clear, "seed \(seed), column \(column), row \(row)")
    }
  }
}

@Test(arguments: 0..<100 as Range<UInt64>)
func `a layout's size is that of its surface and is bounded`(seed: UInt64) {
  var maker = TreeMaker(generator: SplitMix64(seed: seed))
  let tree = maker.tree(depth: 5)
  for (columns, rows) in [(0, 0), (1, 1), (45, 10), (400, 100)] {
    let layout = Screen.layout(tree, columns: columns, rows: rows)
    #expect(layout.size.columns < 10_000 && layout.size.rows < 10_000)
    #expect(layout.surface().size == layout.size)
  }
}

@Test func `a flexible view takes exactly its proposal`() {
  for view in [
    AnyView(Color.red),
    AnyView(
      HStack {
        Text("a"); Spacer()
      }.frame(maxHeight: .infinity)),
    AnyView(
      VStack {
        Spacer(); Text("a")
      }.frame(maxWidth: .infinity)),
    AnyView(RoundedRectangle(cornerRadius: 8).fill(.red)),
  ] {
    for (columns, rows) in [(2, 2), (7, 3), (45, 10)] {
      #expect(
        Screen.layout(view, columns: columns, rows: rows).size
          == CellSize(columns: columns, rows: rows))
    }
  }
}

@Test func `a deep tree is laid out in no time`() {
  var view = AnyView(Text("a long text that wraps"))
  for depth in 0..<14 {
    let inner = view
    view =
      depth.isMultiple(of: 2)
      ? AnyView(
        HStack {
          inner; Text("x")
        })
      : AnyView(
        VStack {
          inner; Text("y")
        })
  }
  #expect(Screen.layout(view, columns: 60, rows: 20).size.columns <= 60)
}

@Test(arguments: ["the quick brown fox", "日本語 の 文章", "a\nbc\n\ndef ", "incomprehensible", ""])
func `a text is as large as the lines that it draws`(text: String) {
  for columns in 1..<24 {
    for rows in 1..<5 {
      let layout = Screen.layout(Text(text), columns: columns, rows: rows)
      #expect(layout.size.columns <= columns && layout.size.rows <= rows)
      let ends = layout.items.map { $0.frame.columnRange.upperBound }
      #expect(ends.max() ?? 0 == layout.size.columns)
      let last = layout.items.map { $0.frame.rowRange.upperBound }.max() ?? 1
      #expect(last <= layout.size.rows)
    }
  }
}

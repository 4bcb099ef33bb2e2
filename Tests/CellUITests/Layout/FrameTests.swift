import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Testing

@Test(arguments: [
  (Alignment.leading, "ab···"), (.center, "·ab··"), (.trailing, "···ab"),
])
func `a frame wider than its view aligns it`(alignment: Alignment, expected: String) {
  #expect(Screen.text(Text("ab").frame(width: 40, alignment: alignment)) == expected)
}

@Test(arguments: [Double.infinity, -.infinity, .nan, -8])
func `a frame without a valid length leaves it to its view, and says so`(length: Double) {
  let text = Text("abc")
  let frame = Screen.layout(text.frame(width: length, height: 32), columns: 10)
  #expect(frame.size == CellSize(columns: 3, rows: 2))
  #expect(frame.notes == [.invalidFrame])
  #expect(Screen.layout(text.frame(width: 24, height: length)).size.rows == 1)
  #expect(Screen.layout(text.frame(width: 24, height: 16)).notes.isEmpty)
}

@Test func `a frame above zero is at least a cell`() {
  let layout = Screen.layout(Color.red.frame(width: 2, height: 4))
  #expect(layout.size == CellSize(columns: 1, rows: 1))
}

@Test(arguments: [(1.0, "───"), (4, "━━━"), (5, "▃▃▃"), (7, "▃▃▃"), (8, "▄▄▄"), (12, "▒▒▒")])
func `a shape in a frame thinner than a row is a line`(height: Double, expected: String) {
  #expect(Screen.text(Rectangle().frame(width: 24, height: height)) == expected)
}

@Test func `a shape in a frame thinner than half a column is a vertical line`() {
  #expect(Screen.text(Rectangle().frame(width: 1, height: 32)) == "│\n│")
}

@Test func `a fixed frame ignores its proposal`() {
  let view = Color.red.frame(width: 80, height: 48)
  for (columns, rows) in [(1, 1), (10, 3), (100, 100)] {
    #expect(
      Screen.layout(view, columns: columns, rows: rows).size == CellSize(columns: 10, rows: 3))
  }
}

@Test func `a narrow frame truncates its text`() {
  #expect(Screen.text(Text("abcdef").lineLimit(1).frame(width: 32)) == "abc…")
}

@Test func `a frame without bounds takes its whole proposal`() {
  let view = Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  #expect(Screen.text(view, columns: 4, rows: 2) == "····\n··ab")
  #expect(Screen.layout(view).size == CellSize(columns: 2, rows: 1))
}

@Test(arguments: [(2, 4), (6, 6), (20, 10)])
func `a flexible frame keeps within its bounds`(offered: Int, expected: Int) {
  let view = Color.red.frame(minWidth: 32, maxWidth: 80)
  #expect(Screen.layout(view, columns: offered, rows: 1).size.columns == expected)
}

@Test func `a frame with a maximum alone is no smaller than its view`() {
  let view = Color.red.frame(width: 80, height: 48)
  #expect(
    Screen.layout(view.frame(maxWidth: .infinity, maxHeight: .infinity), columns: 4, rows: 1).size
      == CellSize(columns: 10, rows: 3))
  #expect(Screen.layout(view.frame(minWidth: 0, maxWidth: 400), columns: 4).size.columns == 4)
}

@Test func `padding keeps a distance from each edge`() {
  #expect(Screen.text(Text("a").padding()) == "·····\n··a··\n·····")
  #expect(Screen.text(Text("a").padding(.leading, 24)) == "···a")
  #expect(Screen.text(Text("a").padding(.horizontal, 8)) == "·a·")
  #expect(Screen.text(Text("a").padding(8)) == "·a·")
  #expect(Screen.text(Text("a").padding([.top, .trailing], 16)) == "···\na··")
  #expect(
    Screen.text(Text("a").padding(EdgeInsets(top: 0, leading: 8, bottom: 16, trailing: 0)))
      == "·a\n··")
}

@Test func `padding proposes the rest to its view`() {
  #expect(Screen.text(Text("ab cd").padding(.horizontal, 8), columns: 4) == "·ab·\n·cd·")
  #expect(Screen.layout(Color.red.padding(), columns: 3, rows: 1).size.columns >= 3)
}

@Test func `a view of fixed size ignores its proposal`() {
  #expect(Screen.text(HStack { Text("abcdef").fixedSize() }, columns: 6, rows: 1) == "abcdef")
  #expect(Screen.layout(Text("abcdef").fixedSize(), columns: 3, rows: 1).size.columns == 6)
}

@Test func `a background takes its view's size and lies beneath`() {
  #expect(Screen.text(Text("a").padding(.horizontal, 8).background(Color.red)) == "▒a▒")
  #expect(Screen.text(Text("ab").overlay(alignment: .trailing) { Text("x") }) == "ax")
}

@Test func `an offset moves the drawing and not the layout`() {
  let view = HStack(spacing: 0) {
    Text("a").offset(x: 8); Text("·").hidden()
  }
  #expect(Screen.text(view) == "·a")
}

@Test(
  arguments: [(Double, [Bool])]([
    (0, [true, true, false, false]), (8, [false, true, true, false]),
    (16, [false, false, true, true]), (-8, [true, false, false, false]),
  ]))
func `an offset moves shapes by half rows`(y: Double, drawn: [Bool]) {
  let bar = VStack(spacing: 0) {
    Capsule().fill(.red).frame(width: 64, height: 16).offset(y: y)
    Color.clear.frame(height: 16)
  }
  let surface = Screen.layout(bar, columns: 8, rows: 2).surface()
  let halves = [surface[4, 0].upper, surface[4, 0].lower, surface[4, 1].upper, surface[4, 1].lower]
  #expect(halves.map { $0 != .clear } == drawn)
}

@Test func `an offset moves letters by whole rows, and the ground behind them, too`() {
  let pill = VStack(spacing: 0) {
    Text("Go").background(Color.red).offset(y: 8)
    Color.clear.frame(height: 16)
  }
  #expect(Screen.text(pill, columns: 2, rows: 2) == "Go\n··")
}

@Test(arguments: [
  (Font.caption2, 44.0, 30, "1:06:39"), (.caption2, 44, 6, "1:06:…"), (.body, 44, 30, "1:06:…"),
  (.caption2, 26, 30, "1:06…"), (.system(size: 9), 44, 30, "1:06:39"),
])
func `a frame in which small letters have room on a phone has it here`(
  font: Font, width: Double, columns: Int, expected: String
) {
  let text = Text("1:06:39").font(font).lineLimit(1)
  #expect(Screen.text(text.frame(width: width), columns: columns, rows: 1) == expected)
  #expect(Screen.text(text.frame(maxWidth: width), columns: columns, rows: 1) == expected)
}

@Test(arguments: [-1e300, -1, 1e300, .infinity, -.infinity, .nan] as [Double])
func `a frame of small letters has any width`(width: Double) {
  let text = Text("1:06:39").font(.caption2).lineLimit(1)
  #expect(Screen.layout(text.frame(width: width), columns: 30, rows: 1).size.columns >= 0)
  #expect(Screen.layout(text.frame(maxWidth: width), columns: 30, rows: 1).size.columns <= 30)
}

@Test func `texts in a row share the width that their frames grow by`() {
  let cell = Text("1:06:39").font(.caption2).lineLimit(1).frame(width: 44)
  let row = HStack(spacing: 0) {
    cell; cell; cell
  }
  #expect(Screen.layout(row, columns: 30, rows: 1).size.columns == 21)
  #expect(Screen.layout(row, columns: 19, rows: 1).size.columns == 19)
}

@Test func `a container's length is that of the whole view`() {
  let red = Color.red
  let views: [(AnyView, columns: Int, rows: Int)] = [
    (AnyView(red.containerRelativeFrame(.horizontal)), 40, 6),
    (AnyView(red.containerRelativeFrame([.horizontal, .vertical])), 40, 10),
    (AnyView(red.containerRelativeFrame(.horizontal) { length, _ in length * 0.5 }), 20, 6),
    (AnyView(red.containerRelativeFrame(.horizontal, count: 4, spacing: 0)), 10, 6),
    (AnyView(red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)), 20, 6),
  ]
  for (view, columns, rows) in views {
    let size = Screen.layout(VStack(spacing: 0) { view }.padding(32), columns: 40, rows: 10).size
    #expect(size == CellSize(columns: columns + 8, rows: rows + 4))
  }
}

@Test func `a spacer takes no part of what texts that count leave to others`() {
  let timer = Text(timerInterval: Screen.now...Screen.now + 1230, countsDown: true)
  let row = HStack(spacing: 0) {
    VStack(alignment: .leading) {
      Text("Neptune")
      ProgressView(value: 0.4)
    }
    Spacer()
    VStack(alignment: .trailing) {
      timer
      Text("CRUISE PHASE")
    }
  }
  #expect(Screen.text(row, columns: 32, rows: 3).contains("CRUISE PHASE"))
}

@Suite struct `A view from right to left` {
  private let row = HStack(spacing: 8) {
    Text("ab")
    VStack(alignment: .leading) {
      Text("cde")
      Text("f")
    }
    Spacer()
    Link(destination: URL(filePath: "/end")) { Text("g") }
  }

  @Test(arguments: [(-14.0, 0), (-8, 0), (0, 0), (4, 1), (8, 1)])
  func `an offset counts from the middle between two rows`(y: Double, row: Int) {
    let rail = ZStack(alignment: .leading) {
      Color.clear
      Text("a").offset(y: y)
    }
    let items = Screen.layout(rail.frame(width: 16, height: 32)).items
    #expect(items.last?.frame.origin.row == row)
  }

  @Test func `begins at the right, and its texts are not turned`() {
    let view = row.padding(.leading, 16).environment(\.layoutDirection, .rightToLeft)
    #expect(Screen.text(view, columns: 12, rows: 2) == "g···cde·ab··\n······f·····")
    #expect(Screen.layout(view, columns: 12).controls.map(\.frame.origin.column) == [0])
  }

  @Test(arguments: ["ar", "he-IL", "fa_IR", "en", "arn"])
  func `is that of a language from right to left`(locale: String) {
    let isTurned = locale != "en" && locale != "arn"
    AppResources(locale: locale).bound {
      #expect(Screen.environment.layoutDirection == (isTurned ? .rightToLeft : .leftToRight))
      #expect(Screen.text(row, columns: 12, rows: 2).hasPrefix(isTurned ? "g" : "ab"))
      let plain = row.environment(\.layoutDirection, .leftToRight)
      #expect(Screen.text(plain, columns: 12, rows: 2).hasPrefix("ab"))
    }
  }

  @Test func `fills a bar from the right`() {
    let bar = ProgressView(value: 0.25).tint(.red)
    let filled = { (direction: LayoutDirection) in
      let view = bar.environment(\.layoutDirection, direction)
      let surface = Screen.layout(view, columns: 16).surface()
      // The track is faint.
      return (2..<14).filter { surface[$0, 0].foreground.alpha == 255 }
    }
    #expect(filled(.leftToRight) == [2, 3])
    #expect(filled(.rightToLeft) == [12, 13])
    var ink = Screen.environment
    ink.drawsBarsWithInk = true
    let turned = bar.environment(\.layoutDirection, .rightToLeft)
    #expect(Screen.text(turned, columns: 8, environment: ink) == "░░░░░░██")
  }

  @Test func `has the paths of shapes turned`() throws {
    let arc = Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 5)
      .rotationEffect(.degrees(-90)).frame(width: 48, height: 48)
    let turned = arc.environment(\.layoutDirection, .rightToLeft)
    func ink(_ view: some View) -> [[Int]] {
      let surface = Screen.layout(view, columns: 6, rows: 3).surface()
      return (0..<3).map { row in (0..<6).filter { surface[$0, row] != Cell() } }
    }
    #expect(ink(turned) == ink(arc).map { $0.map { 5 - $0 }.reversed() })
    #expect(ink(arc).joined().contains(5) && ink(arc).joined().allSatisfy { $0 >= 2 })
  }

  @Test func `has views from left to right, as far as these say so`() {
    let view = HStack(spacing: 0) {
      Text("a")
      HStack(spacing: 0) {
        Text("b")
        Text("c")
      }.environment(\.layoutDirection, .leftToRight)
    }.environment(\.layoutDirection, .rightToLeft)
    #expect(Screen.text(view) == "bca")
    #expect(Screen.text(row.environment(\.layoutDirection, .leftToRight)) == Screen.text(row))
  }

  @Test func `is cut where the views around it end`() {
    let view = Text("abcdef").fixedSize().frame(width: 24, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft).clipped()
    #expect(Screen.text(view) == "def")
  }
}

@Test func `a timer in a frame leaves the cells that it does not use to a text`() {
  let span = Screen.now...Screen.now.addingTimeInterval(1797)
  let row = { (text: String) in
    HStack(spacing: 8) {
      Text(text)
      Spacer(minLength: 8)
      Text(timerInterval: span).frame(maxWidth: 120, alignment: .trailing)
    }
  }
  let text = "Basic plan, eat at ten"
  #expect(Screen.text(row(text), columns: 32, rows: 3).hasPrefix(text))
  #expect(Screen.text(row(text), columns: 32, rows: 3).contains("29:57"))
  // With room for both the frame is as wide as it may be.
  let wide = Screen.layout(row("Plan").fixedSize(horizontal: false, vertical: true), columns: 60)
  #expect(wide.size.columns == 60)
}

@Test func `limits that are the same are as a length that is set`() {
  let label = Text("a").frame(maxWidth: .infinity)
  let set = Screen.layout(label.frame(height: 40), columns: 20)
  let limited = Screen.layout(
    Text("a").frame(maxWidth: .infinity, minHeight: 40, maxHeight: 40), columns: 20)
  #expect(limited.size == set.size)
  // The half of a row that is no row counts to the padding around.
  #expect(limited.lackingPoints == 8 && set.lackingPoints == 8)
  let bar = Capsule().fill(.red)
  #expect(
    Screen.text(bar.frame(minHeight: 4, maxHeight: 4), columns: 8)
      == Screen.text(bar.frame(height: 4), columns: 8))
  let dot = Circle().fill(.red)
  #expect(
    Screen.text(dot.frame(minWidth: 10, maxWidth: 10, minHeight: 10, maxHeight: 10), columns: 8)
      == Screen.text(dot.frame(width: 10, height: 10), columns: 8))
}

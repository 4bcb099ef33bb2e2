import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

/// Small shapes that are turned, or stand beside lines.
@Suite("Turned and joined shapes") struct TurnedShapeTests {
  @Test(arguments: [90.0, -90, 270, 87])
  func `a quarter turn exchanges the sides of a capsule`(degrees: Double) {
    let bar = Capsule().frame(width: 4, height: 32).rotationEffect(.degrees(degrees))
      .frame(width: 48, height: 48)
    let lines = Screen.text(bar, columns: 6, rows: 3).split(separator: "\n")
    #expect(lines == ["······", "·━━━━·", "······"])
  }

  @Test func `ticks around a dial are level at its sides and upright above and below`() {
    let dial = ZStack {
      ForEach(0..<4) { index in
        Capsule().frame(width: 3, height: 10).offset(y: -32)
          .rotationEffect(.degrees(Double(index) * 90))
      }
    }.frame(width: 72, height: 80)
    let lines = Screen.text(dial, columns: 9, rows: 5).split(separator: "\n")
    #expect(lines == ["····│····", "·········", "━·······━", "·········", "····│····"])
  }

  @Test(arguments: [32.0, 36, 64, 100])
  func `each petal of four around a middle is at its side`(side: Double) throws {
    let colors = [Color.red, .green, .blue, .yellow]
    let flower = ZStack {
      ForEach(0..<4, id: \.self) { index in
        Ellipse().fill(colors[index]).frame(width: side * 0.22, height: side * 0.5)
          .offset(y: -side * 0.2).rotationEffect(.degrees(Double(index) * 90))
      }
    }.frame(width: side, height: side)
    let frames = Screen.layout(flower).items.map(\.frame)
    try #require(frames.count == 4)
    let (north, east, south, west) = (frames[0], frames[1], frames[2], frames[3])
    #expect(east.rowRange == west.rowRange && north.columnRange == south.columnRange)
    #expect(north.origin.row < south.origin.row && west.origin.column < east.origin.column)
  }

  @Test(arguments: [12, 24])
  func `ticks at any angle are a round dial of dots`(count: Int) {
    let dial = ZStack {
      ForEach(0..<count) { index in
        Capsule().frame(width: 3, height: 8).offset(y: -32)
          .rotationEffect(.degrees(Double(index) * 360 / Double(count)))
      }
    }.frame(width: 72, height: 80)
    let lines = Screen.text(dial, columns: 9, rows: 5).split(separator: "\n").map(Array.init)
    let signs = Set(lines.joined()).subtracting(["·"])
    #expect(signs.allSatisfy { ("\u{2801}"..."\u{28FF}").contains($0) })
    // The dial is alike above and below, except the dots in its very middle.
    let places = lines.map { line in line.indices.filter { line[$0] != "·" } }
    #expect(places[0].count == places[4].count && !places[0].isEmpty)
    #expect(places[2].first == 0 && places[2].last == 8)
    #expect(places[2].count <= 4, "nothing is in the middle")
  }

  @Test func `a turn by no number, and of other views, stays`() {
    let bar = Capsule().frame(width: 4, height: 32)
    #expect(Screen.text(bar.rotationEffect(.degrees(.nan))) == Screen.text(bar))
    let huge = Capsule().frame(width: 3, height: .infinity).rotationEffect(.degrees(90))
    _ = Screen.layout(huge, columns: 9, rows: 5)
    #expect(Screen.text(Text("ab").offset(y: 0).rotationEffect(.degrees(90))) == "ab")
  }

  @Test(arguments: [6.0, 8, 10, 12, 14], [45.0, -45, 135])
  func `a small square on its corner is one sign`(side: Double, degrees: Double) {
    let signs = { (view: any View) in
      Screen.text(AnyView(view)).filter { $0 != "·" && $0 != "\n" }
    }
    let square = Rectangle().fill(.yellow).frame(width: side, height: side)
    #expect(signs(square.rotationEffect(.degrees(degrees))) == "◆")
    let soft = RoundedRectangle(cornerRadius: 1.5).frame(width: side, height: side)
    #expect(signs(soft.rotationEffect(.degrees(degrees))) == "◆")
    let round = RoundedRectangle(cornerRadius: side / 2).frame(width: side, height: side)
    #expect(!signs(round.rotationEffect(.degrees(degrees))).contains("◆"))
    #expect(!signs(square.rotationEffect(.degrees(20))).contains("◆"))
    let large = Rectangle().frame(width: side + 20, height: side + 20)
    #expect(!signs(large.rotationEffect(.degrees(degrees))).contains("◆"))
  }

  @Test func `the bases of a ball field are three signs in two rows`() {
    let base = { (color: Color, x: Double, y: Double) in
      Rectangle().fill(color).frame(width: 14, height: 14).rotationEffect(.degrees(45))
        .offset(x: x, y: y)
    }
    let field = ZStack {
      base(.yellow, 0, -10)
      base(.white.opacity(0.2), -12, 2)
      base(.red, 12, 2)
    }.frame(width: 48, height: 36)
    #expect(Screen.text(field) == "··◆···\n·◆··◆·")
  }

  @Test func `a dot is seen in front of a thin line and behind it`() {
    let dot = Circle().frame(width: 6, height: 6)
    let line = Rectangle().frame(width: 40, height: 2)
    let row = dot.overlay { line }.frame(width: 40)
    #expect(Screen.text(row, columns: 5) == "──•──")
    #expect(Screen.text(line.background { dot }) == "──•──")
  }

  @Test func `a short line between two dots has no row of its own`() {
    let column = { (length: CGFloat) in
      VStack(spacing: 2) {
        Circle().frame(width: 8, height: 8)
        Rectangle().frame(width: 2, height: length)
        Circle().frame(width: 8, height: 8)
      }
    }
    #expect(Screen.layout(column(14)).size.rows == 2)
    #expect(Screen.layout(column(24)).size.rows > 2)
  }

  @Test func `a box of three rows is centered on its two lines`() {
    let box = VStack(spacing: 0) {
      Text("12")
      Text("DAYS")
    }.frame(width: 56, height: 48).background(.purple, in: RoundedRectangle(cornerRadius: 10))
    let surface = Screen.layout(
      box.padding(.vertical, 16), columns: 7, rows: 5
    ).surface()
    #expect(surface[3, 0].lower.alpha == 255 && surface[3, 0].upper.alpha < 255)
    #expect(surface[3, 3].upper.alpha == 255 && surface[3, 3].lower.alpha < 255)
  }

  @Test func `a thin line of a canvas is a curve of dots, as that of a shape`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 48))
      path.addLine(to: CGPoint(x: 40, y: 0))
      path.addLine(to: CGPoint(x: 80, y: 48))
    }
    let canvas = Canvas { context, _ in context.stroke(path, with: .color(.red), lineWidth: 2) }
    let shape = path.stroke(.red, lineWidth: 2)
    let size = CellSize(columns: 10, rows: 3)
    let drawn = Screen.layout(canvas, columns: size.columns, rows: size.rows).surface()
    #expect(drawn == Screen.layout(shape, columns: size.columns, rows: size.rows).surface())
  }

  @Test(arguments: [2.0, 4, 6, 8])
  func `a thin bar is as long as its scale or its own size makes it`(height: Double) {
    let bar = Capsule().fill(.red).frame(width: 160, height: height)
    let columns = { (view: any View) in
      Screen.layout(AnyView(view)).items.map(\.frame).filter { !$0.isEmpty }.map(\.columnRange)
    }
    #expect(columns(bar.scaleEffect(x: 0.4, anchor: .leading)) == [0..<8])
    #expect(columns(bar.scaleEffect(x: 0.4, y: 1, anchor: .trailing)) == [12..<20])
    #expect(columns(bar.scaleEffect(x: 0, anchor: .leading)) == [])
    #expect(columns(bar.scaleEffect(x: 0.001, anchor: .leading)) == [0..<1])
    let scaled = Capsule().scale(x: 0.4, y: 1, anchor: .leading).fill(.red)
    #expect(columns(scaled.frame(width: 160, height: height)) == [0..<8])
    let sized = Capsule().size(width: 60, height: height).fill(.red)
    #expect(columns(sized.frame(width: 160, height: height)) == [0..<8])
    let none = Capsule().scale(x: 0, y: 1, anchor: .leading).fill(.red)
    #expect(columns(none.frame(width: 160, height: height)) == [])
  }
}

import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

/// Letters and symbols on grounds, and text in frames, where cells are coarser than points.
@Suite("Badges") struct BadgeTests {
  /// The opacity of each half row of the ground in a column, in tenths.
  private func ground(_ view: some View, column: Int) -> [Int] {
    let surface = Screen.layout(view).surface()
    return (0..<surface.size.rows).flatMap { row in
      let cell = surface[column, row]
      return [Int(cell.upper.alpha) * 10 / 255, Int(cell.lower.alpha) * 10 / 255]
    }
  }

  @Test(arguments: [28, 32, 36, 40])
  func `a circle of two rows is centered on its letter`(size: Double) {
    let badges: [AnyView] = [
      AnyView(
        Text("P").frame(width: size, height: size).background(.red, in: Circle()).padding(16)),
      AnyView(
        ZStack {
          Circle().fill(.red).frame(width: size, height: size)
          Text("P")
        }.padding(16)),
      AnyView(
        Text("P").frame(width: size, height: size)
          .background(.red, in: RoundedRectangle(cornerRadius: 9)).padding(16)),
    ]
    for badge in badges {
      let surface = Screen.layout(badge).surface()
      let letter = (0..<surface.size.rows).compactMap { row in
        (0..<surface.size.columns).first { surface[$0, row].glyph == Glyph("P") }
          .map { CellPoint(column: $0, row: row) }
      }
      guard let place = letter.first else {
        Issue.record("no letter")
        continue
      }
      #expect(surface[place.column, place.row].upper.alpha == 255)
      // As much of the ground is above the letter as below.
      let above = Screen.coverage(surface[place.column, place.row - 1])
      let below = Screen.coverage(surface[place.column, place.row + 1])
      #expect(above > 0.3)
      #expect(abs(above - below) < 0.05)
    }
  }

  @Test(arguments: [28, 36, 60])
  func `a ring and the part of it that is full are centered on their letter`(size: Double) throws {
    let paints: [AnyShapeStyle] = [
      AnyShapeStyle(.red),
      AnyShapeStyle(AngularGradient(colors: [.red, .red], center: .center)),
    ]
    for paint in paints {
      let ring = ZStack {
        Circle().stroke(.red, lineWidth: 4)
        Circle().trim(from: 0, to: 0.8).stroke(paint, lineWidth: 4)
          .rotationEffect(.degrees(-90))
        Text("P")
      }.frame(width: size, height: size).padding(16)
      let surface = Screen.layout(ring).surface()
      let (rows, columns) = (Array(0..<surface.size.rows), 0..<surface.size.columns)
      let row = try #require(
        rows.first { row in columns.contains { surface[$0, row].glyph == Glyph("P") } })
      let inked = rows.map { row in
        columns.reduce(0) { $0 + Screen.coverage(surface[$1, row]) }
      }
      let middle = zip(rows, inked).reduce(0) { $0 + Double($1.0) * $1.1 } / inked.reduce(0, +)
      // Not half a row beside the letter.
      #expect(abs(middle - Double(row)) < 0.2)
    }
  }

  @Test func `a circle behind padded letters is two rows high, where no other letters stand`() {
    let badge = Text("KC").padding(8).background(Circle().fill(.red))
    let free = Screen.layout(badge.padding(16)).surface()
    #expect(free.size.rows == 3)
    let halves = [0, 2].map { Screen.coverage(free[3, $0]) }
    #expect(halves[0] > 0.3 && halves[0] == halves[1])
    #expect(Screen.coverage(free[2, 1]) > 0.4)
    let tight = VStack(spacing: 0) {
      Text("abcd")
      badge
      Text("efgh")
    }
    #expect(Screen.text(tight).split(separator: "\n")[1].contains("KC"))
    #expect(Screen.text(tight).contains("abcd") && Screen.text(tight).contains("efgh"))
  }

  @Test(arguments: [false, true])
  func `the circles of a row are as high as each other`(hasText: Bool) {
    let badge = Text("KC").padding(8).background(Circle().fill(.red))
    let row = VStack(alignment: .leading, spacing: 0) {
      Text(hasText ? "abcd" : "").frame(height: 16)
      HStack {
        badge
        badge
      }
    }.padding(.bottom, 16)
    let surface = Screen.layout(row).surface()
    let heights = [1, 6].map { first in
      (0...2).map { row in
        (first...first + 2).reduce(0) { $0 + Screen.coverage(surface[$1, row]) }
      }
    }
    #expect(heights[0] == heights[1])
    #expect((heights[0][2] > 0.3) != hasText)
  }

  @Test func `large letters have ink in half a row above, as letters of one row have in theirs`() {
    for (view, isInked) in [
      (AnyView(Text("26").font(.system(size: 34))), true), (AnyView(Text("ab")), true),
      (AnyView(RoundedRectangle(cornerRadius: 8).frame(width: 48, height: 48)), false),
    ] {
      let layout = Screen.layout(view)
      let ink = layout.hasInk(
        above: 0, below: layout.size.rows - 1, columns: 0..<layout.size.columns)
      #expect(ink.above == isInked)
    }
  }

  @Test func `a ground that several rows stand on stays where it is`() {
    let lines = VStack(spacing: 0) {
      Text("ab")
      Text("cd")
    }.frame(width: 48, height: 32).background(.red, in: RoundedRectangle(cornerRadius: 9))
      .padding(16)
    #expect(ground(lines, column: 5) == [0, 0, 10, 10, 10, 10, 0, 0])
    // At a layout's upper edge there is no room for half a row more.
    let top = Text("P").frame(width: 32, height: 32).background(.red, in: Circle())
    #expect(Screen.layout(top).size.rows == 2)
    #expect(Screen.text(top).contains("P"))
  }

  /// A button two rows high and 20 columns wide.
  private func button(_ title: String) -> some View {
    Text(title).frame(maxWidth: .infinity, minHeight: 30).background(.red, in: Capsule())
  }

  @Test func `a wide ground of two rows is centered on its letters`() {
    let free = Screen.layout(button("go").padding(16), columns: 24).surface()
    #expect(free[12, 1].glyph.hasInk && free.size.rows == 4)
    let (above, below) = (Screen.coverage(free[8, 0]), Screen.coverage(free[8, 2]))
    #expect(above > 0.3 && abs(above - below) < 0.05)
  }

  @Test func `wide grounds without room are one row, all alike`() {
    let column = VStack(spacing: 0) {
      Text("question")
      button("yes")
      button("no")
    }
    let surface = Screen.layout(column, columns: 20).surface()
    let rows = (0..<surface.size.rows).map { Screen.coverage(surface[4, $0]) > 0.3 }
    #expect(rows == [false, true, false, true, false])
  }

  @Test func `a frame that is tilted with its letters stays around them`() {
    let stamp = Text("DONE").padding(.horizontal, 8)
      .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(.green, lineWidth: 1.5))
    #expect(Screen.text(stamp.rotationEffect(.degrees(-4))) == Screen.text(stamp))
    #expect(Screen.text(stamp.rotationEffect(.degrees(356))) == Screen.text(stamp))
    let bar = Rectangle().fill(.red).frame(width: 80, height: 16)
    #expect(Screen.text(bar.rotationEffect(.degrees(-12))) != Screen.text(bar))
  }

  @Test(arguments: [1, 2, 3])
  func `a circle is centered on the columns of its letters`(count: Int) {
    let letters = String(repeating: "P", count: count)
    let badge = ZStack {
      Circle().fill(.red).frame(width: 32, height: 32)
      Text(letters)
    }.padding(16)
    let surface = Screen.layout(badge).surface()
    let row = surface.size.rows / 2 - 1
    let columns = (0..<surface.size.columns).filter { surface[$0, row].glyph == Glyph("P") }
    #expect(columns.count == count)
    let (first, last) = (columns.first ?? 0, columns.last ?? 0)
    let left = Screen.coverage(surface[first - 1, row])
    #expect(left > 0.2)
    #expect(abs(left - Screen.coverage(surface[last + 1, row])) < 0.05)
  }

  @Test func `a circle takes half a row above its layout where that is free`() {
    let badge = VStack(alignment: .leading, spacing: 0) {
      Text("P").frame(width: 32, height: 32).background(.red, in: Circle())
      Text("name")
    }.padding(.horizontal, 8)
    var environment = Screen.environment
    environment.rowsForGrounds = -1..<0
    let layout = Screen.layout(badge, environment: environment)
    #expect(layout.size.rows == 3)
    let whole = layout.placed(
      at: CellPoint(column: 0, row: 1), in: CellSize(columns: 6, rows: 4),
      clip: CellRect(column: 0, row: 0, columns: 6, rows: 4)
    ).surface()
    let (above, below) = (Screen.coverage(whole[2, 0]), Screen.coverage(whole[2, 2]))
    #expect(above > 0.3 && abs(above - below) < 0.05)
  }

  @Test func `a circle without room for half a row more is one row around its letter`() {
    let badge = VStack(alignment: .leading, spacing: 0) {
      Text("P").frame(width: 32, height: 32).background(.red, in: Circle())
      Text("name")
    }
    #expect(Screen.text(badge) == "▐P▌·\n····\nname")
    let row = Screen.layout(badge).surface()
    #expect(row[1, 0].upper.alpha == 255 && row[1, 1].upper.alpha == 0)
  }

  @Test func `a symbol too small to be drawn stands in the middle of what is around it`() {
    let cover = ZStack {
      Color.blue
      Image(systemName: "music.note").font(.system(size: 26))
    }.frame(width: 52, height: 52)
    let rows = Screen.text(cover).split(separator: "\n")
    #expect(rows.count == 3)
    #expect(rows.map { $0.contains("♪") } == [false, true, false])
  }

  @Test func `a badge at a symbol's corner leaves the symbol alone`() {
    let pause = Image(systemName: "pause.circle.fill").font(.system(size: 13))
      .background(Color.black.opacity(0.35)).clipShape(Circle())
    #expect(Screen.text(pause) == "‖", "a circle as small as a cell does not cut a sign")
    let wide = ZStack(alignment: .bottomTrailing) {
      Text("🔥")
      pause.offset(x: 2, y: 2)
    }
    #expect(Screen.text(wide).contains("🔥"))
    let large = Image(systemName: "pause.circle.fill").font(.body)
    #expect(Screen.text(large) == "▐‖▌", "a sign on its circle in a line of text")
    let check = Image(systemName: "checkmark.circle.fill").font(.body)
    #expect(Screen.text(check) == "·✓·", "one row makes a box of a disc, which a check needs not")
    #expect(Screen.text(Image(systemName: "pause.circle")) == "·‖·", "as wide as the filled one")
    let dot = Image(systemName: "star.fill").overlay(alignment: .topTrailing) {
      Circle().fill(.red).frame(width: 8, height: 8)
    }
    #expect(Screen.text(dot) == "★")
    for size in [6.0, 7] {
      let small = { (symbol: String) in
        Screen.text(
          Image(systemName: symbol).overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: size, height: size)
          }.padding(.trailing, 8))
      }
      #expect(small("star.fill") == "★•", "a small dot is no letter with the symbol as its ground")
      #expect(small("bell.fill") == "🔔•")
    }
    let knob = ZStack(alignment: .leading) {
      Capsule().fill(.gray).frame(width: 24, height: 4)
      Circle().fill(.red).frame(width: 8, height: 12)
    }
    #expect(Screen.text(knob) == "●━━", "a dot on a line stays")
  }

  @Test(arguments: [36, 40] as [CGFloat])
  func `a ring wider than two rows are high has a middle for its letter`(size: CGFloat) {
    let letter = Text("P")
    let arc = Circle().trim(from: 0, to: 0.9).stroke(.red, lineWidth: 4)
      .rotationEffect(.degrees(-90))
    let rings: [AnyView] = [
      AnyView(
        ZStack {
          Circle().stroke(.red.opacity(0.3), lineWidth: 4)
          arc
          letter
        }.frame(width: size, height: size)),
      AnyView(
        ZStack {
          arc.frame(width: size, height: size)
          letter
        }),
      AnyView(
        ZStack {
          ProgressView(value: 0.9).progressViewStyle(.circular).tint(.red)
          letter
        }.frame(width: size, height: size)),
    ]
    for ring in rings {
      let surface = Screen.layout(ring).surface()
      guard surface.size == CellSize(columns: 6, rows: 3) else {
        Issue.record("\(surface.size)")
        continue
      }
      #expect(surface[2, 1].glyph == Glyph("P") && surface[2, 1].upper.alpha == 0)
      #expect(Screen.coverage(surface[3, 0]) > 0.2)
      #expect(Screen.coverage(surface[3, 2]) > 0.2)
    }
    let line = Path { path in
      path.move(to: CGPoint(x: 20, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 40))
    }
    #expect(Screen.layout(line.stroke(.red).frame(width: 40, height: 40)).size.rows == 2)
  }

  @Test func `a ring of one row goes around its letter`() {
    let letter = Text("P").frame(width: 22, height: 22).background(.red, in: Circle())
    #expect(Screen.text(letter.overlay(Circle().strokeBorder(.white, lineWidth: 1.5))) == "(P)")
    let arc = { (part: Double) in
      ZStack {
        Circle().trim(from: 0, to: part).stroke(.cyan, lineWidth: 2).rotationEffect(.degrees(-90))
        Text("P")
      }.frame(width: 24, height: 20)
    }
    #expect(Screen.text(arc(0.5)) == "·P)")
    #expect(Screen.text(arc(1)) == "(P)")
    let progress = { (value: Double) in
      ZStack {
        ProgressView(value: value).progressViewStyle(.circular).tint(.red)
        Text("P")
      }.frame(width: 20, height: 20)
    }
    #expect(Screen.text(progress(0.5)) == "(P)")
    let surface = Screen.layout(progress(0.5)).surface()
    #expect(surface[2, 0].foreground.alpha == 255 && surface[0, 0].foreground.alpha < 128)
    #expect(
      Screen.text(ProgressView(value: 0.5).progressViewStyle(.circular), columns: 1, rows: 1)
        == "◑")
  }

  @Test func `a line that is hardly seen on a phone is no band`() {
    let line = { (opacity: Double) in
      let path = Path {
        $0.move(to: CGPoint(x: 12, y: 0))
        $0.addLine(to: CGPoint(x: 12, y: 32))
      }
      let stroked = path.stroke(.white.opacity(opacity), lineWidth: 0.6)
      return Screen.layout(stroked, columns: 3, rows: 2).surface().cells.reduce(0) {
        max($0, Int($1.upper.alpha), $1.glyph.hasInk ? Int($1.foreground.alpha) : 0)
      }
    }
    #expect(line(0.08) < 10)
    #expect(line(0.3) > 20)
  }

  @Test func `an edge keeps its strength when it fades with its shape`() {
    let circle = Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 50, height: 50)
    let faded = Screen.layout(circle.opacity(0.4)).surface()
    var black = Surface(size: faded.size, filledWith: Cell(background: .black))
    black.composite(faded, at: .zero)
    let middle = black[faded.size.columns / 2, faded.size.rows / 2].upper.red
    for row in 0..<black.size.rows {
      for column in 0..<black.size.columns {
        let cell = black[column, row]
        let most = max(cell.upper.red, cell.lower.red, cell.glyph.hasInk ? cell.foreground.red : 0)
        #expect(most <= middle + 2)
      }
    }
  }

  @Test func `text that counts takes a frame's width and is aligned as its lines`() {
    let range = Screen.now - 10...Screen.now + 80
    let timer = Text(timerInterval: range, countsDown: true)
    #expect(Screen.text(timer.frame(width: 64)) == "1:20····")
    #expect(
      Screen.text(timer.frame(width: 64).multilineTextAlignment(.trailing)) == "····1:20")
    #expect(
      Screen.text(timer.multilineTextAlignment(.center).frame(maxWidth: 64), columns: 20)
        == "··1:20··")
    // The time of day is as wide as it is.
    #expect(
      Screen.text(Text(Screen.now, style: .time).frame(width: 72, alignment: .trailing))
        .hasPrefix("·"))
    #expect(
      Screen.text(
        HStack(spacing: 0) {
          timer; Text("a")
        }, columns: 20) == "1:20" + String(repeating: "·", count: 15) + "a")
  }

  @Test func `a large number that fits on a phone is narrower here, not small`() {
    let text = Text("19:47").font(.system(size: 42, weight: .semibold))
    let whole = Screen.layout(text).size
    #expect(whole.rows > 1)
    // On a phone the number is 115 points wide.
    let framed = Screen.layout(text.frame(maxWidth: 150), columns: 40)
    #expect(framed.size.rows == whole.rows)
    #expect(framed.truncatedTexts.isEmpty)
    #expect(Screen.layout(text.frame(maxWidth: 80), columns: 40).size.rows == 1)
  }
}

import CellUI
import ColorScience
import Compositing
import Testing

/// Shapes that are drawn in halves of cells, in dots, or by signs of their own.
@Suite("Fine shapes") struct FineShapeTests {
  @Test(arguments: [(0.05, "○"), (0.1, "◔"), (0.3, "◔"), (0.5, "◑"), (0.7, "◕"), (0.98, "●")])
  func `a ring of two columns shows its part by a sign`(part: Double, sign: String) {
    let ring = ZStack {
      Circle().stroke(.gray, lineWidth: 3)
      Circle().trim(from: 0, to: part).stroke(.green, lineWidth: 3).rotationEffect(.degrees(-90))
    }.frame(width: 16, height: 16)
    #expect(Screen.text(ring) == "\(sign)·")
  }

  @Test func `an outline around a label of two rows is a line around its row`() {
    let label = VStack(spacing: 0) {
      Color.clear.frame(width: 48, height: 16)
      Text("Go").frame(width: 48, height: 32).overlay(Capsule().stroke(.red, lineWidth: 1))
    }
    #expect(Screen.text(label) == "╭────╮\n│·Go·│\n╰────╯")
  }

  @Test func `a thin curve is a line of dots, without corners`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 31))
      path.addLine(to: CGPoint(x: 32, y: 0))
    }.stroke(.red, lineWidth: 2).frame(width: 32, height: 32)
    #expect(Screen.text(line) == "··⡠⠊\n⡠⠊··")
    let thick = Path { path in
      path.move(to: CGPoint(x: 0, y: 31))
      path.addLine(to: CGPoint(x: 32, y: 0))
    }.stroke(.red, lineWidth: 6).frame(width: 32, height: 32)
    #expect(!Screen.text(thick).contains("⠊"))
  }

  @Test(arguments: [(2.0, "─"), (3, "━"), (4, "━"), (6, "▃")])
  func `a level or upright line has its whole color at any place`(width: Double, sign: Character) {
    let style = StrokeStyle(lineWidth: width, lineCap: .round)
    let level = Path { path in
      path.move(to: CGPoint(x: 6, y: 21))
      path.addLine(to: CGPoint(x: 74, y: 21))
    }.stroke(.red, style: style).frame(width: 80, height: 28)
    let surface = Screen.layout(level).surface()
    let signs = Screen.text(surface).split(separator: "\n")[1]
    #expect(signs.dropFirst().dropLast() == String(repeating: sign, count: 8))
    let line = Screen.layout(Rectangle().fill(.red).frame(width: 80, height: 3)).surface()
    #expect((1..<9).allSatisfy { surface[$0, 1].foreground == line[0, 0].foreground })
    guard width < 6 else { return }
    let upright = Path { path in
      path.move(to: CGPoint(x: 11, y: 0))
      path.addLine(to: CGPoint(x: 11, y: 48))
    }.stroke(.red, style: style).frame(width: 24, height: 48)
    let bar = width < 4 ? "│" : "┃"
    #expect(Screen.text(upright) == "·\(bar)·\n·\(bar)·\n·\(bar)·")
  }

  @Test func `a line of some width crosses an upright one, and takes the place of a level one`() {
    let path = { (start: CGPoint, end: CGPoint) in
      Path { path in
        path.move(to: start)
        path.addLine(to: end)
      }
    }
    let level = path(CGPoint(x: 0, y: 24), CGPoint(x: 24, y: 24))
    let upright = path(CGPoint(x: 12, y: 0), CGPoint(x: 12, y: 48))
    let cross = { (width: Double) in
      Screen.text(
        ZStack {
          upright.stroke(.red, lineWidth: width)
          level.stroke(.green, lineWidth: 3)
        }.frame(width: 24, height: 48))
    }
    #expect(cross(3) == "·│·\n━┿━\n·│·" && cross(5) == "·┃·\n━╋━\n·┃·")
    let bar = ZStack {
      level.stroke(.red, lineWidth: 3)
      level.stroke(.green, lineWidth: 6)
    }.frame(width: 24, height: 48)
    #expect(Screen.text(bar) == "···\n▃▃▃\n···")
  }

  @Test(arguments: [(4.0, "•"), (6, "•"), (8, "●")], [0.0, 20, 40])
  func `a dot at the end of a line is in the line's last cell`(
    dot: (size: Double, sign: Character), end: Double
  ) throws {
    let line = GeometryReader { geometry in
      let place = CGPoint(x: geometry.size.width, y: geometry.size.height * end / 40)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 12))
        path.addLine(to: place)
      }.stroke(.red, lineWidth: 2)
      Circle().fill(.green).frame(width: dot.size, height: dot.size).position(place)
    }.frame(width: 64, height: 32)
    let rows = Screen.text(line.padding(16)).split(separator: "\n").map(Array.init)
    let row = try #require(rows.firstIndex { $0.contains(dot.sign) })
    #expect(rows[row].firstIndex(of: dot.sign) == 9)
    #expect(row == (end == 0 ? 1 : 2))
  }

  @Test(arguments: [48.0, 1e20, 1e300, -1e300])
  func `a text at the end of a line is whole, and a far point is none`(x: Double) {
    let line = GeometryReader { _ in
      let place = CGPoint(x: x, y: 12)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 12))
        path.addLine(to: place)
      }.stroke(.red, lineWidth: 2)
      Circle().fill(.green).frame(width: 6, height: 6).position(place)
      Text("10").position(place)
    }.frame(width: 64, height: 32)
    let layout = Screen.layout(line)
    #expect(layout.truncatedTexts.isEmpty)
    if x == 48 { #expect(Screen.text(layout.surface()).contains("10")) }
  }

  @Test func `dots are seen in front of a line`() {
    let curve = Path { path in
      path.move(to: CGPoint(x: 1, y: 0))
      path.addLine(to: CGPoint(x: 1, y: 15))
    }.stroke(.red, lineWidth: 2)
    let text = Screen.text(
      ZStack {
        Rectangle().frame(width: 24, height: 1); curve
      }, columns: 3)
    #expect(text == "⡇──")
  }

  @Test func `a small unit stands on the baseline of its large number, in its own color`() {
    let speed =
      Text("42").font(.system(size: 34)) + Text(" km").font(.caption).foregroundColor(.red)
    let layout = Screen.layout(speed)
    let surface = layout.surface()
    let place = (0..<surface.size.columns * surface.size.rows).first { index in
      surface[index % surface.size.columns, index / surface.size.columns].glyph == Glyph("k")
    }
    let index = place ?? 0
    let (column, row) = (index % surface.size.columns, index / surface.size.columns)
    #expect(surface.size.rows == 3 && row == 2)
    #expect(surface[column, row].foreground == Screen.layout(Color.red).surface()[0, 0].upper)
    #expect(column == surface.size.columns - 2, "without the space, which is at the number's side")
  }

  @Test func `a shape in the middle of an even number of rows stands half a row lower`() {
    let disc = HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 4).fill(.red).frame(width: 16, height: 16)
      VStack(spacing: 0) {
        Text("a")
        Text("b")
      }
    }
    #expect(Screen.text(disc) == "▒▒·a\n▒▒·b")
    let surface = Screen.layout(disc).surface()
    #expect(surface[0, 0].upper == .clear && surface[0, 1].lower == .clear)
    let letters = HStack(spacing: 8) {
      Text("x")
      VStack(spacing: 0) {
        Text("a")
        Text("b")
      }
    }
    #expect(Screen.text(letters) == "x·a\n··b")
  }

  @Test func `a fill within an outline leaves the outline's ends`() {
    let battery = ZStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 6).stroke(.gray, lineWidth: 2).frame(width: 64, height: 32)
      Rectangle().fill(.green).frame(width: 32, height: 16).padding(.leading, 8)
    }
    #expect(Screen.text(battery) == "╭▒▒▒▒──╮\n╰▒▒▒▒──╯")
    let surface = Screen.layout(battery).surface()
    #expect(surface[2, 0].upper == .clear && surface[2, 0].lower != .clear)
    #expect(surface[2, 1].upper != .clear && surface[2, 1].lower == .clear)
  }

  @Test func `an edge is no wider than it is, so that its shape is seen`() {
    let avatar = Circle().fill(.red).frame(width: 32, height: 32)
    let edged = avatar.overlay(Circle().stroke(.black, lineWidth: 2))
    let cell = Screen.layout(edged).surface()[1, 0]
    let red = Screen.layout(avatar).surface()[1, 0].upper.red
    #expect(red > 0)
    #expect(Double(cell.upper.red) > 0.5 * Double(red), "\(cell)")
  }

  @Test func `a short word is cut, and not broken`() {
    let time = Text("1:00:00").frame(width: 32)
    #expect(Screen.text(time, columns: 4, rows: 3).split(separator: "\n").count == 1)
  }

  @Test func `a dot that is not seen leaves the letter beneath it`() {
    let text = ZStack(alignment: .leading) {
      Text("abc")
      Circle().fill(.clear).frame(width: 5, height: 5)
    }
    #expect(Screen.text(text) == "abc")
  }

  @Test func `a fill in front of a bar is as thin as the bar`() {
    let bar = Capsule().fill(.gray).frame(width: 48, height: 4)
    let filled = bar.overlay(alignment: .leading) {
      GeometryReader { Capsule().fill(.red).frame(width: $0.size.width / 2) }
    }
    let framed = Capsule().fill(.gray).frame(height: 4).frame(width: 48)
      .overlay(alignment: .leading) { Capsule().fill(.red).frame(width: 24) }
    #expect(Screen.text(framed) == "━━━━━━", "in two frames")
    let low = Capsule().fill(.gray).frame(width: 48, height: 8)
      .overlay(alignment: .trailing) { Capsule().fill(.red).frame(width: 16) }
    let half = Screen.layout(low).surface()
    #expect(Screen.text(low) == "▄▄▄▄▄▄")
    #expect((0..<6).map { half[$0, 0].foreground == half[5, 0].foreground }.count { $0 } == 2)
    let surface = Screen.layout(filled).surface()
    #expect(Screen.text(filled) == "━━━━━━")
    #expect((0..<6).map { surface[$0, 0].foreground == surface[0, 0].foreground }.count { $0 } == 3)
  }

  @Test func `bars side by side have heights by halves of rows and no shades`() {
    let bars = HStack(alignment: .bottom, spacing: 2) {
      ForEach([4.0, 12, 22, 40, 31, 17], id: \.self) {
        RoundedRectangle(cornerRadius: 2).fill(.red).frame(width: 4, height: $0)
      }
    }
    #expect(Screen.text(bars) == "···▌▖·\n▖▖▌▌▌▌")
    let surface = Screen.layout(bars).surface()
    let colors = (0..<12).map { surface[$0 % 6, $0 / 6] }
    #expect(colors.allSatisfy { $0.upper.alpha == 0 && $0.lower.alpha == 0 })
    #expect(colors.allSatisfy { [0, 255].contains($0.foreground.alpha) })
  }

  @Test func `bars with columns between them have heights by eighths`() {
    let bars = HStack(alignment: .bottom, spacing: 8) {
      ForEach([4.0, 14, 18, 26, 32], id: \.self) {
        RoundedRectangle(cornerRadius: 2).fill(.red).frame(width: 8, height: $0)
      }
    }
    let text = Screen.text(bars.background(.black))
    #expect(text.contains("▂") && text.contains("▇") && text.contains("▁") && text.contains("▅"))
  }

  @Test func `bars that hang have heights by halves of rows`() {
    let bars = HStack(alignment: .top, spacing: 8) {
      ForEach([5.0, 14, 19, 27, 32], id: \.self) {
        RoundedRectangle(cornerRadius: 2).fill(.red).frame(width: 8, height: $0)
      }
    }
    let surface = Screen.layout(bars).surface()
    let cells = surface.bounds.columnRange.flatMap { [surface[$0, 0], surface[$0, 1]] }
    let strengths = cells.flatMap { [$0.upper.alpha, $0.lower.alpha] }
    #expect(strengths.allSatisfy { [0, 255].contains($0) })
  }

  @Test func `bars that share a width keep their heights and stand apart`() {
    let bars = HStack(alignment: .bottom, spacing: 2) {
      ForEach([4.0, 16, 24, 32], id: \.self) {
        Capsule().fill(.red).frame(maxWidth: .infinity).frame(height: $0)
      }
    }
    let lines = Screen.text(bars, columns: 8).split(separator: "\n")
    // An upper half of a cell is drawn as a part of its ground.
    #expect(lines == ["····▒▖▒▌", "▒▖▒▌▒▌▒▌"])
  }
}

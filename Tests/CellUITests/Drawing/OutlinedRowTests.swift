import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

/// Lines and grounds around one row of letters or around a dot.
@Suite("Outlined rows") struct OutlinedRowTests {
  @Test func `a line around wide letters has both its sides`() {
    let chip = Text("🚆").frame(width: 22, height: 22)
      .overlay(Circle().stroke(.white, lineWidth: 1))
    #expect(Screen.text(chip.padding(.horizontal, 8)) == "(🚆)·")
    let square = Text("🚆").frame(width: 22, height: 22)
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(.white, lineWidth: 1))
    #expect(Screen.text(square.padding(.horizontal, 8)) == "(🚆)·")
    let crowded = HStack(spacing: 0) {
      Text("x")
      chip
    }
    #expect(Screen.text(crowded) == "x🚆·", "no side alone")
  }

  @Test func `a line around a padded panel stands outside of the panel on all sides`() throws {
    let panel = VStack(spacing: 0) {
      Text("12:34")
      Text("soon")
    }.padding(.horizontal, 8).background(.black)
    let surface = Screen.layout(
      panel.padding(8).overlay(RoundedRectangle(cornerRadius: 15).stroke(.white, lineWidth: 1))
    ).surface()
    let rows = Screen.text(surface).split(separator: "\n")
    #expect(rows.count == 4 && rows[1].contains("12:34") && rows[2].contains("soon"))
    let cells = (0..<4).map { row in (0..<surface.size.columns).map { surface[$0, row] } }
    #expect(cells[0].contains { $0.glyph.hasInk } && cells[3].contains { $0.glyph.hasInk })
    #expect(cells[0].allSatisfy { $0.upper.alpha < 255 && $0.lower.alpha < 255 }, "no panel")
    // A text without a ground has no panel that the line could stand in.
    let text = Text("soon").padding(8).overlay(Rectangle().stroke(.white, lineWidth: 1))
    #expect(Screen.layout(text).size.rows == 1)
  }

  @Test func `a line around a badge full of letters is left out, since it would stand outside`() {
    let badge = { (color: Color) in
      Text("🚊").frame(width: 22, height: 22).background(color, in: Circle())
        .overlay(Circle().strokeBorder(.white, lineWidth: 1.5)).padding(.horizontal, 8)
    }
    #expect(!Screen.text(badge(.orange)).contains("("))
    #expect(Screen.text(badge(.orange.opacity(0.1))).contains("("))
  }

  @Test(arguments: [
    (6.0, 12.0, "•·"), (8, 14, "●·"), (12, 18, "●·"), (16, 22, "●··"), (8, 22, "(●)"),
  ])
  func `a dot keeps its color in a ring of one row`(size: Double, ring: Double, text: String) {
    let dot = ZStack {
      Circle().fill(.red).frame(width: size, height: size)
      Circle().stroke(.white, lineWidth: 1).frame(width: ring, height: ring)
    }
    let surface = Screen.layout(dot).surface()
    #expect(Screen.text(surface) == text)
    for column in 0..<surface.size.columns
    where ["•", "●"].contains(surface[column, 0].glyph.base) {
      #expect(surface[column, 0].foreground.red > surface[column, 0].foreground.blue)
    }
    let faint = ZStack {
      Circle().fill(.red.opacity(0.1)).frame(width: 12, height: 12)
      Circle().stroke(.white, lineWidth: 1).frame(width: 14, height: 14)
    }
    #expect(Screen.text(faint).contains("○"), "a fill that is hardly seen has a ring")
  }

  @Test(arguments: [false, true])
  func `a line around a level is its track`(isLineInFront: Bool) throws {
    let line = RoundedRectangle(cornerRadius: 4).stroke(.white, lineWidth: 1.5)
      .frame(width: 40, height: 18)
    let level = RoundedRectangle(cornerRadius: 2).fill(.green)
      .frame(width: 24, height: 14).padding(.leading, 2)
    let battery = ZStack(alignment: .leading) {
      if !isLineInFront { line }
      level
      if isLineInFront { line }
    }
    let surface = Screen.layout(battery).surface()
    #expect(!Screen.text(surface).contains("("))
    let colors = (0..<5).map { surface[$0, 0].upper }
    #expect(colors[1].green > colors[1].red && colors[1].isOpaque, "the level")
    #expect(colors[3].red == colors[3].green && !colors[3].isOpaque, "the track")
    let text = Text("a b c").background(.green).padding(.horizontal, 8)
      .overlay(Capsule().stroke(.white))
    #expect(Screen.text(text) == "(a▒b▒c)", "letters beside the line leave it")
  }

  @Test func `a line around letters, or around a fill that is not seen, stays a line`() {
    let chip = HStack(spacing: 0) {
      Text("Hi")
      Text("LIVE").background(.red)
    }.padding(.horizontal, 8).overlay(Capsule().stroke(.white))
    #expect(Screen.text(chip) == "(HiLIVE)")
    let box = HStack(spacing: 0) {
      Color.clear.frame(width: 16, height: 16)
      Spacer()
    }.frame(width: 48).overlay(RoundedRectangle(cornerRadius: 4).stroke(.white))
    #expect(Screen.text(box).hasPrefix("(") && Screen.text(box).hasSuffix(")"))
  }

  @Test func `a line moved in by half of its width is the line of the whole shape`() {
    let text = Text("framed").padding(16)
    let shape = RoundedRectangle(cornerRadius: 8)
    let moved = Screen.text(text.overlay(shape.inset(by: 0.5).stroke(.yellow, lineWidth: 1)))
    #expect(moved == Screen.text(text.overlay(shape.stroke(.yellow, lineWidth: 1))))
    #expect(moved != Screen.text(text.overlay(shape.inset(by: 4).stroke(.yellow, lineWidth: 1))))
  }

  @Test func `only a level shape is half a row`() {
    let tile = { (width: Double, height: Double) in
      Screen.text(RoundedRectangle(cornerRadius: 2).fill(.red).frame(width: width, height: height))
    }
    #expect(tile(8, 11.4) != "▄" && tile(9, 10) != "▄")
    #expect(tile(16, 10) == "▄▄" && tile(8, 8) == "▄")
  }

  @Test(arguments: [2.0, 4, 6, 8])
  func `a stripe beside texts is as high as they are`(width: Double) {
    let row = HStack(spacing: 8) {
      Capsule().fill(.red).frame(width: width)
      VStack {
        Text("ab")
        Text("cd")
      }
    }
    #expect(Screen.layout(row, rows: 9).size.rows == 2)
    let bars = HStack { Capsule().fill(.red).frame(width: width) }
    #expect(Screen.layout(bars, rows: 9).size.rows == 9, "alone it takes all there is")
  }

  private func pill(_ padding: CGFloat) -> some View {
    Text("going").padding(.horizontal, 8).padding(.vertical, padding)
      .background(.red, in: Capsule())
  }

  /// The opacity of each half row of a column, in tenths.
  private func halves(_ view: some View, column: Int) -> [Int] {
    let surface = Screen.layout(view).surface()
    return (0..<surface.size.rows).flatMap { row in
      [surface[column, row].upper, surface[column, row].lower].map { Int($0.alpha) * 10 / 255 }
    }
  }

  @Test(arguments: [
    (Font.caption2, 4.0, false), (.caption2, 8, true), (.caption, 4, false), (.caption, 6, true),
    (.body, 4, true), (.body, 2, false),
  ])
  func `a chip is higher than a row where its letters and padding are about two`(
    font: Font, padding: Double, isHigh: Bool
  ) {
    let chip = Text("Gate").font(font).padding(padding).background(Color.red).cornerRadius(4)
    let surface = Screen.layout(chip.padding(16)).surface()
    #expect((surface[4, 0].lower.alpha > 0) == isHigh && surface[4, 0].upper.alpha == 0)
    #expect((surface[4, 2].upper.alpha > 0) == isHigh && surface[4, 2].lower.alpha == 0)
  }

  @Test func `a padded pill is half a row higher above and below where that is free`() {
    let alone = { (padding: CGFloat) in
      VStack(spacing: 16) {
        Text("ab")
        pill(padding)
        Text("cd")
      }
    }
    #expect(halves(alone(7), column: 3) == [0, 0, 0, 10, 10, 10, 10, 0, 0, 0])
    #expect(halves(alone(4), column: 3) == [0, 0, 0, 10, 10, 10, 10, 0, 0, 0])
    #expect(halves(alone(2), column: 3) == [0, 0, 0, 0, 10, 10, 0, 0, 0, 0])
    let lined = VStack(spacing: 16) {
      Text("ab")
      pill(7).overlay(Capsule().strokeBorder(.white, lineWidth: 1))
      Text("cd")
    }
    #expect(halves(lined, column: 3).dropFirst(3).prefix(4).allSatisfy { $0 == 10 })
  }

  @Test func `a padded pill stays in its row beside letters, in a plate, and between others`() {
    let row = [0, 0, 10, 10, 0, 0]
    let tight = VStack(spacing: 0) {
      Text("abcdefg")
      pill(7)
      Text("abcdefg")
    }
    #expect(halves(tight, column: 3) == row)
    let plate = VStack(spacing: 16) {
      pill(7).background(Color.blue)
      Text("ab")
    }
    #expect(Array(halves(plate.padding(.top, 16), column: 3).prefix(6)) == row)
    let two = { (spacing: CGFloat) in
      VStack(spacing: spacing) {
        pill(7)
        pill(7)
      }.padding(.vertical, 16)
    }
    #expect(halves(two(0), column: 3) == [0, 0, 10, 10, 0, 0, 10, 10, 0, 0], "they would touch")
    #expect(
      halves(two(16), column: 3) == [0, 10, 10, 10, 10, 0, 0, 10, 10, 10, 10, 0],
      "their padding and the spacing are two rows")
  }

  @Test func `the pills of a row are as high as each other`() {
    let row = { (words: String) in
      VStack(spacing: 0) {
        Text(words).frame(width: 120, alignment: .leading)
        HStack {
          pill(7)
          Spacer()
          pill(7)
        }.frame(width: 120)
      }.padding(.vertical, 16)
    }
    #expect(halves(row("ab"), column: 3) == halves(row("ab"), column: 12))
    #expect(halves(row(""), column: 3) == halves(row(""), column: 12))
  }

  @Test func `words above a button keep off it by their distance and its padding`() {
    let rows = { (spacing: CGFloat) in
      Screen.layout(
        VStack(spacing: spacing) {
          Text("Title")
          Button("Stop") {}.buttonStyle(.bordered)
        }
      ).size.rows
    }
    #expect(rows(0) == 2 && rows(4) == 3 && rows(24) == 4)
    let lines = VStack(spacing: 4) {
      Text("Title")
      Text("below").padding(.vertical, 6)
    }
    #expect(Screen.layout(lines).size.rows == 3)
    #expect(Screen.layout(lines, rows: 2).size.rows == 2, "where rows are missing there is no gap")
  }

  @Test func `a blurred shape fades beyond its frame, and letters are only noted`() {
    let view = Circle().fill(.red).frame(width: 48, height: 48).blur(radius: 8).padding(16)
    let surface = Screen.layout(view).surface()
    let alphas = (0..<5).map { row in Int(surface[5, row].upper.alpha) }
    #expect(alphas[2] == 255 && surface[5, 0].lower.alpha > 0, "it shines above its frame")
    #expect(surface[5, 0].lower.alpha < 128 && surface[5, 0].upper.alpha == 0)
    #expect(Screen.layout(view).notes.isEmpty)
    #expect(Screen.layout(Text("x").blur(radius: 8)).notes == [.undrawn("blur")])
    #expect(Screen.text(Circle().fill(.red).frame(width: 12, height: 12).blur(radius: 4)) == "●")
  }

  @Test func `a symbol is a sign in one row, and drawn in a frame of more`() {
    let symbol = { (points: Double) in
      Screen.layout(
        Image(systemName: "heart.fill").resizable().scaledToFit()
          .frame(width: points, height: points)
      ).surface()
    }
    #expect(Screen.text(symbol(24)).contains("♥"))
    #expect(!Screen.text(symbol(30)).contains("♥"))
    #expect(symbol(40).size == CellSize(columns: 6, rows: 3))
    #expect(!Screen.text(symbol(40)).contains("♥"))
  }

  @Test(arguments: [2.5, 4, 5, 7])
  func `a ring of one row is a sign, as thick as it may be`(width: Double) {
    let ring = ZStack {
      Circle().stroke(.red.opacity(0.3), lineWidth: width)
      Circle().trim(from: 0, to: 0.4).stroke(.red, lineWidth: width)
        .rotationEffect(.degrees(-90))
    }.frame(width: 22, height: 22)
    let surface = Screen.layout(ring).surface()
    #expect(Screen.text(surface) == "·◑·")
    #expect(surface[1, 0].foreground.alpha == 255)
    #expect((0..<3).allSatisfy { surface[$0, 0].upper.alpha == 0 })
    let around = Screen.layout(
      ZStack {
        ring; Text("P")
      }
    ).surface()
    #expect(Screen.text(around) == "(P)")
    #expect(around[0, 0].foreground.alpha < 128 && around[2, 0].foreground.alpha == 255)
  }

  @Test func `a thin line around a padded word is brackets, with a ground a pill of two rows`() {
    let word = Text("ahead").font(.caption).padding(8)
    let line = Screen.layout(word.background(Capsule().stroke(.green)).padding(16))
    #expect(line.items.allSatisfy { $0.frame.size.rows == 1 })
    #expect(Screen.text(line.surface()).contains("(ahead)"))
    let pill = word.background(Capsule().stroke(.green)).background(Capsule().fill(.red))
    #expect(Screen.layout(pill.padding(16)).items[0].frame.size.rows == 3)
  }

  @Test func `large letters that are struck through have a line behind them`() {
    let price = Text("1 2").font(.system(size: 40, weight: .bold))
    let row = { (view: Text) in
      Screen.text(view).split(separator: "\n").filter { $0.contains("━") }.count
    }
    #expect(row(price) == 0 && row(price.strikethrough()) == 1)
    #expect(Screen.layout(price).size == Screen.layout(price.strikethrough()).size)
  }

  @Test func `a sign that fills its cell is smaller on its enclosure`() {
    let stop = Screen.text(Image(systemName: "stop.circle.fill").foregroundStyle(.red))
    #expect(stop.contains("▪") && !stop.contains("■"))
    #expect(Screen.text(Image(systemName: "stop.fill")).contains("■"))
  }

  @Test func `a white dot in a ring is a hole on a white card`() {
    let stop = Circle().fill(.white).overlay(Circle().stroke(.blue, lineWidth: 3))
      .frame(width: 12, height: 12)
    let layout = Screen.layout(stop)
    #expect(Screen.text(layout.surface()).first == "●")
    #expect(Screen.text(layout.standing(on: .white).surface()).first == "○")
    #expect(Screen.text(layout.standing(on: .black).surface()).first == "●")
    #expect(layout.standing(on: .white.opacity(0.5)).items == layout.items)
    let ring = Circle().strokeBorder(.blue, lineWidth: 3).frame(width: 10, height: 10)
    #expect(Screen.text(ring) == "○")
  }

  @Test func `a thick line inside of a pill is its ends`() {
    let pill = Text("Thick").padding(.horizontal, 16)
      .overlay(Capsule().strokeBorder(.orange, lineWidth: 3))
    #expect(Screen.text(pill) == "(·Thick·)")
  }

  @Test(arguments: [1.0, 2, 3])
  func `the edge of a tile lies within the tile`(width: Double) {
    let tile = RoundedRectangle(cornerRadius: 8).fill(.blue)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.white, lineWidth: width))
      .frame(width: 48, height: 48).padding(16)
    let surface = Screen.layout(tile).surface()
    let inner = CellRect(column: 2, row: 1, columns: 6, rows: 3)
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns
      where !inner.contains(CellPoint(column: column, row: row)) {
        #expect(surface[column, row] == .clear)
      }
    }
    // From two points on it is a clear line, and thinner it is a shade.
    #expect((surface[5, 1].upper.red > 150) == (width >= 2))
    #expect(surface[5, 1].lower.red < 60 && surface[5, 1].upper.red > 60)
  }
}

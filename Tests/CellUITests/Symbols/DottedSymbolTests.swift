import ColorScience
import Compositing
import Testing

@testable import CellUI

/// Symbols of two rows, which are drawn in braille dots.
@Suite("A symbol of two rows") struct DottedSymbolTests {
  private static func isDotted(_ view: some View) -> Bool {
    let surface = Screen.layout(view).surface()
    return (0..<surface.size.rows).contains { row in
      (0..<surface.size.columns).contains { surface[$0, row].glyph.isBraille }
    }
  }

  @Test(arguments: [(24.0, false), (28, true), (30, true), (32, true), (40, false)])
  func `a symbol is dots in a frame of two rows`(points: Double, isDotted: Bool) {
    let symbol = Image(systemName: "heart.fill").resizable().scaledToFit()
      .frame(width: points, height: points)
    #expect(Self.isDotted(symbol) == isDotted)
  }

  @Test func `a symbol keeps the gap between its bodies, and its lines`() {
    let pause = Image(systemName: "pause.fill").resizable().frame(width: 32, height: 32)
    // The right dots of the second cell and the left ones of the third are free.
    let surface = Screen.layout(pause).surface()
    for row in 0...1 {
      let (left, right) = (surface[1, row].glyph.base.value, surface[2, row].glyph.base.value)
      #expect(left & 0xB8 == 0 && left & 0x47 != 0)
      #expect(right & 0x47 == 0 && right & 0xB8 != 0)
    }
    let heart = Image(systemName: "heart.fill").resizable().frame(width: 32, height: 32)
    #expect(Screen.text(heart) == "⣴⣦⣶⡄\n⠈⠻⠋·")
    let clock = Image(systemName: "clock").resizable().frame(width: 32, height: 32)
    #expect(Screen.text(clock) == "⡔⢩⠑⡄\n⠑⠬⠕⠁")
  }

  @Test(arguments: [
    ("cup.and.saucer.fill", "☕"), ("bell.badge.fill", "🔔"), ("list.clipboard", "📋"),
    ("car.fill", "🚗"),
  ])
  func `a symbol is its emoji where its outline does not tell it from others`(
    name: String, emoji: String
  ) {
    let symbol = Image(systemName: name)
    for view in [
      AnyView(symbol.font(.title)), AnyView(symbol.resizable().frame(width: 32, height: 32)),
    ] {
      let layout = Screen.layout(view.foregroundStyle(.brown))
      #expect(layout.size == CellSize(columns: 4, rows: 2))
      #expect(Screen.text(layout.surface()) == "·\(emoji)·\n····")
      let note = LayoutNote.keptColor(symbol: name, isRing: false)
      #expect(layout.notes == [note])
      #expect(Screen.layout(view.foregroundStyle(.white)).notes.isEmpty)
    }
    #expect(!Screen.text(symbol.font(.system(size: 44))).contains(emoji))
  }

  @Test func `a symbol is its emoji in the middle of a row of three`() {
    let row = HStack(spacing: 0) {
      Image(systemName: "car.fill").font(.title)
      Color.red.frame(width: 8, height: 48)
    }
    #expect(Screen.text(row) == "····▒\n·🚗·▒\n····▒")
  }

  @Test(arguments: [(30.0, true), (34, true), (48, true), (80, false)])
  func `a person's limbs are dots, not grays, up to four rows`(points: Double, isDotted: Bool) {
    let run = Image(systemName: "figure.run").font(.system(size: points)).foregroundStyle(.white)
    #expect(Self.isDotted(run) == isDotted)
    guard isDotted else { return }
    let cells = Screen.layout(run).surface().cells
    #expect(cells.allSatisfy { !$0.glyph.hasInk || $0.glyph.isBraille && $0.foreground == .white })
    #expect(cells.allSatisfy { $0.upper.alpha == 0 && $0.lower.alpha == 0 })
  }

  @Test(arguments: ["heart.fill", "star", "drop.fill", "flame.fill", "arrow.up", "square", "clock"])
  func `a symbol is dots where its outline says it`(name: String) {
    #expect(Self.isDotted(Image(systemName: name).font(.title)))
  }

  @Test(arguments: [20.0, 24, 28, 32], ["CEL", "7"])
  func `a symbol with letters in front is their ground`(points: Double, letters: String) {
    let green = Color(red: 0, green: 1, blue: 0)
    let shield = Image(systemName: "shield.fill").resizable().scaledToFit().foregroundStyle(green)
    let text = Text(letters).font(.system(size: points * 0.3))
    let sign = Image(systemName: "shield.fill").font(.system(size: 20)).foregroundStyle(green)
    let views: [any View] = [
      ZStack {
        shield; text
      }.frame(width: points, height: points), sign.overlay(text.fixedSize()),
      text.background(sign),
    ]
    for view in views {
      let surface = Screen.layout(AnyView(view).padding(.horizontal, 8)).surface()
      let cells = (0..<surface.size.rows).flatMap { row in
        (0..<surface.size.columns).map { surface[$0, row] }
      }
      let inked = cells.filter { cell in letters.unicodeScalars.contains(cell.glyph.base) }
      #expect(inked.count == letters.count)
      for cell in inked {
        #expect(cell.upper == StraightRGBA(rgb: 0x00FF00), "\(Screen.text(surface))")
      }
      #expect(!cells.contains { $0.glyph.isBraille || $0.glyph.base == "⬟" })
    }
  }

  @Test func `a symbol with other things in front stays a symbol`() {
    let bell = Image(systemName: "bell.fill").resizable().frame(width: 20, height: 20)
    let badge = bell.overlay(alignment: .topTrailing) { Text("3") }
    #expect(Screen.text(badge).contains("🔔"))
    let shield = Image(systemName: "shield.fill").resizable().frame(width: 32, height: 32)
    #expect(Self.isDotted(shield.overlay(Text("long words").fixedSize())))
    #expect(Self.isDotted(shield.overlay(Circle().frame(width: 8, height: 8))))
  }

  @Test(arguments: [
    (Font.title, Image.Scale.medium, 2), (.system(size: 28), .medium, 2),
    (.title2, .medium, 1), (.title2, .large, 2), (.body, .large, 1), (.title, .small, 1),
    (.system(size: 30), .medium, 3),
  ])
  func `a symbol is as high as its font and its scale ask for`(
    font: Font, scale: Image.Scale, rows: Int
  ) {
    let symbol = Image(systemName: "car.fill").font(font).imageScale(scale)
    #expect(Screen.layout(symbol).size.rows == rows)
  }

  @Test func `a symbol is a sign in one row, and without other glyphs`() {
    let car = Image(systemName: "car.fill").font(.title)
    #expect(Screen.layout(car, columns: 20, rows: 1).size.rows == 1)
    var environment = Screen.environment
    environment.glyphRepertoire = .ascii
    #expect(Screen.layout(car, environment: environment).size.rows == 1)
  }

  @Test func `a symbol stands in the middle of a disc of three rows`() throws {
    let disc = Image(systemName: "car.fill").font(.title)
      .frame(width: 48, height: 48).background(Circle().fill(.blue))
    let items = Screen.layout(disc).items
    let symbol = try #require(items.last)
    #expect(OutlineRect(symbol.frame).center == OutlineRect(items[0].frame).center)
  }

  @Test(arguments: [Font.title, .largeTitle])
  func `a symbol with padding stands in the middle of its disc`(font: Font) throws {
    let disc = Image(systemName: "star.fill").font(font).padding(8).background(Circle().fill(.blue))
    let items = Screen.layout(disc).items
    let symbol = try #require(items.last)
    let middle = OutlineRect(items[0].frame).center
    #expect(OutlineRect(symbol.frame).center.y == middle.y && items[0].frame.size.rows == 3)
  }
}

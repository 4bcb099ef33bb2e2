import ColorScience
import Compositing
import Testing

@testable import CellUI

/// Grounds and outlines that are centered on letters, and the drawings that are none.
@Suite("Centered grounds") struct CenteredGroundTests {
  @Test(arguments: ["Em andamento", "In progress"])
  func `the ground of a text in two lines is behind both, however short the first one is`(
    text: String
  ) {
    let chip = Text(text).padding(.horizontal, 8).padding(.vertical, 3)
      .background(Capsule().fill(.green))
    let layout = Screen.layout(chip, columns: 12)
    #expect(layout.size.rows == 2)
    #expect(layout.items.first?.frame == CellRect(origin: .zero, size: layout.size))
  }

  /// Returns the heights of some outlines around a letter, in rows: of two, or of three where they are centered on it.
  private func outlineRows(_ count: Int) -> Set<Int> {
    let outlines = ZStack {
      Text("P")
      ForEach(0..<count) { _ in
        RoundedRectangle(cornerRadius: 8).stroke(.red).frame(width: 40, height: 32)
      }
    }
    let items = Screen.layout(outlines.padding(16)).items
    #expect(items.count == count + 1)
    return Set(items.dropFirst().map(\.frame.size.rows))
  }

  @Test func `outlines are centered on the letter behind them up to the limit of things`() {
    let most = LayoutPass.groundPartsMaximum + 1
    #expect(outlineRows(1) == [3])
    #expect(outlineRows(most) == [3])
    #expect(outlineRows(most + 1) == [2])
    // Each would look for its letter among all of those before.
    #expect(outlineRows(400) == [2])
  }

  @Test func `circles that lie over each other are centered alike`() {
    let circles = HStack(spacing: -8) {
      ForEach(0..<3) { number in
        Text("\(number)").frame(width: 32, height: 32).background(Circle().fill(.red))
      }
    }
    let items = Screen.layout(circles.padding(16)).items
    #expect(items.count == 6)
    let grounds = [0, 2, 4].map { items[$0].frame.rowRange }
    #expect(Set(grounds) == [1..<4] || Set(grounds) == [0..<3])
  }

  @Test(arguments: [("P", 48.0, true), ("PQR", 48.0, false), ("P", 32.0, false)])
  func `a large tile keeps its sides, and any other is centered on its letters`(
    letters: String, width: Double, keepsSides: Bool
  ) {
    let tile = ZStack {
      RoundedRectangle(cornerRadius: 8).fill(.red)
      Text(letters)
    }
    let items = Screen.layout(tile.frame(width: width, height: 48).padding(16)).items
    #expect((items[0].frame.columnRange == 2..<2 + Int(width / 8)) == keepsSides)
  }

  @Test func `a circle with a badge in its corner is centered on its letter`() {
    let circle = Circle().fill(.red).frame(width: 40, height: 40).overlay(Text("A"))
    let badged = ZStack(alignment: .bottomTrailing) {
      circle
      Image(systemName: "star.fill").font(.caption)
    }
    let plain = Screen.layout(circle.padding(16)).items
    let items = Screen.layout(badged.padding(16)).items
    #expect(items.count == 3)
    #expect(items[0].frame == plain[0].frame)
    #expect(items[1].frame == plain[1].frame)
  }

  @Test func `a sign alone in the corner of a circle leaves it in its place`() {
    let badged = ZStack(alignment: .bottomTrailing) {
      Circle().fill(.red).frame(width: 40, height: 40)
      Image(systemName: "star.fill").font(.caption)
    }
    let items = Screen.layout(badged.padding(16)).items
    #expect(items.first?.frame == CellRect(column: 2, row: 1, columns: 5, rows: 2))
  }

  @Test(arguments: [0.05, 0.12, 0.25, 0.46, 1])
  func `a gauge's ring is centered on its label with any value`(value: Double) {
    let gauge = Gauge(value: value) {
      Text("")
    } currentValueLabel: {
      Text("12%")
    }.gaugeStyle(.accessoryCircularCapacity)
    let items = Screen.layout(gauge.padding(16)).items
    #expect(items.map(\.frame.size.rows) == [5, 5, 1])
  }

  @Test func `a circle on a tile stays within the tile`() {
    let tile = HStack {
      Text("o").frame(width: 32, height: 32).background(.red, in: Circle())
      VStack(spacing: 0) {
        Text("Simmer")
        Text("1:29")
      }
    }.padding(8).background(RoundedRectangle(cornerRadius: 8).fill(.blue))
    let items = Screen.layout(tile.padding(16)).items
    #expect(items.count == 5)
    #expect(items[0].frame.intersection(items[1].frame) == items[1].frame)
  }

  @Test func `the circles of steps are centered on their numbers beside lines, too`() {
    let steps = HStack(spacing: 0) {
      ForEach(0..<3) { number in
        if number > 0 { Rectangle().fill(.gray).frame(width: 32, height: 2) }
        Circle().fill(.red).frame(width: 16, height: 16).overlay(Text("\(number)"))
      }
    }
    let widths = Screen.layout(steps.padding(16)).items.map(\.frame.size.columns)
    #expect(widths.filter { $0 == 3 }.count == 3)
  }

  @Test func `circles side by side stand in the middle of a higher row`() {
    let row = HStack {
      Rectangle().fill(.gray).frame(width: 48, height: 48)
      HStack {
        ForEach(0..<2) { number in
          Text("\(number)").frame(width: 32, height: 32).background(.red, in: Circle())
        }
      }
    }
    let letters = Screen.layout(row.padding(16)).items.filter(\.isLetters)
    #expect(letters.map(\.frame.origin.row) == [2, 2])
  }

  @Test func `a disc is centered on a symbol in one row`() throws {
    let disc = ZStack {
      Circle().fill(.green).frame(width: 34, height: 34)
      Image(systemName: "checkmark.circle.fill").font(.system(size: 15, weight: .semibold))
    }
    let items = Screen.layout(disc.padding(16)).items
    #expect(items.count == 2)
    #expect(OutlineRect(items[0].frame).center.y == OutlineRect(items[1].frame).center.y)
  }

  @Test func `a ring around a padded emoji is as wide as its padding`() {
    let lock = Image(systemName: "lock.fill").font(.title2).padding(8)
      .background(Circle().stroke(.green, lineWidth: 2))
    let ring = Screen.layout(lock.padding(16)).items[0].frame
    #expect(ring.size.columns >= 4 && ring.size.rows == 3)
  }

  @Test func `a thin line on the edge of a dark shape is seen`() {
    let card = Text("on").padding(16).background(RoundedRectangle(cornerRadius: 16).fill(.black))
      .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.green, lineWidth: 1))
    let surface = Screen.layout(card).surface()
    let middle = surface[surface.size.columns / 2, 0]
    #expect(max(middle.upper.green, middle.lower.green, middle.foreground.green) > 30)
  }

  @Test func `the buttons of a row are as low as the one that has no room`() {
    let view = VStack(alignment: .leading, spacing: 4) {
      Text("Title")
      HStack(spacing: 8) {
        ForEach(["A", "Bravo", "Charlie"], id: \.self) { name in
          Text(name).frame(width: 96, height: 28)
            .background(RoundedRectangle(cornerRadius: 8).fill(.red))
        }
      }
      Text("Below")
    }
    let grounds = Screen.layout(view).items.filter { !$0.isLetters }
    #expect(grounds.count == 3)
    #expect(Set(grounds.map(\.frame.rowRange)) == [1..<2])
  }

  @Test(arguments: [true, false])
  func `a button of two rows without room above stands half a row lower`(isFree: Bool) throws {
    let button = Button {
    } label: {
      Text("Stop")
    }.buttonStyle(.borderedProminent)
      .frame(width: 96, height: 30)
    let view = VStack(spacing: 0) {
      Color.brown.frame(width: 96, height: 16)
      button
      if !isFree { Text("Below") }
    }
    let layout = Screen.layout(view.padding(16))
    let ground = try #require(layout.items.first { $0.isRoundGround || $0.frame.size.rows == 3 })
    let letters = try #require(layout.items.first { $0.isLetters })
    #expect(letters.frame.origin.row == (isFree ? 3 : 2))
    #expect(ground.frame.rowRange == (isFree ? 2..<5 : 2..<3))
  }

  @Test(arguments: [true, false])
  func `a title stays level with the icon beside it that has no room above`(isFree: Bool) throws {
    let card = VStack(alignment: .leading, spacing: 0) {
      ProgressView(value: 0.5)
      HStack {
        ZStack {
          Circle().fill(.orange).frame(width: 28, height: 28)
          Text("P")
        }
        VStack(alignment: .leading) {
          Text("Title")
          if !isFree { Text("Caption") }
        }
        Spacer()
        Text("end")
      }
    }
    let rows = Screen.text(card.padding(16), columns: 40).split(separator: "\n")
    let row = { (word: String) in rows.firstIndex { $0.contains(word) } }
    let icon = try #require(row("P"))
    #expect(row("Title") == (isFree ? icon : icon - 1) && row("end") == row("Title"))
  }

  @Test func `a dot in front of a dot is one in a ring, and no square`() {
    let dot = ZStack {
      Circle().fill(.blue).frame(width: 10, height: 10)
      Circle().fill(.white).frame(width: 4, height: 4)
    }
    let surface = Screen.layout(dot).surface()
    #expect(Screen.text(surface) == "◉")
    #expect(surface[0, 0].upper.alpha == 0)
  }

  @Test(arguments: [(10.0, 6.0), (12, 6), (14, 7)])
  func `a dot in front of its glow has its own color`(outer: Double, inner: Double) {
    let light = ZStack {
      Circle().fill(.green.opacity(0.3)).frame(width: outer, height: outer)
      Circle().fill(.green).frame(width: inner, height: inner)
    }
    let surface = Screen.layout(light).surface()
    let dots = surface.bounds.columnRange.filter { surface[$0, 0].glyph == Glyph("●") }
    #expect(dots.map { surface[$0, 0].foreground.alpha } == [255])
  }

  @Test func `a box of two lines stands in the rows of the bar beside it`() {
    let lines = { (title: String) in
      VStack(spacing: 0) {
        Text("o")
        Text(title)
      }
    }
    let ground = RoundedRectangle(cornerRadius: 12).fill(.gray)
    let box = lines("Mute").frame(width: 72).frame(height: 46).background(ground)
    let bar = HStack(spacing: 8) {
      box
      HStack(spacing: 2) {
        lines("A").frame(maxWidth: .infinity, maxHeight: .infinity)
        lines("B").frame(maxWidth: .infinity, maxHeight: .infinity)
      }.padding(2).frame(maxWidth: .infinity).frame(height: 46).background(ground)
    }
    let grounds = { (view: AnyView) in
      Screen.layout(view, columns: 48).items.filter { !$0.isLetters }.map(\.frame.rowRange)
    }
    #expect(grounds(AnyView(bar.frame(height: 46).padding(16))) == [1..<4, 1..<4])
    // Alone it is in the middle of its lines.
    #expect(grounds(AnyView(box.padding(16))) == [0..<4])
  }
}

import CellUI
import Compositing
import Testing

/// The text of each line of a screen, from left to right.
private func lines(_ view: some View, _ columns: Int, _ rows: Int) -> [String] {
  Screen.text(view, columns: columns, rows: rows).split(separator: "\n").map(String.init)
}

@Test func `views are a column apart in a row, and touch in a column`() {
  #expect(
    Screen.text(
      HStack {
        Text("ab"); Text("cd")
      }) == "ab·cd")
  #expect(
    Screen.text(
      VStack {
        Text("ab"); Text("cd")
      }) == "ab\ncd")
}

@Test(arguments: [(0.0, "ab"), (4, "a·b"), (8, "a·b"), (16, "a··b"), (20, "a···b")])
func `a row's spacing is asked for in points`(spacing: Double, expected: String) {
  #expect(
    Screen.text(
      HStack(spacing: spacing) {
        Text("a"); Text("b")
      }) == expected)
}

@Test(arguments: [
  (40, "abcd··ef··gh"), (12, "abcd··ef··gh"), (11, "abcd··ef·gh"), (10, "abcd·ef·gh"),
])
func `a row's spacing gives way to letters, down to a column`(columns: Int, expected: String) {
  let row = HStack(spacing: 16) {
    Text("abcd")
    Text("ef")
    Text("gh")
  }
  #expect(Screen.text(row, columns: columns) == expected)
}

@Test func `a row's spacing stays where a text takes several lines in any case`() {
  let row = HStack(spacing: 16) {
    Text("a text of some words")
    Text("xy")
  }
  #expect(lines(row, 10, 4).contains { $0.hasSuffix("··xy") })
}

@Test(arguments: [(0.0, "a\nb"), (8, "a\nb"), (16, "a\n·\nb"), (32, "a\n·\n·\nb")])
func `a column's spacing is asked for in points`(spacing: Double, expected: String) {
  #expect(
    Screen.text(
      VStack(spacing: spacing) {
        Text("a"); Text("b")
      }) == expected)
}

@Test func `a spacer takes what is left`() {
  #expect(
    Screen.text(
      HStack {
        Text("a"); Spacer(); Text("b")
      }, columns: 9, rows: 1) == "a·······b")
  #expect(
    Screen.text(
      VStack {
        Text("a"); Spacer(); Text("b")
      }, columns: 1, rows: 4) == "a\n·\n·\nb")
}

@Test func `numbers of one size in a row are large together or small together`() {
  let row = HStack {
    Text("125"); Spacer(); Text("1000")
  }.font(.system(size: 40, weight: .bold))
  #expect(lines(row, 40, 4).filter { $0.contains { !"·".contains($0) } }.count > 1)
  // There is room for one of them, though both are narrow.
  let narrow = lines(row, 20, 4).filter { $0.contains { !"·".contains($0) } }
  #expect(narrow == ["125·············1000"])
  // Another size is not concerned.
  let mixed = HStack {
    Text("125").font(.system(size: 30)); Spacer(); Text("1000").font(.system(size: 48))
  }
  #expect(lines(mixed, 20, 5).filter { $0.contains { !"·".contains($0) } }.count > 1)
}

@Test func `spacers share what is left`() {
  let view = HStack(spacing: 0) {
    Spacer(); Text("a"); Spacer()
  }
  #expect(Screen.text(view, columns: 9, rows: 1) == "····a····")
}

@Test func `a spacer keeps its minimum length without room`() {
  let view = HStack(spacing: 0) {
    Text("abc"); Spacer(minLength: 16); Text("def")
  }
  #expect(Screen.layout(view, columns: 8, rows: 1).size.columns == 8)
  #expect(Screen.text(view, columns: 8, rows: 1) == "abc··def")
}

@Test func `a spacer is offered space after a flexible view`() {
  let view = HStack(spacing: 0) {
    Color.red; Spacer(minLength: 0)
  }
  #expect(Screen.text(view, columns: 6, rows: 1) == "▒▒▒▒▒▒")
}

@Test func `flexible views share a row to the last column`() {
  let view = HStack(spacing: 0) {
    Color.red.overlay(Text("1"))
    Color.red.overlay(Text("2"))
    Color.red.overlay(Text("3"))
  }
  let layout = Screen.layout(view, columns: 11, rows: 1)
  #expect(layout.size == CellSize(columns: 11, rows: 1))
  #expect(Screen.text(layout.surface()).replacing("▒", with: "").count == 3)
}

@Test func `the least flexible view is offered space first`() {
  let view = HStack(spacing: 0) {
    Text("a long text"); Text("xy")
  }
  #expect(lines(view, 9, 2).first?.hasSuffix("xy") == true)
}

@Test func `a higher layout priority is offered space first`() {
  let low = HStack(spacing: 8) {
    Text("abcdef").lineLimit(1); Text("uvwxyz").lineLimit(1)
  }
  let high = HStack(spacing: 8) {
    Text("abcdef").lineLimit(1)
    Text("uvwxyz").lineLimit(1).layoutPriority(1)
  }
  #expect(Screen.text(low, columns: 9, rows: 1) == "abc…·uvw…")
  #expect(Screen.text(high, columns: 9, rows: 1) == "a…·uvwxyz")
}

@Test func `small letters with priority leave others what they leave them on a phone`() {
  let row = { (font: Font, width: Int) in
    let text = Text("a boat comes to the pier").font(font).lineLimit(1).layoutPriority(1)
    let view = HStack(spacing: 8) {
      text; Spacer(minLength: 8); Text("8:22").lineLimit(1)
    }
    return Screen.text(view, columns: width, rows: 1)
  }
  #expect(row(.caption2, 27).hasSuffix("8:22") && row(.caption2, 27).hasPrefix("a boat comes to"))
  #expect(row(.caption2, 24).hasSuffix("8:22"))
  // Letters of a body's size would take the room on a phone, too.
  #expect(row(.body, 27).hasPrefix("a boat comes to the pier"))
}

@Test func `a column with priority is as wide as its widest line on a phone`() {
  let row = HStack(spacing: 8) {
    VStack(alignment: .leading, spacing: 0) {
      Text("On the way").font(.subheadline).lineLimit(1)
      Text("Courier is moving through the city").font(.caption2).lineLimit(1)
    }
    .layoutPriority(1)
    Spacer()
    VStack(alignment: .trailing, spacing: 0) {
      Text("8:22").font(.headline).lineLimit(1)
      Text("En route").font(.caption2).lineLimit(1)
    }
  }
  let lines = Screen.text(row, columns: 38, rows: 2)
  #expect(lines.contains("On the way") && lines.contains("8:22"))
  #expect(lines.contains("En route") && lines.contains("Courier is moving"))
}

@Test(arguments: [
  (HorizontalAlignment.leading, "abc\nd··"), (.center, "abc\n·d·"), (.trailing, "abc\n··d"),
])
func `a column aligns its views`(alignment: HorizontalAlignment, expected: String) {
  #expect(
    Screen.text(
      VStack(alignment: alignment) {
        Text("abc"); Text("d")
      }) == expected)
}

@Test(arguments: [
  (VerticalAlignment.top, "ax\nb·\nc·"), (.center, "a·\nbx\nc·"), (.bottom, "a·\nb·\ncx"),
  (.firstTextBaseline, "ax\nb·\nc·"),
])
func `a row aligns its views`(alignment: VerticalAlignment, expected: String) {
  let view = HStack(alignment: alignment, spacing: 0) {
    Text("a\nb\nc"); Text("x")
  }
  #expect(Screen.text(view) == expected)
}

@Test(arguments: [
  (Alignment.topLeading, "x▒▒\n▒▒▒\n▒▒▒"), (.center, "▒▒▒\n▒x▒\n▒▒▒"),
  (.bottomTrailing, "▒▒▒\n▒▒▒\n▒▒x"), (.top, "▒x▒\n▒▒▒\n▒▒▒"),
])
func `a pile aligns its views`(alignment: Alignment, expected: String) {
  let view = ZStack(alignment: alignment) {
    Color.red; Text("x")
  }
  #expect(Screen.text(view, columns: 3, rows: 3) == expected)
}

@Test func `an empty view takes no space and no spacing`() {
  let shown = false
  let view = HStack {
    Text("a")
    EmptyView()
    if shown { Text("never") }
    Group {
      Text("b"); Text("c")
    }
    ForEach(0..<2) { Text("\($0)") }
  }
  #expect(Screen.text(view) == "a·b·c·0·1")
}

@Test func `a divider lies across its stack`() {
  #expect(
    Screen.text(
      VStack {
        Text("ab"); Divider(); Text("cd")
      }, columns: 4) == "·ab·\n────\n·cd·")
  #expect(
    Screen.text(
      HStack(spacing: 0) {
        Text("a"); Divider(); Text("b")
      }, rows: 1) == "a│b")
}

@Test(arguments: [(5, "a·\n··\nb·\n··\nc·"), (4, "a·\n··\nb·\nc·"), (3, "a·\nb·\nc·")])
func `a column gives up its last gaps before its texts`(rows: Int, expected: String) {
  let column = VStack(alignment: .leading, spacing: 9) {
    Text("a")
    Text("b")
    Text("c")
  }.frame(width: 16, alignment: .leading)
  #expect(Screen.text(column, columns: 2, rows: rows) == expected)
}

@Test(arguments: [(20, [3, 3]), (19, [3, 2]), (18, [2, 2]), (16, [1, 1]), (13, [1, 1])])
func `a row's gaps become narrower together`(columns: Int, gaps: [Int]) throws {
  let row = HStack(spacing: 24) {
    Text("first")
    Text("other")
    Text("word")
  }
  let line = Screen.text(row, columns: columns)
  let parts = line.split(separator: /·+/)
  let found = line.split(separator: /[a-z…]+/).map(\.count)
  #expect(parts.count == 3 && found == gaps)
}

@Test func `a column keeps its gaps beside a view that takes what is left`() {
  let column = VStack(spacing: 16) {
    Text("a")
    Color.red
  }
  #expect(Screen.text(column, columns: 1, rows: 4) == "a\n·\n▒\n▒")
}

@Test func `a line that divides a row is as high as the row's views`() {
  let lines: [(AnyView, rows: Int)] = [
    (AnyView(Divider()), 2), (AnyView(Divider().padding(.horizontal, 8)), 2),
    (AnyView(Rectangle().frame(width: 1)), 2), (AnyView(Divider().frame(height: 48)), 3),
    (AnyView(Rectangle().frame(width: 1, height: 48)), 3), (AnyView(Color.red), 10),
  ]
  for (line, rows) in lines {
    let row = HStack {
      VStack {
        Text("a"); Text("b")
      }
      line
      Text("c")
    }
    #expect(Screen.layout(row, columns: 20, rows: 10).size.rows == rows)
    #expect(Screen.layout(row, columns: 20).size.rows == (rows == 3 ? 3 : 2))
  }
}

@Test func `a line that divides a row of a frame is as high as the frame`() {
  let row = HStack {
    Text("a"); Divider(); Text("b")
  }
  let lines = Screen.text(row.frame(height: 48), columns: 5).split(separator: "\n")
  #expect(lines.map { $0.contains("│") } == [true, true, true])
}

@Test func `views that are less than half a column apart don't run together`() {
  let row = { (columns: Int, spacing: Double) in
    Screen.text(
      HStack(spacing: spacing) {
        Text("ab"); Text("cd"); Spacer(minLength: 0); Text("e")
      }, columns: columns)
  }
  #expect(row(8, 0) == "abcd···e")
  #expect(row(8, 2) == "ab·cd··e")
  // Without room for that, letters go before the gap.
  #expect(row(5, 2) == "abcde")
  let segments = HStack(spacing: 3) { ForEach(0..<3) { _ in Rectangle().frame(height: 4) } }
  #expect(Screen.text(segments, columns: 8) == "━━·━━·━━")
  let wave = HStack(spacing: 2) { ForEach(0..<4) { _ in Capsule().frame(width: 3, height: 16) } }
  #expect(Screen.layout(wave, columns: 20).size.columns == 4)
}

@Test func `a text that updates itself has its own width beside a view that takes any`() {
  let row = HStack(spacing: 8) {
    Text(Screen.now - 193, style: .relative)
    Color.red
    Text("ab")
  }
  #expect(Screen.text(row, columns: 24, rows: 1).hasPrefix("3 min, 13 sec·▒"))
  let words = HStack(spacing: 8) {
    Text("some words")
    Text(Screen.now - 193, style: .relative)
  }
  #expect(lines(words, 20, 2)[0].hasPrefix("some words·"), "other words keep their width")
}

@Test(arguments: [(26, "Park Court··3:13··"), (15, "Park Court·3:13")])
func `a row's spacing gives way to letters beside a text that updates itself`(
  columns: Int, expected: String
) {
  let row = HStack(spacing: 16) {
    Text("Park Court").lineLimit(1)
    Text(Screen.now - 193, style: .timer)
  }
  #expect(Screen.text(row, columns: columns).hasPrefix(expected.prefix(14)))
}

@Test func `a row of small gaps has them where its neighbors leave room`() {
  let pips = HStack(spacing: 3) {
    ForEach(0..<4, id: \.self) { _ in Capsule().fill(.red).frame(width: 14, height: 3) }
  }
  let row = HStack(spacing: 8) {
    pips
    Text("a text")
  }
  #expect(Screen.text(row, columns: 20).hasPrefix("━━·━━·━━·━━·a text"))
  #expect(Screen.text(row, columns: 15).hasPrefix("━━━━━━━━·a text"))
}

@Test func `a number and its unit have all of the pill in which they are`() {
  let row = HStack(spacing: 8) {
    ZStack {
      Capsule().fill(.gray).frame(width: 120, height: 16)
      HStack(spacing: 2) {
        Text("20"); Text("Stops Left")
      }
    }
    Text("a longer text here").fixedSize()
  }
  for columns in [28, 30, 31] {
    #expect(Screen.text(row, columns: columns).hasPrefix("▐20▒Stops▒Left▌"))
  }
}

@Test func `marks in a row keep their gaps beside other views`() {
  let marks = HStack(spacing: 3) {
    ForEach(0..<5) { _ in Capsule().frame(width: 14, height: 3) }
  }
  let column = VStack(alignment: .leading, spacing: 2) {
    Text("Apps paused during this window").font(.system(size: 11)).lineLimit(2)
    HStack(spacing: 8) {
      marks
      HStack(spacing: 2) {
        Image(systemName: "flame.fill"); Text("12")
      }
    }.padding(.top, 3)
  }
  let card = HStack(spacing: 14) {
    Color.red.frame(width: 34, height: 44)
    column
    Spacer(minLength: 4)
    Text("39:57")
  }
  #expect(Screen.text(card, columns: 41).contains("━━·━━·━━·━━·━━"))
}

@Test func `letters are large in a row that is as high in any case`() {
  let row = HStack {
    Color.red.frame(width: 48, height: 48)
    Text("2").font(.system(size: 40))
  }
  let card = VStack(spacing: 8) {
    row
    Text("a")
    Text("b")
  }
  #expect(!Screen.text(card, columns: 20, rows: 5).contains("2"))
}

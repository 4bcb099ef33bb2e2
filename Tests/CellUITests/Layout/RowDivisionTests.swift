import CellUI
import Compositing
import Testing

/// Rows whose views are wider in cells than on a phone.
@Suite("Row division") struct RowDivisionTests {
  @Test(arguments: [(Font.caption2, 1), (.body, 2)])
  func `a greedy neighbor leaves small letters the room that they have on a phone`(
    font: Font, lines: Int
  ) {
    let row = HStack(spacing: 8) {
      Text("Market is closed").font(font)
      Rectangle().fill(.red).frame(height: 16)
      Text("3.57%")
    }
    #expect(Screen.layout(row, columns: 36).size.rows == lines)
  }

  @Test
  func `half a column between dots of a width of their own is left out where they have no room`() {
    func columns(_ count: Int, spacing: Double) -> Int {
      let row = HStack(spacing: spacing) {
        ForEach(0..<count, id: \.self) { number in
          Text("\(number % 10)").frame(width: 20, height: 20)
        }
      }
      return Screen.layout(row, columns: 43).size.columns
    }
    #expect(columns(10, spacing: 4) == 39)
    #expect(columns(14, spacing: 4) == 43)
    #expect(columns(14, spacing: 5) > 43)
  }

  @Test(arguments: 2...14, [60.0, 90, 110, 112])
  func `shapes alike are dealt columns by their places`(count: Int, width: Double) {
    let row = HStack(spacing: 2) {
      ForEach(0..<count, id: \.self) { _ in RoundedRectangle(cornerRadius: 3).frame(height: 14) }
    }
    let layout = Screen.layout(row.frame(width: width))
    let frames = layout.items.map(\.frame.columnRange)
    guard frames.count == count, count <= layout.size.columns else { return }
    let widths = frames.map(\.count)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    #expect(frames.first?.lowerBound == 0 && frames.last?.upperBound == layout.size.columns)
    let gap = frames[1].lowerBound - frames[0].upperBound
    let room = layout.size.columns - gap * (count - 1)
    for (index, frame) in frames.enumerated() {
      let place = Double(index * room) / Double(count) + Double(index * gap)
      #expect(abs(Double(frame.lowerBound) - place) <= 0.5)
    }
  }

  @Test(arguments: [(5, 4.0, true), (10, 3, true), (24, 2, false), (12, 3, true), (8, 6, true)])
  func `parts of one computed width fill the row, and keep gaps that have room`(
    count: Int, spacing: Double, hasGaps: Bool
  ) {
    let steps = GeometryReader { geometry in
      HStack(spacing: spacing) {
        ForEach(0..<count, id: \.self) { index in
          let width = (geometry.size.width - Double(count - 1) * spacing) / Double(count)
          Capsule().fill(index < 2 ? .red : .gray).frame(width: width, height: 6)
        }
      }
    }
    let line = Screen.text(steps.frame(width: 328, height: 6))
    #expect(line.count == 41 && line.first != "·" && line.last != "·")
    let parts = line.split(separator: "·").map(\.count)
    #expect(parts.count == (hasGaps ? count : 1))
    #expect((parts.max() ?? 0) - (parts.min() ?? 0) <= 1)
  }

  @Test func `parts of one width that leave room in their row keep it`() {
    let steps = HStack(spacing: 4) {
      ForEach(0..<4) { _ in Capsule().fill(.red).frame(width: 20, height: 6) }
      Spacer()
    }
    #expect(Screen.text(steps, columns: 40).split(separator: "·").map(\.count) == [3, 3, 3, 3])
    let dots = HStack(spacing: 3) {
      ForEach(0..<5) { _ in Circle().fill(.red).frame(width: 10, height: 10) }
    }
    #expect(Screen.text(dots, columns: 8) == "●●●●●")
  }

  @Test(arguments: [(9, "abc… 12 m"), (10, "abcdef12 m"), (11, "abcdef 12 m")])
  func `a space between two texts is seen where one of them is cut`(columns: Int, expected: String)
  {
    let row = HStack(spacing: 0) {
      Text("abcdef").lineLimit(1)
      Spacer(minLength: 0)
      Text("12 m").fixedSize()
    }
    let text = Screen.text(row, columns: columns, rows: 1).replacing("·", with: " ")
    #expect(text == expected)
  }

  @Test(arguments: [(0.0, 1), (1, 1), (2, 1), (3, 3)])
  func `the parts of a bar in several colors touch over a gap of two points`(
    spacing: Double, runs: Int
  ) {
    let bar = HStack(spacing: spacing) {
      Rectangle().fill(.blue).frame(width: 48)
      Rectangle().fill(.red).frame(width: 32)
      Rectangle().fill(.green).frame(width: 16)
    }.frame(height: 16)
    #expect(Screen.text(bar).split(separator: "·").count == runs)
  }

  @Test func `parts of one color are told by their gaps`() {
    let bar = HStack(spacing: 2) {
      ForEach(0..<4) { index in
        RoundedRectangle(cornerRadius: 2).fill(index < 2 ? .blue : .gray)
          .frame(width: 32, height: 16)
      }
    }
    #expect(Screen.text(bar).split(separator: "·").count == 4)
  }

  @Test(arguments: [
    (20, "ab··abcde········xyz"), (17, "ab··abcde·····xyz"), (16, "ab··abcde····xyz"),
    (15, "ab··abcde···xyz"), (14, "ab·abcde···xyz"), (13, "ab·abcde··xyz"),
    (12, "ab·abcde·xyz"), (11, "ab·abc…·xyz"),
  ])
  func `gaps beside a spacer are left out before a text is cut`(columns: Int, expected: String) {
    let row = HStack(spacing: 12) {
      Text("ab").lineLimit(1)
      Text("abcde").lineLimit(1)
      Spacer()
      Text("xyz").lineLimit(1)
    }
    #expect(Screen.text(row, columns: columns) == expected)
  }

  @Test(arguments: [(0.0, "abcde·xyz"), (8, "abcde·xyz"), (16, "abcde··xyz"), (24, "abc…···xyz")])
  func `a spacer keeps its least length, and a cell between two texts`(
    minLength: Double, expected: String
  ) {
    let row = HStack(spacing: 8) {
      Text("abcde").lineLimit(1)
      Spacer(minLength: minLength)
      Text("xyz").fixedSize()
    }
    #expect(Screen.text(row, columns: expected.count) == expected)
  }

  @Test(arguments: [
    (14, "✈··abcdefg··xy"), (13, "✈··abcdefg·xy"), (12, "✈·abcdefg·xy"), (11, "✈·abcde…·xy"),
  ])
  func `gaps become narrower for a text above a bar`(columns: Int, expected: String) {
    let row = HStack(alignment: .top, spacing: 16) {
      Text("✈")
      VStack(alignment: .leading) {
        Text("abcdefg").lineLimit(1)
        Rectangle().fill(.red).frame(height: 16)
      }
      Text("xy").fixedSize()
    }
    let lines = Screen.text(row, columns: columns, rows: 2).split(separator: "\n")
    #expect(lines[0] == expected)
  }

  @Test func `gaps are narrow beside a long text above a bar where others have no room`() {
    let row = HStack(spacing: 16) {
      Text("abcdef").fixedSize()
      VStack(alignment: .leading) {
        Text("a line that is longer than the row by far").lineLimit(1)
        Rectangle().fill(.red).frame(height: 16)
      }
      Text("uvwxyz").fixedSize()
    }
    #expect(Screen.text(row, columns: 15, rows: 2).contains("abcdef·"))
    #expect(Screen.layout(row, columns: 15, rows: 2).size.columns <= 15)
  }

  @Test func `no text is cut where the row has room for all`() {
    func row(_ title: String) -> String {
      let row = HStack(spacing: 10) {
        Color.yellow.frame(width: 40, height: 16)
        HStack(spacing: 6) {
          Text(title).lineLimit(1)
          Text("FREE").fixedSize()
        }
        Spacer(minLength: 8)
        Text("Place line").lineLimit(1)
      }
      return Screen.text(row, columns: 37, rows: 1)
    }
    #expect(row("ON MY WAY, SOON").hasSuffix("·ON MY WAY, SOON·FREE·Place line"))
    #expect(row("TIME TO GO").hasSuffix("·TIME TO GO·FREE······Place line"))
    #expect(row("ON MY WAY, SOON!").contains("…"))
  }

  @Test(arguments: [(43, 290.0), (44, 290), (44, 320)])
  func `dashes that need more columns than the row has are all seen`(columns: Int, width: Double) {
    let dashes = HStack(spacing: 4) {
      ForEach(0..<16) { _ in Rectangle().fill(.white).frame(width: 16, height: 3) }
    }.frame(width: width, height: 16)
    let line = Array(repeating: "━", count: 16).joined(separator: "·")
    #expect(Screen.text(dashes, columns: columns, rows: 1).contains("·\(line)·"))
  }
}

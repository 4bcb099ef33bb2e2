import CellUI
import ColorScience
import Compositing
import Testing

/// Capsules around short texts, side by side in a row that is narrower in cells than on a phone.
@Suite("A row of chips") struct ChipRowTests {
  private func chip(_ text: String) -> some View {
    HStack(spacing: 4) {
      Text("✈")
      Text(text)
    }
    .font(.caption).padding(.horizontal, 8).padding(.vertical, 4).background(.red, in: Capsule())
  }

  private func row(columns: Int) -> Surface {
    let row = HStack(spacing: 8) {
      chip("12 min")
      chip("3 km off")
      chip("on time")
    }
    return Screen.layout(row, columns: columns).surface()
  }

  @Test(arguments: 29...35)
  func `is one row high as long as the padding gives way`(columns: Int) {
    let surface = row(columns: columns)
    #expect(surface.size == CellSize(columns: columns, rows: 1))
    let text = Screen.text(surface).replacing("▒", with: " ")
    for part in ["✈ 12 min", "✈ 3 km off", "✈ on time"] { #expect(text.contains(part)) }
    // A gap stays between them.
    let free = (0..<columns).filter {
      !surface[$0, 0].glyph.hasInk && surface[$0, 0].upper == .clear
    }
    #expect(free.count == 2)
  }

  @Test func `keeps its padding with room, and breaks lines without any`() {
    #expect(row(columns: 40).size == row(columns: 35).size)
    #expect(row(columns: 24).size.rows > 1)
  }

  @Test(arguments: [(7, "on time"), (8, "▐on▒time"), (9, "▐on▒time▌")])
  func `has one whose text is whole in a place as wide as that`(columns: Int, expected: String) {
    let chip = Text("on time").font(.caption).padding(.vertical, 4).padding(.horizontal, 8)
      .background(.red, in: Capsule())
    for view in [AnyView(chip), AnyView(chip.lineLimit(1))] {
      let text = Screen.text(view, columns: columns)
      #expect(text.replacing("▒", with: " ") == expected.replacing("▒", with: " "))
    }
  }

  @Test func `leaves the padding of a card, of large letters and of a view without a ground`() {
    let text = Text("abcdef ghijkl mnopqr stuvwx").padding(.horizontal, 8).padding(.vertical, 4)
    #expect(Screen.layout(text.font(.caption).background(.red), columns: 28).size.rows == 2)
    let small = Text("on time").font(.caption).padding(.horizontal, 8)
    #expect(Screen.layout(small, columns: 8).size.rows == 2)
    #expect(Screen.layout(small.background(.red), columns: 8).size.rows == 1)
    let large = Text("on time").padding(.horizontal, 8).background(.red)
    #expect(Screen.layout(large, columns: 8).size.rows == 2)
    let fixed = Text("on time").font(.caption).frame(width: 64).padding(.horizontal, 8)
    #expect(Screen.layout(fixed.background(.red), columns: 8).size.columns == 10)
  }
}

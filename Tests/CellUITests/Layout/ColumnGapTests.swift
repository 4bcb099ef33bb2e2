import CellUI
import Testing

/// Columns whose gaps take more rows than there are.
@Suite("Column gaps") struct ColumnGapTests {
  private func card(_ text: String) -> some View {
    Text(text).frame(maxWidth: .infinity).padding(8)
      .background(.red, in: RoundedRectangle(cornerRadius: 8))
  }

  /// The rows of a column from the top, with a dot for each that is empty.
  private func rows(_ view: some View, rows: Int) -> String {
    Screen.text(view, columns: 8, rows: rows).split(separator: "\n").map { line in
      line.first { $0.isLetter }.map { String($0) } ?? "·"
    }.joined()
  }

  @Test(arguments: [(9, "x·y·A·B·C"), (8, "xy·A·B·C"), (7, "xyA·B·C"), (6, "xyA·BC")])
  func `between texts are left out before those between cards`(count: Int, expected: String) {
    let column = VStack(spacing: 12) {
      Text("x")
      Text("y")
      card("A")
      card("B")
      card("C")
    }
    #expect(rows(column, rows: count) == expected)
  }

  @Test(arguments: [(7, "A·B·x·y"), (6, "A·B·xy"), (5, "A·Bxy"), (4, "ABxy")])
  func `above texts are left out after those between them`(count: Int, expected: String) {
    let column = VStack(spacing: 12) {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.red)
        Text("A")
      }.frame(height: 16)
      card("B").padding(.horizontal, 8)
      Text("x")
      Text("y")
    }
    #expect(rows(column, rows: count) == expected)
  }
}

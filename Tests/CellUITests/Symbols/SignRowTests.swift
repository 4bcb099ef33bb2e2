import CellUI
import Testing

/// Rows of lists with large symbols.
@Suite("Rows of signs") struct SignRowTests {
  private func row(_ text: String, second: String? = nil) -> some View {
    HStack(spacing: 12) {
      Image(systemName: "circle").font(.system(size: 28))
      VStack(alignment: .leading, spacing: 0) {
        Text(text)
        if let second { Text(second) }
      }
      Spacer(minLength: 0)
    }
  }

  private func lines(_ view: some View, rows: Int? = nil) -> [String] {
    Screen.text(view, columns: 12, rows: rows).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [5, 4, 9, nil] as [Int?])
  func `symbols of a list stand beside their texts, with equal distances`(rows: Int?) {
    let list = VStack(alignment: .leading, spacing: 10) {
      ForEach(["Milk", "Eggs", "Tea"], id: \.self) { row($0) }
    }
    let empty = "············"
    let all = ["·○····Milk··", empty, "·○····Eggs··", empty, "·○····Tea···"]
    let seen = lines(list, rows: rows)
    if rows == 4 { return #expect(seen.count == 4 && seen[0] == all[0] && seen[3] == all[4]) }
    #expect(seen == all)
  }

  @Test func `a list with a heading has such symbols, too`() {
    let list = VStack(alignment: .leading, spacing: 0) {
      Text("Shopping")
      row("Milk")
      row("Eggs")
    }
    #expect(lines(list) == ["Shopping····", "·○····Milk··", "·○····Eggs··"])
    #expect(lines(list, rows: 8) == ["Shopping····", "·○····Milk··", "·○····Eggs··"])
  }

  @Test func `a symbol alone, and one beside two lines of text, keep their two rows`() {
    #expect(lines(row("Milk")).count == 2)
    let list = VStack(spacing: 10) {
      row("Milk", second: "1 l")
      row("Eggs", second: "6")
    }
    #expect(lines(list).count == 5 && !Screen.text(list, columns: 12).contains("○"))
  }
}

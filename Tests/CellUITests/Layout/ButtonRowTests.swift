import CellUI
import Testing

/// Equal views that stand beside each other.
@Suite("Equal buttons in a row") struct ButtonRowTests {
  private var pill: some View {
    ZStack {
      Capsule().strokeBorder(Color.white.opacity(0.3), lineWidth: 1)
        .background(Color.white.opacity(0.05).clipShape(Capsule()))
      Text("Same").font(.subheadline).fontWeight(.semibold)
    }
    .frame(height: 36)
  }

  @Test(arguments: [2, 3, 4, 5], [40, 41, 42, 43, 44, 45])
  func `are boxes of one height`(count: Int, columns: Int) {
    let row = HStack(spacing: 10) { ForEach(0..<count) { _ in pill } }
    let text = Screen.text(row.padding(16), columns: columns)
    #expect(text.filter { $0 == "╭" }.count == count)
    #expect(text.filter { $0 == "╯" }.count == count)
    let tall = Screen.text(
      VStack(spacing: 8) {
        row
        row
      }.padding(16), columns: columns)
    #expect(tall.filter { $0 == "╭" }.count == 2 * count)
  }
}

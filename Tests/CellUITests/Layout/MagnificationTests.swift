import CellUI
import ColorScience
import Compositing
import Testing

@Suite struct `A magnified view` {
  private func layout(
    _ view: some View, by magnification: Double, columns: Int? = nil
  ) -> ViewLayout {
    var environment = Screen.environment
    environment.magnification = magnification
    return Screen.layout(view, columns: columns, environment: environment)
  }

  @Test func `has all its spacing and frames magnified`() {
    let views: [AnyView] = [
      AnyView(Color.red.frame(width: 16, height: 32)),
      AnyView(Text("ab").font(.caption).padding(16)),
      AnyView(
        VStack(spacing: 32) {
          Text("ab").font(.caption); Text("ab").font(.caption)
        }),
      AnyView(
        HStack {
          Text("ab").font(.caption); Text("ab").font(.caption)
        }),
      AnyView(
        HStack {
          Text("ab").font(.caption); Spacer(minLength: 16); Text("ab").font(.caption)
        }.fixedSize()),
    ]
    let sizes = [(4, 4), (10, 5), (2, 6), (6, 1), (8, 1)].map { CellSize(columns: $0, rows: $1) }
    #expect(views.map { layout($0, by: 2).size } == sizes)
  }

  @Test func `has larger block letters, and text that becomes some`() {
    let rows = { (view: Text, magnification: Double) in
      layout(view, by: magnification).size.rows
    }
    #expect(rows(Text("24.8").font(.system(size: 48)), 1) == 4)
    #expect(rows(Text("24.8").font(.system(size: 48)), 2) == 7)
    #expect(rows(Text("11:54").font(.system(size: 80)), 2) == 12)
    #expect(rows(Text("12:31"), 1) == 1 && rows(Text("12:31"), 2) == 3)
    #expect(rows(Text("Harbour"), 1.6) == 1 && rows(Text("Harbour"), 2) == 3)
    #expect(rows(Text("🍕 Pizza"), 2.45) == 1)
  }

  @Test func `has thicker bars, and lines that are still lines`() {
    #expect(layout(ProgressView(value: 0.5), by: 2, columns: 10).size.rows == 2)
    let line = layout(Rectangle().frame(width: 8, height: 4), by: 2)
    #expect(Screen.text(line.surface()) == "━━")
  }

  @Test func `gives its content the size without magnification`() {
    let reader = GeometryReader { Text("\(Int($0.size.width))") }
    #expect(Screen.text(layout(reader, by: 2, columns: 10).surface()).hasPrefix("40"))
  }
}

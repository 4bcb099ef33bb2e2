import CellUI
import ColorScience
import Compositing
import Testing

/// Discs with a line around them, as of pictures of persons that lie one on another.
@Suite("A disc with a line around") struct DiscEdgeTests {
  private static let colors: [Color] = [.red, .blue, .green]
  private static let seen = colors.map {
    Screen.layout($0, columns: 1, rows: 1).surface()[0, 0].upper
  }

  private func row(_ disc: @escaping (Color) -> some View) -> some View {
    HStack(spacing: -8) {
      ForEach(0..<3, id: \.self) { disc(Self.colors[$0]) }
    }.padding(16)
  }

  /// The discs whose color the cells of a row show from its left, each once for a run of cells.
  private func runs(_ surface: Surface, row: Int) -> [Int] {
    (0..<surface.size.columns).reduce(into: []) { runs, column in
      let cell = surface[column, row]
      let colors = [cell.upper, cell.lower] + (cell.glyph.hasInk ? [cell.foreground] : [])
      guard let disc = colors.lazy.compactMap(disc).first, disc != runs.last else { return }
      runs.append(disc)
    }
  }

  /// Returns the disc that has about a color, of which an edge may take a little; `nil` for other colors.
  private func disc(of color: StraightRGBA) -> Int? {
    guard color.alpha > 200 else { return nil }
    return Self.seen.firstIndex { own in
      zip([own.red, own.green, own.blue], [color.red, color.green, color.blue])
        .allSatisfy { abs(Int($0) - Int($1)) < 24 }
    }
  }

  @Test(arguments: [24.0, 28, 32, 36, 40, 44, 48, 56])
  func `shows its own color beside others that lie upon it`(side: Double) {
    let overlaid = row {
      Circle().fill($0).frame(width: side, height: side)
        .overlay(Circle().stroke(.white, lineWidth: 2))
    }
    let piled = row { color in
      ZStack {
        Circle().fill(color)
        Circle().stroke(.white, lineWidth: 2)
      }.frame(width: side, height: side)
    }
    for view in [AnyView(overlaid), AnyView(piled)] {
      let surface = Screen.layout(view).surface()
      let rows = (0..<surface.size.rows).map { runs(surface, row: $0) }
      #expect(rows.contains([0, 1, 2]))
    }
  }

  @Test(arguments: [24.0, 28, 32, 36, 40, 44, 48, 56])
  func `is of one color behind its letter`(side: Double) throws {
    let letters = row {
      Circle().fill($0).frame(width: side, height: side)
        .overlay(Circle().stroke(.white, lineWidth: 2)).overlay(Text("A").font(.caption))
    }
    let surface = Screen.layout(letters).surface()
    let cells = (0..<surface.size.rows).flatMap { row in
      (0..<surface.size.columns).map { surface[$0, row] }
    }.filter { $0.glyph == Glyph("A") }
    #expect(cells.map(\.upper) == Self.seen && cells.map(\.lower) == Self.seen)
  }
}

import CellUI
import ColorScience
import Compositing
import Testing

/// Piles of circles around one middle.
@Suite("A pile of circles") struct CircleTargetTests {
  private func pile(_ diameters: [Double], _ colors: [Color]) -> some View {
    ZStack {
      ForEach(diameters.indices, id: \.self) { index in
        Circle().fill(colors[index]).frame(width: diameters[index], height: diameters[index])
      }
    }
  }

  @Test(arguments: [[24.0, 16, 8], [24, 8], [20, 16], [22, 18, 14, 8]])
  func `is a dot on a ground in one row`(diameters: [Double]) {
    let colors = diameters.indices.map { Color.green.opacity(0.2 + 0.2 * Double($0)) }
    #expect(Screen.text(pile(diameters, colors)).dropFirst().dropLast() == "●")
    #expect(Screen.layout(pile(diameters, colors)).size == CellSize(columns: 3, rows: 1))
  }

  @Test func `shows the color between two circles of one color`() throws {
    let target = Screen.layout(pile([24, 16, 8], [.red, .white, .red])).surface()
    #expect(target[1, 0].glyph == Glyph("●") && target[1, 0].foreground == .white)
    #expect(target[1, 0].upper.red > 200 && target[1, 0].upper.green < 100)
  }

  @Test func `is a ring around a dot where the outermost is a line`() {
    let radar = ZStack {
      Circle().stroke(.red, lineWidth: 2).frame(width: 24, height: 24)
      Circle().stroke(.red, lineWidth: 2).frame(width: 16, height: 16)
      Circle().fill(.red).frame(width: 8, height: 8)
    }
    #expect(Screen.text(radar) == "(●)")
  }

  @Test(arguments: [[32.0, 20, 10], [48, 32, 16], [64, 40, 12]])
  func `has one middle in several rows`(diameters: [Double]) {
    let colors: [Color] = [.green.opacity(0.2), .green.opacity(0.4), .green]
    let surface = Screen.layout(pile(diameters, colors)).surface()
    let size = surface.size
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let own = Screen.coverage(surface[column, row])
        #expect(abs(own - Screen.coverage(surface[size.columns - 1 - column, row])) < 0.02)
        #expect(abs(own - Screen.coverage(surface[column, size.rows - 1 - row])) < 0.02)
        #expect(own <= Screen.coverage(surface[size.columns / 2, size.rows / 2]) + 0.02)
      }
    }
  }

  @Test func `of which one is larger than the one behind hides it`() {
    let pile = Screen.layout(pile([24, 48], [.white, .red])).surface()
    #expect(Screen.coverage(pile[pile.size.columns / 2, pile.size.rows / 2]) == 1)
    for cell in pile.cells {
      #expect(![cell.upper, cell.lower, cell.foreground].contains { $0.green > 100 })
    }
  }

  /// A dot on a disc, in the ways in which a pile of both is written.
  private func dots(_ side: Double) -> [AnyView] {
    let dot = Circle().fill(.green).frame(width: side * 0.4, height: side * 0.4)
    return [
      AnyView(Circle().fill(.red).frame(width: side, height: side).overlay(dot)),
      AnyView(
        ZStack {
          Circle().fill(.red)
          dot
        }.frame(width: side, height: side)),
      AnyView(
        ZStack {
          Circle().fill(.red).frame(width: side, height: side).opacity(0.9)
          dot
        }),
    ]
  }

  @Test(arguments: [20.0, 24, 28, 32, 40, 48])
  func `has a dot in its middle, however it is written`(side: Double) {
    for view in dots(side) {
      let surface = Screen.layout(view).surface()
      let green = (0..<surface.size.columns).filter { column in
        (0..<surface.size.rows).contains { row in
          let cell = surface[column, row]
          return [cell.upper, cell.lower, cell.glyph.hasInk ? cell.foreground : .clear].contains {
            $0.alpha > 100 && $0.green > $0.red
          }
        }
      }
      // As many columns are left of it as right of it.
      #expect(green.first.map { $0 + (green.last ?? 0) } == surface.size.columns - 1)
    }
  }

  @Test func `shows the inner ones where the outermost is hidden`() {
    let pile = ZStack {
      Circle().fill(.red).frame(width: 48, height: 48).opacity(0)
      Circle().fill(.green).frame(width: 16, height: 16)
    }
    #expect(Screen.layout(pile).items.count == 1)
  }
}

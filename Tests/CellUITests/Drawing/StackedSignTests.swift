import ColorScience
import Compositing
import Testing

@testable import CellUI

/// Shapes of one cell on others of one cell.
@Suite("Stacked signs") struct StackedSignTests {
  private func cell(_ view: some View) -> (sign: String, color: StraightRGBA) {
    let surface = Screen.layout(view).surface()
    let cell = surface.bounds.rowRange.lazy.flatMap { row in
      surface.bounds.columnRange.map { surface[$0, row] }
    }.first { $0.glyph.hasInk }
    return (Screen.text(view).filter { $0 != " " && $0 != "·" }, cell?.foreground ?? .clear)
  }

  private let green = Screen.layout(Circle().fill(.green).frame(width: 12, height: 12)).surface()[
    0, 0
  ].foreground

  @Test func `a dot of the ground's color is the inside of the ring around it`() {
    let stroked = Circle().fill(.black).frame(width: 12, height: 12)
      .overlay(Circle().stroke(.green, lineWidth: 3))
    #expect(cell(stroked) == ("○", green))
    let inner = Circle().fill(.green).frame(width: 12, height: 12)
      .overlay(Circle().fill(.black).padding(3))
    #expect(cell(inner) == ("○", green))
    let large = Circle().fill(.black).overlay(Circle().stroke(.green, lineWidth: 2))
      .frame(width: 16, height: 16)
    #expect(cell(large) == ("○", green))
    // On a ground of another color it is seen.
    #expect(cell(stroked.background(.white)).sign == "●")
    let white = Circle().fill(.white).frame(width: 12, height: 12)
      .overlay(Circle().stroke(.green, lineWidth: 3))
    #expect(cell(white).sign == "●")
    #expect(cell(white.background(.white)) == ("○", green))
  }

  @Test func `a dot stays around a line of one cell`() {
    let bar = ZStack {
      Circle().fill(.green).frame(width: 10, height: 10)
      Capsule().fill(.white).frame(width: 4, height: 3)
    }
    #expect(cell(bar) == ("●", green))
    let thick = Circle().fill(.green).frame(width: 14, height: 14)
      .overlay(Rectangle().fill(.white).frame(width: 8, height: 2))
    #expect(cell(thick) == ("●", green))
  }
}

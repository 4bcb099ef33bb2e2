import ColorScience
import Compositing
import Testing

@testable import CellUI

/// Bars and dots lower than a row of cells.
@Suite("Low bars") struct LowBarTests {
  private func bar(_ color: Color, width: Double) -> some View {
    Capsule().fill(color).frame(width: width, height: 10)
  }

  @Test func `letters on a bar stand on the bar's own color`() {
    let label = bar(.blue, width: 64).overlay(Text("Z4").font(.system(size: 8)))
    let surface = Screen.layout(label).surface()
    let cells = (0..<8).map { surface[$0, 0] }
    #expect(Set(cells.map(\.upper)).count == 1 && Set(cells.map(\.lower)).count == 1)
    #expect(cells[0].upper.isOpaque && cells[0].lower.isOpaque)
    #expect(Screen.text(bar(.blue, width: 64)) == "▄▄▄▄▄▄▄▄")
  }

  @Test func `the track of a bar with letters is as high as the bar`() {
    let track = ZStack(alignment: .leading) {
      bar(.gray, width: 80)
      bar(.green, width: 40)
      Text("40%").font(.system(size: 8))
    }
    #expect(Screen.text(track) == "40%▒▒▒▒▒▒▒")
  }

  @Test func `a row of dots stands in the middle of the frames around it`() {
    let dots = HStack(spacing: 3) {
      ForEach(0..<7) { _ in Capsule().fill(.red).frame(width: 4, height: 4) }
    }
    let row = HStack {
      Text("City")
      dots.frame(height: 36).frame(height: 52)
    }
    let items = Screen.layout(row).items
    #expect(items.count == 8 && Set(items.map(\.frame.origin.row)) == [1])
    #expect(
      items.dropFirst().allSatisfy {
        if case .rule(_, .dot) = $0.content { true } else { false }
      })
  }
}

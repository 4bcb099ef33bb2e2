import Compositing
import Foundation
import Testing

@testable import CellUI

@Suite struct `The work of drawing` {
  private func items(_ count: Int, points: Double) -> Int {
    let view = ZStack {
      ForEach(0..<count, id: \.self) { _ in
        Rectangle().frame(width: points, height: points)
      }
    }
    return view.layout(
      in: ProposedCells(columns: 45, rows: nil), environment: EnvironmentValues(now: .distantPast)
    )
    .items.count
  }

  @Test func `is bounded, however large and many the views are`() {
    // A rectangle counts as far as a layout reaches: 500 x 200 cells.
    #expect(items(10, points: 1e9) == 10)
    #expect(items(11, points: 1e9) == 10)
    #expect(items(2000, points: 80) == 2000)
  }

  @Test func `of letters ends at a height`() {
    func rows(_ points: Double) -> Int {
      Text("A").font(.system(size: points))
        .layout(
          in: ProposedCells(columns: nil, rows: nil),
          environment: EnvironmentValues(now: .distantPast)
        )
        .size.rows
    }
    #expect(rows(4000) == rows(1_000_000))
    #expect(rows(4000) < 100)
  }
}

import Compositing
import Foundation
import Testing

@testable import CellUI

@Suite struct `The work of drawing` {
  private func layout(_ count: Int, points: Double) -> ViewLayout {
    let view = ZStack {
      ForEach(0..<count, id: \.self) { _ in
        Rectangle().frame(width: points, height: points)
      }
    }
    return view.layout(
      in: ProposedCells(columns: 45, rows: nil), environment: EnvironmentValues(now: .distantPast)
    )
  }

  private func items(_ count: Int, points: Double) -> Int {
    layout(count, points: points).items.count
  }

  @Test func `is bounded, however large and many the views are`() {
    // A rectangle counts as far as a layout reaches: 500 x 200 cells.
    #expect(items(10, points: 1e9) == 10)
    #expect(items(11, points: 1e9) == 10)
    #expect(items(2000, points: 80) == 2000)
    // Views that are left out are said.
    #expect(layout(10, points: 1e9).notes.isEmpty)
    #expect(layout(11, points: 1e9).notes == [.tooMuchDrawing])
  }

  @Test func `of a figure in a canvas is that of its own cells`() {
    func layout(_ count: Int) -> ViewLayout {
      ZStack {
        Canvas { context, _ in
          for index in 0..<count {
            let square = CGRect(x: Double(index % 22) * 16, y: 16, width: 16, height: 16)
            context.stroke(Path(square), with: .color(.red))
          }
        }
        Text("words")
      }.layout(
        in: ProposedCells(columns: 45, rows: 10),
        environment: EnvironmentValues(now: .distantPast))
    }
    #expect(layout(200).items.count == 201)
    #expect(layout(200).notes.isEmpty)
    // Words stay when shapes are left out.
    let full = layout(2000)
    #expect(full.items.count < 2001)
    #expect(full.notes == [.tooMuchDrawing])
    #expect(full.items.last?.content.hasLetters == true)
  }

  @Test func `of letters beside too many shapes ends, too`() {
    let view = ZStack(alignment: .topLeading) {
      ForEach(0..<11, id: \.self) { _ in Rectangle().frame(width: 1e9, height: 1e9) }
      ForEach(0..<1000, id: \.self) { _ in Text("x") }
    }
    let layout = view.layout(
      in: ProposedCells(columns: 45, rows: nil),
      environment: EnvironmentValues(now: .distantPast))
    let lines = LayoutPass.writingMaximum / DisplayItem.Content.line([]).workPerItem
    #expect(lines - 10...lines + 10 ~= layout.items.count - 10)
    #expect(layout.notes == [.tooMuchDrawing])
  }

  @Test func `of a blurred shape is that of its steps`() {
    func items(_ count: Int) -> Int {
      ZStack {
        ForEach(0..<count, id: \.self) { _ in
          Rectangle().blur(radius: 8).frame(width: 300, height: 100)
        }
      }.layout(
        in: ProposedCells(columns: 45, rows: nil),
        environment: EnvironmentValues(now: .distantPast)
      ).items.count
    }
    #expect(items(10) == 10)
    #expect(items(100) < 40)
  }

  @Test(arguments: ["x", "word ", "👩‍🚀", "\n"])
  func `of a text ends with the glyphs that are shown`(part: String) {
    func height(_ count: Int) -> Int {
      Text(String(repeating: part, count: count))
        .layout(
          in: ProposedCells(columns: 20, rows: nil),
          environment: EnvironmentValues(now: .distantPast)
        )
        .size.rows
    }
    // A text twenty times as long has no more rows, and takes no longer.
    #expect(height(100_000) == height(5000))
    #expect(height(5000) > height(10))
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

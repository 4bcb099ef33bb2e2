import CellUI
import Compositing
import Testing

/// Small shapes that are moved in front of others.
@Suite("Moved signs") struct MovedSignTests {
  @Test(arguments: [(17.0, 1), (24, 1), (34, 2)])
  func `a small shape is drawn in the row in which it lies in its mark`(width: Double, rows: Int) {
    let (height, lamp) = (width * 0.92, width * 0.165)
    let mark = ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 4).fill(.yellow).frame(width: width, height: height)
      ForEach([3, width - 6], id: \.self) { x in
        Circle().fill(.red).frame(width: lamp, height: lamp).offset(x: x, y: height * 0.766 - 1.4)
      }
    }.frame(width: width, height: height)
    let layout = Screen.layout(mark)
    #expect(layout.size.rows == rows)
    let padded = Screen.layout(mark.padding(16))
    #expect(
      padded.items[0].frame == CellRect(origin: CellPoint(column: 2, row: 1), size: layout.size))
    let lamps = layout.items.dropFirst().map(\.frame)
    #expect(lamps.map(\.origin.row) == [rows - 1, rows - 1])
    #expect(
      lamps.first?.origin.column == 0 && lamps.last?.columnRange.upperBound == layout.size.columns)
  }

  @Test(arguments: [(Alignment.topTrailing, -3.0, 0), (.bottomTrailing, -2, 2), (.center, 14, 2)])
  func `a dot over a picture is in the row of its middle`(
    alignment: Alignment, y: Double, row: Int
  ) {
    let picture = RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 48, height: 48)
      .overlay(alignment: alignment) {
        Circle().fill(.green).frame(width: 8, height: 8).offset(x: -2, y: y)
      }
    #expect(Screen.layout(picture).items.last?.frame.origin.row == row)
  }
}

import Compositing
import Testing

@testable import CellUI

@Suite("A row of circles with a line behind") struct StepRowTests {
  private struct Steps: View {
    var body: some View {
      ZStack(alignment: .leading) {
        Capsule().fill(.gray).frame(height: 2)
        HStack(spacing: 16) {
          ForEach(["A", "B", "C"], id: \.self) { letter in
            ZStack {
              Circle().fill(.orange).frame(width: 28, height: 28)
              Text(letter)
            }
          }
        }
      }
    }
  }

  /// The rows of each circle's cells that it covers in part, and those of the letters and the line.
  private func rows(under text: String) -> (circles: [[Int]], letters: Set<Int>, lines: Set<Int>) {
    let view = VStack(alignment: .trailing, spacing: 0) {
      Text(text).frame(height: 16)
      Steps()
    }.padding(.bottom, 16)
    let surface = Screen.layout(view, columns: 16).surface()
    var (circles, letters, lines) = ([[Int]](), Set<Int>(), Set<Int>())
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns {
        let glyph = surface[column, row].glyph
        if glyph == Glyph("─") { lines.insert(row) }
        guard ["A", "B", "C"].contains(where: { glyph == Glyph($0) }) else { continue }
        letters.insert(row)
        circles.append(
          (0..<surface.size.rows).filter { surface[column, $0] != .clear }.filter { $0 > 0 })
      }
    }
    return (circles, letters, lines)
  }

  @Test func `reaches half a row above and below the line`() {
    let free = rows(under: "")
    #expect(free.circles.count == 3 && free.letters.count == 1)
    #expect(free.letters == free.lines)
  }

  @Test func `is as low as its lowest, and so is the line`() {
    let tight = rows(under: "4:57")
    #expect(tight.circles.count == 3 && Set(tight.circles).count == 1)
    #expect(tight.letters == [2] && tight.lines == [2])
  }

  @Test func `stays alike however long the caption below it is`() {
    func steps(_ caption: String) -> [String] {
      let view = VStack(spacing: 0) {
        HStack {
          Text("Title")
          Spacer()
        }
        Steps()
        Text(caption)
      }.padding(.bottom, 16)
      return Screen.text(view, columns: 16).split(separator: "\n").map(String.init)
    }
    let captions = ["ab", "abcd", "abcdefgh", "abcdefghijklmnop"]
    let rows = captions.map { Array(steps($0)[..<3]) }
    #expect(Set(rows).count == 1 && rows[0][1].filter { "ABC".contains($0) } == "ABC")
    for caption in captions {
      // Nothing of a circle is beside the caption.
      #expect(steps(caption)[3].filter { $0 != "·" } == caption)
    }
  }

  @Test(arguments: [28.0, 38]) func `keeps its discs two rows high between lines`(side: Double) {
    let steps = HStack(spacing: 16) {
      ForEach(["A", "B"], id: \.self) { letter in
        ZStack {
          Circle().fill(.orange).frame(width: side, height: side)
          Text(letter)
        }
      }
    }
    let view = VStack(alignment: .trailing, spacing: 0) {
      Text("4:57")
      steps
      Text("abcdefghijkl")
    }
    let items = Screen.layout(view, columns: 16).items
    #expect(items.filter { !$0.isLetters }.map(\.frame.rowRange) == [1..<3, 1..<3])
    #expect(items.filter(\.isLetters).map(\.frame.origin.row) == [0, 1, 1, 3])
  }
}

import ColorScience
import Compositing
import Foundation
import Testing

@testable import CellUI

/// Grids of small shapes, two rows of which are one row of cells.
@Suite("Half rows") struct HalfRowTests {
  private func dots(_ rows: Int, _ columns: Int, color: @escaping (Int) -> Color) -> some View {
    VStack(spacing: 3) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 4) {
          ForEach(0..<columns, id: \.self) { column in
            Circle().fill(color(row * columns + column)).frame(width: 5, height: 5)
          }
        }
      }
    }
  }

  @Test func `a grid of dots in one color is a picture of dots, two rows in one`() {
    #expect(Screen.text(dots(4, 6) { _ in .red }) == "⠅⠅⠅⠅⠅⠅\n⠅⠅⠅⠅⠅⠅")
    #expect(Screen.text(dots(3, 2) { _ in .red }) == "⠅⠅\n⠁⠁", "an odd row has a half")
    let lazy = LazyVGrid(
      columns: Array(repeating: GridItem(.fixed(5), spacing: 4), count: 6), spacing: 3
    ) {
      ForEach(0..<24, id: \.self) { _ in Circle().fill(.red).frame(width: 5, height: 5) }
    }
    #expect(Screen.text(lazy) == "⠅⠅⠅⠅⠅⠅\n⠅⠅⠅⠅⠅⠅")
  }

  @Test func `dots of two colors are halves of cells`() {
    let surface = Screen.layout(dots(4, 6) { $0.isMultiple(of: 5) ? .red : .green }).surface()
    #expect(surface.size == CellSize(columns: 6, rows: 2))
    let (red, green) = (surface[0, 0].upper, surface[1, 0].upper)
    #expect(red != green && red.alpha == 255 && green.alpha == 255)
    #expect(surface[0, 0].lower == green && surface[5, 0].upper == red)
    #expect(surface[4, 0].lower == red, "the tenth")
  }

  @Test func `where few cells have two colors, the stronger dot is seen in them`() {
    let surface = Screen.layout(dots(4, 10) { $0 < 22 ? .red : .red.opacity(0.2) }).surface()
    #expect(Screen.text(surface) == "⠅⠅⠅⠅⠅⠅⠅⠅⠅⠅\n⠁⠁⠅⠅⠅⠅⠅⠅⠅⠅")
    #expect(surface[1, 1].foreground.alpha == 255 && surface[2, 1].foreground.alpha < 64)
  }

  @Test func `bars that are thinner than half a row stay within a frame that they fit in`() {
    let bars = VStack(spacing: 1) {
      ForEach(0..<6, id: \.self) { _ in Rectangle().fill(.red).frame(width: 16, height: 2) }
    }
    let menu = ZStack { bars }.frame(width: 24, height: 24)
    #expect(
      Screen.text(
        VStack(spacing: 0) {
          Text("abc"); menu; Text("def")
        }) == "abc\n⠭⠭·\ndef")
    #expect(Screen.layout(bars).size.rows == 3, "without a frame")
  }

  @Test func `bars beside spacers stay within a frame that they fit in`() {
    let bars = VStack(spacing: 1) {
      ForEach(0..<3, id: \.self) { _ in
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          Rectangle().fill(.red).frame(width: 8, height: 2)
        }
        .frame(width: 16)
      }
      ForEach(0..<3, id: \.self) { _ in Rectangle().fill(.red).frame(width: 16, height: 2) }
    }
    let logo = ZStack { bars.frame(width: 16) }.frame(width: 24, height: 24)
    #expect(
      Screen.text(
        VStack(spacing: 0) {
          Text("abc"); logo; Text("def")
        }) == "abc\n⠤⠭·\ndef")
  }

  @Test func `a grid stays within its frame, above what is below it`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      dots(4, 6) { _ in .red }.opacity(0.5)
      Text("below")
    }
    #expect(Screen.text(view).split(separator: "\n").last == "below·")
    let clipped = dots(6, 3) { _ in .red }.frame(height: 16, alignment: .top).clipped()
    #expect(Screen.text(clipped) == "⠅⠅⠅")
    #expect(Screen.text(view.opacity(0)).allSatisfy { $0 == "·" || $0 == "\n" })
    let end = dots(5, 3) { _ in .red }.frame(height: 16, alignment: .bottom).clipped()
    #expect(Screen.text(end) == "⠁⠁⠁")
  }

  @Test func `links in a grid of dots are where these are drawn`() throws {
    let address = try #require(URL(string: "https://example.com"))
    let view = VStack(spacing: 3) {
      ForEach(0..<7, id: \.self) { _ in
        Link(destination: address) { Circle().fill(.red).frame(width: 6, height: 6) }
      }
    }
    let layout = Screen.layout(view)
    #expect(layout.size.rows == 4)
    #expect(layout.controls.map(\.frame.origin.row) == [0, 0, 1, 1, 2, 2, 3])
  }

  @Test func `what stands in a reader is no dot`() {
    let view = VStack(spacing: 2) {
      ForEach(0..<2, id: \.self) { _ in
        GeometryReader { _ in Text("ab") }.frame(width: 40, height: 6)
      }
    }
    #expect(Screen.text(view).contains("ab"))
  }

  @Test func `dots are no words, and no text that has to be read`() {
    let layout = Screen.layout(dots(4, 6) { _ in .white.opacity(0.1) })
    #expect(layout.words.isEmpty)
    let ground = Surface(size: layout.size, filledWith: Cell(background: .black))
    #expect(layout.texts(upon: ground).isEmpty)
    #expect(Screen.layout(Text("⠋ a")).words == ["⠋ a"])
  }

  @Test func `rows wider than all screens are drawn where they are seen`() {
    let bars = VStack(spacing: 2) {
      ForEach(0..<200, id: \.self) { _ in
        Rectangle().fill(.red).frame(width: 1_000_000_000, height: 4)
      }
    }
    let frames = Screen.layout(bars, columns: 40, rows: 10).items.map(\.frame.size)
    #expect(!frames.isEmpty)
    #expect(frames.allSatisfy { $0.columns <= 500 && $0.rows <= 200 })
  }

  @Test func `small bars are lines of dots, and rows farther apart have cells of their own`() {
    let bars = { (spacing: CGFloat) in
      VStack(alignment: .leading, spacing: spacing) {
        ForEach([24.0, 16, 8], id: \.self) { width in
          Capsule().fill(.red).frame(width: width, height: 4)
        }
      }
    }
    #expect(Screen.text(bars(3)) == "⠭⠭⠉\n⠉··")
    #expect(Screen.text(bars(8)) == "━━━\n━━·\n━··")
    let words = VStack(spacing: 3) {
      Text("a")
      Circle().fill(.red).frame(width: 4, height: 4)
    }
    #expect(Screen.text(words) == "a\n•")
  }

  @Test func `bars lower than a row have no corners that a round shape cuts`() {
    let bar = HStack(spacing: 0) {
      Rectangle().fill(.red).frame(width: 40)
      Rectangle().fill(.blue)
    }.frame(width: 80, height: 6)
    #expect(Screen.text(bar.clipShape(Capsule())) == Screen.text(bar))
  }

  @Test func `shapes beside letters of one row stay in the letters' row`() {
    let bars = HStack(alignment: .bottom, spacing: 2) {
      ForEach(0..<4) { index in
        Rectangle().fill(.green).frame(width: 3, height: Double(4 + index * 3))
      }
    }
    let row = HStack {
      Circle().fill(.blue).frame(width: 36, height: 36)
      HStack {
        Text("60%")
        bars
      }
    }
    let items = Screen.layout(row.padding(16)).items
    let letters = items.filter(\.isLetters).map(\.frame.origin.row)
    let others = items.dropFirst().map(\.frame.rowRange)
    #expect(letters == [1] && others.count > 1)
    #expect(others.allSatisfy { $0 == 1..<2 })
  }
}

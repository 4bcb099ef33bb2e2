import Compositing
import FoundationEssentials
import Testing

@testable import CellUI

@Suite("Large letters in their half rows") struct LargeLetterTests {
  /// The halves of a row, of the first that has ink of large letters on.
  private func top(_ view: some View) -> (row: Int, isLower: Bool)? {
    let surface = Screen.layout(view).surface()
    for row in 0..<surface.size.rows {
      let glyphs = (0..<surface.size.columns).compactMap { surface[$0, row].glyph.base }
      if glyphs.contains(where: "▘▝▀▛▜▌▐█▙▟▚▞".unicodeScalars.contains) { return (row, false) }
      if glyphs.contains(where: "▖▗▄".unicodeScalars.contains) { return (row, true) }
    }
    return nil
  }

  private let digits = Text("42").font(.system(size: 36, weight: .bold))

  @Test func `begin in the upper half alone, and in the lower half below a line`() throws {
    #expect(try #require(top(digits)) == (0, false))
    #expect(
      try #require(
        top(
          VStack(spacing: 0) {
            Text("a"); digits
          })) == (1, true))
    #expect(
      try #require(
        top(
          VStack(spacing: 0) {
            Image(systemName: "star"); digits
          })) == (1, true))
  }

  @Test func `leave the half row to the line below them, and share a row with a thin bar`() throws {
    let between = VStack(spacing: 0) {
      Text("a")
      digits
      Text("b")
    }
    #expect(try #require(top(between)) == (1, false))
    let barred = VStack(spacing: 0) {
      Text("a")
      digits
      ProgressView(value: 0.5)
    }
    #expect(try #require(top(barred)) == (1, true))
    let grounded = VStack(spacing: 0) {
      Text("a")
      digits
    }.background(.red)
    #expect(try #require(top(grounded)) == (1, true))
  }

  @Test func `stay beside each other, and in their row where a letter needs the half row below`()
    throws
  {
    let row = HStack(alignment: .bottom) {
      digits
      VStack(spacing: 0) {
        Text("a")
        digits
      }
    }
    #expect(try #require(top(row)) == (1, true))
    let deep = VStack(spacing: 0) {
      Text("a")
      Text("4,2").font(.system(size: 36, weight: .bold))
    }
    #expect(try #require(top(deep)) == (1, false))
  }

  @Test(arguments: [(64, true), (65, false)])
  func `are moved up to a number of texts`(count: Int, isLower: Bool) throws {
    let row = HStack(spacing: 0) {
      ForEach(0..<count) { _ in
        VStack(spacing: 0) {
          Text("a")
          Text("4").font(.system(size: 36, weight: .bold))
        }
      }
    }
    #expect(try #require(top(row)) == (1, isLower))
  }

  @Test func `stay in the middle of a room with a row more`() throws {
    #expect(try #require(top(digits.frame(height: 64))) == (0, true))
    #expect(try #require(top(digits.frame(height: 80))) == (1, false))
  }

  @Test func `stay half a row lower as time goes by`() throws {
    let now = Screen.environment.now
    let view = VStack(spacing: 0) {
      Text("a")
      Text(timerInterval: now...now.addingTimeInterval(300)).font(.system(size: 36))
    }
    let layout = Screen.layout(view)
    let later = try #require(layout.updated(to: now.addingTimeInterval(7)))
    var environment = Screen.environment
    environment.now = now.addingTimeInterval(7)
    let anew = Screen.layout(view, environment: environment)
    #expect(later.surface() == anew.surface())
    #expect(later.surface() != layout.surface())
  }

  /// The rows of a text in large letters; `nil` for small ones.
  private func rows(_ view: some View) -> Int? {
    Screen.layout(view, columns: 40).items.compactMap { item in
      if case .block = item.content { item.frame.size.rows } else { nil }
    }.first
  }

  @Test(arguments: [(64.0, 4), (45, 3), (20, nil)])
  func `are as large as the frame around them is high`(height: Double, expected: Int?) {
    let text = Text("1:17").font(.system(size: 52, weight: .bold))
    let row = HStack(alignment: .bottom) {
      text
      Text("Ends").padding(.bottom, 9)
    }
    #expect(rows(text) == 4)
    #expect(rows(text.frame(height: height)) == expected)
    #expect(rows(row.frame(height: height)) == expected)
  }

  @Test func `have room in a frame whose width holds them on a phone, as a measured one does`() {
    let text = Text("18:28").font(.system(size: 36, weight: .semibold))
    #expect(rows(text.frame(width: 97.2, alignment: .trailing)) == 3)
    #expect(rows(text.frame(width: 60)) == nil)
    // A badge stays as it is.
    #expect(rows(text.frame(width: 97.2, height: 48)) == nil)
  }

  @Test func `are set once for a text and a frame's height`() {
    final class Named {}
    var lines = LowerLines()
    var count = 0
    for text in [Named(), Named()] {
      for rows in [3, 2, 3] {
        let line = lines.line(of: text, upTo: rows) {
          count += 1
          return nil
        }
        #expect(line.map(\.rows) == nil)
      }
    }
    #expect(count == 4)
  }
}

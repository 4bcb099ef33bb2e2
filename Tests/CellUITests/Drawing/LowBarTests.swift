import ColorScience
import Compositing
import FoundationEssentials
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

  @Test func `a frame of any height leaves a line as thin as the frame around it`() {
    let line = { (height: CGFloat?) in
      GeometryReader { reader in
        Capsule().fill(.blue).frame(width: reader.size.width / 2).frame(maxHeight: height)
      }.frame(width: 64, height: 3)
    }
    #expect(Screen.text(line(nil)) == "━━━━····")
    #expect(Screen.text(line(.infinity)) == "━━━━····")
  }

  @Test func `the track of a bar with letters is as high as the bar`() {
    let track = ZStack(alignment: .leading) {
      bar(.gray, width: 80)
      bar(.green, width: 40)
      Text("40%").font(.system(size: 8))
    }
    #expect(Screen.text(track) == "40%▒▒▒▒▒▒▒")
  }

  @Test(arguments: [0.3, 0.55, 0.9])
  func `a progress bar on a line of its own color has no notch where its filled part ends`(
    value: Double
  ) {
    let bar = ProgressView(value: value).tint(.white).background(.white.opacity(0.7))
    let surface = Screen.layout(bar, columns: 17).surface()
    #expect(Screen.text(surface) == String(repeating: "━", count: 17))
    let shades = (0..<17).map { surface[$0, 0].foreground.alpha }
    #expect(shades == shades.sorted(by: >) && shades[0] > shades[16])
    let plain = Screen.text(ProgressView(value: 0.3), columns: 17)
    #expect(plain.contains("╾"), "a thin track begins within the cell")
  }

  @Test func `a progress bar of two rows is one line`() {
    let bar = ProgressView(value: 0.5).environment(\.magnification, 2)
    #expect(Screen.text(bar, columns: 8) == "▄▄▄▄▄▄▄▄\n········")
  }

  @Test func `a faint mark on a bar leaves the bar whole`() {
    let marked = { (mark: Color) in
      let view = ZStack(alignment: .leading) {
        Capsule().fill(.blue).frame(width: 80, height: 6)
        Capsule().fill(mark).frame(width: 1.5, height: 8).offset(x: 40)
      }
      return Screen.layout(view).surface()
    }
    let faint = marked(.white.opacity(0.2))
    #expect(Screen.text(faint) == "▃▃▃▃▃▃▃▃▃▃")
    #expect(Set((0..<10).map { faint[$0, 0].foreground }).count == 2)
    #expect(Screen.text(marked(.white)) == "▃▃▃▃▃│▃▃▃▃")
  }

  @Test func `bars about the middle of one row rise from below, where they have eight heights`() {
    let wave = HStack(alignment: .center, spacing: 3) {
      ForEach([0.25, 1.0, 0.6], id: \.self) {
        Rectangle().fill(.red).frame(maxWidth: .infinity).frame(height: 20 * $0)
      }
    }.frame(height: 20)
    #expect(Screen.text(wave, columns: 6, rows: 1) == "▂▂▒▒▅▅")
  }

  @Test func `the lowest bars about the middle of one row are single dots`() {
    let wave = HStack(spacing: 2) {
      ForEach([4.0, 12, 3, 16, 8, 5, 10], id: \.self) {
        Capsule().fill(.red).frame(width: 2, height: $0)
      }
    }
    #expect(Screen.text(wave) == "⠄⡇⠄⡇⠆⠆⡆")
    let surface = Screen.layout(wave).surface()
    #expect(Set((0..<7).map { surface[$0, 0].foreground }).count == 1)
    let high = HStack(spacing: 2) {
      ForEach([4.0, 32, 12], id: \.self) { Capsule().fill(.red).frame(width: 2, height: $0) }
    }
    #expect(Screen.text(high) == "⡀⡇⡄\n⠁⡇⠃")
  }

  @Test func `bars in the island's row are no rings, which would be higher than it`() {
    let wave = HStack(spacing: 2) {
      ForEach([4.0, 14, 8, 12], id: \.self) { Capsule().fill(.red).frame(width: 3, height: $0) }
    }
    #expect(Screen.layout(wave).withTallRings(27, within: 36) == nil)
    #expect(Screen.text(wave) == "⠄⡇⡆⡇")
  }

  /// Returns the bars of an even hill.
  private func hill(_ count: Int, height: Double, width: CGFloat? = nil) -> some View {
    HStack(spacing: 1.5) {
      ForEach(0..<count, id: \.self) { index in
        let place = abs(Double(index) / Double(count - 1) - 0.5) * 2
        RoundedRectangle(cornerRadius: 1).fill(.red)
          .frame(width: width, height: height * (1 - place * place * 0.8))
      }
    }.frame(width: 80, height: 36)
  }

  @Test(arguments: [11, 13, 15, 16, 20, 40], [nil, 3.0])
  func `bars that are more than the columns share these evenly`(count: Int, width: Double?) {
    for height in [14.0, 36] {
      let lines = Screen.text(hill(count, height: height, width: width.map { CGFloat($0) }))
        .split(separator: "\n")
      #expect(lines.allSatisfy { $0.count == 10 && String($0.reversed()) == $0 }, "\(lines)")
      #expect(!lines[0].contains("·") && (height < 36 || lines[0].contains("⡇")))
    }
  }

  @Test func `low bars that share columns are level lines, and dots with a width`() {
    #expect(Screen.text(hill(15, height: 5.4)) == "─━━▃▃▃▃━━─\n··········")
    let dots = Screen.text(hill(15, height: 5.4, width: 1)).prefix { $0 != "\n" }
    #expect(dots.count == 10 && Set(dots) == ["·"])
  }

  @Test func `bars without gaps are solid columns`() {
    let wave = { (height: Double, alignment: VerticalAlignment) in
      HStack(alignment: alignment, spacing: 0) {
        ForEach([0.3, 0.6, 1, 0.9, 0.2], id: \.self) {
          Rectangle().fill(.red).frame(width: 8, height: height * $0)
        }
      }
    }
    #expect(Screen.text(wave(14, .center)) == "▂▅▒▇▂")
    #expect(Screen.text(wave(36, .bottom)) == "·▂▒▆·\n▅▒▒▒▃")
    #expect(Screen.text(wave(36, .center)) == "▂▅▒▇▂\n▒▒▒▒·")
    let surface = Screen.layout(wave(36, .center)).surface()
    let strengths = (0..<10).flatMap { place in
      let cell = surface[place % 5, place / 5]
      return [cell.upper.alpha, cell.lower.alpha]
    }
    #expect(strengths.allSatisfy { [0, 255].contains($0) })
  }

  @Test func `the ground of a spacer in a low frame is a bar`() {
    for height in [3.0, 4, 6] {
      let bars = [
        AnyView(Rectangle().fill(.red).frame(height: height)),
        AnyView(Spacer().frame(height: height).background(.red)),
        AnyView(Spacer().frame(height: height).background(.red).cornerRadius(4)),
      ]
      #expect(Set(bars.map { Screen.text($0.frame(width: 80)) }).count == 1)
    }
    let high = Screen.text(Spacer().frame(width: 24, height: 16).background(.red))
    #expect(high == Screen.text(Color.red.frame(width: 24, height: 16)))
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

/// Bars of one height side by side, which are told apart by their gaps alone, and lines thinner than half a row.
@Suite struct `Segments and thin borders` {
  private func bars(_ count: Int, width: CGFloat?, height: CGFloat, spacing: CGFloat) -> some View {
    HStack(spacing: spacing) {
      ForEach(0..<count, id: \.self) { _ in
        Capsule().fill(Color.red).frame(width: width, height: height)
      }
    }
  }

  /// The part of each column of a row that is red.
  private func parts(_ view: some View, columns: Int) -> [Double] {
    let surface = Screen.layout(view, columns: columns).surface()
    #expect(surface.size.rows == 1)
    return (0..<surface.size.columns).map { Screen.coverage(surface[$0, 0]) }
  }

  @Test func `bars narrower than a cell stand apart`() {
    #expect(
      parts(bars(6, width: 5, height: 18, spacing: 3), columns: 40)
        == Array(repeating: 0.5, count: 6))
    let surface = Screen.layout(bars(6, width: 5, height: 18, spacing: 3)).surface()
    #expect((0..<6).allSatisfy { surface[$0, 0].foreground.red == surface[0, 0].foreground.red })
  }

  @Test func `bars without room for a gap of a cell leave half of one between them`() {
    for height in [6.0, 14] {
      let whole = height < 12 ? 0.5 : 1
      let low = parts(bars(4, width: nil, height: height, spacing: 2), columns: 8)
      #expect(low == [whole, whole / 2, whole, whole / 2, whole, whole / 2, whole, whole / 2])
      let mixed = parts(bars(4, width: nil, height: height, spacing: 2), columns: 6)
      #expect(mixed.count { $0 == whole / 2 } == 4 && mixed.count { $0 == whole } == 2)
    }
    let wide = Screen.text(bars(3, width: nil, height: 6, spacing: 4), columns: 11)
    #expect(wide.contains("·"), "a gap of half a cell and more is a cell")
    let solid = Screen.text(bars(3, width: nil, height: 6, spacing: 0), columns: 6)
    #expect(solid == "▃▃▃▃▃▃")
  }

  @Test(arguments: [3.0, 4])
  func `a thin border keeps its color on all sides`(width: CGFloat) {
    let panel = Color.white.frame(width: 64, height: 64).border(Color.black, width: width)
    let surface = Screen.layout(panel).surface()
    let (columns, rows) = (surface.size.columns, surface.size.rows)
    for column in 1..<columns - 1 {
      let (top, bottom) = (surface[column, 0], surface[column, rows - 1])
      #expect(top.glyph == Glyph("▆") && top.foreground == .white && top.upper == .black)
      #expect(bottom.glyph == Glyph("▂") && bottom.foreground == .black && bottom.upper == .white)
    }
    for row in 1..<rows - 1 {
      let cells = [surface[0, row], surface[columns - 1, row]]
      #expect(cells.allSatisfy { abs(Screen.coverage($0) - 1) < 0.01 })
      #expect(cells.allSatisfy { Set([$0.foreground, $0.upper]) == [.black, .white] })
    }
  }
}

import ColorScience
import Testing

@Suite struct PaletteBandsTests {
  private let palette = IndexedPalette.xterm256

  @Test func `there is a band for each color`() {
    #expect(palette.bands(for: []).isEmpty)
    #expect(palette.bands(for: [.white]).map { palette.color(at: $0) } == [.white])
  }

  @Test func `colors of the palette that are near one another stay`() {
    let numbers: [UInt8] = [234, 234, 235, 236, 237]
    #expect(palette.bands(for: numbers.map { palette.color(at: $0) }) == numbers)
  }

  @Test(arguments: [(0x1B1B45, 0x4A2C7F), (0x050914, 0x102A57), (0x0B0424, 0x1E0A4A)])
  func `a dark gradient keeps a hue and does not jump to gray and back`(first: Int, last: Int) {
    let (start, end) = (StraightRGBA(rgb: UInt32(first)), StraightRGBA(rgb: UInt32(last)))
    let colors = (0..<13).map { StraightRGBA.mix(start, end, by: Double($0) / 12) }
    let bands = palette.bands(for: colors)
    let steps = zip(bands, bands.dropFirst()).filter { $0 != $1 }
    #expect(steps.count <= 3)
    let isGray = bands.map { number in
      let color = palette.color(at: number)
      return color.red == color.green && color.green == color.blue
    }
    #expect(zip(isGray, isGray.dropFirst()).filter { $0 != $1 }.count <= 1)
  }
}

import Testing

@testable import ColorScience

/// Flat colors amid a wallpaper's mixtures, at 256 colors.
@Suite("A flat ground") struct FlatGroundTests {
  @Test(arguments: [0x242054, 0x2D2668, 0x3D2772, 0x482A7A, 0x55307C] as [UInt32])
  func `has the hue of its surroundings, and is no gray among them`(rgb: UInt32) {
    let palette = IndexedPalette.xterm256
    let wanted = Oklab(StraightRGBA(rgb: rgb))
    let shown = Oklab(palette.color(at: palette.ground(for: StraightRGBA(rgb: rgb))))
    #expect(shown.chroma > 0.04)
    let product = shown.axes.y * wanted.axes.y + shown.axes.z * wanted.axes.z
    #expect(product / (shown.chroma * wanted.chroma) > 0.93)
  }
}

import AssetCatalogs
import ColorScience
import Compositing
import Testing

@testable import CellUI

@Suite("A blurred picture") struct PictureBlurTests {
  /// A picture whose left half is red and whose right half is blue.
  private var image: Image {
    let pixels = PixelImage(
      width: 32, height: 32,
      colors: (0..<1024).map { StraightRGBA(rgb: $0 % 32 < 16 ? 0xFF0000 : 0x0000FF) })
    return Image(.file(ImageAsset(ImageFile(name: "halves.png", pixels: pixels))))
  }

  private func reds(radius: CGFloat) -> [UInt8] {
    let layout = Screen.layout(image.resizable().frame(width: 96, height: 48).blur(radius: radius))
    #expect(layout.notes.isEmpty)
    let surface = layout.surface()
    return (0..<surface.size.columns).map { surface[$0, 1].upper.red }
  }

  @Test func `mixes its colors as far as its radius`() {
    let (sharp, soft) = (reds(radius: 0), reds(radius: 24))
    #expect(sharp == [255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0])
    #expect(soft == soft.sorted(by: >) && Set(soft).count > 5)
    #expect(soft[0] > 240 && soft[11] < 15)
    #expect(abs(Int(soft[5]) + Int(soft[6]) - 255) < 32)
  }

  @Test func `stays opaque inside, and clear where it is clear`() {
    let clear = PictureBlur(points: 16, pixels: .quadrant)
      .applied(to: Array(repeating: .clear, count: 64), columns: 8)
    #expect(clear.allSatisfy { $0.alpha == 0 })
    let half = PictureBlur(points: 16, pixels: .quadrant).applied(
      to: (0..<64).map { $0 % 8 < 4 ? StraightRGBA(rgb: 0xFF0000) : .clear }, columns: 8)
    // Light that goes on beyond an edge keeps its color.
    #expect(half.allSatisfy { $0.alpha == 0 || $0.red == 255 && $0.blue == 0 })
    #expect(half[3].alpha > half[4].alpha && half[4].alpha > 0)
  }

  @Test func `of letters is noted`() {
    #expect(Screen.layout(Text("ab").blur(radius: 4)).notes == [.undrawn("blur")])
  }

  /// The opacity of the sub-pixels in the middle row of a blurred picture, and of those on both sides.
  private func alphas(opaque: Bool) -> [UInt8] {
    let picture = image.resizable().frame(width: 96, height: 48).blur(radius: 24, opaque: opaque)
    let surface = Screen.layout(picture.padding(48)).surface()
    return (0..<surface.size.columns).map { surface[$0, surface.size.rows / 2].upper.alpha }
  }

  @Test func `fades beyond its edges`() {
    let soft = alphas(opaque: false)
    #expect(soft[0...2].allSatisfy { $0 == 0 } && soft[4] > 0 && soft[4] < soft[5])
    #expect(soft[6] < 160 && soft[8] < 255, "the light is missing inside")
    #expect(soft == soft.reversed())
    let opaque = alphas(opaque: true)
    #expect(opaque == (0..<24).map { 6..<18 ~= $0 ? 255 : 0 })
  }
}

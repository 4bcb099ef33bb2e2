import CellUI
import ColorScience
import Compositing
import Testing

@Suite("A blend mode") struct BlendModeTests {
  /// A color of 0.75, 0.5 and 0.25 on one of 0.5, 0.25 and 0.75, by the formulas of W3C's Compositing and Blending.
  static let modes: [(BlendMode, [Double])] = [
    (.normal, [0.75, 0.5, 0.25]), (.multiply, [0.375, 0.125, 0.1875]),
    (.screen, [0.875, 0.625, 0.8125]), (.overlay, [0.75, 0.25, 0.625]),
    (.hardLight, [0.75, 0.25, 0.375]), (.darken, [0.5, 0.25, 0.25]),
    (.lighten, [0.75, 0.5, 0.75]), (.colorDodge, [1, 0.5, 1]), (.colorBurn, [1.0 / 3, 0, 0]),
    (.difference, [0.25, 0.25, 0.5]), (.exclusion, [0.5, 0.5, 0.625]),
    (.plusLighter, [1, 0.75, 1]), (.plusDarker, [0.25, 0, 0]), (.sourceAtop, [0.75, 0.5, 0.25]),
    (.destinationOver, [0.5, 0.25, 0.75]),
  ]

  @Test(arguments: modes)
  func `lays a color on another by its formula`(mode: BlendMode, expected: [Double]) {
    let view = ZStack {
      Color(red: 0.5, green: 0.25, blue: 0.75)
      Color(red: 0.75, green: 0.5, blue: 0.25).blendMode(mode)
    }
    let color = Screen.layout(view, columns: 1, rows: 1).surface()[0, 0].upper
    let found = [color.red, color.green, color.blue].map { Double($0) / 255 }
    for (one, other) in zip(found, expected) { #expect(abs(one - other) < 0.01) }
  }

  @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func `takes the luminosity of one of both colors`(mode: BlendMode) {
    let view = ZStack {
      Color(red: 0.2, green: 0.4, blue: 0.6)
      Color(red: 0.8, green: 0.3, blue: 0.1).blendMode(mode)
    }
    let color = Screen.layout(view, columns: 1, rows: 1).surface()[0, 0].upper
    let light =
      (0.3 * Double(color.red) + 0.59 * Double(color.green) + 0.11 * Double(color.blue)) / 255
    #expect(abs(light - (mode == .luminosity ? 0.428 : 0.362)) < 0.01)
  }

  @Test func `changes letters, leaves what stands on nothing, and erases`() {
    let letter = ZStack {
      Color(red: 0.5, green: 0.5, blue: 0.5)
      Text(verbatim: "x").foregroundStyle(.white).blendMode(.multiply)
    }
    let ink = Screen.layout(letter, columns: 1, rows: 1).surface()[0, 0].foreground
    #expect(ink.red == 128)
    let emoji = Screen.layout(Text(verbatim: "🔓").blendMode(.plusLighter).background(.blue))
    #expect(emoji.surface()[0, 0].glyph == Glyph("🔓"))
    let alone = Screen.layout(Color.red.blendMode(.multiply), columns: 1, rows: 1).surface()
    #expect(alone == Screen.layout(Color.red, columns: 1, rows: 1).surface())
    let erased = ZStack {
      Color.red
      Color.black.frame(width: 8).blendMode(.destinationOut)
    }
    let surface = Screen.layout(erased, columns: 3, rows: 1).surface()
    #expect([0, 1, 2].map { surface[$0, 0].upper.alpha } == [255, 0, 255])
  }

  @Test func `of a canvas's pen holds for what is drawn after it`() {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0.5))
      context.blendMode = .multiply
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0.5))
    }
    let color = Screen.layout(view, columns: 2, rows: 1).surface()[0, 0].upper
    #expect(abs(Int(color.red) - 64) <= 1)
  }
}

import CellUI
import ColorScience
import Compositing
import Testing

/// Symbols of several colors, and the levels of the foreground style in symbols and shapes.
@Suite("Layered symbols") struct LayeredSymbolTests {
  /// Returns the ground of a check mark in a circle, in a line of text, and the color of the mark.
  private func colors(of symbol: some View) -> (ground: StraightRGBA, sign: StraightRGBA) {
    let cell = Screen.layout(symbol.font(.title2)).surface()[1, 0]
    // The circle covers a part of the cell's edges.
    return (StraightRGBA(rgb: cell.upper.rgb), cell.foreground)
  }

  @Test func `two styles are the sign's and the enclosure's`() {
    let symbol = Image(systemName: "checkmark.circle.fill")
    let green = Color(red: 0, green: 1, blue: 0)
    let two = colors(of: symbol.foregroundStyle(.white, green))
    #expect(two.ground == StraightRGBA(rgb: 0x00FF00))
    #expect(two.sign == .white)
    #expect(colors(of: symbol.foregroundStyle(green)).ground == two.ground)
    let one = symbol.symbolRenderingMode(.monochrome).foregroundStyle(.white, green)
    #expect(colors(of: one).ground == .white)
  }

  @Test(arguments: [
    ("cloud.rain", "🌧"), ("cloud.bolt.rain", "⛈"), ("cloud.snow", "🌨"), ("cloud.bolt", "🌩"),
    ("cloud.sun", "⛅"), ("cloud.sun.rain", "🌦"),
  ])
  func `the weather in its own colors is an emoji in a line and in two rows`(
    name: String, emoji: String
  ) {
    for name in [name, "\(name).fill"] {
      let image = Image(systemName: name)
      let views: [any View] = [
        image.symbolRenderingMode(.multicolor).font(.body), image.renderingMode(.original),
        image.renderingMode(.original).font(.title),
        image.symbolRenderingMode(.multicolor).font(.title),
      ]
      for view in views { #expect(Screen.text(AnyView(view)).contains(emoji)) }
      #expect(Screen.text(image.symbolRenderingMode(.monochrome)).contains(emoji) == (emoji == "⛅"))
    }
  }

  @Test func `a large weather symbol has a white cloud, yellow light and cyan water`() {
    let colors = { (name: String) -> Set<StraightRGBA> in
      let symbol = Image(systemName: name).renderingMode(.original).font(.system(size: 80))
      let surface = Screen.layout(symbol).surface()
      return (0..<surface.size.rows).reduce(into: []) { colors, row in
        for column in 0..<surface.size.columns {
          let cell = surface[column, row]
          let inks = cell.glyph.hasInk ? [cell.foreground] : []
          colors.formUnion((inks + [cell.upper, cell.lower]).filter { $0.alpha == 255 })
        }
      }
    }
    let paint = { (color: Color) in color.paint(in: Screen.environment).color }
    let (white, yellow, cyan) = (paint(.white), paint(.yellow), paint(.cyan))
    #expect(colors("cloud.bolt.rain.fill").isSuperset(of: [white, yellow, cyan]))
    let sun = colors("cloud.sun.fill")
    #expect(sun.isSuperset(of: [white, yellow]) && !sun.contains(cyan))
    #expect(colors("sun.max.fill").contains(yellow) && !colors("sun.max.fill").contains(white))
    #expect(colors("cloud.fill") == [white])
  }

  @Test func `a dot that fills a frame stands in its middle`() {
    let dot = Image(systemName: "circle.fill").resizable().scaledToFit()
    #expect(Screen.text(dot.frame(width: 24, height: 16)) == "·●·")
  }

  @Test(arguments: [(0, 1.0), (1, 0.6), (2, 0.3), (3, 0.18)])
  func `a shape is as faint as iOS's level, and a text is legible`(level: Int, fraction: Double) {
    var environment = Screen.environment
    environment.foregroundStyles = [1, 0.8, 0.68, 0.6].map { StraightRGBA.white.opacity($0) }
    let styles = [AnyShapeStyle(.primary), .init(.secondary), .init(.tertiary), .init(.quaternary)]
    let shapes = [
      AnyView(Rectangle().fill(styles[level])), AnyView(Rectangle().foregroundStyle(styles[level])),
    ]
    for shape in shapes {
      let cell = Screen.layout(shape, columns: 4, rows: 1, environment: environment).surface()[0, 0]
      #expect(cell.upper == StraightRGBA.white.opacity(fraction))
    }
    let text = Screen.layout(Text("a").foregroundStyle(styles[level]), environment: environment)
    #expect(text.surface()[0, 0].foreground == environment.foregroundStyles[level])
  }
}

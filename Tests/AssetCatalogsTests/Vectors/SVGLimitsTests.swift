import Testing

@testable import AssetCatalogs

@Suite struct `An SVG's limits` {
  private let rect = "<rect width=\"10\" height=\"10\"/>"

  @Test func `end a document of too many elements`() {
    // The root is one of them.
    let most = XMLElement.Limits.countMaximum - 1
    let titles = String(repeating: "<title/>", count: most - 1)
    #expect(SVGPicture(rect + titles).color(5, 5) == "#000000")
    #expect(SVGPicture(rect + titles + "<title/>").reason == "SVG of too many parts")
  }

  @Test func `end a document that is too deep`() {
    func nested(_ count: Int) -> String {
      String(repeating: "<g>", count: count) + rect + String(repeating: "</g>", count: count)
    }
    let most = XMLElement.Limits.depthMaximum - 2
    #expect(SVGPicture(nested(most)).color(5, 5) == "#000000")
    #expect(SVGPicture(nested(most + 1)).reason == "SVG of too many parts")
  }

  @Test func `end a file that is too long`() {
    let whole = Array("<svg width=\"1\" height=\"1\">\(rect)</svg>".utf8)
    func padded(_ count: Int) -> [UInt8] {
      whole + Array(repeating: 0x20, count: count - whole.count)
    }
    #expect(SVGPicture(bytes: padded(SVGDocument.byteCountMaximum)).reason == nil)
    #expect(
      SVGPicture(bytes: padded(SVGDocument.byteCountMaximum + 1)).reason == "SVG of too many parts")
  }

  @Test func `end elements that use each other`() {
    var text = "<g id=\"a0\">\(rect)</g>"
    for level in 1...20 {
      let use = "<use href=\"#a\(level - 1)\"/>"
      text += "<g id=\"a\(level)\">\(use)\(use)</g>"
    }
    #expect(SVGPicture("<defs>\(text)</defs><use href=\"#a20\"/>").reason == "SVG without shapes")
    #expect(SVGPicture("<defs>\(text)</defs><use href=\"#a6\"/>").color(5, 5) == "#000000")
    #expect(SVGPicture("\(rect)<g id=\"a\"><use href=\"#a\"/></g>").color(5, 5) == "#000000")
    let masks = "<mask id=\"m\"><rect mask=\"url(#m)\" width=\"9\" height=\"9\"/></mask>"
    _ = SVGPicture("\(masks)<rect mask=\"url(#m)\" width=\"9\" height=\"9\"/>")
    let gradients =
      "<linearGradient id=\"a\" href=\"#b\"/><linearGradient id=\"b\" href=\"#a\"/>"
    #expect(
      SVGPicture("\(gradients)<rect width=\"9\" height=\"9\" fill=\"url(#a)\"/>").reason
        == "SVG without shapes")
  }

  @Test func `end texts that are read again and again`() {
    let path = String(repeating: "M0 0H9 ", count: 10_000)
    let uses = String(repeating: "<use href=\"#a\"/>", count: 200)
    #expect(
      SVGPicture("\(rect)<path id=\"a\" fill=\"none\" d=\"\(path)\"/>\(uses)").reason
        == "SVG without shapes")
    let image = "data:image/png;base64," + String(repeating: "iVBORw0KGgoA", count: 10)
    let broken = String(repeating: "<image href=\"\(image)\"/>", count: 5000)
    // A picture that can't be read is read once.
    #expect(SVGPicture(rect + broken).color(5, 5) == "#000000")
  }

  @Test func `end rules, dashes and stops`() {
    let most = SVGStylesheet.rulesMaximum
    func ruled(_ count: Int) -> SVGPicture {
      let many = String(repeating: "g,", count: count - 1)
      return SVGPicture("<style>\(many)rect{fill:red}</style>\(rect)")
    }
    #expect(ruled(most).color(5, 5) == "#FF0000")
    #expect(ruled(most + 1).color(5, 5) == "#000000")
    func dashed(_ count: Int) -> SVGPicture {
      let dash = String(repeating: "1px,", count: count)
      return SVGPicture(
        "<path d=\"M0 5H10\" stroke=\"red\" stroke-width=\"9\" stroke-dasharray=\"\(dash)\"/>")
    }
    #expect(dashed(SVGStyle.dashesMaximum).color(1.5, 5) == "clear")
    #expect(dashed(SVGStyle.dashesMaximum + 1).color(1.5, 5) == "#FF0000")
    func graded(_ count: Int) -> SVGPicture {
      let stops = String(repeating: "<stop/>", count: count - 1)
      return SVGPicture(
        """
        <linearGradient id="g">\(stops)<stop offset="1" stop-color="red"/></linearGradient>\
        <rect width="10" height="10" fill="url(#g)"/>
        """)
    }
    #expect(graded(SVGGradient.stopsMaximum).color(9.99, 5) == "#FF0000")
    #expect(graded(SVGGradient.stopsMaximum + 1).color(9.99, 5) == "#000000")
  }

  @Test func `end coordinates that no screen has`() {
    for path in ["M0 0H1e30V1e30H0Z", "M-1e308 0H1e308V1H-1e308Z", "M0 0H1e-310V1e-310H0Z"] {
      let symbol = "<g id=\"Regular-S\"><path d=\"\(path)\"/></g>"
      #expect(SVGPicture(symbol, isSymbol: true).reason == "SVG without shapes")
      let huge = "<path d=\"\(path)\" fill=\"none\" stroke=\"red\" stroke-dasharray=\"1\"/>"
      #expect(SVGPicture(rect + huge).image != nil)
    }
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMB"
      + "AQD3A0FDAAAAAElFTkSuQmCC"
    for matrix in ["1 0 1e22 1 0 0", "1e-300 0 0 1e-300 0 0", "1 0 0 1 1e300 0"] {
      let picture = SVGPicture(
        """
        \(rect)<image width="256" height="256" transform="matrix(\(matrix))" \
        href="data:image/png;base64,\(png)"/>
        """)
      #expect(picture.image != nil)
    }
  }

  @Test func `end areas on areas`() {
    let most = SVGCanvas.workMaximum / (PixelImage.sideMaximum * PixelImage.sideMaximum)
    #expect(SVGPicture(String(repeating: rect, count: most - 1)).color(5, 5) == "#000000")
    #expect(
      SVGPicture(String(repeating: rect, count: most + 1)).reason == "SVG without shapes")
  }
}

@Suite struct `A custom symbol's template` {
  private let symbols = """
    <style>.SFSymbolsPreviewWireframe{fill:none;stroke:black}</style>
    <g id="Notes"><rect width="3300" height="2200" fill="white"/></g>
    <g id="Symbols">
    <g id="Regular-M" transform="matrix(1 0 0 1 1500 600)"><path class="SFSymbolsPreviewWireframe" d="M0-70h200v140h-200z"/></g>
    <g id="Regular-S" transform="matrix(1 0 0 1 1400 600)"><path class="SFSymbolsPreviewWireframe" d="M0-70H80V-10H40V10H0Z"/></g>
    </g>
    """

  @Test func `is a stencil of its small symbol, as large as that is`() {
    let picture = SVGPicture(symbols, root: #"width="3300" height="2200""#, isSymbol: true)
    #expect(picture.image?.fullWidth == 80)
    #expect(picture.image?.fullHeight == 80)
    #expect(picture.color(2, 9) == "#FFFFFF")
    #expect(picture.color(8, 9) == "clear")
  }

  @Test func `without that symbol is not drawn`() {
    #expect(
      SVGPicture("<rect width=\"9\" height=\"9\"/>", isSymbol: true).reason == "SVG without shapes")
  }
}

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

  @Test func `end areas upon areas`() {
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

import Testing

@testable import AssetCatalogs

@Suite struct `An SVG` {
  @Test(arguments: [
    (##"<rect width="5" height="10" fill="#f00"/>"##, "#FF0000", "clear"),
    (##"<g fill="blue"><path d="M0 0H5V10H0Z"/></g>"##, "#0000FF", "clear"),
    (##"<path d="M0,0h5v10h-5z" style="fill:rgb(0,255,0)"/>"##, "#00FF00", "clear"),
    (##"<polygon points="0,0 5,0 5,10 0,10"/>"##, "#000000", "clear"),
    (##"<rect width="50%" height="100%" fill="hsl(120, 100%, 50%)"/>"##, "#00FF00", "clear"),
    (##"<rect width="10" height="10" fill="white" opacity=".5"/>"##, "#FFFFFF80", "#FFFFFF80"),
    (##"<rect width="10" height="10" fill="#fff8"/>"##, "#FFFFFF88", "#FFFFFF88"),
    (
      ##"<g opacity="0.5"><rect width="5" height="10" fill-opacity="0.5"/></g>"##, "#00000040",
      "clear"
    ),
    (
      ##"<line x1="2.5" y1="0" x2="2.5" y2="10" stroke="red" stroke-width="5"/>"##, "#FF0000",
      "clear"
    ),
    (
      ##"<rect x="5" width="5" height="10" fill="red"/><rect width="10" height="10" fill="none"/>"##,
      "clear", "#FF0000"
    ),
    (##"<rect width="5" height="10" fill="nonsense"/>"##, "#000000", "clear"),
    (
      ##"<g color="red"><rect width="5" height="10" fill="currentColor"/></g>"##, "#FF0000", "clear"
    ),
    (
      ##"<rect display="none" width="10" height="10"/><rect width="5" height="10"/>"##, "#000000",
      "clear"
    ),
    (##"<rect width="5" height="10" transform="translate(5)"/>"##, "clear", "#000000"),
    (##"<rect width="5" height="10" transform="rotate(180 5 5)"/>"##, "clear", "#000000"),
    (##"<rect width="1" height="2" transform="matrix(5 0 0 5 5 0)"/>"##, "clear", "#000000"),
    (##"<rect width="1" height="2" transform="translate(5 0) scale(5)"/>"##, "clear", "#000000"),
    (
      ##"<defs><rect id="a" width="5" height="10"/></defs><use href="#a" x="5" fill="red"/>"##,
      "clear", "#FF0000"
    ),
    (
      ##"<symbol id="a" viewBox="0 0 2 2"><rect width="2" height="2"/></symbol><use xlink:href="#a" x="5" width="5" height="5"/>"##,
      "clear", "#000000"
    ),
    (
      ##"<style>.a{fill:red} #b{fill:#00f}</style><rect class="a" width="5" height="10"/><rect id="b" class="a" x="5" width="5" height="10"/>"##,
      "#FF0000", "#0000FF"
    ),
    (
      ##"<style>/* rect{fill:red} */ @media (prefers-color-scheme: dark) { rect { fill: #fff } }</style><rect width="5" height="10"/>"##,
      "#000000", "clear"
    ),
    (
      ##"<clipPath id="c"><path d="M0 0h5v10H0z"/></clipPath><g clip-path="url(#c)"><rect width="10" height="10" fill="red"/></g>"##,
      "#FF0000", "clear"
    ),
    (
      ##"<mask id="m" fill="white"><rect width="5" height="10"/></mask><rect mask="url(#m)" width="10" height="10" fill="red"/>"##,
      "#FF0000", "clear"
    ),
    (##"<rect width="10" height="10" fill="url(#none) red"/>"##, "#FF0000", "#FF0000"),
    (
      ##"<svg x="5" width="5" height="10" viewBox="0 0 1 2"><rect width="1" height="2"/></svg>"##,
      "clear", "#000000"
    ),
    (
      ##"<!-- <rect width="10" height="10"/> --><rect width="5" height="10"><title>A &lt; B</title></rect>"##,
      "#000000", "clear"
    ),
  ])
  func `is painted as browsers do`(elements: String, left: String, right: String) {
    let picture = SVGPicture(elements)
    #expect(picture.color(2.5, 2.5) == left)
    #expect(picture.color(7.5, 2.5) == right)
  }

  @Test func `has the names and words of SVG alone`() {
    let rect = "<rect width=\"5\" height=\"10\"/>"
    let named = SVGPicture(
      "<defs><g id=\"a\" serif:id=\"a 1\">\(rect)</g></defs><use href=\"#a\"/>")
    #expect(named.color(2, 5) == "#000000")
    #expect(SVGPicture("<svg:g>\(rect)</svg:g>").color(2, 5) == "#000000")
    let inherited = "<g visibility=\"inherit\">\(rect)</g>"
    #expect(SVGPicture(inherited).color(2, 5) == "#000000")
    #expect(SVGPicture("<g visibility=\"hidden\">\(rect)</g>").reason == "SVG without shapes")
  }

  @Test func `fills what its rule encloses`() {
    let path = "M0 0h10v10h-10zM2 2h6v6h-6z"
    #expect(SVGPicture("<path d=\"\(path)\"/>").color(5, 5) == "#000000")
    let ring = SVGPicture("<path fill-rule=\"evenodd\" d=\"\(path)\"/>")
    #expect(ring.color(5, 5) == "clear")
    #expect(ring.color(1, 5) == "#000000")
  }

  @Test(arguments: [
    ("M1 1L9 1L9 9L1 9Z", "square"), ("m1,1 8,0 0,8-8 0z", "square"),
    ("M1 1 9 1 9 9 1 9", "square"),
    ("M1 1H9V9H1z", "square"), ("M1.0.1e1L.9E1 1 9-.0-1 9 9 1 9", "other"),
    ("M5 1A4 4 0 1 1 5 9A4 4 0 1 1 5 1Z", "circle"), ("M5 1a4 4 0 118 0", "other"),
    ("M9 5a4 4 0 11-8 0 4 4 0 018 0z", "circle"),
    ("M5 1C7.2 1 9 2.8 9 5S7.2 9 5 9 1 7.2 1 5 2.8 1 5 1", "circle"),
    ("M1 1Q5 1 9 1T9 9Q5 9 1 9", "other"),
  ])
  func `reads the steps of a path`(data: String, shape: String) {
    let square = SVGPicture("<rect x=\"1\" y=\"1\" width=\"8\" height=\"8\"/>").map
    let circle = SVGPicture("<circle cx=\"5\" cy=\"5\" r=\"4\"/>").map
    let map = SVGPicture("<path d=\"\(data)\"/>").map
    #expect((map == square) == (shape == "square"))
    #expect((map == circle) == (shape == "circle"))
    #expect(map.contains("#"))
  }

  @Test func `paints a path up to its first fault`() {
    #expect(SVGPicture("<path d=\"M0 0H5V10H0Z L nonsense\"/>").color(2, 2) == "#000000")
    #expect(SVGPicture("<path d=\"M0 0H5V10H0ZX9\"/>").color(2, 2) == "#000000")
    #expect(SVGPicture("<path d=\"nonsense\"/>").reason == "SVG without shapes")
  }

  @Test func `has gradients along a line and from a middle`() {
    let stops = ##"<stop stop-color="red"/><stop offset="100%" stop-color="blue"/>"##
    let linear = SVGPicture(
      "<linearGradient id=\"g\">\(stops)</linearGradient><rect width=\"10\" height=\"10\" fill=\"url(#g)\"/>"
    )
    #expect(linear.color(0, 5) == "#FF0000")
    #expect(linear.color(9.99, 5) == "#0000FF")
    #expect(linear.color(5, 5) == "#7F0080")
    let down = SVGPicture(
      """
      <linearGradient id="a">\(stops)</linearGradient>\
      <linearGradient id="g" xlink:href="#a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="5"/>\
      <rect width="10" height="10" fill="url(#g)"/>
      """)
    #expect(down.color(5, 0) == "#FE0001")
    #expect(down.color(5, 9) == "#0000FF")
    let radial = SVGPicture(
      "<radialGradient id=\"g\">\(stops)</radialGradient><rect width=\"10\" height=\"10\" fill=\"url(#g)\"/>"
    )
    #expect(radial.color(0, 0) == "#0000FF")
    #expect(radial.color(5, 5).hasPrefix("#FE00"))
  }

  @Test func `has the size that its root says, and its coordinates fill it`() {
    let rect = ##"<rect width="4" height="2" fill="red"/>"##
    let wide = SVGPicture(rect, root: ##"width="40" height="20" viewBox="0 0 4 2""##)
    #expect(wide.image?.fullWidth == 40)
    #expect(wide.image?.fullHeight == 20)
    #expect(wide.image?.width == PixelImage.sideMaximum)
    #expect(wide.color(9.9, 9.9) == "#FF0000")
    let box = SVGPicture(rect, root: ##"viewBox="0 0 8 4""##)
    #expect(box.image?.fullWidth == 8)
    #expect(box.color(4, 4) == "#FF0000")
    #expect(box.color(6, 6) == "clear")
    // It keeps its sides' ratio and stands in the middle.
    let tall = SVGPicture(rect, root: ##"width="4" height="4" viewBox="0 0 4 2""##)
    #expect(tall.color(5, 1) == "clear")
    #expect(tall.color(5, 5) == "#FF0000")
    let stretched = SVGPicture(
      rect, root: ##"width="4" height="4" viewBox="0 0 4 2" preserveAspectRatio="none""##)
    #expect(stretched.color(5, 1) == "#FF0000")
  }

  @Test func `shows a picture of its own`() {
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4"
      + "z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC"
    let image =
      "<image width=\"5\" height=\"10\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(png)\"/>"
    #expect(SVGPicture(image).color(2, 5) == "#FF0000")
    #expect(SVGPicture(image).color(7, 5) == "clear")
    let pattern = SVGPicture(
      """
      <rect width="10" height="10" fill="url(#p)"/>\
      <pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1">\
      <use href="#i" transform="scale(0.5 0.5)"/></pattern>\
      <image id="i" width="2" height="2" preserveAspectRatio="none" href="data:image/png;base64,\(png)"/>
      """)
    #expect(pattern.color(9, 9) == "#FF0000")
  }

  @Test(arguments: [
    ("<svg width=\"24\" height=\"12\">", "truncated SVG"), ("<svg", "truncated SVG"),
    ("<svg width=\"24\" height=\"12\"/>", "SVG without shapes"),
    ("<svg><rect width=\"1\" height=\"1\"/></svg>", "broken SVG"),
    ("<svg width=\"24\" height=\"12\"></g></svg>", "broken SVG"),
    ("<a><svg/></a>", "broken SVG"), ("<svg width=24/>", "broken SVG"),
    ("<svg width=\"1e9\" height=\"1\"/>", "broken SVG"),
    ("<!-- <svg", "truncated SVG"),
  ])
  func `that is broken says so`(text: String, reason: String) {
    #expect(SVGPicture(bytes: Array(text.utf8)).reason == reason)
  }

  @Test func `that is cut anywhere never traps`() {
    let text = Array(
      """
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg width="8" height="8" viewBox="0 0 4 4"><style>\
      <![CDATA[.a{fill:red;stroke:url(#g)}]]></style><path class="a" d="M1.5-2a4 4 0 112 .5Q1 1 2 2T3 3S1 1 2 2z" \
      transform="rotate(45,1 1)skewX(10)" stroke-dasharray="1 2"/><g clip-path="url(#c)">&#x41;</g></svg>
      """.utf8)
    for end in text.indices { _ = SVGPicture(bytes: Array(text[..<end])) }
    for place in text.indices {
      var broken = text
      broken[place] = UInt8(ascii: place.isMultiple(of: 2) ? "\"" : "9")
      _ = SVGPicture(bytes: broken)
    }
  }
}

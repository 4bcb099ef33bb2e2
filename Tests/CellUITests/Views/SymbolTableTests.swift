import AssetCatalogs
import Compositing
import Testing

@testable import CellUI

@Test(arguments: [
  "circle", "circle.fill", "circle.dashed", "checkmark.circle", "checkmark.circle.fill",
  "checkmark.square.fill", "square", "seal",
])
func `symbols of steps are as wide as each other`(name: String) {
  let image = Image(systemName: name)
  #expect(Screen.layout(image).size == CellSize(columns: 3, rows: 1))
  let small = Screen.layout(image.font(.caption)).size
  #expect(small.rows == 1 && small.columns < 3)
}

@Test(arguments: ["stop.circle", "pause.circle", "play.circle", "pause", "stop.fill"])
func `a button's sign in a label is a space away from the word`(name: String) {
  let text = Screen.text(Label("Stop", systemImage: name))
  #expect(text == "\(SymbolTable.text(for: name))·Stop")
}

@Test(arguments: ["circle.inset.filled", "inset.filled.circle"])
func `a circle with a filled one inside is no empty circle`(name: String) {
  #expect(SymbolTable.text(for: name) == "◉")
  #expect(Screen.text(Image(systemName: name)) == "·◉·")
  let large = { (name: String) in
    Screen.layout(Image(systemName: name).font(.system(size: 44))).surface()
  }
  #expect(large(name) == large("smallcircle.filled.circle") && large(name) != large("circle"))
}

@Test func `every symbol's text takes one to three cells`() {
  #expect(Set(SymbolTable.texts.keys).isDisjoint(with: SymbolTable.objects.keys))
  for (name, text) in SymbolTable.texts.merging(SymbolTable.objects, uniquingKeysWith: { $1 }) {
    #expect((1...3).contains(TextCells.width(of: text)), "\(name)")
    let drawn = TextCells.glyphs(of: text).flatMap { $0.glyph.scalars }
    #expect(drawn == Array(text.unicodeScalars), "\(name) is drawn as it is written")
  }
}

@Test(arguments: [
  "timer", "clock", "xmark", "checkmark.circle.fill", "pause.fill", "play.fill",
  "shippingbox.fill", "bag", "dollarsign.circle.fill", "car.fill", "checkmark.circle",
  "person.fill", "phone", "takeoutbag.and.cup.and.straw.fill", "takeoutbag.and.cup.and.straw",
  "bell.badge.fill", "fork.knife", "arrow.clockwise", "chevron.left", "chevron.right",
  "football.fill", "hand.thumbsup", "location", "music.note", "person.circle.fill",
  "storefront.fill", "arrowtriangle.down.fill", "arrowtriangle.up.fill", "bell.fill", "bolt.fill",
  "building.2.crop.circle.fill", "bus.fill", "clock.badge.exclamationmark.fill", "clock.fill",
  "creditcard", "doc.text.fill", "dollarsign.arrow.circlepath", "exclamationmark.circle",
  "exclamationmark.triangle", "fireplace.fill", "flame.fill", "heart.circle.fill",
  "house.circle.fill", "house.fill", "opticaldisc.fill", "paperplane.fill", "pause.circle",
  "person.circle", "phone.circle.fill", "phone.down.fill", "questionmark.circle",
  "record.circle", "shippingbox.circle.fill", "star.fill", "timer.circle.fill", "video.fill",
  "wifi.slash", "xmark.circle.fill",
])
func `a symbol that published activities name has a text of its own`(name: String) {
  #expect(SymbolTable.text(for: name) != SymbolTable.neutral)
}

@Test(arguments: [
  ("bicycle", "🚲"), ("bicycle.circle.fill", "🚲"), ("heart", "♡"), ("heart.fill", "♥"),
  ("heart.circle.fill", "♥"), ("star.leadinghalf.filled", "☆"), ("cloud.sun.rain.fill", "⛅"),
  ("checkmark.seal.fill", "✓"), ("arrow.up.to.line", "↑"), ("p.circle", "Ⓟ"),
  ("1.circle.fill", "❶"), ("2.circle", "②"), ("12.square.fill", "12"),
  ("21.circle", "21"), ("gobackward.15", "↺15"), ("goforward.30", "30↻"), ("gobackward", "↺"),
  ("12.square.fill", "12"), ("12", "◆"), ("", "◆"), (".", "◆"), ("..fill", "◆"),
  ("mic.slash.fill", "⍦×"), ("location.slash", "⊘"), ("xmark.circle.fill", "⊗"),
  ("plus.circle", "⊕"), ("no.such.symbol", "◆"), ("123.circle", "◆"), ("é.circle", "◆"),
])
func `a variant is drawn as its base, what is unknown as a neutral mark`(name: String, text: String)
{
  #expect(SymbolTable.text(for: name) == text)
}

@Test func `six hundred names and more are drawn, and none of them by the unknown mark`() {
  #expect(KnownSymbols.names.count > 600)
  let undrawn = KnownSymbols.names.filter {
    SymbolTable.text(for: $0) == SymbolTable.neutral && SymbolPicture($0, weight: .regular) == nil
  }
  #expect(undrawn.isEmpty, "a glyph, a sketch or a rule is missing")
  let unknown = KnownSymbols.names.filter { !SymbolTable.isKnown($0) }
  #expect(unknown.isEmpty, "their words are missing")
}

@Test(arguments: [
  "microphone", "microphone.fill", "microphone.badge.plus", "progress.indicator", "translate",
  "apple.image.playground", "rugbyball", "arrow.merge", "dot.scope", "apps.iphone", "lane",
  "waveform.mid", "waveform.low",
])
func `has a sign in a line of text, and a picture where there is room`(name: String) {
  #expect(SymbolTable.isKnown(name) && SymbolTable.hasText(name))
  #expect(SymbolPicture(name, weight: .regular) != nil)
}

@Test func `a name is looked up as far as its limit`() {
  let longest = "car" + String(repeating: ".", count: SymbolTable.nameByteCountMaximum - 3)
  #expect(SymbolTable.text(for: longest) == "🚗")
  #expect(SymbolTable.text(for: longest + ".") == SymbolTable.neutral)
}

@Test(arguments: [
  ("chekmark", false), ("car.fil", false), ("", false), (".", false), ("car.", false),
  ("no.such.symbol", false), ("checkmark.circle.fill", true), ("figure.run", true),
  ("1.circle", true), ("square.grid.2x2.fill", true), ("p.circle.fill", true), ("q", false),
  ("carseat.left.fill", true), ("12", false), ("Checkmark", false),
])
func `a name is known by its words`(name: String, isKnown: Bool) {
  #expect(SymbolTable.isKnown(name) == isKnown)
}

@Test
func `a custom symbol is a picture where others are, and a mark of the font's size in a text`() {
  let set = "A.xcassets/glyph.symbolset"
  let contents = #"{"symbols":[{"filename":"glyph.svg","idiom":"universal"}]}"#
  func resources(_ symbol: String) -> AppResources {
    let template = #"<svg width="3300" height="2200"><g id="Regular-S">\#(symbol)</g></svg>"#
    return AppResources([
      AssetFile(path: "\(set)/Contents.json", bytes: Array(contents.utf8)),
      AssetFile(path: "\(set)/glyph.svg", bytes: Array(template.utf8)),
    ])
  }
  let mark = LayoutNote.undrawn("the custom symbol glyph, a mark here")
  for symbol in ["", #"<path d="M1400 600h80v80h-80z"/>"#] {
    let layout = resources(symbol).bound { Screen.layout(Image("glyph")) }
    #expect(layout.size == CellSize(columns: 1, rows: 1))
    #expect(layout.notes == [mark])
  }
  let square = resources(#"<path d="M1400 600h80v80h-80z"/>"#)
  let large = square.bound { Screen.layout(Image("glyph").font(.system(size: 40))) }
  #expect(large.size == CellSize(columns: 4, rows: 2))
  #expect(large.notes.isEmpty)
  let framed = square.bound {
    Screen.layout(Image("glyph").resizable().scaledToFit().frame(width: 48, height: 48))
  }
  #expect(framed.size == CellSize(columns: 6, rows: 3))
  #expect(framed.notes.isEmpty)
}

@Test func `a sign is noted where its size or its colors are others on a phone`() {
  let sign = Image(systemName: "pause")
  #expect(Screen.layout(sign.imageScale(.large)).notes == [.undrawn("imageScale")])
  #expect(Screen.layout(sign.imageScale(.medium)).notes.isEmpty)
  let palette = sign.symbolRenderingMode(.palette)
  #expect(Screen.layout(palette.foregroundStyle(.red)).notes.isEmpty)
  let colored = Screen.layout(palette.foregroundStyle(.red, .green))
  #expect(colored.notes == [.undrawn("symbolRenderingMode")])
}

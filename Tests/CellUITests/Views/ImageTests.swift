import AssetCatalogs
import ColorScience
import Compositing
import Foundation
import Testing

@testable import CellUI

/// A picture of four squares: red, green, blue and clear.
private let squares = PixelImage(
  width: 32, height: 32,
  colors: (0..<1024).map { index in
    switch (index % 32 < 16, index / 32 < 16) {
    case (true, true): StraightRGBA(rgb: 0xFF0000)
    case (false, true): StraightRGBA(rgb: 0x00FF00)
    case (true, false): StraightRGBA(rgb: 0x0000FF)
    case (false, false): .clear
    }
  })

private let file = ImageFile(name: "squares.png", pixels: squares)

private func bound<Result>(_ run: () -> Result) -> Result {
  let contents = #"{"colors":[{"color":{"components":{"red":"0xFF","green":"0","blue":"0"}}}]}"#
  return AppResources([
    AssetFile(path: "A.xcassets/brand.colorset/Contents.json", bytes: Array(contents.utf8)),
    AssetFile(path: "photo.jpg", bytes: [0xFF, 0xD8, 0xFF, 0xE0]),
  ]).bound(to: run)
}

@Test func `a symbol keeps its size in a frame that its padding fills`() {
  let symbol = Image(systemName: "pause.fill").padding(16).frame(width: 35, height: 40)
  let letter = SymbolTable.text(for: "pause.fill")
  #expect(Screen.text(symbol, columns: 10, rows: 4).contains(letter))
  let row = HStack(spacing: 0) {
    Image(systemName: "pause.fill")
    Text("abcdef").lineLimit(1)
  }
  #expect(Screen.text(row, columns: 4, rows: 1) == "\(letter)ab…")
}

@Test func `a picture has its size in points, or that of its frame`() {
  let image = Image(.file(ImageAsset(file)))
  #expect(Screen.layout(image).size == CellSize(columns: 4, rows: 2))
  #expect(
    Screen.layout(image.resizable(), columns: 20, rows: 6).size == CellSize(columns: 20, rows: 6))
  let fit = image.resizable().scaledToFit()
  #expect(Screen.layout(fit, columns: 20, rows: 3).size == CellSize(columns: 6, rows: 3))
  #expect(
    Screen.layout(Image(.file(ImageAsset(file, scale: 2)))).size == CellSize(columns: 2, rows: 1))
}

@Test(arguments: [1, 2, 3]) func `a picture keeps its proportions, however few cells it has`(
  scale: Int
) {
  let image = Image(.file(ImageAsset(file, scale: scale))).resizable().scaledToFit()
  let items = Screen.layout(image.frame(width: 44, height: 44)).items
  #expect(items.map(\.frame.size) == [CellSize(columns: 6, rows: 3)])
}

@Test func `a picture of its own size has room in the island's bar on a phone`() {
  var environment = Screen.environment
  environment.pointsPerRow = 36.67
  let image = Image(.file(ImageAsset(file)))
  #expect(
    Screen.layout(image, environment: environment).size == CellSize(columns: 4, rows: 1))
}

@Test(arguments: GlyphRepertoire.allCases)
func `a picture is drawn in its colors, and clear where it is clear`(glyphs: GlyphRepertoire) {
  var environment = Screen.environment
  environment.glyphRepertoire = glyphs
  let surface = Screen.layout(Image(.file(ImageAsset(file))), environment: environment).surface()
  #expect(surface[0, 0].meanBackground == StraightRGBA(rgb: 0xFF0000))
  #expect(surface[3, 0].meanBackground == StraightRGBA(rgb: 0x00FF00))
  #expect(surface[0, 1].meanBackground == StraightRGBA(rgb: 0x0000FF))
  #expect(surface[3, 1] == .clear)
}

@Test func `a stencil has the foreground's color`() {
  let view = Image(.file(ImageAsset(file))).renderingMode(.template).foregroundStyle(.white)
  #expect(Screen.layout(view).surface()[0, 0].meanBackground == .white)
}

@Test(arguments: [28.0, 40]) func `a symbol stands on the baseline of the text beside it`(
  points: Double
) {
  let row = HStack(alignment: .firstTextBaseline, spacing: 8) {
    Image(systemName: "arrow.up.circle.fill").font(.system(size: points))
    VStack(alignment: .leading, spacing: 0) {
      Text("Open")
      Text("until 9")
    }
  }
  let rows = Screen.text(row).split(separator: "\n")
  let sign = rows.firstIndex { $0.contains("↑") }
  if points == 28 { #expect(sign != nil && sign == rows.firstIndex { $0.contains("Open") }) }
  let items = Screen.layout(row).items
  let open = items[items.count - 2].frame.origin.row
  // A symbol that is drawn stands on the line with its foot.
  if sign == nil { #expect(items[0].frame.rowRange.last == open) }
}

@Test func `what the app does not have is a mark and a note`() {
  bound {
    let view = VStack {
      Image("logo")
      Image(systemName: "chekmark")
      Text("x").foregroundStyle(Color("brnad"))
      Image(systemName: "checkmark.circle.fill")
      Text("y").foregroundStyle(Color("brand"))
      Image("logo")
    }
    let layout = Screen.layout(view)
    #expect(
      layout.notes == [
        .missing(MissingName(kind: .image, name: "logo")),
        .missing(MissingName(kind: .symbol, name: "chekmark")),
        .missing(MissingName(kind: .color, name: "brnad")),
      ])
    #expect(Screen.text(layout.surface()).contains("◆"))
  }
}

@Test func `a symbol without a picture is a mark and a note, and a diamond is none`() {
  let layout = Screen.layout(
    VStack {
      Image(systemName: "zipper.page")
      Image(systemName: "diamond.fill").font(.caption)
      Text("\(Image(systemName: "zipper.page")) \(Image(systemName: "hexagon.fill"))")
    })
  #expect(layout.notes == [.missing(MissingName(kind: .picture, name: "zipper.page"))])
  #expect(Screen.text(layout.surface()).contains("◆"))
}

@Test func `an image whose file is not there, or no picture, is a frame and a note`() {
  let set = #"{"images":[{"filename":"a.png","scale":"1x"}]}"#
  let files = [
    AssetFile(path: "A.xcassets/logo.imageset/Contents.json", bytes: Array(set.utf8)),
    AssetFile(path: "map.pdf", bytes: Array("%PDF-1.4".utf8)),
  ]
  AppResources(files).bound {
    let layout = Screen.layout(
      VStack {
        Image("logo")
        Image("map")
        Image(uiImage: UIImage())
      })
    #expect(
      layout.notes
        == ["a.png: no file", "map.pdf: PDF"].map {
          .missing(MissingName(kind: .file, name: $0))
        })
  }
}

@Test(arguments: [
  ("AccentColor", "systemBlue"), ("App-Blue", "systemBlue"), ("lightGreen", "systemGreen"),
  ("WidgetBackground", "secondarySystemBackground"), ("text_primary", "label"),
  ("TextSecondary", "secondaryLabel"), ("brandOrange2", "systemOrange"), ("white", "white"),
])
func `a color that the app does not have is made up by its name`(name: String, like: String) {
  bound {
    let layout = Screen.layout(Text("x").foregroundStyle(Color(name)))
    let color = Color(name).paint(in: Screen.environment).color
    #expect(color == SystemColors.color(named: like)?.dark)
    #expect(layout.notes == [.missing(MissingName(kind: .color, name: name))])
  }
}

@Test func `an empty color set is the system's choice, and no color is missed`() {
  let contents = AssetFile(
    path: "A.xcassets/AccentColor.colorset/Contents.json",
    bytes: Array(#"{"colors":[{"idiom":"universal"}]}"#.utf8))
  AppResources([contents]).bound {
    #expect(Screen.layout(Text("x").foregroundStyle(Color("AccentColor"))).notes.isEmpty)
    let color = Color("AccentColor").paint(in: Screen.environment).color
    #expect(color == SystemColors.color(named: "systemBlue")?.dark)
  }
}

@Test func `a picture without a name has its frame and what stands on it`() {
  let team = Image("").resizable().scaledToFit().frame(width: 40, height: 40)
    .overlay(Circle().fill(.red))
  let layout = Screen.layout(team)
  #expect(layout.size == Screen.layout(Color.red.frame(width: 40, height: 40)).size)
  #expect(Screen.text(layout.surface()).contains("▟"))
}

@Test func `colors of the app's assets and of UIKit are resolved`() {
  bound {
    let environment = Screen.environment
    #expect(Color("brand").paint(in: environment).color == StraightRGBA(rgb: 0xFF0000))
    #expect(
      Color(ColorResource(name: "brand", bundle: .main)).paint(in: environment).color.hex
        == "#FF0000")
    #expect(Color(uiColor: .systemRed).paint(in: environment).color.hex == "#FF453A")
    #expect(Color(UIColor.label).paint(in: environment).color == .white)
    #expect(UIColor(named: "none") == nil)
    #expect(
      UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(Color(red: 1, green: 0, blue: 0)))
    let half = Color(uiColor: UIColor.red.withAlphaComponent(0.5)).paint(in: environment).color
    #expect(half.alpha == 128)
  }
}

@Test func `a symbol's own color is shown, and said of an emoji that cannot have it`() {
  let ink = { (view: any View) in Screen.layout(AnyView(view)).surface()[0, 0].foreground }
  let sun = Image(systemName: "sun.max.fill").foregroundStyle(.red)
  #expect(
    ink(sun.symbolRenderingMode(.multicolor)) == ink(Text("a").foregroundStyle(.yellow)))
  #expect(ink(sun) == ink(Text("a").foregroundStyle(.red)))
  let notes = { (style: Color) in
    Screen.layout(Image(systemName: "car.fill").foregroundStyle(style)).notes
  }
  #expect(notes(.green) == [.keptColor(symbol: "car.fill", isRing: false)])
  #expect(notes(.white).isEmpty && notes(.gray).isEmpty)
}

@Test(arguments: [false, true]) func `a picture in a bar is as high as the bar`(isRound: Bool)
  throws
{
  var environment = EnvironmentValues(now: Screen.now)
  environment.pointsPerRow = 36.67
  let picture = Image(.file(ImageAsset(file))).resizable().scaledToFit()
  let view = isRound ? AnyView(picture.clipShape(Circle())) : AnyView(picture)
  let flat = view.layout(in: ProposedCells(columns: 7, rows: 1), environment: environment)
  let surface = try #require(flat.withTallRings(36.67, within: 32)).surface()
  #expect(surface.size.rows == 3)
  let isRed = { (color: StraightRGBA) in color.red > 200 && color.alpha > 200 }
  // Half a row is free above and below; a circle begins further right.
  #expect(surface[1, 0].upper.alpha == 0 && surface[1, 2].lower.alpha == 0)
  #expect(isRed(surface[1, 1].upper) && isRed(surface[0, 0].lower) != isRound)
  #expect(surface[1, 1].lower.blue > 200)
  let small = picture.frame(width: 8, height: 8)
  let low = small.layout(in: ProposedCells(columns: 7, rows: 1), environment: environment)
  #expect(low.withTallRings(36.67, within: 32) == nil, "one that a row has room for")
}

private let corners = ImageAsset(
  ImageFile(
    name: "corners.png",
    pixels: PixelImage(
      width: 3, height: 2, colors: (0..<6).map { StraightRGBA(rgb: $0) })))

private func numbers(_ picture: CGImage?) -> [UInt32] {
  guard case .pixels(let image) = picture?.picture.light.content else { return [] }
  return image.colors.map(\.rgb)
}

@Test func `a picture is cropped to whole pixels`() {
  let picture = CGImage(corners)
  let right = picture.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2))
  #expect(right?.width == 2 && right?.height == 2 && numbers(right) == [1, 2, 4, 5])
  #expect(numbers(picture.cropping(to: CGRect(x: 1.5, y: 1.2, width: 0.2, height: 9))) == [4])
  #expect(picture.cropping(to: CGRect(x: 3, y: 0, width: 2, height: 2)) == nil)
  #expect(picture.cropping(to: .infinite)?.width == 3)
  #expect(right?.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 5)).map(numbers) == [5])
  #expect(right.map { UIImage(cgImage: $0, scale: 2, orientation: .up).size.width } == 1)
}

@Test func `a large picture is cropped by the pixels of its file`() throws {
  let large = try #require(UIImage(ImageAsset(file), scale: 2).cgImage)
  let quarter = try #require(large.cropping(to: CGRect(x: 16, y: 0, width: 16, height: 16)))
  #expect(Set(numbers(quarter)) == [0x00FF00])
  #expect(UIImage(cgImage: quarter).size == CGSize(width: 16, height: 16))
  #expect(UIImage(systemName: "star")?.cgImage == nil)
}

@Test(arguments: [
  (UIImage.Orientation.up, [0, 1, 2, 3, 4, 5] as [UInt32]), (.down, [5, 4, 3, 2, 1, 0]),
  (.right, [3, 0, 4, 1, 5, 2]), (.left, [2, 5, 1, 4, 0, 3]), (.upMirrored, [2, 1, 0, 5, 4, 3]),
  (.downMirrored, [3, 4, 5, 0, 1, 2]), (.leftMirrored, [0, 3, 1, 4, 2, 5]),
  (.rightMirrored, [5, 2, 4, 1, 3, 0]),
])
func `a picture is turned as its orientation says`(
  orientation: UIImage.Orientation, order: [UInt32]
) {
  let image = UIImage(cgImage: CGImage(corners), scale: 1, orientation: orientation)
  #expect(numbers(image.cgImage) == order)
  let isOnItsSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
  #expect(image.size.width == (isOnItsSide ? 2 : 3))
}

@Test func `a format that is not drawn is a frame with its name`() {
  bound {
    let view = Image("photo").resizable().frame(width: 96, height: 64)
    let text = Screen.text(view)
    #expect(text.contains("photo"))
    #expect(text.contains("JPEG"))
    #expect(UIImage(named: "photo")?.fileBytes?.isEmpty == false)
    #expect(UIImage(named: "none") == nil, "the app has a catalog, without that name")
  }
  let unknown = UIImage(named: "logo")
  #expect(unknown?.size == CGSize(width: 44, height: 44), "no catalog is at hand")
  #expect(unknown?.fileBytes.flatMap { UIImage(data: Data($0)) } != nil)
  #expect(UIImage(data: Data([1, 2, 3])) == nil)
  #expect(UIImage(systemName: "chekmark") == nil)
}

@Test func `an image of the network shows its placeholder`() {
  let view = AsyncImage(url: nil) { image in
    image.resizable()
  } placeholder: {
    Text("wait")
  }
  #expect(Screen.text(view) == "wait")
  let phases = AsyncImage(url: nil) { phase in Text(phase.image == nil ? "none" : "one") }
  #expect(Screen.text(phases) == "none")
}

@Test func `a symbol is a glyph in the size of text, and drawn when it is larger`() {
  #expect(Screen.text(Image(systemName: "plus")) == "+")
  #expect(Screen.layout(Image(systemName: "plus").font(.title)).size.rows == 2)
  #expect(Screen.layout(Image(systemName: "plus").font(.system(size: 30))).size.rows == 3)
  let large = Screen.layout(Image(systemName: "plus").font(.system(size: 64)))
  #expect(large.size == CellSize(columns: 10, rows: 5))
  #expect(!Screen.text(large.surface()).contains("+"))
  let framed = Image(systemName: "plus").resizable().frame(width: 24, height: 24)
  #expect(Screen.text(framed).contains("+"))
}

@Test(arguments: [("play.circle.fill", "▶"), ("xmark.circle", "✕"), ("pause.square.fill", "‖")])
func `what is enclosed is a sign where its own shape would be lost`(name: String, sign: String) {
  for size in [36.0, 40] {
    let image = Image(systemName: name).font(.system(size: size)).foregroundStyle(.green)
    let text = Screen.text(image)
    #expect(text.contains(sign) && text.split(separator: "\n").count == 3)
    let surface = Screen.layout(image.background(.red)).surface()
    #expect(surface[2, 1].glyph == Glyph(sign.unicodeScalars.first!))
    #expect((surface[2, 1].foreground == surface[2, 1].upper) == false)
  }
  let large = Image(systemName: name).font(.system(size: 60))
  #expect(!Screen.text(large).contains(sign), "a larger one is drawn")
}

@Test func `every sketch is drawn within its square`() {
  let frame = CellRect(column: 0, row: 0, columns: 16, rows: 8)
  for name in SymbolSketches.names {
    for name in [name, name + ".fill"] {
      let picture = SymbolPicture(name, weight: .regular)
      let layers = picture?.layers(in: frame, clip: frame, glyphs: .octant) ?? []
      let area = layers.reduce(0) { $0 + $1.coverage.area }
      #expect(area > 20, "\(name) has ink")
      #expect(area < 900, "\(name) is no block")
    }
  }
}

@Test(arguments: ["bicycle", "wifi.slash", "p.circle.fill"])
func `a sketch is the same wherever it stands, whole or cut`(name: String) throws {
  let picture = try #require(SymbolPicture(name, weight: .regular))
  let frame = CellRect(column: 7, row: 3, columns: 12, rows: 6)
  let clip = CellRect(column: 0, row: 0, columns: 13, rows: 30)
  for _ in 0..<2 {
    let whole = picture.layers(in: frame, clip: frame, glyphs: .octant)
    let cut = picture.layers(in: frame, clip: clip, glyphs: .octant)
    #expect(whole.map(\.level) == cut.map(\.level) && !whole.isEmpty)
    for (whole, cut) in zip(whole, cut) {
      #expect(whole.coverage.frame.intersection(clip) == cut.coverage.frame)
      let (one, other) = (parts(of: whole, in: cut), parts(of: cut, in: cut))
      #expect(zip(one, other).allSatisfy { abs($0 - $1) < 0.01 })
    }
  }
}

/// Returns the covered parts of the cells of a layer's frame.
private func parts(of layer: SymbolPicture.Layer, in other: SymbolPicture.Layer) -> [Float] {
  let frame = other.coverage.frame
  return frame.rowRange.flatMap { row in
    frame.columnRange.flatMap { column in
      (0..<8).map { layer.coverage[column, row, $0] }
    }
  }
}

@Test(arguments: [
  "bell.badge.fill", "person.crop.circle.badge.checkmark", "wifi.slash", "p.circle.fill",
  "12.square", "dollarsign.circle.fill", "checkmark.seal.fill", "lock.shield", "car.circle.fill",
])
func `variants are drawn by rule`(name: String) {
  #expect(SymbolPicture(name, weight: .bold) != nil)
  #expect(SymbolTable.isKnown(name))
}

@Test func `a variable symbol is lit by its value`() {
  let frame = CellRect(column: 0, row: 0, columns: 8, rows: 4)
  let lit = [0, 0.3, 0.6, 1].map { (value: Double) -> Double in
    SymbolPicture("wifi", weight: .regular, variableValue: value)?
      .layers(in: frame, clip: frame, glyphs: .octant).last?.coverage.area ?? 0
  }
  #expect(lit == lit.sorted())
  #expect(Set(lit).count == 4)
}

@Test func `a variant of the environment is part of a name`() {
  #expect(SymbolVariants.circle.fill.applied(to: "heart") == "heart.circle.fill")
  #expect(SymbolVariants.fill.applied(to: "heart.fill") == "heart.fill")
  #expect(SymbolVariants.slash.applied(to: "bell.fill") == "bell.slash.fill")
}

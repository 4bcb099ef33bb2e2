import ColorScience
import Testing

@testable import AssetCatalogs

/// Returns a file of a text.
func file(_ path: String, _ text: String) -> AssetFile {
  AssetFile(path: path, bytes: Array(text.utf8))
}

private func color(_ components: String, space: String = "srgb") -> AssetCatalog {
  AssetCatalog([
    file(
      "A.xcassets/brand.colorset/Contents.json",
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"\(space)","components":\(components)}}]}
      """)
  ])
}

@Test func `a data set is the content of its file`() {
  let set = "A.xcassets/plans.dataset"
  let contents = #"{"data":[{"filename":"plans.json","idiom":"universal"}]}"#
  let files = [
    AssetFile(path: "\(set)/Contents.json", bytes: Array(contents.utf8)),
    AssetFile(path: "\(set)/plans.json", bytes: [1, 2]),
    AssetFile(path: "A.xcassets/gone.dataset/Contents.json", bytes: Array(contents.utf8)),
  ]
  #expect(files.allSatisfy { AssetFile.isUsed($0.path) })
  let catalog = AssetCatalog(files)
  #expect(catalog.dataSets == ["plans": [1, 2]])
  #expect(catalog.faults.map(\.path) == ["A.xcassets/gone.dataset/Contents.json"])
}

@Test(arguments: [
  (#"{"red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000"}"#, "#FF8000"),
  (#"{"red":"1.000","green":"0.5","blue":"0.000","alpha":"1"}"#, "#FF8000"),
  (#"{"red":"255","green":"128","blue":"0","alpha":"0.5"}"#, "#FF800080"),
  (#"{"red":1.0,"green":0.5,"blue":0,"alpha":1.0}"#, "#FF8000"),
  (#"{"white":"0.5","alpha":"1.000"}"#, "#808080"),
])
func `a channel has any of Xcode's forms`(components: String, hex: String) {
  #expect(color(components).colors["brand"]?.light.hex == hex)
}

@Test func `a color of Display P3 is brought into sRGB`() {
  let components = #"{"red":"0.5","green":"0.5","blue":"0.5","alpha":"1"}"#
  #expect(color(components, space: "display-p3").colors["brand"]?.light.hex == "#808080")
  let red = color(#"{"red":"1","green":"0x00","blue":"0x00"}"#, space: "display-p3")
  #expect(red.colors["brand"]?.light.green == 0)
  let mixed = color(#"{"red":"0.8","green":"0.6","blue":"0.2"}"#, space: "display-p3")
  #expect((mixed.colors["brand"]?.light.red ?? 0) > 204)
}

@Test func `a set is in its folder's namespace, also where its path sorts first`() {
  let contents = #"{"colors":[{"color":{"components":{"red":"1","green":"0","blue":"0"}}}]}"#
  let catalog = AssetCatalog([
    file("A.xcassets/Theme/Background.colorset/Contents.json", contents),
    file("A.xcassets/Theme/Contents.json", #"{"properties":{"provides-namespace":true}}"#),
    file("A.xcassets/Theme/card.colorset/Contents.json", contents),
  ])
  #expect(catalog.colors.keys.sorted() == ["Theme/Background", "Theme/card"])
}

@Test func `light, dark and system colors are told apart`() {
  let catalog = AssetCatalog([
    file(
      "A.xcassets/Contents.json", "{}"),
    file(
      "A.xcassets/Theme/Contents.json", #"{"properties":{"provides-namespace":true}}"#),
    file(
      "A.xcassets/Theme/card.colorset/Contents.json",
      """
      {"colors":[{"idiom":"universal","color":{"components":{"red":"1","green":"255","blue":"0xFF"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":{"platform":"ios","reference":"systemRedColor"}},
        {"idiom":"universal","appearances":[{"appearance":"contrast","value":"high"}],
         "color":{"components":{"red":"0","green":"0","blue":"0"}}}]}
      """),
    file("A.xcassets/broken.colorset/Contents.json", "{"),
    file("A.xcassets/empty.colorset/Contents.json", #"{"colors":[{"idiom":"watch"}]}"#),
  ])
  #expect(catalog.colors["Theme/card"]?.light.hex == "#01FFFF")
  #expect(catalog.colors["Theme/card"]?.dark.hex == "#FF453A")
  #expect(catalog.colors.count == 1)
  #expect(
    catalog.faults.map(\.path).sorted() == [
      "A.xcassets/broken.colorset/Contents.json", "A.xcassets/empty.colorset/Contents.json",
    ])
}

@Test(arguments: [
  (#"{"images":["#, 1, "the JSON ends within a value"),
  ("[]", 1, "expected an object, found an array"),
  ("{\n\"images\":[]\n\"info\":1}", 3, "a comma is missing before this value"),
  ("{\"images\":[1,]}", 1, "a comma with nothing after it"),
  ("no", 1, "expected a value, found no"),
])
func `a set whose description is broken is named with its line, and keeps its name`(
  contents: String, line: Int, reason: String
) {
  for kind in ["imageset", "colorset"] {
    let path = "A.xcassets/logo.\(kind)/Contents.json"
    let catalog = AssetCatalog([file(path, contents)])
    #expect(catalog.faults == [AssetFault(path: path, brokenAt: line, reason: reason)])
    #expect(AssetSymbols.names(in: [catalog]) == ["logo"])
    #expect(catalog.images.isEmpty && catalog.colors.isEmpty)
  }
}

@Test func `an image set gives the largest scale and its dark file`() {
  let catalog = AssetCatalog([
    file(
      "A.xcassets/logo.imageset/Contents.json",
      """
      {"images":[{"filename":"1.png","scale":"1x","idiom":"universal"},
        {"filename":"2.png","scale":"2x","idiom":"universal"},
        {"filename":"d.png","scale":"2x","idiom":"universal",
         "appearances":[{"appearance":"luminosity","value":"dark"}]},
        {"scale":"3x","idiom":"universal"}],
       "properties":{"template-rendering-intent":"template"}}
      """),
    file("A.xcassets/logo.imageset/1.png", "1"), file("A.xcassets/logo.imageset/2.png", "22"),
    file("A.xcassets/logo.imageset/d.png", "d"), file("Extra/badge@3x.png", "x"),
  ])
  let logo = catalog.images["logo"]
  #expect(logo?.scale == 2)
  #expect(logo?.light.name == "2.png")
  #expect(logo?.dark.name == "d.png")
  #expect(logo?.isTemplate == true)
  #expect(catalog.images["badge"]?.scale == 3)
}

@Test(arguments: [
  ("brand", "Color", "brand"), ("Brand Primary", "Color", "brandPrimary"),
  ("brand-primary", "Color", "brandPrimary"), ("AccentColor", "Color", "accent"),
  ("demerit_icon", "Image", "demeritIcon"), ("floral_bgro_w", "Image", "floralBgroW"),
  ("IMG02", "Image", "IMG_02"), ("AL-0", "Image", "AL_0"), ("IMG_4251", "Image", "IMG_4251"),
  ("Image1", "Image", "image1"), ("CFConsegna", "Image", "cfConsegna"),
  ("URLIcon", "Image", "urlIcon"), ("3D", "Image", "_3D"), ("logo.image", "Image", "logo"),
  ("default", "Color", "default"), ("", "Color", "_"),
])
func `a name becomes a symbol as in Xcode`(name: String, kind: String, symbol: String) {
  #expect(AssetSymbols.symbol(name, kind) == symbol)
}

@Test func `the source of symbols leaves out names that SwiftUI has`() {
  let contents = #"{"colors":[{"color":{"components":{"red":"1","green":"1","blue":"1"}}}]}"#
  let catalog = AssetCatalog(
    ["brand", "red", "default", "Theme/card"].map {
      file("A.xcassets/\($0).colorset/Contents.json", contents)
    } + [file("A.xcassets/Theme/Contents.json", #"{"properties":{"provides-namespace":true}}"#)])
  let source = AssetSymbols.swiftSource(for: [catalog])
  #expect(source.contains(#"static let brand = ColorResource(name: "brand", bundle: .main)"#))
  #expect(source.contains("static let `default` = "))
  #expect(source.contains("  enum Theme {\n    static let card = "))
  #expect(source.contains("extension SwiftUI.Color {\n  static var brand: SwiftUI.Color"))
  #expect(!source.contains("static var red: SwiftUI.Color"))
  #expect(AssetSymbols.swiftSource(for: [AssetCatalog()]).isEmpty)
}

@Test func `the source of symbols leaves out members that the app has itself`() {
  let contents = #"{"colors":[{"color":{"components":{"red":"1","green":"1","blue":"1"}}}]}"#
  let catalog = AssetCatalog(
    ["uam", "brand"].map { file("A.xcassets/\($0).colorset/Contents.json", contents) })
  let source = AssetSymbols.swiftSource(for: [catalog], beside: ["Color": ["uam"]])
  #expect(!source.contains("static var uam: SwiftUI.Color"))
  #expect(source.contains("static let uam = ColorResource"))
  #expect(source.contains("static var uam: UIColor"))
  #expect(source.contains("static var brand: SwiftUI.Color"))
}

@Test func `a color set without a color has a symbol, as Xcode's own accent has`() {
  let catalog = AssetCatalog([
    file("A.xcassets/AccentColor.colorset/Contents.json", #"{"colors":[{"idiom":"universal"}]}"#)
  ])
  #expect(catalog.emptyColors == ["AccentColor"] && catalog.accentColor == nil)
  let source = AssetSymbols.swiftSource(for: [catalog])
  #expect(source.contains("extension SwiftUI.Color {\n  static var accent: SwiftUI.Color"))
}

@Test func `an Expo project's target has its colors`() {
  let text = """
    /** @type {import('@bacons/apple-targets').ConfigFunction} colors: { */
    module.exports = config => ({
      type: "widget", // colors: {
      colors: {
        $accent: "#F09458",
        '$widgetBackground': { color: "#DB739C", darkColor: '#3E72A0' },
        gradient1: { light: "#E4975D", dark: "#3E72A0" }, "named": "red",
        computed: config.dark ? ["#000"] : shade({ light: 1 }),
        last: "#123",
      },
      images: { valley: "#456" },
    });
    """
  let colors = AssetCatalog([file("P/targets/widget/expo-target.config.js", text)]).colors
  #expect(
    colors.mapValues { "\($0.light.hex) \($0.dark.hex)" } == [
      "$accent": "#F09458 #F09458", "$widgetBackground": "#DB739C #3E72A0",
      "gradient1": "#E4975D #3E72A0", "named": "#FF0000 #FF0000", "last": "#112233 #112233",
    ])
  let catalog = AssetCatalog([file("P/targets/widget/expo-target.config.js", text)])
  #expect(catalog.accentColor == colors["$accent"] && AssetCatalog([]).accentColor == nil)
  #expect(AssetFile.isUsed("P/targets/widget/expo-target.config.js"))
  #expect(!AssetFile.isUsed("P/metro.config.js"))
  let json = AssetCatalog([file("expo-target.config.json", ##"{"colors":{"a":"#FFF"}}"##)])
  #expect(json.colors["a"]?.light.hex == "#FFFFFF")
}

@Test func `an Expo project's target has its images, with a frame for those that are missing`() {
  let text = """
    module.exports = (config) => ({ type: "widget", images: {
      logo: "../../assets/logo.png", 'from-root': "./assets/badge.png",
      scaled: { "1x": "a.png", "2x": "../shared/a@2x.png" },
      remote: "https://github.com/expo.png", gone: "./gone.png", computed: require("./x.png"),
    }, colors: { brand: "#FFF" } });
    """
  let path = "P/targets/widget/expo-target.config.js"
  let files = ["P/assets/logo.png", "P/assets/badge.png", "P/targets/shared/a@2x.png"]
  let catalog = AssetCatalog([file(path, text)] + files.map { file($0, $0) })
  #expect(
    catalog.images.filter { !["badge", "a"].contains($0.key) }.mapValues {
      "\($0.light.name) \($0.scale) \(!$0.light.bytes.isEmpty)"
    } == [
      "logo": "logo.png 1 true", "from-root": "badge.png 1 true", "scaled": "a@2x.png 2 true",
      "remote": "expo.png 1 false", "gone": "gone.png 1 false",
    ])
  #expect(catalog.colors.keys.sorted() == ["brand"])
  #expect(AssetSymbols.swiftSource(for: [catalog]).contains("fromRoot"))
  let named = AssetFile.imagePaths(namedIn: Array(text.utf8), at: path)
  #expect(named.isSuperset(of: files) && AssetFile.imagePaths(namedIn: [], at: "a.js").isEmpty)
}

@Test func `an image set whose file is missing has a frame, unless it has a smaller one`() throws {
  let one = #"{"images":[{"filename":"a.png","scale":"2x"},{"filename":"b.png","scale":"3x"}]}"#
  let catalog = AssetCatalog([
    file("A.xcassets/gone.imageset/Contents.json", one),
    file("A.xcassets/half.imageset/Contents.json", one),
    file("A.xcassets/half.imageset/a.png", "x"),
    file("A.xcassets/mark.symbolset/Contents.json", #"{"symbols":[{"filename":"a.svg"}]}"#),
  ])
  let gone = try #require(catalog.images["gone"])
  guard case .undrawn(let reason, nil) = gone.light.content else {
    Issue.record("a picture without a file")
    return
  }
  #expect(reason == "no file" && catalog.images["half"]?.light.name == "a.png")
  #expect(catalog.symbols.isEmpty && catalog.faults.map(\.reason) == ["no file", "no file"])
}

@Test(arguments: [
  "colors", "colors: {", "colors: { a", "colors: { a:", "colors: { a: {", "colors: { a: { light:",
  "images: {", "images: { a", "images: { a: { \"1x\":", "colors: { a: \"#FFF", "/*",
  "colors: { : , }", "colors: { a b }", "'",
])
func `an Expo project's broken target has no colors`(text: String) {
  let colors = AssetCatalog([file("expo-target.config.js", text)]).colors
  #expect(colors.isEmpty || colors.keys.first == "a")
}

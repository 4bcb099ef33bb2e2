import Testing
import WidgetSources

@Suite struct `The accessors of a module's resources` {
  private func source(_ text: String, assets: [String] = []) -> String {
    ResourceAccessors.source(
      for: [SourceFile(path: "/a.swift", bytes: Array(text.utf8))], assets: assets)
  }

  @Test func `are made from their uses, with the names of the assets`() {
    let source = source(
      """
      Image(RideAsset.Icons.Small._20Bike.name)
      RideAsset.Icons.railRed.swiftUIColor
      RideAsset.unknown.swiftUIImage
      """, assets: ["icons/20_bike", "rail-red"])
    #expect(
      source.hasSuffix(
        """
        enum `RideAsset` {
          enum `Icons` {
            enum `Small` {
              static let `_20Bike` = IsletAsset_(name: "icons/20_bike")
            }
            static let `railRed` = IsletAsset_(name: "rail-red")
          }
          static let `unknown` = IsletAsset_(name: "unknown")
        }

        """), "\(source)")
  }

  @Test func `are of fonts, too`() {
    let source = source(
      """
      var weight: RideFontConvertible { RideFontFamily.Inter.semiBold }
      var font: Font { weight.swiftUIFont(size: 12) }
      """)
    #expect(source.contains("typealias RideFontConvertible = IsletFont_"))
    #expect(source.contains("static let `semiBold` = IsletFont_(name: \"Inter-SemiBold\")"))
  }

  @Test func `are found by other names of theirs, and by the views that take them`() {
    let fonts = source(
      "typealias Fonts = RideFontFamily; let a = Fonts.Inter.bold.swiftUIFont(size: 12)")
    #expect(fonts.contains("enum `RideFontFamily` {\n  enum `Inter` {\n    static let `bold`"))
    #expect(!fonts.contains("enum `Fonts`"))
    let image = source("Image(asset: Asset.logo)", assets: ["logo"])
    #expect(image.contains("static let `logo` = IsletAsset_(name: \"logo\")"))
    #expect(image.contains("init(asset: IsletAsset_)"))
  }

  @Test(arguments: [
    "PHAsset.fetchAssets(with: nil)", "ride.RideAsset.logo.swiftUIImage", "RideAsset.self",
    "enum RideAsset { enum A { static let logo = 1 } }; RideAsset.A.logo.swiftUIImage",
    "logo.swiftUIImage",
  ])
  func `are none where nothing generated is used`(text: String) {
    #expect(source(text).isEmpty)
  }

  @Test func `are of strings, too, by the letters of their keys`() {
    let text = "Text(L10n.Ride.nextStop); Text(RideStrings.left(3)); Text(L10n.title); a.L10n.x"
    let file = file(text)
    let source = StringAccessors.source(for: [file], keys: ["ride.next_stop", "left %lld", "a\"b"])
    #expect(source.contains("enum `L10n` {\n  enum `Ride` {\n    static var `nextStop`: String"))
    #expect(source.contains("  static var `title`: String"))
    #expect(source.contains("NSLocalizedString(\"ride.next_stop\", comment: \"\")"))
    #expect(source.contains("NSLocalizedString(\"title\""))
    #expect(source.contains("enum `RideStrings` {\n  static func `left`(_ values: CVarArg...)"))
    #expect(source.contains("NSLocalizedString(\"left %lld\""))
    let own = SourceFile(path: "/b.swift", bytes: Array("enum L10n {}; enum RideStrings {}".utf8))
    #expect(StringAccessors.source(for: [file, own], keys: []).isEmpty)
  }

  @Test func `are members of a string resource, where a text names one of the project's keys`() {
    let text = """
      Text(.greeting); String(localized: .etaLabel("\\(a, b)")); Text(.now); f(.title)
      Text(.stopsAway(count: f(1, 2), 3)); Text(.stopsAway(4))
      """
    let file = file(text)
    let keys = ["greeting", "eta.label", "title", "stopsAway"]
    let source = StringAccessors.source(for: [file], keys: keys)
    let type = "LocalizedStringResource"
    #expect(
      source.contains("static var `greeting`: \(type) { \(type)(stringLiteral: \"greeting\") }"))
    #expect(
      source.contains(
        "static func `etaLabel`(_ _0: Any) -> \(type) { isletFilled_(\"eta.label\", [_0]) }"))
    #expect(source.contains("static func `stopsAway`(count _0: Any, _ _1: Any) -> \(type)"))
    #expect(source.contains("static func `stopsAway`(_ _0: Any) -> \(type)"))
    #expect(!source.contains("`now`") && !source.contains("`title`"))
    let own = SourceFile(path: "/b.swift", bytes: Array("extension \(type) {}".utf8))
    #expect(StringAccessors.source(for: [file, own], keys: keys).isEmpty)
  }
}

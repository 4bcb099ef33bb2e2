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
        enum RideAsset {
          enum Icons {
            enum Small {
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

  @Test(arguments: [
    "PHAsset.fetchAssets(with: nil)", "ride.RideAsset.logo.swiftUIImage", "RideAsset.self",
    "enum RideAsset { enum A { static let logo = 1 } }; RideAsset.A.logo.swiftUIImage",
    "logo.swiftUIImage",
  ])
  func `are none where nothing generated is used`(text: String) {
    #expect(source(text).isEmpty)
  }
}

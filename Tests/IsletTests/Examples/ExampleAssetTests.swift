import AssetCatalogs
import CellUI
import FeedReports
import FoundationEssentials
import Testing

@testable import ActivityWidgets
@testable import IsletProgram

@Suite("Without previews, with assets") struct ExampleAssetTests {
  @Test func `a text that the source makes an asset of is the name of one`() throws {
    struct Team: Decodable { let logo: String, paint: String, hue: String }
    struct Match: Decodable { let home: Team, guest: Team }
    let color = #"{"components":{"red":"1","green":"0","blue":"0","alpha":"1"}}"#
    let set = #"{"colors":[{"idiom":"universal","color":\#(color)}]}"#
    let files = ["AccentColor", "Sea"].map {
      AssetFile(path: "A.xcassets/\($0).colorset/Contents.json", bytes: Array(set.utf8))
    }
    let images = ["crab.png", "gull.png"].map { AssetFile(path: $0, bytes: [0]) }
    var source = ExampleSource()
    source.keys = ["logo": .image, "paint": .color]
    let match = try AppResources(files + images).bound {
      try Match(from: ExampleDecoder(source: source, now: Date()))
    }
    #expect(Set([match.home.logo, match.guest.logo]) == ["crab", "gull"])
    #expect(match.home.paint == "Sea" && match.guest.hue == "Hue")
    let bare = try Team(from: ExampleDecoder(source: source, now: Date()))
    #expect(bare.logo == "Logo", "a picture that is not there has a tile in its place")
  }

  @Test func `more resources than an app may have are counted`() {
    #expect(Messages.lostAssets([]).isEmpty)
    let paths = (0..<3).map { "/ride/\($0).png" }
    #expect(
      Messages.lostAssets(paths) == [
        "0.png and 2 more files of resources are left out: an app has at most 4096 of them here"
      ])
    #expect(Messages.lostAssets(["/a.png"]).first?.hasPrefix("a.png is left out") == true)
  }
}

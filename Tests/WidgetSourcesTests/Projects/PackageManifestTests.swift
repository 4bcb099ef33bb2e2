import Testing

@testable import WidgetSources

@Suite("A package's manifest") struct PackageManifestTests {
  @Test func `tells the addresses of the packages that have a module`() {
    let manifest = PackageManifest(
      Array(
        """
        let package = Package(
          name: "Trip",
          dependencies: [
            // .package(url: "https://example.com/old/Lines.git", from: "1.0.0"),
            .package(url: "https://example.com/a/ride-lines.git", revision: "5f5fb56"),
            .package(url: "https://example.com/b/Clocks", from: "2.0.0"),
            .package(path: "../Near"),
          ],
          targets: [
            .target(name: "Trip", dependencies: ["Clocks", .product(name: "Lines", package: "ride-lines")])
          ]
        )
        """.utf8))
    #expect(manifest.address(of: "Lines") == "https://example.com/a/ride-lines.git")
    #expect(manifest.address(of: "Clocks") == "https://example.com/b/Clocks")
    #expect(manifest.address(of: "Near") == nil && manifest.address(of: "Trip") == nil)
    #expect(PackageManifest([]).address(of: "Lines") == nil)
  }
}

// swift-tools-version: 6.3
import PackageDescription

/// A package of one's own: islet with the widgets of an app, which imports nothing but the product `Islet`.
let package = Package(
  name: "TripWidgets",
  dependencies: [.package(name: "islet", path: "../..")],
  targets: [
    .executableTarget(
      name: "TripWidgets", dependencies: [.product(name: "Islet", package: "islet")])
  ],
  swiftLanguageModes: [.v6]
)

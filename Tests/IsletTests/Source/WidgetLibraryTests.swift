import Foundation
import HostIO
import Testing

@testable import IsletProgram

@Suite("The library for Swift source") struct WidgetLibraryTests {
  /// A package of a few files.
  private static let files: [String: String] = [
    "Package.swift": "// swift-tools-version: 6.3",
    "Sources/Rides/Ride.swift": "struct Ride { var distance = 12 }",
    "Sources/Rides/Stops/Stop.swift": "struct Stop {}",
    "Themes/dawn.json": "{}",
  ]

  private static func digest(
    changing path: String? = nil, to text: String = "", named name: String = "package",
    modifiedAt time: Int = 1_800_000_000
  ) throws -> String {
    let folder = try ShellFolder()
    let package = "\(folder.folder.path)/\(name)"
    for (file, content) in files.merging(path.map { [$0: text] } ?? [:], uniquingKeysWith: { $1 }) {
      let place = "\(package)/\(file)"
      try Folder.make(String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)]))
      try Folder.write(Array(content.utf8), to: place, modifiedAt: time)
    }
    return WidgetLibrary.digest(ofPackage: package)
  }

  @Test func `a checkout elsewhere and later has the same library`() throws {
    #expect(
      try Self.digest() == Self.digest(named: "another place", modifiedAt: 1_900_000_000))
  }

  @Test(arguments: [
    ("Sources/Rides/Ride.swift", "struct Ride { var distance = 13 }"),
    ("Sources/Rides/Ride.swift", "struct Ride { var distance = 1 } "),
    ("Sources/Rides/New.swift", ""), ("Themes/dawn.json", "[]"), ("Package.swift", ""),
  ])
  func `a changed or new file makes another`(path: String, text: String) throws {
    #expect(try Self.digest() != Self.digest(changing: path, to: text))
  }

  @Test func `a hidden file and one of the tests do not count`() throws {
    for path in ["Sources/Rides/.swp", "Tests/RideTests.swift", ".build/log"] {
      #expect(try Self.digest() == Self.digest(changing: path, to: "1"))
    }
  }

  @Test func `a build that fails says how it ended`() {
    #expect(LibraryBuild.words(for: .status(1)) == "swift build ended with the status 1")
    let crash = LibraryBuild.words(for: .signal(11))
    #expect(crash == "swift build was ended by a signal: Segmentation fault")
  }
}

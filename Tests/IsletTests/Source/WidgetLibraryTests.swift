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

  /// A program's first bytes: its loader, if it has one, is named in them.
  @Test(arguments: [
    ("\u{7F}ELF static", true), ("\u{7F}ELF /lib64/ld-linux-x86-64.so.2", false), (nil, false),
  ])
  func `the folder of the documented build serves if its program is static`(
    program: String?, serves: Bool
  ) throws {
    let folder = try ShellFolder()
    let package = folder.folder.path
    try Folder.make("\(package)/.build/release")
    if let program {
      try Folder.write(Array(program.utf8), to: "\(package)/.build/release/islet")
    }
    let build = PackageBuild.documented(of: package)
    #expect((build != nil) == serves)
    guard let build else { return }
    // SwiftPM compiles all anew if the options differ.
    let readme = try Self.documentedCommand()
    #expect(build.options.allSatisfy(readme.contains))
    #expect(build.command(for: "islet", of: package).contains("\(package)/.build"))
  }

  /// The words of the README's command that builds the program.
  private static func documentedCommand() throws -> [String] {
    let readme = try String(
      contentsOf: ShellFolder.repository.appending(path: "README.md"), encoding: .utf8)
    let line = readme.split(separator: "\n").first {
      $0.contains("swift build -c release -Xswiftc")
    }
    return try #require(line).split(separator: " ").map(String.init)
  }

  @Test func `a build of its own has a folder in the cache for each package`() {
    let one = PackageBuild.separate(of: "/a", in: "/cache")
    #expect(one.folder.hasPrefix("/cache/build-") && one.options.isEmpty && !one.isShared)
    #expect(one != .separate(of: "/b", in: "/cache"))
  }

  @Test func `a build that fails says how it ended`() {
    #expect(LibraryBuild.words(for: .status(1)) == "swift build ended with the status 1")
    let crash = LibraryBuild.words(for: .signal(11))
    #expect(crash == "swift build was ended by a signal: Segmentation fault")
  }
}

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

  /// A program's first bytes, in which a dynamic one names its loader, and the folder for its system.
  @Test(arguments: [
    ("\u{7F}ELF static", "x86_64-unknown-linux-gnu", true),
    ("\u{7F}ELF static", "aarch64-unknown-linux-gnu", true),
    ("\u{7F}ELF static", "x86_64-swift-linux-musl", false),
    ("\u{7F}ELF /lib64/ld-linux-x86-64.so.2", "x86_64-unknown-linux-gnu", false),
    ("#!/bin/sh", "x86_64-unknown-linux-gnu", false), (nil, "x86_64-unknown-linux-gnu", false),
  ])
  func `the folder of the documented build serves if its program is static, and for Linux here`(
    program: String?, system: String, serves: Bool
  ) throws {
    let folder = try ShellFolder()
    let package = folder.folder.path
    try Folder.make("\(package)/.build/\(system)/release")
    try FileManager.default.createSymbolicLink(
      atPath: "\(package)/.build/release", withDestinationPath: "\(system)/release")
    if let program {
      try Folder.write(Array(program.utf8), to: "\(package)/.build/release/islet")
    }
    let build = PackageBuild.documented(of: package)
    #expect((build != nil) == serves)
    guard let build else { return }
    // SwiftPM compiles all anew if an option differs.
    let command = build.command(for: "islet", of: package).filter { !$0.hasPrefix(package) }
    let readme = try Self.documentedCommand()
    #expect(Set(command) == Set(readme + ["--package-path", "--scratch-path"]))
  }

  /// The words of the README's command that builds the program.
  private static func documentedCommand() throws -> [String] {
    let readme = try String(
      contentsOf: ShellFolder.repository.appending(path: "README.md"), encoding: .utf8)
    let line = readme.split(separator: "\n").first {
      $0.contains("swift build -c release -Xswiftc")
    }
    let parts = try #require(line).split(separator: " && ").first { $0.hasPrefix("swift build") }
    return try #require(parts).split(separator: " ").map(String.init)
  }

  @Test func `a build of its own has a folder in the cache for each package`() {
    let one = PackageBuild.separate(of: "/a", in: "/cache")
    #expect(one.folder.hasPrefix("/cache/build-") && one.options.isEmpty && !one.isShared)
    #expect(one != .separate(of: "/b", in: "/cache"))
  }

  @Test func `of a library that can't be linked nothing is left`() throws {
    let folder = try ShellFolder()
    let place = folder.folder.path
    try Folder.make("\(place)/release/Modules")
    try Folder.write([], to: "\(place)/release/IsletMacros-tool")
    let link = LibraryLink(
      library: WidgetLibrary(folder: "\(place)/cache/library-1-1"), toolchain: try Toolchain(),
      package: place, built: "\(place)/release")
    #expect(throws: Failure.self) { try link.perform() }
    #expect(Folder.entries(of: "\(place)/cache").isEmpty)
  }

  @Test func `a build that fails says how it ended`() {
    #expect(LibraryBuild.words(for: .status(1)) == "swift build ended with the status 1")
    let crash = LibraryBuild.words(for: .signal(11))
    #expect(crash == "swift build was ended by a signal: Segmentation fault")
  }
}

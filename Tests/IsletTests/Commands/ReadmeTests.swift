import Foundation
import Testing

@testable import LockScreenSession

/// The README's recipes, copied from the file and run as a newcomer would.
@Suite(.waitsForPrograms) struct `The README` {
  private static let text =
    (try? String(
      contentsOf: ShellFolder.repository.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The blocks of code of a language, in the README's order.
  private static func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
  }

  private func recipe(_ number: Int) throws -> String {
    let recipes = Self.blocks("bash")
    try #require(recipes.count == 4)
    return recipes[number]
  }

  @Test func `has the two commands that the gate looks for`() {
    let blocks = Self.blocks("sh")
    #expect(blocks.count == 2)
    #expect(blocks.first?.contains("swift build") == true)
    #expect(blocks.last?.contains("swift test") == true)
  }

  @Test func `begins with an animated picture, as its command makes it`() throws {
    let picture = try #require(Self.text.firstMatch(of: #/!\[[^\]]+\]\(([^)]+\.svg)\)/#)).1
    let command = try #require(Self.text.firstMatch(of: #/`(islet cast [^`]+ --out ([^ `]+))`/#))
    #expect(command.2 == picture && picture.hasPrefix("."), "only hidden files may be added")
    let folder = try ShellFolder()
    let result = try folder.run("mkdir -p $(dirname \(picture)) && \(command.1)")
    #expect(result.status == 0, "\(result.output)")
    let made = try String(
      contentsOf: folder.folder.appending(path: String(picture)), encoding: .utf8)
    #expect(made.utf8.count < 1_000_000)
    #expect(
      try Golden(file: ShellFolder.repository.appending(path: String(picture))).matches(made),
      "run the README's command again")
  }

  @Test func `pipes a payload`() throws {
    let block = try recipe(0)
    let session = try TerminalSession(
      command: "ln -s $ISLET islet; PATH=$PWD:$PATH bash recipe", files: ["recipe": block])
    try session.wait(for: "Lamp")
    try session.type("q")
    try session.wait(for: "exit status 0")
  }

  @Test(arguments: [
    (1, ["Brompton", "1.1 km"]), (2, ["all as expected", "AK 3.17"]),
    (3, ["mine.json: readable"]),
  ])
  func `has recipes that work as they are copied`(number: Int, words: [String]) throws {
    let folder = try ShellFolder(linking: ["Themes"])
    let result = try folder.run("set -euo pipefail\n" + recipe(number))
    #expect(result.status == 0, "\(result.output)")
    for word in words { #expect(result.output.contains(word), "\(result.output)") }
  }

  @Test func `draws the theme that its recipe makes`() throws {
    let folder = try ShellFolder(linking: ["Themes"])
    _ = try folder.run(recipe(3))
    let picture = try String(
      contentsOf: folder.folder.appending(path: "mine.svg"), encoding: .utf8)
    #expect(picture.hasPrefix("<svg"))
  }

  @Test func `names five keys as the table of keys does`() throws {
    let start = try #require(Self.text.range(of: "Five keys to try"))
    let paragraph = Self.text[start.upperBound...].components(separatedBy: "\n\n")[0]
      .replacing("\n", with: " ")
    let named = KeyBinding.table.filter { paragraph.contains("`\($0.name)` \($0.meaning)") }
    #expect(named.count == 5)
  }

  @Test func `names folders and files that are there`() throws {
    let start = try #require(Self.text.range(of: "\nTo add\n"))
    let list = Self.text[start.upperBound...].components(separatedBy: "\n\n")[0]
    let paths = list.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
    #expect(paths.count >= 6)
    for (_, path) in paths {
      let url = ShellFolder.repository.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }
}

extension `The README` {
  /// The names of each row in the map of targets.
  private static func map() throws -> [[String]] {
    let start = try #require(text.range(of: "| target | owns |"))
    return text[start.upperBound...].components(separatedBy: "\n\n")[0].components(
      separatedBy: "\n"
    )
    .map { row in
      row.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }

  @Test func `has a map of all targets`() throws {
    let named = Set(try Self.map().joined())
    let sources = ShellFolder.repository.appending(path: "Sources")
    let targets = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(named == Set(targets.filter { !$0.hasPrefix(".") }))
  }

  @Test func `has each target below those that it imports, or in their row`() throws {
    let rows = try Self.map()
    let package = try String(
      contentsOf: ShellFolder.repository.appending(path: "Package.swift"), encoding: .utf8)
    let declaration =
      #/(?:arget|macro)\(\s*(?:name: )?"([\w-]+)",\s*(?:dependencies: )?\[([^\]]*)\]/#
    let targets = package.matches(of: declaration)
    #expect(targets.count > 25)
    for target in targets {
      let row = rows.firstIndex { $0.contains(String(target.1)) }
      for name in target.2.split(separator: "\"").enumerated().filter({ $0.offset % 2 == 1 }) {
        let imported = rows.firstIndex { $0.contains(String(name.element)) }
        if let row, let imported { #expect(imported <= row, "\(target.1) imports \(name.element)") }
      }
    }
  }
}

/// A command that reads a feed from the keyboard.
@Suite(.waitsForPrograms) struct `A command that waits for typing` {
  @Test(arguments: [("check", 65), ("snapshot --size 40x15", 65), ("cast --out x.cast", 65)])
  func `says so first`(command: String, status: Int) throws {
    let session = try TerminalSession(command: "$ISLET \(command)")
    try session.wait(for: "islet: reading a feed from the terminal; end with Ctrl-D")
    try session.type("C-d")
    try session.wait(for: "exit status \(status)")
  }

  @Test func `is silent where a feed is piped in`() throws {
    let folder = try ShellFolder()
    let result = try folder.run("islet check </dev/null")
    #expect(result.status == 65)
    #expect(!result.output.contains("reading a feed"))
  }
}

import Foundation
import HostIO
import LockScreenSession
import SampleActivities
import Testing

@testable import IsletProgram

@Suite struct `An animated SVG of a run` {
  private let folder: ShellFolder

  init() throws { folder = try ShellFolder() }

  private func run(_ words: String, output: String = "x.svg") throws -> (String, CommandResult) {
    let path = folder.folder.appending(path: output).path
    let arguments =
      ["cast", "--format", "svg", "--out", path] + words.split(separator: " ").map(String.init)
    guard
      case .cast(let options) = try Invocation(
        arguments: arguments, demos: DemoName.allCases.map(\.rawValue))
    else { preconditionFailure("the command is cast") }
    let result = try CastCommand(resources: .samples).run(options)
    return (try String(contentsOfFile: path, encoding: .utf8), result)
  }

  @Test func `of twelve seconds of the demo has less than two megabytes`() throws {
    let (text, result) = try run("--demo --for 12")
    #expect(text.utf8.count < 2_000_000)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    #expect(text.contains("<title>islet demo "))
    // The frame of the very end is seen for a tick.
    #expect(text.contains(#/animation-duration:12(\.050)?s/#))
    let line = try #require(result.messages.last)
    #expect(line.hasPrefix("islet: ") && line.hasSuffix("x.svg: 12.0 s, \(text.utf8.count) bytes"))
    #expect(result.code == .success)
  }

  @Test func `has no more than the frames that were asked for`() throws {
    let texts = try ["--fps 5", "--fps 20", ""].map {
      try run("--demo --for 3 --size 60x20 \($0)").0
    }
    #expect(texts[0].utf8.count < texts[1].utf8.count && texts[1] == texts[2])
    // Times are whole ticks of 200 ms.
    for match in texts[0].matches(of: #/animation-delay:-\d+(\.(\d)00)?s/#) {
      #expect((match.2.flatMap { Int($0) } ?? 0) % 2 == 0)
    }
  }

  @Test func `goes to standard output, and its size to standard error`() throws {
    let result = try folder.run(
      "islet cast --demo --for 2 --size 49x30 --format svg --out - 2>messages | tail -n 1; cat messages"
    )
    #expect(result.output.hasPrefix("</svg>\nislet: standard output: 2.0 s, "))
    #expect(result.output.hasSuffix(" bytes\n"))
  }

  @Test func `is written where the file's name ends in svg`() {
    var options = CastOptions()
    for (name, format) in [
      ("a.svg", CastOptions.Format.svg), ("a.cast", .asciicast), ("-", .asciicast),
    ] {
      options.output = name
      #expect(options.format == format && !options.hasForeignName)
    }
    options.format = .svg
    options.output = "a.gif"
    #expect(options.format == .svg && !options.hasForeignName)
    options.ownFormat = nil
    #expect(options.hasForeignName)
  }

  @Test func `that would be too long ends at the limit, and says so`() throws {
    let feed = folder.folder.appending(path: "feed")
    try Data(#"{"scene":"foreground","app":"a"}"#.utf8).write(to: feed)
    let (text, result) = try run("\(feed.path) --for 301 --size 40x15 --fps 1 --motion off")
    #expect(text.hasSuffix("</svg>\n") && text.contains("<title>islet "))
    #expect(result.code == .dataError)
    #expect(result.messages.last?.contains("an SVG has 300 s and 8 MiB at most") == true)
  }

  @Test func `can't be written where there is no room`() {
    var options = CastOptions()
    options.source = .demo("ride")
    options.output = "/dev/full"
    options.length = .milliseconds(100)
    options.format = .svg
    #expect(throws: Failure.self) { try CastCommand(resources: .samples).run(options) }
  }
}

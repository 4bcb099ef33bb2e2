import ActivityLayouts
import Compositing
import Foundation
import HostIO
import LockScreenUI
import SampleActivities
import Testing
import Theming

@testable import IsletProgram
@testable import LockScreenSession

@Suite struct `The help` {
  private static let table = CommandTable(
    demos: DemoName.allCases.map(\.rawValue), themes: Theme.embeddedNames)

  private static func text(_ request: ReferenceRequest) throws -> String {
    String(decoding: try request.result(in: table, version: "islet").output, as: UTF8.self)
  }

  /// The examples of all commands.
  static let examples = table.rows.flatMap(\.help.examples).map(\.line)

  @Test(arguments: HelpTopic.names)
  func `the help fits a terminal of 100 columns`(name: String) throws {
    let topic = try #require(HelpTopic(name: name))
    let text = try Self.text(.help(topic))
    #expect(text.split(separator: "\n").filter { TextCells.width(of: String($0)) > 100 } == [])
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test(arguments: CommandName.allCases)
  func `the help leads with examples, and explains each option`(name: CommandName) throws {
    let text = try Self.text(.help(.command(name)))
    #expect(text.hasPrefix(name.line))
    let examples = try #require(text.range(of: "Examples:"))
    let options = try #require(text.range(of: "Options:"))
    #expect(examples.lowerBound < options.lowerBound)
    for option in Self.table[name].options { #expect(text.contains(option.usage)) }
  }

  @Test(arguments: examples)
  func `the help gives examples that are understood`(line: String) throws {
    // The parts that the shell reads are left out.
    let command = line.components(separatedBy: " | ").first { $0.hasPrefix("islet") } ?? line
    let words = command.replacing("source <(", with: "").replacing(")", with: "")
      .components(separatedBy: " > ")[0].split(separator: " ").map(String.init)
    #expect(words.first == "islet")
    _ = try Invocation(
      arguments: Array(words.dropFirst()), demos: DemoName.allCases.map(\.rawValue))
  }

  @Test(arguments: [
    ("silent push", "did you mean silent?"), ("sillent", "did you mean silent?"),
    ("an unheard olderTimestamp", "did you mean olderTimestamp?"),
    ("a dat.epoch thing", "did you mean date.epoch?"), ("xyzzy", "see islet help explain"),
  ])
  func `an unknown name is answered by one that is near to it or to one of its words`(
    what: String, words: String
  ) {
    let fault = #expect(throws: Failure.self) { try Self.text(.explain(what)) }
    #expect(fault?.message.hasSuffix("\(what); \(words)") == true, "\(fault as Any)")
  }

  @Test func `the help names each option once in a command`() {
    for command in Self.table.rows {
      let names = command.options.flatMap { [$0.name, $0.shortName].compactMap { $0 } }
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }

  @Test func `the help of the keys is the table of keys`() throws {
    let text = try Self.text(.help(.reference(.keys)))
    for binding in KeyBinding.table {
      #expect(text.contains("  \(binding.name) ") && text.contains(binding.meaning))
    }
  }

  /// The examples of a topic, one below the other: lines that are indented by four blanks.
  private static func lines(of topic: ReferenceName) throws -> String {
    try text(.help(.reference(topic))).split(separator: "\n")
      .filter { $0.hasPrefix("    {") || $0.hasPrefix("     \"") }
      .map { $0.dropFirst(4) + "\n" }.joined()
  }

  @Test(arguments: [ReferenceName.feed, .scenarios])
  func `a topic has examples that are a feed, every line of which is as expected`(
    topic: ReferenceName
  )
    throws
  {
    let folder = try ShellFolder()
    try Data(Self.lines(of: topic).utf8).write(to: folder.folder.appending(path: "feed"))
    let result = try folder.run("islet check --quiet feed")
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  @Test(
    arguments: ReferenceTexts.motionModifiers.flatMap { name, values in
      values.map { "\"\(name)\":\($0)" }
    })
  func `the help of motion has values that a layout takes`(modifier: String) throws {
    let view = "{\"Text\":\"{state.km}\",\(modifier)}"
    let layout = "{\"attributes-type\":\"T\",\"lock-screen\":\(view)}"
    #expect(throws: Never.self) { try ActivityLayout.parse(Array(layout.utf8)) }
    #expect(try Self.text(.help(.reference(.motion))).contains(modifier.split(separator: ":")[1]))
  }

  @Test func `the help begins with the commands, and ends with the topics`() throws {
    let text = try Self.text(.help(.command(.islet)))
    for command in CommandName.allCases { #expect(text.contains("  \(command.line) ")) }
    for topic in ReferenceName.allCases { #expect(text.contains("islet help \(topic.rawValue) ")) }
  }

  @Test func `the help of an unknown rule names the nearest`() throws {
    let failure = #expect(throws: Failure.self) { try Self.text(.explain("equalTimestampApply")) }
    #expect(failure?.code == .usage)
    #expect(failure?.message.hasSuffix("did you mean equalTimestampsApply?") == true)
    let text = try Self.text(.explain("AK 3.17"))
    #expect(text.contains("equalTimestampsApply"))
  }

  @Test(arguments: SchemaName.allCases)
  func `each schema is JSON`(name: SchemaName) throws {
    let text = try Self.text(.schema(name))
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  @Test func `the help is a manual page that roff can read`() throws {
    let text = try Self.text(.help(.manual))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    let macros: Set = [
      "Dd", "Dt", "Os", "Sh", "Ss", "Nm", "Nd", "Cm", "Ar", "Pp", "Bl", "El", "It", "Bd", "Ed",
      "Xr",
    ]
    for line in lines where line.hasPrefix(".") {
      #expect(macros.contains(String(line.dropFirst().prefix(2))), "\(line)")
    }
    for (start, end) in [(".Bl", ".El"), (".Bd", ".Ed")] {
      #expect(lines.count { $0.hasPrefix(start) } == lines.count { $0 == end })
    }
    for command in CommandName.allCases { #expect(lines.contains(".Ss \(command.line)")) }
    let plain = text.replacing("\\-", with: "-")
    for option in Self.table.rows.flatMap(\.options) {
      #expect(plain.contains("Fl \(option.name.dropFirst())"), "\(option.name)")
    }
    #expect(lines.count { $0.hasPrefix(".It \"") } == KeyBinding.table.count)
  }
}

/// The completions, as their shell has them.
@Suite struct `Completions` {
  /// The words that bash offers at the end of a line.
  private func offers(_ line: String) throws -> [String] {
    let session = try ShellFolder()
    return try session.run(
      """
      islet completions bash > islet.bash
      bash -n islet.bash
      source islet.bash
      COMP_WORDS=(\(line)) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _islet islet
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    ).output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("islet sn", ["snapshot"]), ("islet demo qu", ["quest"]),
    ("islet demo --gly", ["--glyphs"]), ("islet demo --glyphs s", ["sextant"]),
    ("islet demo --glyphs = asc", ["ascii"]), ("islet --theme sun", ["sunset"]),
    ("islet check --theme ./islet.b", ["./islet.bash"]), ("islet help mo", ["motion"]),
    ("islet completions z", ["zsh"]), ("islet --ver", ["--version"]),
  ])
  func `completions of bash know commands, options, values and files`(line: String, words: [String])
    throws
  {
    #expect(try offers(line) == words)
  }

  @Test(arguments: [Shell.zsh, .fish])
  func `completions of the other shells name each option`(shell: Shell) {
    let table = CommandTable(demos: DemoName.allCases.map(\.rawValue), themes: Theme.embeddedNames)
    let script = ShellCompletions.script(for: shell, of: table)
    for command in table.rows {
      #expect(script.contains(command.name.rawValue))
      for option in command.options {
        #expect(script.contains(shell == .zsh ? option.name : "-l \(option.name.dropFirst(2)) "))
      }
    }
  }
}

import Compositing
import FeedReports
import HostIO
import LockScreenSession
import LockScreenUI
import WidgetSources

/// The reason why widgets could not be built.
struct BuildFailure: Error {
  /// An error with the line of the person's file at which it stands.
  struct Excerpt {
    /// The place, such as "Ride.swift:12:7".
    let place: String
    /// The path of the file; `nil` for an error without a place.
    let path: String?
    var text: String
    /// The line of the file before the error and from there on; `nil` for an error without a place.
    let line: (before: String, after: String)?
  }

  /// The compiler's messages.
  var messages: [CompilerMessage] = []
  /// The first errors with their lines.
  var excerpts: [Excerpt] = []
  /// The number of errors, without those that follow from others.
  var errorCount = 1
  /// The number of errors that follow from others.
  var consequenceCount = 0
  /// The files that were compiled.
  private var files: [SourceFile] = []
  /// The reason in a sentence, where the compiler gave no message.
  var words: String?
  /// The reasons in sentences why files are missing that may hold what an error misses.
  var hints: [String] = []

  /// The most errors that are shown.
  static let shownMaximum = 20

  /// Makes a failure of a reason without a place.
  init(_ words: String) {
    self.words = words
  }

  /// Reads a compiler's output.
  init(
    output: String, copies: SourceCopies, ending: ChildProcess.Ending, hasTimedOut: Bool,
    files: [SourceFile]
  ) {
    messages = CompilerMessage.messages(in: output, of: copies)
    let located = CompilerMessage.errors(among: messages)
    if hasTimedOut {
      words = "the compiler did not end within \(CompilerRun.timeout.components.seconds) s"
    } else if located.isEmpty {
      words = Self.clipped(Self.words(of: output, messages, ending, copies))
    }
    self.files = files
    show(located)
  }

  /// Shows errors; those that follow from others are counted, unless there are no others.
  private mutating func show(_ errors: [CompilerMessage]) {
    let own = errors.filter { !$0.isConsequence }
    let shown = own.isEmpty ? errors : own
    errorCount = max(1, shown.count)
    consequenceCount = errors.count - shown.count
    excerpts = shown.prefix(Self.shownMaximum).map { Self.excerpt(of: $0, in: files) }
  }

  /// Returns the failure with the errors first that remain in a later one, since those stand in the way.
  func beginning(with later: BuildFailure) -> BuildFailure {
    let remaining = Set(
      CompilerMessage.errors(among: later.messages).filter { !$0.isConsequence })
    let located = CompilerMessage.errors(among: messages)
    var copy = self
    // A missing module's types are errors at first, too; some of them go with the code that is left out.
    copy.show(located.filter(remaining.contains) + located.filter { !remaining.contains($0) })
    return copy
  }

  /// Returns the failure with the reasons why names are missing, by the paths of files.
  func explained(by reasons: [String: String]) -> BuildFailure {
    var copy = self
    for index in excerpts.indices {
      let excerpt = excerpts[index]
      guard let reason = excerpt.path.flatMap({ reasons[$0] }),
        CompilerMessage(severity: .error, text: excerpt.text).missingName != nil
      else { continue }
      copy.excerpts[index].text += "; \(reason)"
    }
    return copy
  }

  /// Returns the reason in an output without a place in a file: a crash of the compiler, or an error of the linker.
  private static func words(
    of output: String, _ messages: [CompilerMessage], _ ending: ChildProcess.Ending,
    _ copies: SourceCopies
  ) -> String {
    let lines = output.split(separator: "\n").map { copies.originals(in: $0.trimmingSpaces) }
    if output.contains("Stack dump") || output.contains("submit a bug report") {
      return crash(in: lines.first { $0.contains("While ") }, copies)
    }
    let undefined = lines.first {
      $0.contains("undefined symbol") || $0.contains("undefined reference")
    }
    let first = undefined ?? messages.first { $0.severity == .error }?.text ?? lines.first
    switch ending {
    case .signal(let signal):
      return "the compiler was ended by a signal: \(Signal(rawValue: signal).words)"
    case .status: return first ?? "the compiler failed without a message"
    }
  }

  /// Returns the words on a crash of the compiler: the file that it read, or its own words on its work.
  private static func crash(in line: String?, _ copies: SourceCopies) -> String {
    guard let line else { return "the compiler crashed" }
    guard let path = copies.files.first(where: { line.contains($0) }) else {
      let work = line.drop { $0 != "W" }
      return "the compiler crashed: \(work)"
    }
    return
      "the compiler crashed while it read \(Messages.fileNames([path])); make the longest types and expressions in it "
      + "shorter"
  }

  /// The most characters of a message, of which some name types of any length.
  static let textLengthMaximum = 600
  /// The most characters of a line that are shown on each side of the caret.
  private static let sideLengthMaximum = 80

  private static func clipped(_ text: String) -> String {
    let start = text.prefix(textLengthMaximum)
    return start.endIndex == text.endIndex ? text : "\(start)…"
  }

  private static func excerpt(of message: CompilerMessage, in files: [SourceFile]) -> Excerpt {
    let file = files.first { $0.path == message.path }
    let shown = file?.line(message.line).map { sides(of: $0, atColumn: message.column) }
    let module = file.flatMap(message.missingImport)
    let remedy = module.map { "; the file does not import \($0)" } ?? ""
    return Excerpt(
      place: "\(Messages.fileNames([message.path ?? ""])):\(message.line):\(message.column)",
      path: message.path, text: clipped(message.text) + remedy, line: shown)
  }

  /// Returns a caret beneath a line whose first part is given.
  fileprivate static func caret(below before: String) -> String {
    String(repeating: " ", count: TextCells.width(of: before)) + "^"
  }

  /// Returns the sides of a line before and after the caret; one of any length is cut off far from it.
  private static func sides(
    of line: String, atColumn column: Int
  ) -> (before: String, after: String) {
    // The compiler counts bytes, a tab is drawn as one cell, and other scripts have letters of several bytes.
    let bytes = Array(line.utf8)
    var place = min(max(0, column - 1), bytes.count)
    while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    let before = String(decoding: bytes[..<place], as: UTF8.self).replacingTabs
    let after = String(decoding: bytes[place...], as: UTF8.self).replacingTabs
    let (end, start) = (before.suffix(sideLengthMaximum), after.prefix(sideLengthMaximum))
    return (
      end.startIndex == before.startIndex ? before : "…\(end)",
      start.endIndex == after.endIndex ? after : "\(start)…"
    )
  }

  /// The number of errors without an excerpt, apart from those that follow from others.
  fileprivate var moreErrorCount: Int { excerpts.isEmpty ? 0 : errorCount - excerpts.count }

  /// The number of errors that follow from others, in words; `nil` for none.
  fileprivate var consequences: String? {
    guard !excerpts.isEmpty, consequenceCount > 0 else { return nil }
    return
      "and \(consequenceCount) that \(consequenceCount == 1 ? "follows" : "follow") from "
      + (errorCount == 1 ? "it" : "them")
  }

  /// The failure as lines for a person at a terminal.
  var lines: [String] {
    if let words { return ["error: \(words)"] }
    let lines = excerpts.flatMap { excerpt in
      ["\(excerpt.place): error: \(excerpt.text)"]
        + (excerpt.line.map {
          ["  \($0.before)\($0.after)", "  " + Self.caret(below: $0.before)]
        } ?? [])
    }
    let more = Messages.moreErrors(moreErrorCount)
    return lines + [more, consequences].compactMap(\.self) + hints.map { "islet: \($0)" }
  }
}

extension SourceReport {
  /// The most characters before the caret, since the inspector is narrow.
  private static let beforeMaximum = 24

  /// The report on a build that failed, and the paths of its source.
  init(_ failure: BuildFailure, of paths: [String] = [], isFirst: Bool) {
    self.init()
    command = paths.isEmpty ? nil : Messages.checkCommand(paths)
    if let words = failure.words {
      lines = [Line("✗ \(words)", .failure)]
      notice = words
    }
    for excerpt in failure.excerpts {
      lines.append(Line("✗ \(excerpt.place)", .failure))
      lines.append(Line(excerpt.text, isDetail: true))
      guard let line = excerpt.line else { continue }
      let whole = line.before.drop { $0 == " " }
      let end = whole.suffix(Self.beforeMaximum)
      let before = end.count < whole.count ? "…\(end)" : String(end)
      lines.append(Line("│ \(before)\(line.after)", .faint, isVerbatim: true, isDetail: true))
      lines.append(
        Line(
          "│ " + BuildFailure.caret(below: before), .warning, isVerbatim: true, isDetail: true))
      if notice == nil { notice = "\(excerpt.place): \(excerpt.text)" }
    }
    moreErrorCount = failure.moreErrorCount
    if let words = failure.consequences { lines.append(Line(words, .faint)) }
    lines += failure.hints.map { Line("△ \($0)", .warning) }
    if !isFirst { lines.append(Line("The picture is that of the last build.", .faint)) }
  }

  /// The report on a program that was built.
  init(_ program: WidgetBuild.Program) {
    let tenths = program.duration / .milliseconds(100)
    let count = program.selection.files.count
    let name =
      switch program.selection.entry {
      case .bundle(let name): name
      case .widgets(let names): names.joined(separator: ", ")
      }
    self.init(lines: [
      Line(
        "✓ \(name) · \(Messages.counted(count, "file")) · built in \((tenths).rounded() / 10) s",
        .good)
    ])
    lines += program.remarks.map { Line("△ \($0)", .warning) }
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " || $0 == "\t" }) }
  fileprivate var replacingTabs: String { String(map { $0 == "\t" ? " " : $0 }) }
}

import FeedReports
import HostIO

/// The outcome of a command: bytes for standard output, lines for standard error, and the exit status.
///
/// A command returns it, and the program writes it in one place. Only a recording, a conversation on a socket and
/// the reports of `check` on each file are written while they go on, since they may be endless or exceed memory.
struct CommandResult: Hashable {
  var output: [UInt8] = []
  /// Lines for people, without line ends.
  var messages: [String] = []
  var code = ExitCode.success

  /// Writes the output, then the messages.
  ///
  /// - Returns: The exit status.
  /// - Throws: The reason why standard output could not be written.
  func write() throws(Failure) -> ExitCode {
    if !output.isEmpty { try StandardOutput.write(output) }
    Messages.write(messages)
    return code
  }
}

extension CommandResult {
  /// Makes the result of a text on standard output, and success.
  init(text: String) {
    output = Array(text.utf8)
  }
}

extension CommandResult {
  /// Makes the result of a run: its rejected and dropped lines on standard error.
  init(of log: ReportLog, code: ExitCode) {
    messages = Messages.rejections(log) + Messages.drops(log)
    self.code = code
  }

  /// Adds the failure of a feed without a line.
  mutating func addEmptyFeed(_ log: ReportLog, _ names: [String]) {
    if log.lineCount == 0, !names.isEmpty {
      add(Failure(.dataError, Messages.emptyFeed(names.joined(separator: ", "))))
    }
  }

  /// Adds the reason of a failure, and its status.
  mutating func add(_ failure: Failure) {
    messages.append("islet: \(failure.message)")
    code = failure.code
  }
}

extension ReportLog {
  /// The status of a command that draws a feed.
  var pictureCode: ExitCode {
    guard rejectedCount > 0 else { return .success }
    return rejectedCount == lineCount ? .dataError : .findings
  }
}

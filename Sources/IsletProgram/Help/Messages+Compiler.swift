import FeedReports
import HostIO
import LockScreenSession

extension Messages {
  /// The words on a compiler that is at work for long.
  static let slowCompiler =
    "the compiler is at work for more than \(CompilerRun.quiet.components.seconds) s; after "
    + "\(CompilerRun.patience.components.seconds) s it is ended"

  /// Returns the line on a program of widgets that is not started again, since it ended too often.
  ///
  /// - Parameter place: The code that ran last; `nil` where none did.
  /// - Returns: The line.
  static func givenUp(place: CodePlace?) -> String {
    let words =
      place.map { "\($0.attributesType), \($0.presentation): stopped too often" }
      ?? "the widgets' program was ended too often while none of their code ran"
    return "✗ \(words); nothing is shown until you save a file, which starts it again"
  }

  /// Returns the reason why the compiler could not be started.
  static func noCompiler(_ path: String, _ fault: SystemFault) -> String {
    "\(path): \(fault.reason); the compiler can't be started: put Swift's folder first in PATH"
  }

  /// Returns the reason why there is no program though the compiler ended without an error.
  static func noProgram(of compiler: String, _ fault: ReadFault) -> String {
    "\(compiler) ended without an error and without a program (\(reason(of: fault))): put Swift's folder first in PATH"
  }
}

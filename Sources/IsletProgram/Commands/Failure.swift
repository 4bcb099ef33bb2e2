import LockScreenSession
import FeedReports
import HostIO

/// Why islet ends before it has shown anything: one line for people, one number for scripts.
struct Failure: Error, Hashable {
  let code: ExitCode
  let message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }
}

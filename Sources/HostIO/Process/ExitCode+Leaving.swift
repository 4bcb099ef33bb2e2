internal import Glibc

extension ExitCode {
  /// Ends the process with this status.
  public func leave() -> Never {
    exit(rawValue)
  }
}

internal import Glibc

extension ExitCode {
  /// Ends the process with this status, and leaves its memory to the system.
  public func leave() -> Never {
    _exit(rawValue)
  }
}

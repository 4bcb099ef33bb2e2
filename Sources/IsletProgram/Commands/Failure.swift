import HostIO

/// The failure of a command: one line for people, one number for scripts.
struct Failure: Error, Hashable {
  let code: ExitCode
  let message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension SignalPipe {
  /// Starts catching signals.
  static func catching(
    _ signals: [Signal], terminal: FileDescriptor? = nil, ignoresBrokenPipes: Bool = true
  ) throws(Failure) -> SignalPipe {
    do {
      return try SignalPipe(
        catching: signals, terminal: terminal, ignoresBrokenPipes: ignoresBrokenPipes)
    } catch {
      throw Failure(.ioError, "signals: \(error.reason)")
    }
  }
}

/// The exit status of the process, after `sysexits.h`.
public struct ExitCode: RawRepresentable, Hashable, Sendable {
  /// The status.
  public let rawValue: Int32

  /// Wraps a status.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Success.
  public static let success = ExitCode(rawValue: 0)
  /// The run found faults in its input.
  public static let findings = ExitCode(rawValue: 1)
  /// The arguments were wrong.
  public static let usage = ExitCode(rawValue: 64)
  /// The input can't be parsed at all.
  public static let dataError = ExitCode(rawValue: 65)
  /// A file can't be read.
  public static let noInput = ExitCode(rawValue: 66)
  /// A needed resource is missing: a terminal, or a free socket path.
  public static let unavailable = ExitCode(rawValue: 69)
  /// Reading or writing failed midway.
  public static let ioError = ExitCode(rawValue: 74)

  /// Returns the status of a process ended by a signal, as shells count it.
  public static func ended(by signal: Signal) -> ExitCode {
    ExitCode(rawValue: 128 + signal.rawValue)
  }
}

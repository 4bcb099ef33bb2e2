/// What the process tells its parent, after `sysexits.h`.
public struct ExitCode: RawRepresentable, Hashable, Sendable {
  /// The status.
  public let rawValue: Int32

  /// Wraps a status.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// All went well.
  public static let success = ExitCode(rawValue: 0)
  /// It ran, and found faults in what it was given.
  public static let findings = ExitCode(rawValue: 1)
  /// The arguments were wrong.
  public static let usage = ExitCode(rawValue: 64)
  /// What was given can't be understood at all.
  public static let dataError = ExitCode(rawValue: 65)
  /// A file can't be read.
  public static let noInput = ExitCode(rawValue: 66)
  /// Something needed is not there: a terminal, or a socket path that is free.
  public static let unavailable = ExitCode(rawValue: 69)
  /// Reading or writing failed midway.
  public static let ioError = ExitCode(rawValue: 74)

  /// The status of a process that a signal ended, as shells count it.
  public static func ended(by signal: Signal) -> ExitCode {
    ExitCode(rawValue: 128 + signal.rawValue)
  }
}

import HostIO

/// The output of commands.
enum StandardOutput {
  /// The variable with the width of the terminal, which a shell may export.
  static let columnsVariable = "COLUMNS"

  /// The widths that a terminal may have.
  private static let columnsRange = 1...10_000

  /// The width of the terminal that the output goes to, or that the environment says; `nil` where it is not known.
  static var columns: Int? {
    FileDescriptor.standardOutput.terminalColumns
      ?? HostEnvironment.value(of: columnsVariable).flatMap { Int($0) }
      .flatMap { columnsRange.contains($0) ? $0 : nil }
  }

  /// Writes all bytes.
  ///
  /// - Throws: The system's reason, such as a full disk.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      throw Failure(.ioError, "standard output: \(error.reason)")
    }
  }
}

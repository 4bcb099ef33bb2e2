import ColorScience
import CursesFrontEnd
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

  /// A terminal that shows colored pictures.
  struct Terminal {
    let depth: ColorDepth
    /// The width, in cells; `nil` where it is not known.
    let columns: Int?
  }

  /// The terminal that the output goes to; `nil` for a file, and for a terminal that takes text only.
  static var terminal: Terminal? {
    let output = FileDescriptor.standardOutput
    guard output.isTerminal,
      let depth = TerminalEnvironment.current.colorDepth(of: output.number)
    else { return nil }
    return Terminal(depth: depth, columns: columns)
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

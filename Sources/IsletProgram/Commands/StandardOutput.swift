import HostIO

/// The output of commands.
enum StandardOutput {
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

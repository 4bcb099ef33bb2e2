import LockScreenSession
import FeedReports
import HostIO

/// Where a command writes what it was asked for.
enum StandardOutput {
  /// Writes all bytes.
  ///
  /// - Throws: The system's reason, so that a full disk is no success.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      throw Failure(.ioError, "standard output: \(error.reason)")
    }
  }
}

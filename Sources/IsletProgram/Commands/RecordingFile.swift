import LockScreenSession
import FeedReports
import HostIO

/// The file that a recording is written to.
struct RecordingFile {
  private let name: String
  private let descriptor: FileDescriptor

  /// Makes it, or empties it; `-` is standard output.
  init(_ name: String) throws(Failure) {
    self.name = name == "-" ? "standard output" : name
    do {
      descriptor = try name == "-" ? .standardOutput : .creating(name)
    } catch {
      throw Failure(.ioError, "\(name): \(error.reason)")
    }
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try descriptor.writeAll(bytes)
    } catch {
      throw Failure(.ioError, "\(name): \(error.reason)")
    }
  }
}

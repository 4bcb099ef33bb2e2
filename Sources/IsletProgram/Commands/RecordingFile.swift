import ColorScience
import Compositing
import HeadlessRendering
import HostIO
import LockScreenSession
import LockScreenUI

/// The file of a recording, which is written while the run goes on.
struct RecordingFile {
  /// The number of bytes that are gathered before they are written, since a run of a day does not fit memory.
  private static let pieceByteCount = 64 * 1024

  private let name: String
  private let descriptor: FileDescriptor
  private var cast: Asciicast
  private let isASCII: Bool
  private var bytes: [UInt8]
  /// The time of the last frame.
  private var latest: Duration?

  /// Creates or empties the file, and writes the recording's header; `-` is standard output.
  init(_ name: String, of cast: Asciicast, title: String, isASCII: Bool) throws(Failure) {
    self.name = name == "-" ? "standard output" : name
    self.cast = cast
    self.isASCII = isASCII
    bytes = Array(cast.header(title: title).utf8)
    do {
      descriptor = try name == "-" ? .standardOutput : .creating(name)
    } catch {
      throw Failure(.ioError, "\(name): \(error.reason)")
    }
    try flush()
  }

  /// Writes the frame of a step; a line's report is not recorded.
  mutating func write(_ step: HeadlessRun.Step) throws(Failure) {
    guard case .frame(let frame, let time) = step else { return }
    latest = time
    let surface =
      isASCII ? frame.surface.inASCII(hasColors: cast.depth != .mono) : frame.surface
    if let line = cast.frame(surface, damage: frame.damage, at: time) { bytes += line.utf8 }
    if bytes.count >= Self.pieceByteCount { try flush() }
  }

  /// Ends the recording at its last frame.
  mutating func finish() throws(Failure) {
    if let latest, let line = cast.ending(at: latest) { bytes += line.utf8 }
    try flush()
  }

  private mutating func flush() throws(Failure) {
    do {
      try descriptor.writeAll(bytes)
    } catch {
      throw Failure(.ioError, "\(name): \(error.reason)")
    }
    bytes = []
  }
}

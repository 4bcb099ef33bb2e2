import Compositing
import HeadlessRendering
import HostIO
import LockScreenSession
import LockScreenUI

/// The file of a recording, which is written while the run goes on, and takes its name at the end.
struct RecordingFile<Recording: FrameRecording>: ~Copyable {
  /// The number of bytes that are gathered before they are written, since a run of a day does not fit memory.
  private static var pieceByteCount: Int { 64 * 1024 }

  /// The name for people.
  let name: String
  private var file: FileReplacement
  private var recording: Recording
  private let glyphs: RecordedGlyphs
  private let byteCountMaximum: Int
  private var bytes: [UInt8]
  /// The time of the last frame.
  private(set) var latest: Duration?
  /// The number of bytes that were written.
  private(set) var byteCount = 0

  /// Begins the file with the recording's header; `-` is standard output.
  init(
    _ name: String, of recording: Recording, title: String, glyphs: RecordedGlyphs,
    byteCountMaximum: Int = CastOptions.byteCountMaximum
  ) throws(Failure) {
    let file = try Self.begin(name)
    self.name = name == "-" ? "standard output" : name
    self.recording = recording
    self.glyphs = glyphs
    self.byteCountMaximum = byteCountMaximum
    bytes = Array(recording.header(title: title).utf8)
    self.file = file
  }

  private static func begin(_ name: String) throws(Failure) -> FileReplacement {
    guard name != "-" else { return FileReplacement(writing: .standardOutput) }
    do {
      return try FileReplacement(of: name)
    } catch {
      throw Failure(.ioError, "\(name): \(error.reason)")
    }
  }

  /// A Boolean value indicating whether the recording takes no more frames.
  var isFull: Bool { recording.isFull || byteCount + bytes.count >= byteCountMaximum }

  /// Writes the frame of a step; a line's report is not recorded.
  mutating func write(_ step: HeadlessRun.Step) throws(Failure) {
    guard case .frame(let frame, let time) = step else { return }
    if let text = recording.frame(
      glyphs.shown(of: frame.surface), damage: frame.damage, at: time)
    {
      bytes += text.utf8
    }
    if !isFull { latest = time }
    if bytes.count >= Self.pieceByteCount { try flush() }
  }

  /// Ends the recording at some time, or at its last frame if that is later.
  mutating func finish(at end: Duration) throws(Failure) {
    if let latest, let text = recording.ending(at: max(end, latest), lastFrameAt: latest) {
      bytes += text.utf8
    }
    try flush()
    do { try file.finish() } catch {
      throw Failure(.ioError, "\(name): \(error.reason)")
    }
  }

  private mutating func flush() throws(Failure) {
    do {
      try file.descriptor.writeAll(bytes)
    } catch {
      throw Failure(.ioError, "\(name): \(error.reason)")
    }
    byteCount += bytes.count
    bytes = []
  }
}

/// The glyphs of a picture or a recording.
enum RecordedGlyphs {
  /// The screen's own.
  case all
  /// ASCII alone, in the place of others.
  case ascii(hasColors: Bool)

  /// Makes the glyphs of a look, with colors or without.
  init(_ appearance: AppearanceOptions, hasColors: Bool) {
    self = appearance.glyphs == .ascii ? .ascii(hasColors: hasColors) : .all
  }

  /// Returns a picture in these glyphs.
  func shown(of surface: Surface) -> Surface {
    switch self {
    case .all: surface
    case .ascii(let hasColors): surface.inASCII(hasColors: hasColors)
    }
  }
}

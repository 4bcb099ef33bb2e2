import FeedReports
import HostIO
import LockScreenSession

/// The bytes of a feed's file, read in pieces.
///
/// It is a class, since a run reads it and its command asks for its fault.
final class FileBytes: FeedBytes {
  /// The longest feed that is read whole, in bytes, where it runs more than once.
  static let byteCountMaximum = 256 << 20
  /// The most bytes in which the line and column of a key are looked for.
  private static let headByteCountMaximum = 4 << 20
  /// The most bytes of a piece.
  private static let pieceByteCount = 256 * 1024

  private let file: FeedInputs.File
  private var buffer = [UInt8](repeating: 0, count: FileBytes.pieceByteCount)
  private var fault: SystemFault?
  /// The first bytes that were read, for the places of keys.
  private(set) var head: [UInt8] = []

  /// Opens a file.
  init(opening path: FeedPath) throws(Failure) {
    file = try FeedInputs.File(opening: path)
  }

  deinit {
    file.close()
  }

  func next() -> [UInt8] {
    switch file.descriptor.readWaiting(into: &buffer) {
    case .bytes(let count):
      head += buffer[..<min(count, Self.headByteCountMaximum - head.count)]
      return Array(buffer[..<count])
    case .end, .wouldBlock: return []
    case .failed(let fault):
      self.fault = fault
      return []
    }
  }

  /// The failure that ended the reading early; `nil` for none.
  var failure: Failure? {
    fault.map { Failure(.ioError, Messages.fault(.system($0), reading: file.path.word)) }
  }

  /// The name for people.
  var name: String { file.name }

  /// The file as an input that is read while it runs.
  var input: HeadlessRun.Input { HeadlessRun.Input(name: file.name, reading: self) }

  /// Reads the file whole.
  func wholeInput() throws(Failure) -> HeadlessRun.Input {
    do {
      return HeadlessRun.Input(
        name: file.name, bytes: try file.descriptor.readToEnd(limit: Self.byteCountMaximum))
    } catch {
      throw Failure(.ioError, Messages.fault(error, reading: file.path.word))
    }
  }
}

extension LockScreenOptions.Source {
  /// Returns the files, or standard input if none is named; none for a demo and for previews.
  func openedFiles() throws(Failure) -> [FileBytes] {
    switch self {
    case .demo, .previews: []
    case .feed(let files):
      try files.orStandardInput.map { file throws(Failure) in
        try FileBytes(opening: file)
      }
    }
  }
}

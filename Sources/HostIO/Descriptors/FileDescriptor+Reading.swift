internal import Glibc

/// The outcome of one read.
public enum ReadOutcome: Hashable, Sendable {
  /// A number of bytes, at least one.
  case bytes(Int)
  /// Nothing yet.
  case wouldBlock
  /// The end: nothing more will come.
  case end
  /// The system refused.
  case failed(SystemFault)
}

extension FileDescriptor {
  /// Reads once into the beginning of `buffer`, at most as many bytes as it holds.
  public func read(into buffer: inout [UInt8]) -> ReadOutcome {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(number, $0.baseAddress, $0.count)
      }
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .wouldBlock
      // A terminal gives this error once its other side is gone.
      case EIO where fileType == S_IFCHR: return .end
      // A client that left without reading all its replies causes this, after all that it wrote has been read.
      case ECONNRESET: return .end
      case let code: return .failed(SystemFault(code: code))
      }
    }
  }

  /// Reads once from the beginning of a file, wherever reading stands.
  public func readBeginning(into buffer: inout [UInt8]) -> ReadOutcome {
    let count = unsafe pread(number, &buffer, buffer.count, 0)
    if count > 0 { return .bytes(count) }
    return count == 0 ? .end : .failed(.last)
  }

  /// Reads once, and waits for bytes before; from a named pipe, also for its first writer.
  ///
  /// - Returns: The outcome, which is never `wouldBlock`.
  public func readWaiting(into buffer: inout [UInt8]) -> ReadOutcome {
    while true {
      do { try waitUntilReadable() } catch { return .failed(error) }
      let outcome = read(into: &buffer)
      if outcome != .wouldBlock { return outcome }
    }
  }

  /// Reads to the end.
  ///
  /// - Throws: The system's reason, or `tooLarge` once there are more than `limit` bytes.
  public func readToEnd(limit: Int) throws(ReadFault) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      switch readWaiting(into: &buffer) {
      case .bytes(let count):
        guard all.count + count <= limit else { throw .tooLarge(limit: limit) }
        all.append(contentsOf: buffer[..<count])
      case .wouldBlock: break
      case .end: return all
      case .failed(let fault): throw .system(fault)
      }
    }
  }

  /// Waits for bytes, or for the end; a named pipe without a writer yet would seem to be at its end without it.
  private func waitUntilReadable() throws(SystemFault) {
    var waiting = PollSet()
    waiting.add(self, for: .reading)
    repeat {
      try waiting.wait()
    } while waiting.readiness(of: self).isEmpty
  }

  /// Reads a whole file; from a named pipe, everything until its last writer closes it.
  ///
  /// - Throws: The system's reason, or `tooLarge` once there are more than `limit` bytes.
  public static func contents(of path: String, limit: Int) throws(ReadFault) -> [UInt8] {
    try contents(of: path, limit: limit, onlyOfFile: false)
  }

  /// Reads a whole file of a folder that is searched, and never waits: a named pipe or a device is not read.
  ///
  /// - Throws: `notAFile`, the system's reason, or `tooLarge` once there are more than `limit` bytes.
  public static func contents(ofFile path: String, limit: Int) throws(ReadFault) -> [UInt8] {
    try contents(of: path, limit: limit, onlyOfFile: true)
  }

  private static func contents(
    of path: String, limit: Int, onlyOfFile: Bool
  ) throws(ReadFault) -> [UInt8] {
    let descriptor: FileDescriptor
    do { descriptor = try opening(path) } catch { throw .system(error) }
    defer { descriptor.close() }
    guard !onlyOfFile || descriptor.isRegularFile else { throw .notAFile }
    return try descriptor.readToEnd(limit: limit)
  }
}

/// The reason for which a file could not be read whole.
public enum ReadFault: Error, Hashable, Sendable {
  /// It has more bytes than the limit.
  case tooLarge(limit: Int)
  /// It is a pipe, a terminal or a device.
  case notAFile
  /// The system refused.
  case system(SystemFault)
}

internal import Glibc

/// The outcome of one write.
public enum WriteOutcome: Hashable, Sendable {
  /// A number of bytes was written, possibly fewer than there are.
  case bytes(Int)
  /// Nothing can be written now.
  case wouldBlock
  /// The system refused, as with EPIPE when the other side is gone.
  case failed(SystemFault)
}

extension FileDescriptor {
  /// Writes once, from the beginning of `bytes`, without waiting.
  ///
  /// A socket never blocks; a pipe or a terminal does unless `makeNonBlocking()` was called.
  public func write(_ bytes: ArraySlice<UInt8>) -> WriteOutcome {
    while true {
      let count = unsafe bytes.withUnsafeBytes { unsafe put($0) }
      if count >= 0 { return .bytes(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .wouldBlock
      case let code: return .failed(SystemFault(code: code))
      }
    }
  }

  /// Writes all bytes, waiting while the reader is slow.
  ///
  /// - Throws: The system's reason; the reader may be gone.
  public func writeAll(_ bytes: [UInt8]) throws(SystemFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch write(rest) {
      case .bytes(let count): rest = rest.dropFirst(count)
      case .wouldBlock:
        var waiting = PollSet()
        waiting.add(self, for: .writing)
        try waiting.wait()
      case .failed(let fault): throw fault
      }
    }
  }

  /// Writes bytes over the beginning of a file, in one call that a crash does not split.
  public func overwrite(_ bytes: [UInt8]) {
    // A breadcrumb that can't be written is only missed after a crash.
    _ = unsafe pwrite(number, bytes, bytes.count, 0)
  }

  /// Writes a text as UTF-8; a closed stream is ignored.
  public func say(_ text: String) {
    // A failure of the stream for messages can't be reported anywhere.
    try? writeAll(Array(text.utf8))
  }

  /// Closes a socket for writing; the other side sees the end, and can still be read.
  public func shutdownWriting() {
    _ = shutdown(number, Int32(SHUT_WR))
  }

  /// Makes a write to a pipe without a reader fail, instead of ending the process.
  ///
  /// The setting is the whole process's. Sockets do not need it.
  public static func ignoreBrokenPipes() {
    Glibc.signal(SIGPIPE, SIG_IGN)
  }

  /// Makes one system call; only `send(2)` can suppress `SIGPIPE` for one write, so it is tried first.
  private func put(_ bytes: UnsafeRawBufferPointer) -> Int {
    let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    let count = unsafe send(number, bytes.baseAddress, bytes.count, flags)
    guard count < 0, errno == ENOTSOCK else { return count }
    return unsafe Glibc.write(number, bytes.baseAddress, bytes.count)
  }
}

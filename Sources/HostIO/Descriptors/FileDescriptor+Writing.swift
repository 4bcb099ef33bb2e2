internal import Glibc

/// What one write did.
public enum WriteOutcome: Hashable, Sendable {
  /// So many bytes were taken, which may be fewer than there are.
  case bytes(Int)
  /// Nothing can be taken now.
  case wouldBlock
  /// The system refused; `SystemFault.isBrokenPipe` when the other side is gone.
  case failed(SystemFault)
}

extension FileDescriptor {
  /// Writes once, from the beginning of `bytes`, without waiting.
  ///
  /// A socket never makes the caller wait; a pipe or a terminal does not once `makeNonBlocking()` was called.
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

  /// Writes all bytes, waiting while the other side can't take more.
  ///
  /// - Throws: The system's reason; the other side may be gone.
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

  /// Writes a text as UTF-8, for people; a stream that is gone takes it silently.
  public func say(_ text: String) {
    // There is nobody left to tell when the stream for telling is gone.
    try? writeAll(Array(text.utf8))
  }

  /// Tells the other side of a socket that nothing more will be written; what it writes can still be read.
  public func shutdownWriting() {
    _ = shutdown(number, Int32(SHUT_WR))
  }

  /// Makes a write to a pipe whose reader is gone fail with a reason, instead of ending the process.
  ///
  /// It holds for the whole process. A socket needs it not.
  public static func ignoreBrokenPipes() {
    Glibc.signal(SIGPIPE, SIG_IGN)
  }

  /// One call of the kernel's; a socket is asked for no `SIGPIPE`, which only `send(2)` can be.
  private func put(_ bytes: UnsafeRawBufferPointer) -> Int {
    let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    let count = unsafe send(number, bytes.baseAddress, bytes.count, flags)
    guard count < 0, errno == ENOTSOCK else { return count }
    return unsafe Glibc.write(number, bytes.baseAddress, bytes.count)
  }
}

internal import Glibc

extension FileDescriptor {
  /// Accepts the next waiting client; `nil` when none waits.
  ///
  /// The client's descriptor does not block.
  ///
  /// - Throws: The system's reason, such as a lack of descriptors; clients then keep waiting.
  public func acceptClient() throws(SystemFault) -> FileDescriptor? {
    while true {
      let client = accept(number, nil, nil)
      if client >= 0 {
        let client = FileDescriptor(client)
        client.makePrivateAndNonBlocking()
        return client
      }
      switch errno {
      // A client that left while it waited must not delay the next one.
      case EINTR, ECONNABORTED: continue
      case EAGAIN: return nil
      default: throw .last
      }
    }
  }

  /// Connects to a listening socket, waiting for a place in its queue when it is full, for at most `timeout`.
  ///
  /// Reads block until `makeNonBlocking()` is called. Child processes do not inherit the descriptor.
  ///
  /// - Returns: The connection; `nil` if there was no place in time.
  /// - Throws: The reason: nothing stands at the path (`SystemFault.isMissing`), no process listens there, or the path is
  ///   too long.
  public static func connecting(
    to path: String, within timeout: Duration
  ) throws(SocketFault) -> FileDescriptor? {
    let address = try SocketAddress(path: path)
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = FileDescriptor(socket(AF_UNIX, kind, 0))
    guard descriptor.number >= 0 else { throw .system(path: path, .last) }
    descriptor.limitSending(to: timeout)
    while !address.connect(descriptor) {
      let fault = SystemFault.last
      guard fault.code == EINTR else {
        descriptor.close()
        if fault.code == EAGAIN { return nil }
        throw .system(path: path, fault)
      }
    }
    return descriptor
  }

  /// Limits the time for which a socket's calls wait for the other side (`SO_SNDTIMEO`).
  private func limitSending(to timeout: Duration) {
    // A limit of zero would be none.
    let (seconds, attoseconds) = max(timeout, .milliseconds(1)).components
    var limit = timeval(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
    unsafe setsockopt(
      number, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }
}

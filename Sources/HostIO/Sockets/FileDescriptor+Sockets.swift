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

  /// Connects to a listening socket, waiting for a place in its queue when it is full.
  ///
  /// Reads block until `makeNonBlocking()` is called. Child processes do not inherit the descriptor.
  ///
  /// - Throws: The reason: nothing stands at the path (`SystemFault.isMissing`), no process listens there, or the path is
  ///   too long.
  public static func connecting(to path: String) throws(SocketFault) -> FileDescriptor {
    let address = try SocketAddress(path: path)
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = FileDescriptor(socket(AF_UNIX, kind, 0))
    guard descriptor.number >= 0 else { throw .system(path: path, .last) }
    while !address.connect(descriptor) {
      let fault = SystemFault.last
      guard fault.code == EINTR else {
        descriptor.close()
        throw .system(path: path, fault)
      }
    }
    return descriptor
  }
}

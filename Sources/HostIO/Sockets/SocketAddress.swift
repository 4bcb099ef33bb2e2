internal import Glibc

/// A path in the form that socket calls take.
struct SocketAddress {
  /// The longest path, in bytes: the kernel's array less the zero at its end.
  static let pathByteCountMaximum = 107

  private var address = sockaddr_un()

  init(path: String) throws(SocketFault) {
    let bytes = Array(path.utf8)
    // A first byte of zero would make the name an abstract one, which has no owner and no permissions (unix(7)).
    guard let first = bytes.first, first != 0 else { throw .pathEmpty }
    guard bytes.count <= Self.pathByteCountMaximum else {
      throw .pathTooLong(
        path: path, byteCount: bytes.count, limit: Self.pathByteCountMaximum)
    }
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
  }

  /// A Boolean value indicating whether a process listens there.
  var isAnswered: Bool {
    let probe = FileDescriptor(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    guard probe.number >= 0 else { return true }
    defer { probe.close() }
    probe.makePrivateAndNonBlocking()
    // A full queue (EAGAIN) has a listener, too.
    return connect(probe) || errno != ECONNREFUSED
  }

  func connect(_ descriptor: FileDescriptor) -> Bool {
    unsafe withAddress { unsafe Glibc.connect(descriptor.number, $0, $1) == 0 }
  }

  func bind(_ descriptor: FileDescriptor) -> Bool {
    unsafe withAddress { unsafe Glibc.bind(descriptor.number, $0, $1) == 0 }
  }

  private func withAddress(_ call: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
    unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

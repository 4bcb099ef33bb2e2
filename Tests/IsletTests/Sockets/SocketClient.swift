import Glibc

/// A feeder's end of a unix socket.
final class SocketClient {
  struct NotConnected: Error {}

  private let descriptor: Int32
  private var received: [UInt8] = []
  /// A Boolean value indicating whether the other side has said that nothing more will come.
  private var isAtEnd = false

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let status = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw NotConnected() }
  }

  deinit {
    // A child that another test starts holds a copy of every descriptor until it has become its program. Shut down, the
    // connection ends nevertheless.
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  /// Waits for the other side to end the connection, ten seconds at most; gives whether it has.
  func reachesEnd() -> Bool {
    var waiting = pollfd(fd: descriptor, events: 0, revents: 0)
    return unsafe poll(&waiting, 1, 10_000) == 1
  }

  func write(_ text: String) {
    _ = write(Array(text.utf8)[...])
  }

  /// Writes what the other side takes without waiting; gives what is left.
  func write(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    return rest
  }

  /// Says that nothing more will be written.
  func finishWriting() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// The lines that have come whole by now.
  func takeLines() -> [String] {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while !isAtEnd {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
      }
      if count > 0 { received += buffer[..<count] }
      isAtEnd = count == 0 || count < 0 && errno != EAGAIN
      if count < 0 { break }
    }
    guard let end = received.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    defer { received.removeFirst(end + 1) }
    return String(decoding: received[..<end], as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

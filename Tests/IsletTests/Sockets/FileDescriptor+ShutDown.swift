import Glibc
import HostIO

extension FileDescriptor {
  /// Ends a connection for both sides at once, even while a process that another test starts has a copy of the descriptor.
  func shutDown() {
    shutdown(number, Int32(SHUT_RDWR))
  }
}

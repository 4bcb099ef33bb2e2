internal import Glibc

extension FileDescriptor {
  /// Opens the standard streams that the process was started without, so that no file gets their numbers: what is
  /// written on standard error would go into a recording otherwise.
  ///
  /// They are opened in the wrong direction, so that a read or write still fails, as on a closed descriptor.
  public static func reserveStandardStreams() {
    for (stream, flags) in [
      (standardInput, O_WRONLY), (standardOutput, O_RDONLY), (standardError, O_RDONLY),
    ] where fcntl(stream.number, F_GETFD) < 0 {
      // The kernel gives the lowest free number, which is this one, since those below are open.
      _ = unsafe open("/dev/null", flags)
    }
  }
}

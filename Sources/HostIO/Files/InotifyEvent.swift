internal import Glibc

/// An event of the kernel about a watched folder (inotify(7)).
struct InotifyEvent {
  /// The size of `inotify_event` without its name: watch, mask, cookie and length.
  private static let headByteCount = 16

  let watch: Int32
  let mask: UInt32
  /// The name of the file in the folder.
  let name: String

  /// Returns the events in the bytes of a read.
  static func events(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var rest = bytes
    while rest.count >= headByteCount {
      let start = rest.startIndex
      let watch = Int32(truncatingIfNeeded: word(in: rest, at: start))
      let mask = word(in: rest, at: start + 4)
      let length = Int(word(in: rest, at: start + 12))
      rest = rest.dropFirst(headByteCount)
      let name = String(decoding: rest.prefix(length).prefix { $0 != 0 }, as: UTF8.self)
      rest = rest.dropFirst(length)
      events.append(InotifyEvent(watch: watch, mask: mask, name: name))
    }
    return events
  }

  /// Four bytes of a slice in the machine's order, which is the kernel's.
  private static func word(in bytes: ArraySlice<UInt8>, at start: Int) -> UInt32 {
    UInt32(
      littleEndian: (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) })
  }
}

extension FileDescriptor {
  /// Opens a descriptor of watches, which does not block.
  ///
  /// - Throws: The system's reason.
  static func openingInotify() throws(SystemFault) -> FileDescriptor {
    let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard number >= 0 else { throw .last }
    return FileDescriptor(number)
  }
}

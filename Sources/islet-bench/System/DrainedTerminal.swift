import Compositing
import Glibc

/// A pseudo-terminal whose output a child reads and counts.
struct DrainedTerminal {
  let descriptor: Int32
  private let master: Int32
  private let results: Int32
  private let child: MeasuredProcess

  init?(size: CellSize) {
    guard let terminal = PseudoTerminal(size: size) else { return nil }
    master = terminal.master
    descriptor = unsafe open(terminal.path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var pipeEnds: [Int32] = [0, 0]
    guard descriptor >= 0, unsafe pipe(&pipeEnds) == 0 else { return nil }
    results = pipeEnds[0]
    defer { close(pipeEnds[1]) }
    var setup = ChildSetup()
    setup.duplicate(terminal.master, as: 0)
    setup.duplicate(pipeEnds[1], as: 1)
    setup.close(2)
    guard let child = MeasuredProcess("/usr/bin/wc", ["-c"], setup) else { return nil }
    self.child = child
  }

  /// Closes the terminal, and returns the number of bytes that the child has counted.
  func closedByteCount() -> Int {
    // Unread output may be lost when a terminal closes.
    var unread: Int32 = 0
    while unsafe ioctl(master, UInt(FIONREAD), &unread) == 0, unread > 0 {
      _ = poll(nil, 0, 1)
    }
    close(descriptor)
    close(master)
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(results, &bytes, bytes.count)
    close(results)
    _ = child.waited()
    let digits = bytes.prefix(max(0, count)).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }
}

import Compositing
import Glibc

/// Both ends of a pseudo-terminal.
struct PseudoTerminal {
  /// The descriptor of the terminal's end.
  let master: Int32
  /// The path of the program's end.
  let path: String

  init?(size: CellSize) {
    // The steps of openpty(), which Swift does not import.
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, lock): (Int32, Int32) = (0, 0)
    guard unsafe ioctl(master, 0x4004_5431 /* TIOCSPTLCK */, &lock) == 0,
      unsafe ioctl(master, 0x8004_5430 /* TIOCGPTN */, &number) == 0
    else { return nil }
    path = "/dev/pts/\(number)"
    guard resize(to: size) else { return nil }
  }

  /// Sets the size; `false` if the kernel refuses.
  @discardableResult
  func resize(to size: CellSize) -> Bool {
    var window = winsize()
    window.ws_col = UInt16(clamping: size.columns)
    window.ws_row = UInt16(clamping: size.rows)
    return unsafe ioctl(master, UInt(TIOCSWINSZ), &window) == 0
  }
}

import Compositing
import Glibc

/// A pseudo-terminal, seen from the side that people sit at.
struct PseudoTerminal: ~Copyable {
  /// The side that a program draws on.
  let program: Int32
  private let person: Int32

  init(size: CellSize) throws {
    // The steps of openpty(), which Swift does not import.
    person = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    var (number, lock): (Int32, Int32) = (0, 0)
    let isReady =
      unsafe ioctl(person, 0x4004_5431 /* TIOCSPTLCK */, &lock) == 0
      && ioctl(person, 0x8004_5430 /* TIOCGPTN */, &number) == 0
    program = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard isReady, program >= 0 else { throw Refusal() }
    resize(to: size)
  }

  deinit {
    close(program)
    close(person)
  }

  struct Refusal: Error {}

  func resize(to size: CellSize) {
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    _ = unsafe ioctl(person, UInt(TIOCSWINSZ), &window)
  }

  /// Returns the program's output since the last call: at most 8,192 bytes, the kernel's buffer.
  func output() -> [UInt8] {
    // The kernel hands over in its own time, so a mark is sent after the bytes, and waited for.
    let mark = Array("\u{1B}[99z".utf8)
    var bytes: [UInt8] = []
    for var byte in mark {
      // A terminal that is full takes no more before some of it is read.
      var room = pollfd(fd: program, events: Int16(POLLOUT), revents: 0)
      while unsafe poll(&room, 1, 0) == 0 {
        let some = output(atMost: 65_536)
        guard !some.isEmpty else { return bytes }
        bytes += some
      }
      _ = unsafe write(program, &byte, 1)
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var waiting = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    while !bytes.suffix(mark.count).elementsEqual(mark), unsafe poll(&waiting, 1, 2000) == 1 {
      let count = unsafe read(person, &buffer, buffer.count)
      bytes += buffer[..<max(0, count)]
    }
    return bytes.dropLast(mark.count)
  }

  /// Takes some of what the program has written, as a slow terminal does; nothing after two seconds without any.
  func output(atMost count: Int) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    var waiting = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, 2000) == 1 else { return [] }
    return Array(buffer[..<max(0, unsafe read(person, &buffer, count))])
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(person, bytes, bytes.count)
  }

  /// The number of typed bytes that the program has not read, as the next program would read them.
  var unreadInputCount: Int {
    var modes = termios()
    _ = unsafe tcgetattr(program, &modes)
    // Bytes wait for the end of their line before they count.
    modes.c_lflag &= ~UInt32(ICANON)
    _ = unsafe tcsetattr(program, TCSANOW, &modes)
    var count: Int32 = 0
    _ = unsafe ioctl(program, UInt(FIONREAD), &count)
    return Int(count)
  }

  /// The modes that stty(1) shows.
  var modes: [UInt32] {
    var modes = termios()
    _ = unsafe tcgetattr(program, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}

import CNCurses

/// A pipe from the terminal's input to ncurses, for the bytes that belong to keys.
///
/// ncurses decodes keys and the mouse by the terminal's description, but it has no place for a terminal's answers: those would
/// become keys. So its input is this pipe. The terminal is read here, and `AnswerSifter` decides which bytes go on.
@safe
struct KeyPipe {
  /// The most bytes read from the terminal at once; a pipe holds more.
  static let byteCountMaximum = 1024

  /// The end that ncurses reads.
  let stream: UnsafeMutablePointer<FILE>
  private let entrance: Int32
  private let terminal: Int32

  /// Makes a pipe for a terminal's descriptor; `nil` when the system has none.
  init?(terminal: Int32) {
    var (exit, entrance): (Int32, Int32) = (-1, -1)
    guard unsafe islet_open_pipe(&exit, &entrance) else { return nil }
    guard let stream = unsafe fdopen(exit, "r") else {
      CNCurses.close(exit)
      CNCurses.close(entrance)
      return nil
    }
    unsafe self.stream = stream
    self.entrance = entrance
    self.terminal = terminal
  }

  func close() {
    unsafe fclose(stream)
    CNCurses.close(entrance)
  }

  /// Returns bytes that the terminal has sent; none if none come within some milliseconds.
  func bytes(within milliseconds: Int32 = 0) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: Self.byteCountMaximum) { buffer, count in
      count = unsafe islet_read_within(
        terminal, milliseconds, buffer.baseAddress, Self.byteCountMaximum)
    }
  }

  /// Drops the bytes that the terminal has sent.
  func discard() {
    islet_discard_input(terminal)
  }

  /// Passes bytes on to ncurses.
  ///
  /// It has read the former ones, so the pipe has room.
  func pass(_ bytes: [UInt8]) {
    _ = unsafe bytes.withUnsafeBytes {
      unsafe islet_write(entrance, $0.baseAddress, $0.count)
    }
  }
}

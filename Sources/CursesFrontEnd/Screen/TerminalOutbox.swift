import CNCurses

/// Holds what ncurses has written until the terminal takes it, so that a slow terminal keeps nobody waiting.
///
/// ncurses knows one way to write: until all is gone. So while it writes, its descriptor is a file in memory; what stands
/// there is handed on by a descriptor upon which no call waits. Where the system has neither, ncurses writes as ever.
struct TerminalOutbox: ~Copyable {
  /// The number that ncurses writes to.
  private let output: Int32
  /// The terminal behind that number.
  private let terminal: Int32
  /// The terminal again, opened anew so that nobody else's calls stop waiting; -1 where it can't be.
  private let unwaiting: Int32
  private let memory: Int32
  private var bytes: [UInt8] = []
  /// How many of `bytes`, from the first on, are written already.
  private var writtenCount = 0
  private var isCollecting = false

  /// Makes an outbox for a terminal that ncurses writes to by a number.
  init(output: Int32) {
    self.output = output
    terminal = dup(output)
    unwaiting = islet_reopen_unwaiting(output)
    memory = islet_memory_file()
  }

  deinit {
    for descriptor in [terminal, unwaiting, memory] where descriptor >= 0 {
      CNCurses.close(descriptor)
    }
  }

  /// A Boolean value indicating whether nothing waits.
  var isEmpty: Bool { writtenCount == bytes.count }

  /// From now on what ncurses writes is kept.
  mutating func beginCollecting() {
    guard unwaiting >= 0, memory >= 0, lseek(memory, 0, SEEK_SET) == 0 else { return }
    isCollecting = dup2(memory, output) == output
  }

  /// Hands on what ncurses has written, as far as the terminal takes it now; from now on it writes by itself again.
  mutating func endCollecting() {
    guard isCollecting else { return }
    isCollecting = false
    dup2(terminal, output)
    let count = Int(lseek(memory, 0, SEEK_CUR))
    guard count > 0 else { return }
    if isEmpty {
      bytes.removeAll(keepingCapacity: true)
      writtenCount = 0
    }
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    _ = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe pread(memory, buffer.baseAddress?.advanced(by: start), count, 0)
    }
    flush()
  }

  /// Writes as much as the terminal takes without waiting.
  mutating func flush() {
    while !isEmpty {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe islet_write(
          unwaiting, buffer.baseAddress?.advanced(by: writtenCount), buffer.count - writtenCount)
      }
      guard count != 0 else { return }
      // A terminal that is gone takes nothing any more; whoever reads keys is told.
      writtenCount = count < 0 ? bytes.count : writtenCount + count
    }
  }

  /// A Boolean value indicating whether the terminal has taken all and has room for more.
  mutating func isDrained() -> Bool {
    flush()
    return isEmpty && (unwaiting < 0 || islet_is_writable(unwaiting))
  }

  /// Makes the kernel forget what a slow terminal has not taken, so that it can be left at once.
  ///
  /// A sequence that is cut is ended by the escape that begins the next one.
  func discardQueue() {
    guard !isEmpty || unwaiting >= 0 && !islet_is_writable(unwaiting) else { return }
    islet_discard_output(terminal)
  }

  /// A Boolean value indicating whether what was written can still be given up, since nobody waited for it to be taken.
  var canBeAbandoned: Bool { unwaiting >= 0 && memory >= 0 }

  /// Gives up all that has not reached the terminal, here and in the kernel, and lets `bytes` be the next that do.
  ///
  /// - Parameters:
  ///   - bytes: What makes the terminal's state a known one.
  ///   - settle: Makes ncurses take that state for true; what it writes for that is given up, too.
  mutating func abandon(resumingWith bytes: [UInt8], settle: () -> Void) {
    islet_discard_output(terminal)
    beginCollecting()
    settle()
    isCollecting = false
    dup2(terminal, output)
    self.bytes = bytes
    writtenCount = 0
  }

  /// Gives up all that a slow terminal has not taken.
  mutating func discard() {
    flush()
    discardQueue()
    bytes.removeAll()
    writtenCount = 0
  }
}

import CNCurses

/// A queue of ncurses' output for a slow terminal, so that the program never waits for it.
///
/// ncurses always writes until all bytes are taken. So while it writes, its descriptor is a file in memory, whose contents
/// then go to the terminal by a nonblocking descriptor, or by a waiting one on a system without.
struct TerminalOutbox: ~Copyable {
  /// The descriptor that ncurses writes to.
  private let output: Int32
  /// A duplicate of that descriptor, for the terminal itself.
  private let terminal: Int32
  /// The terminal, opened anew, since the nonblocking flag of a shared file would affect other processes; -1 on failure.
  private let unwaiting: Int32
  private let memory: Int32
  /// The output of one frame.
  private var collected: [UInt8] = []
  private var bytes: [UInt8] = []
  /// The number of bytes at the front of `bytes` that are written already.
  private var writtenCount = 0
  private var isCollecting = false
  /// A Boolean value indicating whether each frame is sent as one synchronized update.
  var synchronizesFrames = false
  /// A Boolean value indicating whether an update was begun, whose end follows.
  private var isUpdating = false

  /// The kinds of output that ncurses writes.
  enum OutputKind {
    /// A frame, or the last part of one.
    case frame
    /// A part of a frame, whose rest follows.
    case part
    case other
  }

  /// Makes an outbox for the descriptor that ncurses writes to, with a file in memory that it closes.
  init(output: Int32, memory: Int32) {
    self.output = output
    self.memory = memory
    terminal = dup(output)
    unwaiting = islet_reopen_unwaiting(output)
  }

  deinit {
    for descriptor in [terminal, unwaiting, memory] where descriptor >= 0 {
      CNCurses.close(descriptor)
    }
  }

  /// A Boolean value indicating whether no byte waits.
  var isEmpty: Bool { writtenCount == bytes.count }

  /// Starts keeping ncurses' output in memory.
  mutating func beginCollecting() {
    guard lseek(memory, 0, SEEK_SET) == 0 else { return }
    isCollecting = dup2(memory, output) == output
  }

  /// Drops ncurses' output; ncurses writes to the terminal again.
  mutating func dropCollected() {
    isCollecting = false
    dup2(terminal, output)
  }

  /// Queues ncurses' output and writes it as far as the terminal takes it; ncurses writes to the terminal again.
  ///
  /// - Parameters:
  ///   - kind: The kind of output: the terminal may draw a frame at once, with all of its parts.
  ///   - pairs: The colors of the pairs that ncurses writes.
  mutating func endCollecting(as kind: OutputKind = .other, with pairs: ColorPairTable) {
    guard isCollecting else { return }
    isCollecting = false
    dup2(terminal, output)
    let count = Int(lseek(memory, 0, SEEK_CUR))
    let endsUpdate = kind == .frame && isUpdating
    guard count > 0 || endsUpdate else { return }
    if isEmpty {
      bytes.removeAll(keepingCapacity: true)
      writtenCount = 0
    }
    if kind != .other, synchronizesFrames, !isUpdating {
      bytes += SynchronizedOutput.beginning
      isUpdating = true
    }
    collected.removeAll(keepingCapacity: true)
    collected.append(contentsOf: repeatElement(0, count: count))
    _ = unsafe collected.withUnsafeMutableBytes { unsafe pread(memory, $0.baseAddress, count, 0) }
    if pairs.isShort {
      ShortPairs.append(collected, of: pairs, to: &bytes)
    } else {
      bytes += collected
    }
    if kind == .frame, isUpdating {
      bytes += SynchronizedOutput.end
      isUpdating = false
    }
    flush()
  }

  /// Writes as much as the terminal takes without waiting.
  mutating func flush() {
    while !isEmpty {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe islet_write(
          unwaiting >= 0 ? unwaiting : terminal, buffer.baseAddress?.advanced(by: writtenCount),
          buffer.count - writtenCount)
      }
      guard count != 0 else { return }
      // Bytes for a closed terminal are dropped; reading keys reports the end.
      writtenCount = count < 0 ? bytes.count : writtenCount + count
    }
  }

  /// Flushes, and returns whether the terminal has taken all bytes and has room for more.
  mutating func isDrained() -> Bool {
    flush()
    return isEmpty && (unwaiting < 0 || islet_is_writable(unwaiting))
  }

  /// Discards the kernel's queue for a slow or stopped terminal, so that the program can end at once.
  ///
  /// The escape of the next sequence ends one that was cut.
  ///
  /// - Returns: A Boolean value indicating whether the terminal was slow or stopped.
  @discardableResult
  func discardQueue() -> Bool {
    guard !isEmpty || unwaiting >= 0 && !islet_is_writable(unwaiting) else { return false }
    islet_discard_output(terminal)
    islet_resume_output(terminal)
    return true
  }

  /// A Boolean value indicating whether waiting bytes can be dropped.
  var canBeAbandoned: Bool { unwaiting >= 0 }

  /// Drops all bytes that have not reached the terminal, here and in the kernel, and queues `bytes` instead.
  ///
  /// - Parameters:
  ///   - bytes: Sequences that bring the terminal into a known state.
  ///   - settle: Makes ncurses assume that state; its output meanwhile is dropped.
  mutating func abandon(resumingWith bytes: [UInt8], settle: () -> Void) {
    islet_discard_output(terminal)
    beginCollecting()
    settle()
    dropCollected()
    // The end of an update may be among the dropped bytes.
    self.bytes = (synchronizesFrames ? SynchronizedOutput.end : []) + bytes
    writtenCount = 0
    isUpdating = false
  }

  /// Drops all bytes that a slow terminal has not taken.
  mutating func discard() {
    flush()
    discardQueue()
    bytes.removeAll()
    writtenCount = 0
    isUpdating = false
  }
}

import HostIO

/// The compiler while it runs: its output is read without waiting, and it is ended when it takes too long.
struct CompilerRun: LoopParticipant {
  /// The longest time of a run.
  static let patience = Duration.seconds(120)
  /// The time after which people are told that the compiler is still at work.
  static let quiet = Duration.seconds(20)
  /// The most bytes that are kept of the output.
  private static let outputByteCountMaximum = 4 << 20
  /// The interval at which the process is looked at: a child of it may keep its output open.
  private static let beat = Duration.seconds(1)

  /// The output so far.
  private(set) var text: [UInt8] = []
  /// A Boolean value indicating whether the compiler was ended since it took too long.
  private(set) var hasTimedOut = false
  private let process: ChildProcess
  private let output: FileDescriptor
  private let start: Duration
  private let patience: Duration
  /// The time at which the process was looked at last.
  private var latest: Duration
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  /// Starts the compiler.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - patience: The longest time.
  ///   - now: The time.
  /// - Throws: The system's reason why it did not start.
  init(
    _ command: [String], patience: Duration = patience, at now: Duration
  ) throws(SystemFault) {
    self.patience = patience
    let pipe = try ChildProcess.pipe()
    do {
      process = try ChildProcess(command, descriptors: [1: pipe.far, 2: pipe.far])
    } catch {
      for end in [pipe.near, pipe.far] { end.close() }
      throw error
    }
    pipe.far.close()
    (output, start, latest) = (pipe.near, now, now)
  }

  /// The time at which a compiler that does not end is ended.
  private var deadline: Duration { start + patience }

  /// A Boolean value indicating whether the compiler is at work for so long that people are told.
  var isSlow: Bool { latest >= start + Self.quiet }

  func update(at now: Duration) -> ChildProcess.Ending? { nil }

  func addInterests(to waiting: inout PollSet) { waiting.add(output, for: .reading) }

  func nextTurn(at now: Duration) -> Duration? { nextTurn }

  /// The time at which the process is looked at again.
  var nextTurn: Duration { min(deadline, latest + Self.beat) }

  /// Ends the compiler.
  func cancel() { _ = finish() }

  /// Reads the output.
  ///
  /// - Returns: The compiler's ending, once it is done.
  mutating func handle(_ ready: PollSet, at now: Duration) -> ChildProcess.Ending? {
    latest = now
    guard now < deadline else {
      hasTimedOut = true
      return finish()
    }
    // All that the process has written is there once it is over.
    let isOver = process.isOver
    guard isOver || !ready.readiness(of: output).isEmpty else { return nil }
    switch output.read(into: &buffer) {
    case .bytes(let count):
      if text.count < Self.outputByteCountMaximum { text += buffer[..<count] }
      return nil
    case .wouldBlock: return isOver ? finish() : nil
    case .end, .failed: return close()
    }
  }

  /// Ends what still runs.
  private func finish() -> ChildProcess.Ending {
    process.endAll()
    return close()
  }

  /// Closes the output and waits for the process's ending.
  private func close() -> ChildProcess.Ending {
    output.close()
    return process.waitForEnding()
  }
}

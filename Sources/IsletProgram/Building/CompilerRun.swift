import HostIO

/// The compiler while it runs: its output is read without waiting, and it is ended when it takes too long.
struct CompilerRun: ~Copyable, LoopParticipant {
  /// The longest time of a run.
  static let timeout = Duration.seconds(120)
  /// The time after which people are told that the compiler is still at work.
  static let slowThreshold = Duration.seconds(20)
  /// The most bytes that are kept of the output.
  private static let outputByteCountMaximum = 4 << 20
  /// The interval at which the process is looked at: a child of it may keep its output open.
  private static let pollInterval = Duration.seconds(1)

  /// The output so far.
  private(set) var text: [UInt8] = []
  /// A Boolean value indicating whether the compiler was ended since it took too long.
  private(set) var hasTimedOut = false
  private var child: ChildRun
  private let start: WakingTime
  private let timeout: Duration
  /// The time at which the process was looked at last.
  private var latest: Duration

  /// Starts the compiler.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - timeout: The longest time.
  ///   - now: The time.
  /// - Throws: The system's reason why it did not start.
  init(
    _ command: [String], timeout: Duration = timeout, at now: Duration
  ) throws(SystemFault) {
    child = try ChildRun(command, outputs: [.pipe([1, 2])])
    self.timeout = timeout
    (start, latest) = (WakingTime(from: now), now)
  }

  /// The time at which a compiler that does not end is ended.
  private var deadline: Duration { start.end(after: timeout) }

  /// A Boolean value indicating whether the compiler is at work for so long that people are told.
  var isSlow: Bool { latest >= start.end(after: Self.slowThreshold) }

  func update(at now: Duration) -> ChildProcess.Ending? { nil }

  func addInterests(to waiting: inout PollSet) { child.addInterests(to: &waiting) }

  func nextTurn(at now: Duration) -> Duration? { nextTurn }

  /// The time at which the process is looked at again.
  var nextTurn: Duration { min(deadline, child.nextTurn ?? latest + Self.pollInterval) }

  /// Reads the output.
  ///
  /// - Returns: The compiler's ending, once it is done.
  mutating func handle(_ ready: PollSet, at now: Duration) -> ChildProcess.Ending? {
    latest = now
    guard now < deadline else {
      hasTimedOut = true
      return child.end()
    }
    for piece in child.read(at: now) where text.count < Self.outputByteCountMaximum {
      text += piece.bytes
    }
    return child.ending
  }
}

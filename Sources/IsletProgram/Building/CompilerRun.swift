import HostIO

/// The compiler while it runs: its output is read without waiting, and it is ended when it takes too long.
struct CompilerRun {
  /// The longest time of a run.
  static let patience = Duration.seconds(120)
  /// The most bytes that are kept of the output.
  private static let outputByteCountMaximum = 4 << 20

  /// The output so far.
  private(set) var text: [UInt8] = []
  /// A Boolean value indicating whether the compiler was ended since it took too long.
  private(set) var hasTimedOut = false
  private let process: ChildProcess
  private let output: FileDescriptor
  private let start: Duration
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  /// Starts the compiler.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - now: The time.
  /// - Throws: The system's reason why it did not start.
  init(_ command: [String], at now: Duration) throws(SystemFault) {
    let pipe = try ChildProcess.pipe()
    process = try ChildProcess(command, descriptors: [1: pipe.far, 2: pipe.far])
    pipe.far.close()
    (output, start) = (pipe.near, now)
  }

  /// Adds the descriptor to wait for.
  func addInterests(to waiting: inout PollSet) { waiting.add(output, for: .reading) }

  /// The time at which a compiler that does not end is ended.
  var deadline: Duration { start + Self.patience }

  /// Ends the compiler.
  func cancel() {
    process.endAll()
    output.close()
    _ = process.waitForEnding()
  }

  /// Reads the output.
  ///
  /// - Returns: The compiler's ending, once it is done.
  mutating func handle(_ ready: PollSet, at now: Duration) -> ChildProcess.Ending? {
    if now >= deadline, !hasTimedOut {
      hasTimedOut = true
      process.endAll()
    }
    guard !ready.readiness(of: output).isEmpty || hasTimedOut else { return nil }
    switch output.read(into: &buffer) {
    case .bytes(let count):
      if text.count < Self.outputByteCountMaximum { text += buffer[..<count] }
      return nil
    case .wouldBlock: return nil
    case .end, .failed: break
    }
    output.close()
    return process.waitForEnding()
  }
}

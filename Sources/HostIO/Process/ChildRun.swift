/// A program that this process has started, and whose outputs are read without waiting.
///
/// It is over once its process is, and all that was written by then is read: a process that it has started may keep an
/// output open. When the value goes, the process and those that it has started are ended.
public struct ChildRun: ~Copyable {
  /// A way from the child to this process.
  public enum Output: Sendable {
    /// A pipe, by the child's descriptors that write to it.
    case pipe([Int32])
    /// A connection, by the child's descriptor, over which it also reads.
    case connection(Int32)
  }

  /// Bytes that were read.
  public struct Piece: Hashable, Sendable {
    /// The index of the output.
    public let output: Int
    /// The bytes.
    public let bytes: [UInt8]
  }

  /// The longest time that a process may go on after it has closed its outputs.
  static let closedTimeout = Duration.seconds(1)
  /// The interval at which such a process is looked at; one that ends takes microseconds.
  static let pollInterval = Duration.milliseconds(5)
  /// The most reads of an output after the process's end: a pipe holds 1 MiB at most (pipe(7)).
  private static let finalReadsMaximum = 16

  /// The reason for which the process is over; `nil` while it runs, or has written what is not read yet.
  public private(set) var ending: ChildProcess.Ending?
  /// This process's ends of the outputs.
  public let outputs: [FileDescriptor]
  private var isOpen: [Bool]
  private let process: ChildProcess
  private let opened: OpenedDescriptors
  /// The time at which all outputs were found closed.
  private var closedTime: Duration?
  /// The time of the last read.
  private var latest = Duration.zero
  private var buffer = [UInt8](repeating: 0, count: 256 * 1024)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: Its command line, the program's path first; a name without a slash is searched in `PATH`.
  ///   - environment: Variables that replace or extend this process's own.
  ///   - sharesGroup: Whether keys of the terminal such as Ctrl-C reach the child, too.
  ///   - outputs: The outputs.
  ///   - lifeline: The child's descriptor by which it ends with this process; `nil` for none.
  ///   - descriptors: Further descriptors of the child, by their numbers there.
  ///   - opened: The descriptors that are closed when the run is over, or can't start.
  /// - Throws: The system's reason.
  public init(
    _ arguments: [String], environment: [String: String] = [:], sharesGroup: Bool = false,
    outputs: [Output], lifeline: Int32? = nil, descriptors: [Int32: FileDescriptor] = [:],
    owning opened: consuming OpenedDescriptors = OpenedDescriptors()
  ) throws(SystemFault) {
    var (descriptors, nearEnds, farEnds) = (descriptors, [FileDescriptor](), [FileDescriptor]())
    for output in outputs {
      let (link, numbers) =
        switch output {
        case .pipe(let numbers): (opened.adding(try ChildProcess.pipe()), numbers)
        case .connection(let number): (opened.adding(try ChildProcess.connection()), [number])
        }
      for number in numbers { descriptors[number] = link.far }
      nearEnds.append(link.near)
      farEnds.append(link.far)
    }
    var life: ChildProcess.Link?
    if let lifeline {
      let link = opened.adding(try ChildProcess.lifeline())
      descriptors[lifeline] = link.far
      farEnds.append(link.far)
      life = link
    }
    let process = try ChildProcess(
      arguments, environment: environment, sharesGroup: sharesGroup, descriptors: descriptors)
    if let life { process.ends(with: life.far) }
    opened.close(farEnds)
    self.process = process
    self.outputs = nearEnds
    isOpen = nearEnds.map { _ in true }
    self.opened = opened
  }

  deinit {
    guard ending == nil else { return }
    process.endAll()
    _ = process.waitForEnding()
  }

  /// Returns whether the child has not closed an output.
  public func isOpen(_ output: Int) -> Bool { isOpen[output] }

  /// Adds the outputs to wait for.
  ///
  /// - Parameters:
  ///   - waiting: The set.
  ///   - written: The output to which something is to be written; `nil` for none.
  public func addInterests(to waiting: inout PollSet, writing written: Int? = nil) {
    for index in outputs.indices where isOpen[index] {
      waiting.add(outputs[index], for: index == written ? .readingAndWriting : .reading)
    }
  }

  /// The time at which a process without outputs is looked at again; `nil` for one that has some.
  public var nextTurn: Duration? { closedTime.map { _ in latest + Self.pollInterval } }

  /// Reads once from each output, and all that is left once the process is over.
  ///
  /// - Parameter now: The time.
  /// - Returns: The bytes, by outputs.
  public mutating func read(at now: Duration) -> [Piece] {
    guard ending == nil else { return [] }
    latest = now
    // All that the process has written is there once it is over.
    let isOver = process.isOver
    var pieces: [Piece] = []
    for index in outputs.indices {
      for _ in 0..<(isOver ? Self.finalReadsMaximum : 1) {
        guard isOpen[index], let bytes = read(index) else { break }
        pieces.append(Piece(output: index, bytes: bytes))
      }
    }
    if closedTime == nil, !isOpen.contains(true) { closedTime = now }
    // One that has closed all by itself may go on for ever.
    if isOver || closedTime.map({ now - $0 >= Self.closedTimeout }) ?? false { _ = end() }
    return pieces
  }

  /// Reads once; `nil` where there is nothing.
  private mutating func read(_ index: Int) -> [UInt8]? {
    switch outputs[index].read(into: &buffer) {
    case .bytes(let count): return Array(buffer[..<count])
    case .wouldBlock: break
    case .end, .failed: isOpen[index] = false
    }
    return nil
  }

  /// Ends the process by a signal, which may take it some time.
  public func end(by signal: Signal) {
    if ending == nil { process.end(by: signal) }
  }

  /// Kills the process and those that it has started; one that is over keeps its ending.
  ///
  /// - Returns: The ending.
  public mutating func end() -> ChildProcess.Ending {
    if let ending { return ending }
    process.endAll()
    let found = process.waitForEnding()
    ending = found
    return found
  }
}

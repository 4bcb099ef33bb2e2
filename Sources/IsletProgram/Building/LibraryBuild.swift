import FeedReports
import HostIO

/// The build of the library by `swift build`, with a progress bar on standard error.
struct LibraryBuild: LoopParticipant {
  private let library: WidgetLibrary
  private let package: String
  private let cache: String
  private var process: ChildProcess?
  private var output: FileDescriptor?
  private var text = ""
  private var shown = ""
  private var step = (done: 0, of: 0)
  private let start = HostClock.monotonic
  private var buffer = [UInt8](repeating: 0, count: 16 * 1024)
  private let isOnTerminal = FileDescriptor.standardError.isTerminal

  /// The interval at which the bar's time is drawn anew.
  private static let beat = Duration.seconds(1)
  /// The last lines of the output that are shown when the build fails.
  private static let shownLinesMaximum = 20
  private static let barColumns = 30

  init(_ library: WidgetLibrary, of package: String, in cache: String) {
    self.library = library
    self.package = package
    self.cache = cache
  }

  /// Makes the library, unless another islet makes it meanwhile.
  ///
  /// - Throws: The reason why it could not be made.
  mutating func perform() throws(Failure) {
    let lock = try Self.lock(in: cache)
    try performLocked()
    _ = consume lock
  }

  private mutating func performLocked() throws(Failure) {
    if library.isWhole { return }
    Messages.write([
      "islet: making the library for Swift source, once; it takes some minutes (\(library.folder))"
    ])
    let status = try build()
    if isOnTerminal { FileDescriptor.standardError.say("\r\u{1B}[K") }
    guard status == .status(0) else {
      Messages.write(
        text.split(separator: "\n").suffix(Self.shownLinesMaximum).map(String.init))
      throw Failure(
        .unavailable, "the library could not be made from \(package): \(Self.words(for: status))")
    }
    try collect()
    let seconds = (HostClock.monotonic - start).components.seconds
    Messages.write(["islet: the library is ready after \(seconds) s"])
  }

  /// Returns the words for the way in which the build ended.
  static func words(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .status(let status): "swift build ended with the status \(status)"
    case .signal(let number): "swift build was ended by a signal: \(Signal(rawValue: number).words)"
    }
  }

  /// Takes the lock; where another islet has it, says so and waits.
  private static func lock(in cache: String) throws(Failure) -> FileLock {
    let path = "\(cache)/lock"
    do throws(SystemFault) {
      if let lock = try FileLock.taking(path) { return lock }
      Messages.write(["islet: another islet makes the library; waiting for it"])
      return try FileLock.waiting(path)
    } catch {
      throw Failure(.ioError, "\(path): \(error.reason)")
    }
  }

  private var scratch: String { "\(cache)/build-\(package.digest)" }

  private mutating func build() throws(Failure) -> ChildProcess.Ending {
    do throws(SystemFault) {
      let pipe = try ChildProcess.pipe()
      let process = try ChildProcess(
        [
          "swift", "build", "-c", "release", "--product", WidgetLibrary.name, "--package-path",
          package, "--scratch-path", scratch,
        ],
        sharesGroup: true, descriptors: [1: pipe.far, 2: pipe.far])
      pipe.far.close()
      (self.process, output) = (process, pipe.near)
    } catch {
      throw Failure(.unavailable, "swift build: \(error.reason)")
    }
    return try run()
  }

  mutating func update(at now: Duration) -> ChildProcess.Ending? {
    draw(at: now)
    return nil
  }

  func addInterests(to waiting: inout PollSet) {
    if let output { waiting.add(output, for: .reading) }
  }

  func nextTurn(at now: Duration) -> Duration? { isOnTerminal ? now + Self.beat : nil }

  mutating func handle(_ ready: PollSet, at now: Duration) -> ChildProcess.Ending? {
    guard let output, let process, !ready.readiness(of: output).isEmpty else { return nil }
    switch output.read(into: &buffer) {
    case .bytes(let count):
      text = String((text + String(decoding: buffer[..<count], as: UTF8.self)).suffix(64 * 1024))
      readStep()
    case .wouldBlock: break
    case .end, .failed:
      output.close()
      return process.waitForEnding()
    }
    return nil
  }

  /// Reads the last "[12/69] Compiling CellUI".
  private mutating func readStep() {
    guard let open = text.lastIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return
    }
    let numbers = text[open..<close].dropFirst().split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0 else { return }
    step = (numbers[0], numbers[1])
  }

  private mutating func draw(at now: Duration) {
    guard isOnTerminal else { return }
    let filled = step.of == 0 ? 0 : min(step.done, step.of) * Self.barColumns / step.of
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.barColumns - filled)
    let seconds = (now - start).components.seconds
    let line = "\r  \(bar) \(step.done)/\(step.of)  \(seconds / 60) min \(seconds % 60) s\u{1B}[K"
    guard line != shown else { return }
    shown = line
    FileDescriptor.standardError.say(line)
  }

  /// Collects the parts that are needed in a folder, and gives it its name.
  private func collect() throws(Failure) {
    let built = "\(scratch)/release"
    let place = "\(library.folder).part"
    Folder.remove(place)
    Folder.remove(library.folder)
    do throws(ReadFault) {
      try Self.system { () throws(SystemFault) in try Folder.make("\(place)/Modules") }
      for entry in Folder.entries(of: "\(built)/Modules")
      where entry.name.hasSuffix(".swiftmodule") {
        try Self.copy("\(built)/Modules/\(entry.name)", to: "\(place)/Modules/\(entry.name)")
      }
      try Self.copyProgram("\(built)/IsletMacros-tool", to: "\(place)/IsletMacros-tool")
      try Self.copy(
        "\(built)/lib\(WidgetLibrary.name).so", to: "\(place)/lib\(WidgetLibrary.name).so")
      try Self.system { () throws(SystemFault) in try Folder.move(place, to: library.folder) }
    } catch {
      Folder.remove(place)
      throw Failure(.ioError, Messages.fault(error, reading: place))
    }
  }

  private static func system(
    _ act: () throws(SystemFault) -> Void
  ) throws(ReadFault) {
    do { try act() } catch { throw .system(error) }
  }

  /// Copies a program.
  static func copyProgram(_ path: String, to place: String) throws(ReadFault) {
    try copy(path, to: place)
    try system { () throws(SystemFault) in try Folder.makeExecutable(place) }
  }

  private static func copy(_ path: String, to place: String) throws(ReadFault) {
    let bytes = try FileDescriptor.contents(of: path, limit: 1 << 30)
    try system { () throws(SystemFault) in try Folder.write(bytes, to: place) }
  }
}

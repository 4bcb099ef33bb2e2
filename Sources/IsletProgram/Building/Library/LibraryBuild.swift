import FeedReports
import HostIO

/// The build of the library: `swift build` compiles it, with a progress bar on standard error, and the compiler links it.
struct LibraryBuild: LoopParticipant {
  private let library: WidgetLibrary
  private let toolchain: Toolchain
  private let package: String
  private let cache: String
  /// The build that is under way.
  private var packageBuild: PackageBuild
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

  init(
    _ library: WidgetLibrary, of package: String, by toolchain: Toolchain, in cache: String
  ) {
    self.library = library
    self.toolchain = toolchain
    self.package = package
    self.cache = cache
    packageBuild = .separate(of: package, in: cache)
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
    if let documented = PackageBuild.documented(of: package) {
      Messages.write([
        "islet: making the library for Swift source, once, from what is compiled in "
          + "\(documented.folder) (\(library.folder))"
      ])
      if try compile(documented) == .status(0) { return try collect() }
      packageBuild = .separate(of: package, in: cache)
    }
    Messages.write([
      "islet: making the library for Swift source, once; it takes some minutes (\(library.folder))"
    ])
    let ending = try compile(packageBuild)
    guard ending == .status(0) else {
      Messages.write(
        text.split(separator: "\n").suffix(Self.shownLinesMaximum).map(String.init))
      throw Failure(
        .unavailable, "the library could not be made from \(package): \(Self.words(for: ending))")
    }
    try collect()
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

  /// Compiles the modules into an archive.
  private mutating func compile(_ build: PackageBuild) throws(Failure) -> ChildProcess.Ending {
    (packageBuild, text, step) = (build, "", (0, 0))
    do throws(SystemFault) {
      let pipe = try ChildProcess.pipe()
      let process = try ChildProcess(
        build.command(for: WidgetLibrary.name, of: package), sharesGroup: true,
        descriptors: [1: pipe.far, 2: pipe.far])
      pipe.far.close()
      (self.process, output) = (process, pipe.near)
    } catch {
      throw Failure(.unavailable, "swift build: \(error.reason)")
    }
    let ending = try run()
    if isOnTerminal { FileDescriptor.standardError.say("\r\u{1B}[K") }
    return ending
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
      // If it waits for another one, that may be waiting for islet.
      if packageBuild.isShared, text.contains("Another instance of SwiftPM") {
        process.endAll()
        output.close()
        return process.waitForEnding()
      }
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

  /// Links the library, collects its parts in a folder, and gives that its name.
  private func collect() throws(Failure) {
    let built = "\(packageBuild.folder)/release"
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
    } catch {
      Folder.remove(place)
      throw Failure(.ioError, Messages.fault(error, reading: place))
    }
    try link("\(built)/lib\(WidgetLibrary.name).a", in: place)
    do throws(SystemFault) {
      try Folder.move(place, to: library.folder)
    } catch {
      throw Failure(.ioError, "\(library.folder): \(error.reason)")
    }
    let seconds = (HostClock.monotonic - start).components.seconds
    Messages.write(["islet: the library is ready after \(seconds) s"])
  }

  /// Links an archive to a dynamic library, which uses the toolchain's own.
  private func link(_ archive: String, in place: String) throws(Failure) {
    let absent = "\(place)/absent"
    let file = "\(place)/lib\(WidgetLibrary.name).so"
    var run: CompilerRun
    do throws(SystemFault) {
      // Objects for a static program ask for archives whose content lies in other libraries of a dynamic one.
      try Folder.make(absent)
      for name in toolchain.staticLibraries {
        try Folder.write(Array("!<arch>\n".utf8), to: "\(absent)/\(name)")
      }
      // The archive is named twice: once so that the compiler reads what its objects ask for, and once for all of them.
      let all = ["--whole-archive", archive, "--no-whole-archive", "--gc-sections"]
      run = try CompilerRun(
        [toolchain.compiler, "-emit-library", "-o", file, archive]
          + all.flatMap { ["-Xlinker", $0] } + ["-L", absent], at: HostClock.monotonic)
    } catch {
      throw Failure(.ioError, "\(place): \(error.reason)")
    }
    guard try run.run() == .status(0) else {
      Messages.write([String(decoding: run.text, as: UTF8.self)])
      throw Failure(.unavailable, "the library could not be linked from \(archive)")
    }
    Folder.remove(absent)
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

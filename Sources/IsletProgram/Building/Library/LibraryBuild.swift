import FeedReports
import HostIO

/// The build of the library: `swift build` compiles it, with a progress bar on standard error, and the compiler links it.
struct LibraryBuild: ~Copyable, LoopParticipant {
  private let library: WidgetLibrary
  private let toolchain: Toolchain
  private let package: String
  private let cache: String
  /// The build that is under way.
  private var packageBuild: PackageBuild
  private var child: ChildRun?
  private var text = ""
  private var shown = ""
  private var step = (done: 0, of: 0)
  private let start = HostClock.monotonic
  private let isOnTerminal = FileDescriptor.standardError.isTerminal

  /// The interval at which the bar's time is drawn anew, and the process looked at.
  private static let pollInterval = Duration.seconds(1)
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
      if try makeShared(by: documented) { return }
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

  /// Makes the library by a build that people use, too.
  ///
  /// - Returns: `false` if it can't be made so, which is told.
  private mutating func makeShared(by build: PackageBuild) throws(Failure) -> Bool {
    let ending = try compile(build)
    guard ending == .status(0) else {
      let reason = isBusy ? "another swift build is at work there" : Self.words(for: ending)
      Messages.write(["islet: \(build.folder) does not serve: \(reason)"])
      return false
    }
    do throws(Failure) {
      try collect()
    } catch {
      Messages.write(["islet: \(build.folder) does not serve: \(error.message)"])
      return false
    }
    Folder.remove(PackageBuild.separate(of: package, in: cache).folder)
    return true
  }

  /// A Boolean value indicating whether `swift build` waits for another one.
  private var isBusy: Bool { text.contains("Another instance of SwiftPM") }

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
    // An archive that is there keeps the objects of files that are gone.
    Folder.remove("\(build.folder)/release/lib\(WidgetLibrary.name).a")
    do throws(SystemFault) {
      child = try ChildRun(
        build.command(for: WidgetLibrary.name, of: package), sharesGroup: true,
        outputs: [.pipe([1, 2])])
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
    switch child {
    case .some(let child): child.addInterests(to: &waiting)
    case nil: break
    }
  }

  func nextTurn(at now: Duration) -> Duration? {
    switch child {
    case .some(let child): child.nextTurn ?? now + Self.pollInterval
    case nil: now + Self.pollInterval
    }
  }

  mutating func handle(_ ready: PollSet, at now: Duration) -> ChildProcess.Ending? {
    for piece in child?.read(at: now) ?? [] {
      text = String((text + String(decoding: piece.bytes, as: UTF8.self)).suffix(64 * 1024))
      readStep()
    }
    // A build that waits for another one is ended, since that may be waiting for islet.
    return packageBuild.isShared && isBusy ? child?.end() : child?.ending
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

  /// Makes the library of the compiled objects.
  private func collect() throws(Failure) {
    let link = LibraryLink(
      library: library, toolchain: toolchain, package: package,
      built: "\(packageBuild.folder)/release")
    try link.perform()
    let seconds = (HostClock.monotonic - start).components.seconds
    Messages.write(["islet: the library is ready after \(seconds) s"])
  }
}

import Glibc
import HostIO
import RandomNumbers

/// Commands of a program whose files are pipes, empty, endless, or both read and written, and whose streams are closed.
///
/// Each trial breaks one promise of an older program: a feed that is not waited for counts as checked, a recording eats its
/// own feed, a descriptor that was closed becomes the recording's.
struct FilesFuzz {
  let program: String
  let seconds: Int
  let seed: UInt64
  /// A folder of this run's own.
  private let folder = "/tmp/islet-fuzz-files-\(getpid())"

  init(program: String, seconds: Int, seed: UInt64) {
    self.program = program
    self.seconds = seconds
    self.seed = seed
  }

  /// The longest time that a command may take, a busy machine included.
  private static let timeout = Duration.seconds(30)
  /// The most bytes of four hours of a theme that drifts, twice what they take.
  private static let recordingMaximum = 64 << 20
  /// A feed with one activity that nothing changes.
  private static let restingFeed =
    #"{"aps":{"timestamp":1795167660,"event":"start","#
    + #""attributes-type":"T","attributes":{},"content-state":{},"alert":{"title":"a","body":""}}}"#
  /// Letters without ink.
  private static let invisible = ["\u{200B}", "\u{206A}", "\u{FEFF}", "\u{E0041}"]

  /// Tries each promise once, and then any of them until the time is over.
  ///
  /// - Returns: `false` if a promise was broken.
  func run() -> Bool {
    _ = unsafe mkdir(folder, 0o700)
    var (random, writer) = (SplitMix64(seed: seed), FuzzWriter())
    let end = HostClock.monotonic + .seconds(seconds)
    var (count, faultCount) = (0, 0)
    var trials = Trial.allCases
    while !trials.isEmpty {
      let trial = trials.removeFirst()
      var feed: [UInt8] = []
      for _ in 0..<4 {
        for case .bytes(let bytes) in writer.lines(&random) { feed += bytes }
      }
      // A line that is none follows each feed, so that something is said about it.
      if let fault = fault(trial, feed: feed + Array("\nno line\n".utf8)) {
        faultCount += 1
        print("fuzz files: seed \(seed): \(fault)")
      }
      removeFiles()
      count += 1
      if trials.isEmpty, faultCount == 0, HostClock.monotonic < end {
        trials = [random.one(of: Trial.allCases)]
      }
    }
    _ = unsafe rmdir(folder)
    guard faultCount == 0 else { return false }
    print("fuzz files: \(count) trials of \(program) from seed \(seed) on, no fault")
    return true
  }

  private enum Trial: CaseIterable {
    case lateWriter, emptyFeed, ownFeed, closedStreams, invisibleLetters, watchedPipe, longRecording
  }

  private func fault(_ trial: Trial, feed: [UInt8]) -> String? {
    switch trial {
    case .lateWriter: faultOfLateWriter(feed)
    case .emptyFeed: faultOfEmptyFeed()
    case .ownFeed: faultOfOwnFeed(feed)
    case .closedStreams: faultOfClosedStreams(feed)
    case .invisibleLetters: faultOfInvisibleLetters()
    case .watchedPipe: faultOfWatchedPipe()
    case .longRecording: faultOfLongRecording()
    }
  }

  // MARK: - Promises

  private func faultOfLateWriter(_ feed: [UInt8]) -> String? {
    let pipe = path("pipe")
    guard unsafe mkfifo(pipe, 0o600) == 0, let child = start(["check", pipe]) else { return nil }
    Self.wait(for: child, limit: .milliseconds(300))
    if !child.isRunning { return "check of a pipe ends before its writer comes" }
    guard let writer = try? FileDescriptor.creating(pipe) else { return nil }
    try? writer.writeAll(feed)
    writer.close()
    return exitStatus(of: child) == 1 ? nil : "check of a pipe does not read what comes late"
  }

  private func faultOfEmptyFeed() -> String? {
    write([], to: "empty")
    guard let child = start(["check", path("empty")]) else { return nil }
    return exitStatus(of: child) == 0 ? "check of an empty feed is a pass" : nil
  }

  private func faultOfOwnFeed(_ feed: [UInt8]) -> String? {
    write(feed, to: "feed")
    guard unsafe link(path("feed"), path("same")) == 0,
      let child = start(["cast", path("feed"), "--for", "1", "--out", path("same")])
    else { return nil }
    _ = exitStatus(of: child)
    return bytes("feed") == feed ? nil : "cast writes over its own feed"
  }

  private func faultOfClosedStreams(_ feed: [UInt8]) -> String? {
    write(feed, to: "feed")
    for number in 0...2 as ClosedRange<Int32> {
      guard
        let child = start(
          ["cast", path("feed"), "--for", "1", "--out", path("recording")], closing: number)
      else { continue }
      _ = exitStatus(of: child)
      let lines = bytes("recording").split(separator: UInt8(ascii: "\n"))
      if !lines.allSatisfy({ $0.first == UInt8(ascii: "{") || $0.first == UInt8(ascii: "[") }) {
        return "with stream \(number) closed, a recording has lines of other text"
      }
    }
    return nil
  }

  private func faultOfInvisibleLetters() -> String? {
    let notes = Self.invisible.map { #"{"note":"a\#($0)b"}"# + "\n" }
    write(Array(notes.joined().utf8), to: "feed")
    guard let child = start(["check", "--format", "json", path("feed")]) else { return nil }
    _ = exitStatus(of: child)
    let output = String(decoding: bytes("output"), as: UTF8.self).unicodeScalars
    return Self.invisible.joined().unicodeScalars.contains { output.contains($0) }
      ? "check tells letters without ink as they are" : nil
  }

  private func faultOfWatchedPipe() -> String? {
    write(Array(#"{"layout":{"attributes-type":"T","lock-screen":{"Text":"a"}}}"#.utf8), to: "feed")
    guard
      var running = ProgramOnTerminal(
        [program, "demo", "--layout", path("feed")], size: ProgramFuzz.ordinarySize)
    else { return nil }
    _ = running.read(untilSilenceOf: 300, limit: 1500)
    // Moved there, as an editor puts a saved file in place of the former one.
    _ = unsafe mkfifo(path("pipe"), 0o600)
    _ = unsafe rename(path("pipe"), path("feed"))
    _ = running.read(untilSilenceOf: 1500, limit: 1500)
    return running.faultOfEnd(
      by: .quit, within: .seconds(1), timeout: .seconds(5), memory: .max / 2
    ).map { "a watched file that became a pipe: \($0)" }
  }

  /// A feed that rests is recorded: what grows is the wallpaper's drift and the clock.
  private func faultOfLongRecording() -> String? {
    write(Array(Self.restingFeed.utf8), to: "feed")
    // Standard output can be watched as it grows; a file has no name until it is whole.
    guard
      let child = start([
        "cast", path("feed"), "--theme", "aurora", "--size", "80x24", "--for", "14400", "--out",
        "-",
      ])
    else { return nil }
    let end = HostClock.monotonic + Self.timeout
    while child.isRunning, HostClock.monotonic < end, outputByteCount < Self.recordingMaximum {
      usleep(50_000)
    }
    let (size, isLate) = (outputByteCount, child.isRunning)
    _ = kill(child.id, SIGKILL)
    _ = child.waited()
    if size >= Self.recordingMaximum {
      return "four hours of a drifting theme take \(size >> 20) MB and more"
    }
    return isLate ? "four hours of a drifting theme are not recorded in \(Self.timeout)" : nil
  }

  // MARK: - Files and commands

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func write(_ bytes: [UInt8], to name: String) {
    guard let file = try? FileDescriptor.creating(path(name)) else { return }
    try? file.writeAll(bytes)
    file.close()
  }

  private func bytes(_ name: String) -> [UInt8] {
    (try? FileDescriptor.contents(of: path(name), limit: Self.recordingMaximum)) ?? []
  }

  /// The size of a command's output so far, in bytes.
  private var outputByteCount: Int { Folder.entry(at: path("output"))?.byteCount ?? 0 }

  private func removeFiles() {
    for name in Folder.names(of: folder) { _ = unsafe unlink(path(name)) }
  }

  /// Starts a command whose output goes to the file `output`, and whose errors go to the file `errors`.
  private func start(_ words: [String], closing number: Int32? = nil) -> MeasuredProcess? {
    var setup = ChildSetup()
    setup.open("/dev/null", as: 0, O_RDONLY)
    setup.open(path("output"), as: 1, O_WRONLY | O_CREAT | O_TRUNC)
    setup.open(path("errors"), as: 2, O_WRONLY | O_CREAT | O_TRUNC)
    if let number { setup.close(number) }
    return MeasuredProcess(program, words, setup)
  }

  /// Waits for the end of a command, which is killed when it takes too long, and returns its status; `nil` for a signal.
  private func exitStatus(of child: MeasuredProcess) -> Int32? {
    Self.wait(for: child, limit: Self.timeout)
    if child.isRunning { _ = kill(child.id, SIGKILL) }
    let status = child.waited().status
    return status & 0x7F == 0 ? status >> 8 : nil
  }

  private static func wait(for child: MeasuredProcess, limit: Duration) {
    let end = HostClock.monotonic + limit
    while child.isRunning, HostClock.monotonic < end { usleep(5000) }
  }
}

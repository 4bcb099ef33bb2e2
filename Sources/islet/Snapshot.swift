import CellUI
import Compositing
import HeadlessRendering
import HostIO
import LiveActivities
import LockScreenUI

/// One picture of a feed, with no terminal: the same bytes every time for the same input.
struct Snapshot {
  private var run: FeedRun

  /// Obeys all lines of some feeds, each at its time.
  init(_ setup: Session.Setup, of inputs: [FeedRun.Input]) {
    run = FeedRun(setup, of: inputs)
    for input in inputs { run.obey(input) { _ in } }
  }

  /// Begins an embedded feed; it plays as time passes.
  init(_ setup: Session.Setup, demo name: String, until time: Duration) {
    run = FeedRun(setup, startingAt: FeedRun.standardMoment)
    guard var demo = DemoPlayer(name: name, at: FeedRun.standardMoment) else { return }
    while let due = run.session.clock.realTime(of: demo.nextDue), due <= time {
      run.play(&demo, at: due)
    }
  }

  /// What was said of the lines.
  var ledger: VerdictLedger { run.session.ledger }

  /// Lets time pass after the feed's end, or, for a demo, after its start.
  mutating func pass(_ time: Duration) {
    run.pass(to: run.real + time)
  }

  /// The picture, all at rest.
  mutating func picture() -> Surface {
    run.frame().surface
  }
}

// MARK: - The command

extension Snapshot {
  /// Draws what a command line asks for on standard output.
  static func draw(_ options: SnapshotOptions) throws(Failure) -> ExitCode {
    var snapshot = try Snapshot(options)
    let picture = snapshot.picture()
    let text =
      switch options.format {
      case .text: picture.plainText()
      case .ansi: picture.ansi()
      case .svg: picture.svg()
      }
    do {
      try FileDescriptor.standardOutput.writeAll(Array(text.utf8))
    } catch {
      throw Failure(.ioError, "standard output: \(error.reason)")
    }
    let ledger = snapshot.ledger
    Wording.tell(Wording.rejections(ledger) + Wording.drops(ledger))
    guard ledger.rejectedCount > 0 else { return .success }
    return ledger.rejectedCount == ledger.lineCount ? .dataError : .findings
  }

  /// Reads all that a picture is made of.
  init(_ options: SnapshotOptions) throws(Failure) {
    let setup = try options.appearance.setup(size: options.size)
    switch options.source {
    case .demo(let name):
      self.init(setup, demo: name, until: options.time)
      run.pass(to: options.time)
    case .feed(let files):
      self.init(setup, of: try FeedRun.Input.reading(files))
      pass(options.time)
    }
  }
}

extension FeedRun.Input {
  /// The longest feed that is read whole, in bytes.
  private static let byteCountMaximum = 256 << 20

  /// Reads files; without one it is whatever is piped in, as for the terminal.
  static func reading(_ names: [String]) throws(Failure) -> [FeedRun.Input] {
    try (names.isEmpty ? ["-"] : names).map { name throws(Failure) in
      try FeedRun.Input(reading: name)
    }
  }

  private init(reading name: String) throws(Failure) {
    let file = try FeedInlets.File(opening: name)
    defer { if name != "-" { file.descriptor.close() } }
    do {
      self.init(
        name: file.name, bytes: try file.descriptor.readToEnd(limit: Self.byteCountMaximum))
    } catch {
      throw Failure(.ioError, Wording.fault(error, reading: name))
    }
  }
}

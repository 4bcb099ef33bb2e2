import ActivityFeed
import CellUI
import Compositing
import HeadlessRendering
import HostIO
import LiveActivities
import LockScreenUI

/// One picture of a feed, with no terminal: the same bytes every time for the same input.
struct Snapshot {
  /// When a feed without any timestamp is looked at: 2026-11-20 09:41:00 UTC.
  static let standardMoment = Timestamp(secondsSince1970: 1_795_167_660)
  /// The end of 2099: a timestamp beyond it is a mistake, and not the time to show.
  private static let latestMoment = Timestamp(secondsSince1970: 4_102_444_799)

  /// A feed's bytes, and what they are called.
  struct Input {
    let name: String
    let bytes: [UInt8]
  }

  private(set) var session: Session
  private var real = Duration.zero

  /// Obeys all lines of some feeds at their newest timestamp.
  init(_ setup: Session.Setup, of inputs: [Input]) {
    let newest = inputs.compactMap { Self.newestTimestamp(in: $0.bytes) }.max()
    session = Session(setup, showing: newest ?? Self.standardMoment, at: .zero)
    for input in inputs {
      var framer = FeedFramer()
      framer.append(input.bytes)
      framer.finish()
      session.obeyAll(from: &framer, named: input.name, at: .zero)
    }
  }

  /// Begins an embedded feed; it plays as time passes.
  init(_ setup: Session.Setup, demo name: String, until time: Duration) {
    session = Session(setup, showing: Self.standardMoment, at: .zero)
    guard var demo = DemoPlayer(name: name, at: Self.standardMoment) else { return }
    while let due = session.clock.realTime(of: demo.nextDue), due <= time {
      pass(to: due)
      demo.play(for: &session, at: due)
    }
  }

  /// Lets time pass, as far as something happens by itself on the way.
  mutating func pass(to time: Duration) {
    real = time
    session.advance(to: time)
  }

  /// The picture, all at rest.
  mutating func picture() -> Surface {
    session.frame(at: real).surface
  }

  private static func newestTimestamp(in bytes: [UInt8]) -> Timestamp? {
    var (framer, decoder) = (FeedFramer(), FeedDecoder())
    framer.append(bytes)
    framer.finish()
    var newest: Timestamp?
    while let frame = framer.next() {
      // What can't be read has its verdict later.
      guard case .object(let range, let line) = frame,
        case .command(.push(let push, _))? = try? decoder.decode(
          framer.buffer, in: range, line: line), push.timestamp <= latestMoment
      else { continue }
      newest = max(newest ?? push.timestamp, push.timestamp)
    }
    return newest
  }
}

// MARK: - The command

extension Snapshot {
  /// The longest feed that is drawn, in bytes.
  fileprivate static let inputByteCountMaximum = 256 << 20

  /// Draws what a command line asks for on standard output.
  static func draw(_ options: SnapshotOptions) throws(Failure) -> ExitCode {
    var snapshot = try Snapshot(options)
    snapshot.pass(to: options.time)
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
    let ledger = snapshot.session.ledger
    Wording.tell(Wording.rejections(ledger) + Wording.drops(ledger))
    guard ledger.rejectedCount > 0 else { return .success }
    return ledger.rejectedCount == ledger.lineCount ? .dataError : .findings
  }

  /// Reads all that a picture is made of.
  init(_ options: SnapshotOptions) throws(Failure) {
    let (themes, presenter) = try options.appearance.load()
    let setup = Session.Setup(
      size: options.size, themes: themes, presenter: presenter, glyphs: options.appearance.glyphs)
    switch options.source {
    case .demo(let name): self.init(setup, demo: name, until: options.time)
    case .feed(let files):
      // Without a file it is whatever is piped in, as for the terminal.
      let inputs = try (files.isEmpty ? ["-"] : files).map { name throws(Failure) in
        try Input(reading: name)
      }
      self.init(setup, of: inputs)
    }
  }
}

extension Snapshot.Input {
  fileprivate init(reading name: String) throws(Failure) {
    let file = try FeedInlets.File(opening: name)
    defer { if name != "-" { file.descriptor.close() } }
    do {
      self.init(
        name: file.name,
        bytes: try file.descriptor.readToEnd(limit: Snapshot.inputByteCountMaximum))
    } catch {
      throw Failure(.ioError, Wording.fault(error, reading: name))
    }
  }
}

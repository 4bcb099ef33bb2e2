public import FeedReports
public import CellUI
public import ColorScience
public import Compositing
public import HeadlessRendering
public import HostIO
public import LiveActivities
public import LockScreenUI

/// One picture of a feed, with no terminal: the same bytes every time for the same input.
struct Snapshot {
  private var run: FeedRun

  /// Obeys all lines of some feeds, each at its time; all is at rest.
  init(_ setup: Session.Setup, of inputs: [FeedRun.Input]) {
    run = FeedRun(setup, of: inputs)
    for input in inputs { run.obey(input) { _ in } }
  }

  /// Shows some feeds at a moment, amid whatever moves then.
  ///
  /// The time counts from the start of a scenario, whose later lines are left alone; else from the feeds' end.
  init(_ setup: Session.Setup, of inputs: [FeedRun.Input], at time: Duration) {
    // When the moment is in the machine's own time is known only once it has come; the second run sees what moves then.
    var rehearsal = FeedRun(setup, of: inputs)
    rehearsal.play(inputs, to: time)
    run = FeedRun(setup, of: inputs)
    run.film = Film(from: rehearsal.real - Film.lead)
    run.play(inputs, to: time)
  }

  /// Shows an embedded feed so long after its start, amid whatever moves then.
  init(_ setup: Session.Setup, demo name: String, at time: Duration) {
    run = FeedRun(setup, startingAt: FeedRun.standardMoment)
    run.film = Film(from: time - Film.lead)
    run.play(demo: name, to: time)
  }

  /// What was said of the lines.
  var ledger: VerdictLedger { run.session.ledger }

  /// Lets time pass after the feed's end.
  mutating func pass(_ time: Duration) {
    run.pass(to: run.real + time)
  }

  /// The picture.
  mutating func picture() -> Surface {
    run.frame().surface
  }
}

extension FeedRun {
  /// Plays feeds up to a moment: of a scenario so long after its start, else so long after the feeds' end.
  fileprivate mutating func play(_ inputs: [Input], to time: Duration) {
    let isScenario = inputs.contains { FeedRun.scenarioStart(of: $0.bytes) != nil }
    // A line at the very moment has been obeyed by then.
    let end = isScenario ? time + .milliseconds(1) : nil
    for input in inputs { obey(input, before: end) { _ in } }
    if isScenario { pass(toScenario: time) } else { pass(to: real + time) }
  }

  /// Plays an embedded feed up to a moment.
  mutating func play(demo name: String, to time: Duration) {
    guard var demo = DemoPlayer(name: name, at: Self.standardMoment) else { return }
    while let due = session.clock.realTime(of: demo.nextDue), due <= time {
      play(&demo, at: due)
    }
    pass(to: time)
  }
}

// MARK: - The command

extension Snapshot {
  /// Draws what a command line asks for on standard output.
  static func draw(_ options: SnapshotOptions) throws(Failure) -> ExitCode {
    var (picture, ledger) = try sheet(options)
    if options.appearance.glyphs == .ascii {
      picture = picture.inASCII(hasColors: options.format != .text && options.depth != .mono)
    }
    let text =
      switch options.format {
      case .text: picture.plainText()
      case .ansi: picture.ansi(depth: options.depth)
      case .svg: picture.svg()
      }
    try StandardOutput.write(Array(text.utf8))
    return exitCode(telling: ledger)
  }

  /// The cells between two pictures.
  private static let gap = CellSize(columns: 2, rows: 1)

  /// Draws a picture for each look that was asked for: themes side by side, color sources one below the other.
  ///
  /// - Returns: The picture, and what was said of the lines, which is the same for each look.
  static func sheet(_ options: SnapshotOptions) throws(Failure) -> (Surface, VerdictLedger) {
    var inputs: [FeedRun.Input] = []
    if case .feed(let files) = options.source { inputs = try FeedRun.Input.reading(files) }
    var ledger = VerdictLedger()
    var pictures: [[Surface]] = []
    for line in options.variants {
      var row: [Surface] = []
      for appearance in line {
        var snapshot = try Snapshot(options, appearance, of: inputs)
        row.append(snapshot.picture())
        ledger = snapshot.ledger
      }
      pictures.append(row)
    }
    return (sheet(of: pictures), ledger)
  }

  /// Lays pictures of one size in rows, on the page around the first one's device.
  private static func sheet(of pictures: [[Surface]]) -> Surface {
    guard let first = pictures.first?.first else { return Surface(size: .zero) }
    let step = CellSize(
      columns: first.size.columns + gap.columns, rows: first.size.rows + gap.rows)
    let size = CellSize(
      columns: pictures[0].count * step.columns - gap.columns,
      rows: pictures.count * step.rows - gap.rows)
    var sheet = Surface(size: size, filledWith: Cell(background: LockScreen.page))
    for (row, line) in pictures.enumerated() {
      for (column, picture) in line.enumerated() {
        sheet.composite(
          picture, at: CellPoint(column: column * step.columns, row: row * step.rows))
      }
    }
    return sheet
  }

  /// Tells people which lines came to nothing.
  static func exitCode(telling ledger: VerdictLedger) -> ExitCode {
    Wording.tell(Wording.rejections(ledger) + Wording.drops(ledger))
    guard ledger.rejectedCount > 0 else { return .success }
    return ledger.rejectedCount == ledger.lineCount ? .dataError : .findings
  }

  private init(
    _ options: SnapshotOptions, _ appearance: AppearanceOptions, of inputs: [FeedRun.Input]
  ) throws(Failure) {
    var setup = try appearance.setup(size: options.size)
    setup.depth = options.depth
    switch (options.source, options.time) {
    case (.demo(let name), let time): self.init(setup, demo: name, at: time ?? .zero)
    case (.feed, let time?): self.init(setup, of: inputs, at: time)
    case (.feed, nil): self.init(setup, of: inputs)
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

import LockScreenSession
import FeedReports
import CellUI
import Compositing
import HeadlessRendering
import HostIO

/// `islet cast`: a whole run as a recording, with no terminal and without waiting.
enum Recording {
  /// How long a recording goes on after its feed's end: all that moves has come to rest by then.
  private static let feedTail = Duration.seconds(2)
  /// How long a demo is recorded, which has no end of its own.
  private static let demoLength = Duration.seconds(30)

  /// Records what a command line asks for.
  static func write(_ options: CastOptions) throws(Failure) -> ExitCode {
    var setup = try options.appearance.setup(size: options.size)
    setup.depth = options.depth
    // A recording shows what a terminal would.
    setup.newsInterval = FrameClock.newsInterval
    if case .feed(let files) = options.source, files.contains(options.output), options.output != "-"
    {
      throw Failure(
        .usage, "\(options.output) is the feed; give the recording another name by --out")
    }
    let inputs = try options.source.inputs()
    let cast = Asciicast(size: options.size, depth: options.depth)
    let title =
      switch options.source {
      case .demo(let name): "islet demo \(name)"
      case .feed: (["islet"] + inputs.map(\.name)).joined(separator: " ")
      }
    let file = try RecordingFile(options.output)
    try file.write(Array(cast.header(title: title).utf8))
    var run = FeedRun(setup, of: inputs)
    run.lengthMaximum = CastOptions.lengthMaximum
    run.film = Film(
      recording: cast, to: file, framesPerSecond: options.framesPerSecond,
      isASCII: options.appearance.glyphs == .ascii)
    play(&run, inputs, for: options)
    run.finishFilm()
    if let failure = run.film?.failure { throw failure }
    let code = Snapshot.exitCode(telling: run.session.ledger)
    guard let late = run.firstLate else { return code }
    throw Failure(
      .dataError,
      "\(late.name), line \(late.line): it comes after a day, and a recording has no more")
  }

  private static func play(
    _ run: inout FeedRun, _ inputs: [FeedRun.Input], for options: CastOptions
  ) {
    switch options.source {
    case .demo(let name): run.play(demo: name, to: options.length ?? demoLength)
    case .feed:
      for input in inputs { run.obey(input) { _ in } }
      run.pass(to: run.real + (options.length ?? feedTail))
    }
  }
}

extension RunOptions.Source {
  fileprivate func inputs() throws(Failure) -> [FeedRun.Input] {
    switch self {
    case .demo: []
    case .feed(let files): try FeedRun.Input.reading(files)
    }
  }
}

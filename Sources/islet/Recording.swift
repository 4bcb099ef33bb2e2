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
    let output = try Output(options.output)
    try output.write(Array(cast.header(title: title).utf8))
    var run = FeedRun(setup, of: inputs)
    run.film = Film(
      recording: cast, framesPerSecond: options.framesPerSecond,
      isASCII: options.appearance.glyphs == .ascii)
    try play(&run, inputs, for: options, to: output)
    run.finishFilm()
    try output.drain(&run)
    return Snapshot.exitCode(telling: run.session.ledger)
  }

  private static func play(
    _ run: inout FeedRun, _ inputs: [FeedRun.Input], for options: CastOptions, to output: Output
  ) throws(Failure) {
    switch options.source {
    case .demo(let name):
      try run.play(demo: name, to: options.length ?? demoLength) { run throws(Failure) in
        try output.drain(&run)
      }
    case .feed:
      for input in inputs {
        run.obey(input) { _ in }
        try output.drain(&run)
      }
      run.pass(to: run.real + (options.length ?? feedTail))
    }
  }

  /// The file that is written.
  private struct Output {
    let name: String
    let descriptor: FileDescriptor

    init(_ name: String) throws(Failure) {
      self.name = name == "-" ? "standard output" : name
      do {
        descriptor = try name == "-" ? .standardOutput : .creating(name)
      } catch {
        throw Failure(.ioError, "\(name): \(error.reason)")
      }
    }

    func write(_ bytes: [UInt8]) throws(Failure) {
      do {
        try descriptor.writeAll(bytes)
      } catch {
        throw Failure(.ioError, "\(name): \(error.reason)")
      }
    }

    func drain(_ run: inout FeedRun) throws(Failure) {
      try write(run.film?.takeRecorded() ?? [])
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

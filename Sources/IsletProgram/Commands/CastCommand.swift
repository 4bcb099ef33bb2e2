import Compositing
import CellUI
import FeedReports
import HeadlessRendering
import HostIO
import LockScreenSession

/// `islet cast`: a whole run as a recording, with no terminal and without waiting.
struct CastCommand {
  let resources: Resources

  /// The length of a recording after its feed's end, in which all motion comes to rest.
  private static let feedTail = Duration.seconds(2)
  /// The length of a demo's recording, since a demo has no end of its own.
  private static let demoLength = Duration.seconds(30)

  /// Records a feed or a demo to a file.
  ///
  /// - Returns: The dropped and rejected lines, and the status.
  func run(_ options: CastOptions) throws(Failure) -> CommandResult {
    var setup = try options.appearance.setup(size: options.size, views: resources.views)
    setup.depth = options.depth
    // A recording has the frames of a terminal.
    setup.newsInterval = FrameClock.newsInterval
    if case .feed(let files) = options.source, files.contains(options.output), options.output != "-"
    {
      throw Failure(
        .usage, "\(options.output) is the feed; give the recording another name by --out")
    }
    let inputs = try options.source.inputs()
    var file = try RecordingFile(
      options.output, of: Asciicast(size: options.size, depth: options.depth),
      title: options.title(of: inputs), isASCII: options.appearance.glyphs == .ascii)
    var run = run(of: options, inputs, with: setup)
    run.frames = FrameSchedule(interval: .seconds(1) / options.framesPerSecond)
    run.lengthMaximum = CastOptions.lengthMaximum
    try record(&run, for: options, to: &file)
    try file.finish()
    guard let late = run.firstLate else {
      return CommandResult(of: run.session.log, code: run.session.log.pictureCode)
    }
    var result = CommandResult(of: run.session.log, code: .dataError)
    result.add(
      Failure(
        .dataError,
        "\(late.name), line \(late.line): it comes after a day, and a recording has no more"))
    return result
  }

  private func run(
    of options: CastOptions, _ inputs: [HeadlessRun.Input], with setup: Session.Setup
  ) -> HeadlessRun {
    if case .demo(let name) = options.source, let demo = resources.demo(named: name) {
      return HeadlessRun(setup, of: demo)
    }
    return HeadlessRun(setup, of: inputs)
  }

  private func record(
    _ run: inout HeadlessRun, for options: CastOptions, to file: inout RecordingFile
  ) throws(Failure) {
    let end: Duration
    switch options.source {
    case .demo:
      end = options.length ?? Self.demoLength
      while let step = run.next(before: end + .milliseconds(1)) { try file.write(step) }
    case .feed:
      while let step = run.next() { try file.write(step) }
      end = run.real + (options.length ?? Self.feedTail)
    }
    while let step = run.next(passingTo: end) { try file.write(step) }
    if let step = run.lastFrame() { try file.write(step) }
  }
}

extension CastOptions {
  /// Returns the recording's title.
  fileprivate func title(of inputs: [HeadlessRun.Input]) -> String {
    switch source {
    case .demo(let name): "islet demo \(name)"
    case .feed: (["islet"] + inputs.map(\.name)).joined(separator: " ")
    }
  }
}

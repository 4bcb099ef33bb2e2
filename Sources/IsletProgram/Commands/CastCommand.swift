import Compositing
import CellUI
import ColorScience
import FeedReports
import HeadlessRendering
import HostIO
import LockScreenSession

/// `islet cast`: a whole run as a recording, with no terminal and without waiting.
struct CastCommand {
  let resources: Resources

  /// The length of a recording after its feed's end, in which all motion comes to rest.
  private static let feedTail = Duration.seconds(2)

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
    let inputs = try options.source.inputs(resources)
    let framesPerSecond = options.framesPerSecond ?? options.format.framesPerSecond
    var run = run(of: options, inputs, with: setup)
    run.frames = FrameSchedule(interval: .seconds(1) / framesPerSecond)
    run.lengthMaximum = CastOptions.lengthMaximum
    let title = options.title(of: inputs)
    switch options.format {
    case .asciicast:
      let cast = Asciicast(size: options.size, depth: options.depth)
      return try record(&run, for: options, as: cast, title: title)
    case .svg:
      let film = SelfRunningSVG(
        size: options.size, depth: options.depth, framesPerSecond: framesPerSecond)
      return try record(&run, for: options, as: film, title: title)
    }
  }

  private func record(
    _ run: inout HeadlessRun, for options: CastOptions, as recording: some FrameRecording,
    title: String
  ) throws(Failure) -> CommandResult {
    var file = try RecordingFile(
      options.output, of: recording, title: title, glyphs: options.glyphs)
    let end = try record(&run, for: options, to: &file)
    try file.finish(at: end)
    var result = CommandResult(of: run.session.log, code: run.session.log.pictureCode)
    if options.format == .svg {
      result.messages.append(
        "islet: \(file.name): \(Messages.length(min(end, SelfRunningSVG.lengthMaximum))), "
          + "\(file.byteCount) bytes")
    }
    if let late = run.firstLate {
      result.add(
        Failure(
          .dataError,
          "\(late.name), line \(late.line): it comes after a day, and a recording has no more"))
    } else if file.isFull {
      result.add(Failure(.dataError, "\(file.name): \(Messages.fullSVG)"))
    }
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

  /// Records a run until its end, or until the recording is full.
  ///
  /// - Returns: The time of the recording's end.
  private func record(
    _ run: inout HeadlessRun, for options: CastOptions,
    to file: inout RecordingFile<some FrameRecording>
  ) throws(Failure) -> Duration {
    let end: Duration
    switch options.source {
    case .demo(let name):
      // A demo has no end of its own.
      end = options.length ?? resources.demo(named: name)?.length ?? .zero
      while !file.isFull, let step = run.next(before: end + .milliseconds(1)) {
        try file.write(step)
      }
    case .feed, .previews:
      while !file.isFull, let step = run.next() { try file.write(step) }
      end = run.real + (options.length ?? Self.feedTail)
    }
    while !file.isFull, let step = run.next(passingTo: end) { try file.write(step) }
    if !file.isFull, let step = run.lastFrame() { try file.write(step) }
    return file.isFull ? file.latest ?? .zero : end
  }
}

extension CastOptions {
  fileprivate var glyphs: RecordedGlyphs {
    appearance.glyphs == .ascii ? .ascii(hasColors: depth != .mono) : .all
  }

  /// Returns the recording's title.
  fileprivate func title(of inputs: [HeadlessRun.Input]) -> String {
    switch source {
    case .demo(let name): "islet demo \(name)"
    case .feed, .previews: (["islet"] + inputs.map(\.name)).joined(separator: " ")
    }
  }
}

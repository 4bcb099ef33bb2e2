import Compositing
import ColorScience
import FeedReports
import HeadlessRendering
import HostIO
import LockScreenSession
import Theming

/// `islet cast`: a whole run as a recording, with no terminal and without waiting.
struct CastCommand {
  let resources: Resources

  /// The length of a recording after its feed's end, in which all motion comes to rest.
  private static let feedTail = Duration.seconds(2)
  /// The length of a demo's recording after which the size of the whole is known well enough.
  private static let sampleLength = Duration.seconds(60)

  /// Records a feed or a demo to a file.
  ///
  /// - Returns: The dropped and rejected lines, and the status.
  func run(_ options: CastOptions) throws(Failure) -> CommandResult {
    var setup = try options.appearance.setup(size: options.size, views: resources.views)
    setup.depth = options.depth
    // A recording has the frames of a terminal.
    setup.newsInterval = FrameClock.newsInterval
    setup.slowsDrift = true
    try options.checkOutput()
    let files = try options.source.openedFiles()
    let framesPerSecond = options.framesPerSecond ?? options.format.framesPerSecond
    let inputs =
      options.source == .previews ? [try resources.previewInput()] : files.map(\.input)
    var run = run(of: options, inputs, with: setup)
    run.frames = FrameSchedule(interval: .seconds(1) / framesPerSecond)
    run.lengthMaximum = CastOptions.lengthMaximum
    switch options.format {
    case .asciicast:
      let cast = Asciicast(size: options.size, depth: options.depth)
      return try record(&run, of: files, for: options, as: cast)
    case .svg:
      let film = AnimatedSVG(
        size: options.size, depth: options.depth, framesPerSecond: framesPerSecond)
      return try record(&run, of: files, for: options, as: film)
    }
  }

  private func record(
    _ run: inout HeadlessRun, of inputs: [FileBytes], for options: CastOptions,
    as recording: some FrameRecording
  ) throws(Failure) -> CommandResult {
    let names = inputs.map(\.name)
    var file = try RecordingFile(
      options.output, of: recording, title: options.title(of: names),
      glyphs: RecordedGlyphs(options.appearance, hasColors: options.depth != .mono))
    let end = try record(&run, for: options, to: &file)
    if let failure = inputs.lazy.compactMap(\.failure).first { throw failure }
    try file.finish(at: end)
    var result = CommandResult(of: run.session.log, code: run.session.log.pictureCode)
    result.addEmptyFeed(run.session.log, names)
    let length = options.format == .svg ? min(end, AnimatedSVG.lengthMaximum) : end
    result.messages.append(
      "islet: \(file.name): \(Messages.length(length)), \(file.byteCount) bytes")
    if let late = run.firstLate {
      result.add(
        Failure(
          .dataError,
          "\(late.name), line \(late.line): it comes after a day, and a recording has no more"))
    } else if file.isFull {
      let reason = options.format == .svg ? Messages.fullSVG : Messages.fullCast
      result.add(Failure(.dataError, "\(file.name): \(reason)"))
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
    var isTold = options.format == .svg
    let end: Duration
    switch options.source {
    case .demo(let name):
      // A demo has no end of its own.
      end = options.length ?? resources.demo(named: name)?.length ?? .zero
      while !file.isFull, let step = run.next(before: end + .milliseconds(1)) {
        try file.write(step)
        tell(file, until: end, unless: &isTold)
      }
    case .feed, .previews:
      while !file.isFull, let step = run.next() {
        try file.write(step)
        tell(of: run, file, unless: &isTold)
      }
      end = run.real + (options.length ?? Self.feedTail)
    }
    while !file.isFull, let step = run.next(passingTo: end) {
      try file.write(step)
      tell(of: run, file, unless: &isTold)
    }
    if !file.isFull, let step = run.lastFrame() { try file.write(step) }
    return file.isFull ? file.latest ?? .zero : end
  }

  /// Says the size of a long recording of a demo, which repeats itself, once its first minute is written.
  private func tell(
    _ file: borrowing RecordingFile<some FrameRecording>, until end: Duration,
    unless isTold: inout Bool
  ) {
    guard !isTold, let latest = file.latest, latest >= Self.sampleLength,
      end >= Self.sampleLength * 2
    else { return }
    isTold = true
    let whole = Int(Double(file.byteCount) * (end / latest))
    Messages.write([
      "islet: \(file.name): \(Messages.size(file.byteCount, after: latest, whole, after: end))"
    ])
  }

  /// Says the size of a long recording in which a wallpaper drifts, once and before most of it is written.
  private func tell(
    of run: HeadlessRun, _ file: borrowing RecordingFile<some FrameRecording>,
    unless isTold: inout Bool
  ) {
    guard !isTold, let start = run.session.themes.current.wallpaper.slowingStart,
      let latest = file.latest, latest > start
    else { return }
    isTold = true
    Messages.write(["islet: \(file.name): \(Messages.drift(file.byteCount, after: start))"])
  }
}

extension CastOptions {
  /// Returns the recording's title.
  fileprivate func title(of inputs: [String]) -> String {
    switch source {
    case .demo(let name): "islet demo \(name)"
    case .feed, .previews: (["islet"] + inputs).joined(separator: " ")
    }
  }
}

import FeedReports
import HostIO

/// A build that is waited for.
struct BuildRun: LoopParticipant, ~Copyable {
  var build: WidgetBuild
  private var result: WidgetBuild.Result?
  /// The signals that end this process, and the compiler with it.
  private let signals: SignalPipe
  private var hasToldSlowness = false

  init(build: consuming WidgetBuild) throws(Failure) {
    self.build = build
    signals = try SignalPipe.catching(
      [.interrupt, .terminate, .hangup], ignoresBrokenPipes: false)
  }

  mutating func finish() throws(Failure) -> WidgetBuild.Result {
    result = build.start(at: HostClock.monotonic)
    return try run()
  }

  mutating func update(at now: Duration) -> WidgetBuild.Result? { result }
  func addInterests(to waiting: inout PollSet) {
    build.addInterests(to: &waiting)
    waiting.add(signals.descriptor, for: .reading)
  }

  func nextTurn(at now: Duration) -> Duration? { build.nextTurn }

  mutating func handle(_ ready: PollSet, at now: Duration) -> WidgetBuild.Result? {
    if let signal = signals.takeSignals().first {
      build.cancel()
      signal.endProcess()
    }
    let result = build.handle(ready, at: now)
    if build.isSlow, !hasToldSlowness {
      hasToldSlowness = true
      Messages.write(["islet: \(Messages.slowCompiler)"])
    }
    return result
  }
}

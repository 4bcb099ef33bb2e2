import Compositing
import FeedReports
import LiveActivities
import LockScreenSession
import LockScreenUI
import SampleActivities

/// A whole session under a simulated clock: feed, keys, sizes and frames, with its invariants.
struct FuzzSimulation {
  private var session: Session
  private var sources: [StreamSource]
  private var real = Duration.zero
  private var size = CellSize(columns: 122, rows: 40)

  /// The most frames that are drawn of one step.
  private static let framesMaximum = 3

  init() {
    var setup = Session.Setup(size: size)
    setup.views = ViewCatalog(
      widgets: SampleWidgets(), ofAppsWithPrefix: SampleWidgets.appPrefix)
    setup.newsInterval = FrameClock.newsInterval
    session = Session(setup, showing: Timestamp(secondsSince1970: 1_795_200_000), at: .zero)
    sources = [StreamSource(FeedStream(name: "fuzz"))]
  }

  /// Applies a step.
  ///
  /// - Returns: The invariant that it breaks; `nil` for none.
  mutating func apply(_ step: FuzzStep) -> String? {
    let before = session.clock.now(at: real)
    switch step {
    case .bytes(let bytes):
      sources[0].stream.append(bytes)
      applyLines()
    case .key(let key): _ = session.handle(key, at: real)
    case .size(let size):
      self.size = size
      session.resize(to: size, at: real)
    case .pass(let time):
      real += time
      applyLines()
    }
    for _ in 0..<Self.framesMaximum where session.wantsFrame(at: real) {
      let frame = session.frame(at: real)
      if frame.surface.size != size { return "a frame has the size of the screen" }
      real += FrameClock.interval
      session.advance(to: real)
    }
    if session.clock.now(at: real) < before { return "the clock never goes back" }
    return brokenInvariant
  }

  private mutating func applyLines() {
    while session.applyNextLine(of: &sources, at: real) != nil {}
    session.advance(to: real)
    _ = session.takeUnsentEvents()
  }

  private var brokenInvariant: String? {
    let (engine, limits) = (session.activities, session.activities.limits)
    if engine.activityCount > limits.keptMaximum { return "no more activities than may be kept" }
    let arrangement = engine.arrangement(at: session.clock.now(at: real))
    for stack in arrangement.stacks {
      if stack.activities.isEmpty { return "a stack is never empty" }
      for id in stack.activities {
        guard let activity = engine.activity(id) else { return "a card has an activity" }
        // Without a deadline an activity would stay for ever.
        if activity.state.isOngoing || activity.ending != nil, engine.nextDeadline == nil {
          return "each activity has a way to go"
        }
      }
    }
    return nil
  }

  /// The fault of the session at rest: its screen differs from one that is drawn anew.
  var faultAtEnd: String? {
    var resting = self
    // Everything that moves comes to rest.
    for _ in 0..<4 {
      resting.real += .seconds(8)
      resting.session.advance(to: resting.real)
      _ = resting.session.frame(at: resting.real)
    }
    resting.session.sparesMotion = true
    let shown = resting.session.frame(at: resting.real).surface
    var fresh = resting
    fresh.session.resize(to: fresh.size, at: fresh.real)
    let drawn = fresh.session.frame(at: fresh.real).surface
    guard shown.size == drawn.size else { return "picture: its size is another" }
    guard shown != drawn else { return nil }
    for row in 0..<shown.size.rows {
      for column in 0..<shown.size.columns where shown[column, row] != drawn[column, row] {
        return "picture: column \(column), row \(row) differs from a picture drawn anew"
      }
    }
    return nil
  }
}

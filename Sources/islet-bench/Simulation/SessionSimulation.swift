import Compositing
import FeedReports
import LiveActivities
import LockScreenSession
import LockScreenUI
import Theming

/// Numbers of lines, by their verdict.
struct LineCounts {
  var applied = 0
  var dropped = 0
  var rejected = 0

  static func += (sum: inout Self, counts: Self) {
    sum.applied += counts.applied
    sum.dropped += counts.dropped
    sum.rejected += counts.rejected
  }
}

/// A whole session under a simulated clock, with its invariants: a feed, clients, keys, sizes, saved files, and a terminal
/// that may not read.
struct SessionSimulation {
  private var session: Session
  /// The feed, and then the clients.
  private var sources = [StreamSource(FeedStream(name: "feed"))]
  private var clients: [Int] = []
  private var real = Duration.zero
  private var size = CellSize(columns: 122, rows: 40)
  /// A Boolean value indicating whether the terminal takes no frames.
  private var isTerminalBusy = false
  /// A Boolean value indicating whether the pointer's button is down, so that it may hold a card.
  private var isPointerDown = false
  /// The longest turn of the last step, in the processor's time, since other programs may hold this one up: lines and a
  /// frame, or a further frame, before which a key would have been heard.
  private(set) var longestTurn = Duration.zero
  private var turnStart = 0

  /// The most frames that are drawn of one step.
  private let framesMaximum: Int
  /// The most clients at a time.
  private static let clientsMaximum = 8

  init(size: CellSize = CellSize(columns: 122, rows: 40), framesMaximum: Int = 3) {
    self.framesMaximum = framesMaximum
    self.size = size
    session = Session(
      .benchmark(size), showing: Timestamp(secondsSince1970: 1_795_200_000), at: .zero)
  }

  /// Applies a step.
  ///
  /// - Returns: The invariant that it breaks; `nil` for none.
  mutating func apply(_ step: FuzzStep) -> String? {
    longestTurn = .zero
    turnStart = ProcessMeasures.cpuNanoseconds
    defer { endTurn() }
    let before = session.clock.now(at: real)
    switch step {
    case .bytes(let bytes):
      sources[0].stream.append(bytes)
      applyLines()
    case .client(let client, let bytes): write(bytes, from: client)
    case .leaving(let client): remove(client)
    case .key(let key):
      if case .gesture(.pointer(let phase, _)) = key { isPointerDown = phase != .released }
      _ = session.handle(key, at: real)
    case .size(let size):
      self.size = size
      isPointerDown = false
      session.resize(to: size, at: real)
    case .file(let bytes): save(bytes)
    case .busy(let isBusy):
      isTerminalBusy = isBusy
      session.sparesMotion = isBusy
    case .pass(let time):
      real += time
      applyLines()
    case .picture: return faultOfPicture
    }
    let broken = drawFrames()
    // As in the next turn of the program, after the frame.
    _ = session.finishDeferredReport()
    if let broken { return broken }
    if session.clock.now(at: real) < before { return "the clock never goes back" }
    return brokenInvariant
  }

  private mutating func drawFrames() -> String? {
    guard !isTerminalBusy else { return nil }
    for _ in 0..<framesMaximum where session.wantsFrame(at: real) {
      let frame = session.frame(at: real)
      if frame.surface.size != size { return "a frame has the size of the screen" }
      endTurn()
      // A frame may come before all of the work is done.
      if session.wantsPreparation {
        session.prepare(at: real)
        endTurn()
      }
      real += FrameClock.interval
      session.advance(to: real)
    }
    return nil
  }

  private mutating func endTurn() {
    let end = ProcessMeasures.cpuNanoseconds
    longestTurn = max(longestTurn, .nanoseconds(end - turnStart))
    turnStart = end
  }

  private mutating func applyLines() {
    session.hasListeners = !clients.isEmpty
    repeat {
      if session.hasDeferredReport, session.isLineDue(in: &sources, at: real) {
        _ = session.finishDeferredReport()
      }
    } while session.applyNextLine(of: &sources, at: real, defersFindings: true) != nil
    session.advance(to: real)
    _ = session.takeUnsentEvents()
  }

  /// The lines that were read.
  var lineCounts: LineCounts {
    let log = session.log
    return LineCounts(
      applied: log.lineCount - log.droppedCount - log.rejectedCount, dropped: log.droppedCount,
      rejected: log.rejectedCount)
  }

  // MARK: - Clients and files

  private mutating func write(_ bytes: [UInt8], from client: Int) {
    if !clients.contains(client) {
      guard clients.count < Self.clientsMaximum else { return }
      clients.append(client)
      sources.append(StreamSource(FeedStream(name: "client \(client)")))
    }
    guard let index = clients.firstIndex(of: client) else { return }
    sources[index + 1].stream.append(bytes)
    applyLines()
  }

  private mutating func remove(_ client: Int) {
    guard let index = clients.firstIndex(of: client) else { return }
    sources[index + 1].stream.finish()
    applyLines()
    clients.remove(at: index)
    sources.remove(at: index + 1)
  }

  /// Applies a theme's file that was saved, as the program does.
  private mutating func save(_ bytes: [UInt8]) {
    do {
      session.apply(try Theme.reading(bytes), at: real)
      session.setFault(nil, of: .file("theme.json"))
    } catch {
      session.setFault("theme.json can't be read", of: .file("theme.json"))
    }
  }

  // MARK: - Invariants

  private var brokenInvariant: String? {
    let (engine, limits) = (session.activities, session.activities.limits)
    if engine.activityCount > limits.keptMaximum { return "no more activities than may be kept" }
    let arrangement = engine.arrangement(
      at: session.clock.now(at: real), stacksMaximum: Session.stacksMaximum)
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
  var faultOfPicture: String? {
    var resting = self
    // Everything that moves comes to rest, and a fast clock begins nothing new.
    resting.session.sparesMotion = true
    // A new size lets go of what the pointer holds.
    if isPointerDown { resting.session.resize(to: size, at: real) }
    for _ in 0..<4 {
      resting.real += .seconds(8)
      resting.session.advance(to: resting.real)
      _ = resting.session.frame(at: resting.real)
    }
    var shown = resting.session.frame(at: resting.real).surface
    // The inspector follows in a frame of its own.
    if resting.session.wantsFrame(at: resting.real) {
      shown = resting.session.frame(at: resting.real).surface
    }
    var fresh = resting
    fresh.session.resize(to: fresh.size, at: fresh.real)
    let drawn = fresh.session.frame(at: fresh.real).surface
    guard shown.size == drawn.size else { return "picture: its size is another" }
    guard shown != drawn else { return nil }
    for row in 0..<shown.size.rows {
      for column in 0..<shown.size.columns
      where Self.look(of: shown[column, row]) != Self.look(of: drawn[column, row]) {
        return "picture: column \(column), row \(row) differs from a picture drawn anew"
      }
    }
    return nil
  }

  /// Returns a cell as it is seen: one without a glyph is as blank as one with a space, which a wide letter leaves behind.
  private static func look(of cell: Cell) -> Cell {
    var cell = cell
    if cell.glyph == .none { cell.glyph = .space }
    return cell
  }
}

import CellUI
import Compositing
import FeedReports
import LiveActivities
import LockScreenUI
import Testing

@testable import LockScreenSession

/// The work of a terminal's session that is divided among turns: pictures are the same, and come earlier.
@Suite struct `Divided work` {
  /// A session of the size of a terminal at rest, with a card and the inspector.
  private func session(dividesWork: Bool = true, motion: MotionPolicy = .full) -> Session {
    var setup = Session.Setup.plain(columns: 122, rows: 40)
    setup.lead = FrameClock.interval
    setup.dividesWork = dividesWork
    setup.motion = motion
    var session = Session(setup)
    session.feed(
      """
      {"app":"com.a","activity":"1","aps":{"timestamp":1795200001,"event":"start",\
      "attributes-type":"T","attributes":{"of":"one"},"content-state":{"text":"start"},\
      "alert":{"title":"t","body":"b"}}}

      """)
    _ = session.handle(.pauseClock, at: .zero)
    _ = pictures(of: &session, during: .zero..<Self.rest)
    return session
  }

  /// A line that changes the card's words.
  private static let update = """
    {"app":"com.a","activity":"1","aps":{"timestamp":1795200002,"event":"update",\
    "content-state":{"text":"changed"}}}

    """

  /// The time by which everything is at rest.
  private static let rest = FrameClock.interval * 720

  /// Draws the frames of a time; before each the work is done that is wanted, if `prepares`.
  private func pictures(
    of session: inout Session, during time: Range<Duration>, prepares: Bool = true
  ) -> [Surface] {
    var pictures: [Surface] = []
    var real = time.lowerBound
    while real < time.upperBound {
      while prepares, session.wantsPreparation { session.prepare(at: real) }
      while session.wantsFrame(at: real) {
        let frame = session.frame(at: real)
        guard !frame.isPart else { continue }
        pictures.append(frame.surface)
        break
      }
      real += FrameClock.interval
    }
    return pictures
  }

  @Test func `the first picture after the key of a theme has its name alone`() {
    var session = session()
    let before = session.frame(at: Self.rest).surface
    _ = session.handle(.theme(1), at: Self.rest)
    let first = pictures(of: &session, during: Self.rest..<Self.rest + .milliseconds(1))[0]
    #expect(first != before)
    let clock = CellRect(column: 4, row: 5, columns: 40, rows: 8)
    for row in clock.rowRange {
      for column in clock.columnRange { #expect(first[column, row] == before[column, row]) }
    }
    #expect(session.wantsPreparation)
    let second = session.frame(at: Self.rest + FrameClock.interval).surface
    #expect(second[20, 12] != before[20, 12])
    #expect(!session.wantsPreparation)
  }

  @Test func `a theme that is prepared dissolves as one that is not`() {
    var (prepared, other) = (session(), session())
    for step in 0..<3 {
      let start = Self.rest + .seconds(3 * step)
      let time = start..<start + .seconds(2)
      _ = prepared.handle(.theme(1), at: start)
      _ = other.handle(.theme(1), at: start)
      let pictures = pictures(of: &prepared, during: time)
      let others = self.pictures(of: &other, during: time, prepares: false)
      #expect(pictures.count > 20)
      #expect(pictures == others)
    }
  }

  @Test(arguments: [KeyAction.appearance, .colors, .alwaysOn, .standBy])
  func `another display is prepared as a theme is, and looks as one that is not`(
    action: KeyAction
  ) {
    var (prepared, other) = (session(), session())
    for step in 0..<2 {
      let start = Self.rest + .seconds(3 * step)
      _ = prepared.handle(action, at: start)
      _ = other.handle(action, at: start)
      _ = prepared.frame(at: start)
      _ = other.frame(at: start)
      #expect(prepared.wantsPreparation)
      let time = start + FrameClock.interval..<start + .seconds(2)
      let pictures = pictures(of: &prepared, during: time)
      let others = self.pictures(of: &other, during: time, prepares: false)
      #expect(pictures.count > 10)
      #expect(pictures == others)
    }
  }

  @Test func `a layout that comes costs the picture of one app a frame`() {
    var (divided, whole) = (session(motion: .off), session(dividesWork: false, motion: .off))
    let starts = ["b", "c", "d"].map { app in
      """
      {"app":"com.\(app)","activity":"1","aps":{"timestamp":1795200003,"event":"start",\
      "attributes-type":"T","attributes":{},"content-state":{},"alert":{"title":"t","body":"b"}}}

      """
    }
    let layout = """
      {"layout":{"attributes-type":"T","lock-screen":{"Text":"x"},"minimal":{"Text":"🚲"}}}

      """
    let later = Self.rest + .seconds(20)
    for line in starts {
      divided.feed(line, at: Self.rest)
      whole.feed(line, at: Self.rest)
    }
    _ = pictures(of: &divided, during: Self.rest..<later)
    _ = pictures(of: &whole, during: Self.rest..<later)
    divided.feed(layout, at: later)
    whole.feed(layout, at: later)
    _ = whole.frame(at: later)
    #expect(whole.views.knownIcons.count == 4)
    var counts: [Int] = []
    var real = later
    while divided.wantsFrame(at: real), counts.count < 20 {
      _ = divided.frame(at: real)
      counts.append(divided.views.knownIcons.count)
      real += FrameClock.interval
    }
    #expect(counts.last == 4)
    #expect(zip([0] + counts, counts).allSatisfy { $1 - $0 <= 1 })
    #expect(divided.frame(at: real).surface == whole.frame(at: real).surface)
  }

  @Test func `an update is seen on the card at once, and in the inspector one frame later`() {
    var (divided, whole) = (session(), session(dividesWork: false))
    let line = Self.update
    divided.feed(line, at: Self.rest)
    whole.feed(line, at: Self.rest)
    var first = divided.frame(at: Self.rest)
    while first.isPart { first = divided.frame(at: Self.rest) }
    let (device, page) = (0..<50, 52..<122)
    let all = whole.frame(at: Self.rest).surface
    let isSame = { (one: Surface, columns: Range<Int>) in
      (0..<40).allSatisfy { row in columns.allSatisfy { one[$0, row] == all[$0, row] } }
    }
    #expect(isSame(first.surface, device) && !isSame(first.surface, page))
    #expect(divided.wantsFrame(at: Self.rest))
    let second = divided.frame(at: Self.rest + FrameClock.interval)
    #expect(isSame(second.surface, page))
  }

  @Test func `the inspector's own frame takes no other frame's time`() {
    var session = session(motion: .off)
    session.feed(Self.update, at: Self.rest)
    var first = session.frame(at: Self.rest)
    while first.isPart { first = session.frame(at: Self.rest) }
    #expect(!first.isFollowUp && session.wantsFrame(at: Self.rest))
    let next = Self.rest + FrameClock.interval
    var second = session.frame(at: next)
    #expect(second.isFollowUp)
    while second.isPart { second = session.frame(at: next) }
    #expect(!session.wantsFrame(at: next))
  }

  @Test func `a theme looks at rest as where no work is divided`() {
    var (divided, whole) = (session(), session(dividesWork: false))
    let actions: [KeyAction] = [
      .theme(1), .alwaysOn, .theme(-1), .alwaysOn, .appearance, .colors, .standBy, .appearance,
      .standBy, .colors,
    ]
    for (step, action) in actions.enumerated() {
      let start = Self.rest + .seconds(20 * step)
      _ = divided.handle(action, at: start)
      _ = whole.handle(action, at: start)
      let time = start..<start + .seconds(12)
      let last = (
        pictures(of: &divided, during: time).last, pictures(of: &whole, during: time).last
      )
      #expect(last.0 != nil && last.0 == last.1)
    }
  }

  @Test(arguments: [KeyAction.help, .lock, .theme(1)])
  func `a key between the parts of a picture acts on all of it`(_ key: KeyAction) {
    var (divided, whole) = (session(motion: .off), session(dividesWork: false, motion: .off))
    _ = (divided.handle(.help, at: Self.rest), whole.handle(.help, at: Self.rest))
    let isPart = divided.frame(at: Self.rest).isPart
    #expect(isPart)
    _ = whole.frame(at: Self.rest)
    _ = (divided.handle(key, at: Self.rest), whole.handle(key, at: Self.rest))
    let end = Self.rest + .seconds(12)
    _ = pictures(of: &divided, during: Self.rest..<end)
    _ = pictures(of: &whole, during: Self.rest..<end)
    let isSame = divided.frame(at: end).surface == whole.frame(at: end).surface
    #expect(isSame)
  }

  @Test func `the help, drawn before it is asked for, comes in two parts that make one picture`() {
    var (divided, whole) = (session(), session(dividesWork: false))
    #expect(!divided.wantsPreparation)
    for start in [Self.rest, Self.rest + .seconds(3)] {
      _ = divided.handle(.help, at: start)
      _ = whole.handle(.help, at: start)
      let first = divided.frame(at: start)
      #expect(first.isPart)
      let cellCount = first.damage.map { $0.size.columns * $0.size.rows }.reduce(0, +)
      #expect((1...122).contains(cellCount))
      #expect(divided.wantsFrame(at: start))
      let second = divided.frame(at: start)
      #expect(!second.isPart && second.surface == whole.frame(at: start).surface)
      // In motion, which has its own pace, pictures come whole.
      let next = divided.frame(at: start + FrameClock.interval)
      #expect(!next.isPart)
      let time = start + FrameClock.interval..<start + .seconds(2)
      let last = (
        pictures(of: &divided, during: time).last, pictures(of: &whole, during: time).last
      )
      #expect(last.0 == last.1)
    }
  }

  @Test func `another size comes whole, with its help drawn anew`() {
    var session = session()
    session.resize(to: CellSize(columns: 100, rows: 30), at: Self.rest)
    let first = session.frame(at: Self.rest)
    #expect(!first.isPart && first.surface.size == CellSize(columns: 100, rows: 30))
    #expect(session.wantsPreparation)
  }

  @Test func `the findings on a content come after its picture, and are those of a line by itself`()
  {
    var (held, whole) = (session(), session())
    let layout = #"{"layout":{"attributes-type":"T","lock-screen":{"Text":"{state.text}"}}}"# + "\n"
    held.feed(layout)
    whole.feed(layout)
    let words = String(repeating: "more than a card has room for ", count: 40)
    let sources = [StreamSource(of: Self.update.replacing("changed", with: words))]
    var (heldSources, wholeSources) = (sources, sources)
    let next = held.applyNextLine(of: &heldSources, at: Self.rest, defersFindings: true)
    #expect(next?.source == 0 && next?.report == nil && held.hasDeferredReport)
    let report = whole.applyNextLine(of: &wholeSources, at: Self.rest)?.report
    #expect(held.frame(at: Self.rest).surface == whole.frame(at: Self.rest).surface)
    #expect(held.finishDeferredReport() == report && !held.hasDeferredReport)
    #expect(report?.contentFindings.isEmpty == false)
    let time = Self.rest..<Self.rest + .seconds(3)
    let last = (pictures(of: &held, during: time).last, pictures(of: &whole, during: time).last)
    #expect(last.0 != nil && last.0 == last.1)
  }

  @Test func `a report is deferred for findings alone`() {
    var session = session()
    for line in [#"{"clock":"1s"}"#, "{", #"{"remark":"nothing"}"#] {
      var sources = [StreamSource(of: line + "\n")]
      let next = session.applyNextLine(of: &sources, at: Self.rest, defersFindings: true)
      #expect(next?.report != nil && !session.hasDeferredReport)
    }
  }
}

extension StreamSource {
  /// Makes the source of a text that has come whole.
  fileprivate init(of text: String) {
    var stream = FeedStream(name: "feed")
    stream.append(text.utf8)
    stream.finish()
    self.init(stream)
  }
}

import Compositing
import LiveActivities
import LockScreenUI
import Testing

@testable import LockScreenSession

/// The work of a terminal's session that is divided among turns: pictures are the same, and come earlier.
@Suite struct `Divided work` {
  /// A session of the size of a terminal at rest, with a card and the inspector.
  private func session(dividesWork: Bool = true) -> Session {
    var setup = Session.Setup.plain(columns: 122, rows: 40)
    setup.lead = FrameClock.interval
    setup.dividesWork = dividesWork
    var session = Session(setup, showing: Timestamp(secondsSince1970: 1_795_200_000), at: .zero)
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
    #expect(second[20, 8] != before[20, 8])
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

  @Test func `a theme looks at rest as where no work is divided`() {
    var (divided, whole) = (session(), session(dividesWork: false))
    for (step, action) in [KeyAction.theme(1), .alwaysOn, .theme(-1), .alwaysOn].enumerated() {
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
}

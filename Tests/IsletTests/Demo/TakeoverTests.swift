import CellUI
import Compositing
import FeedReports
import HeadlessRendering
import LiveActivities
import LockScreenUI
import SampleActivities
import Testing
import Theming

@testable import IsletProgram
@testable import LockScreenSession
@testable import islet

/// The scene that a terminal shows of a demo, on a virtual clock; it is one thing that is played, typed at and looked at.
private final class DemoScene {
  private var scene: LockScreenScene
  private(set) var now = Duration.zero
  /// The number of turns so far.
  private(set) var turnCount = 0

  init(_ session: Session, _ demo: FeedStream) {
    scene = LockScreenScene(
      session, inputs: FeedInputs(files: [], server: nil, demo: demo),
      files: WatchedFiles(AppearanceOptions()), exitsAtEndOfInput: false)
  }

  convenience init(of name: DemoName = .tour) {
    var setup = Session.Setup.samples(columns: 80, rows: 24)
    setup.motion = .off
    let start = HeadlessRun.standardMoment
    self.init(
      Session(setup, showing: start, at: .zero), Demo(sample: name).stream(startingAt: start))
  }

  /// Returns a scene that goes on from here alone.
  func copy() -> DemoScene {
    let copy = DemoScene(scene.session, scene.inputs.sources[0].stream)
    (copy.now, copy.turnCount) = (now, turnCount)
    return copy
  }

  var session: Session { scene.session }
  var isTour: Bool { scene.inputs.isTour }

  /// Takes the turns of a loop up to a time, each at the time that the scene asks for.
  func play(to end: Duration) {
    while true {
      _ = scene.update(at: now)
      if scene.wantsFrame(at: now) { _ = scene.frame(at: now) }
      turnCount += 1
      guard now < end, let next = scene.nextTurn(isFrameDue: false, at: now) else { break }
      now = min(max(next, now + .milliseconds(1)), end)
    }
    now = end
  }

  /// Types a key, and returns whether it had a meaning, and whether it ended the program.
  @discardableResult
  func type(_ key: Key) -> (hasMeaning: Bool, quits: Bool) {
    guard let action = scene.action(of: key) else { return (false, false) }
    return (true, scene.handle(action, at: now) == .quit)
  }

  var words: String { scene.frame(at: now).surface.plainText() }
}

/// The keys of a person during the tour; one test at a time takes its scene from the tour that is played for all.
@Suite(.serialized) struct `A key during the tour` {
  /// The times at which tests begin, in milliseconds.
  private static let starts = [300, 500, 7000, 20_000, 30_000, 40_000, 52_000]
  private nonisolated(unsafe) static let scenes: [Int: DemoScene] = {
    let scene = DemoScene()
    return starts.reduce(into: [:]) { scenes, start in
      scene.play(to: .milliseconds(start))
      scenes[start] = scene.copy()
    }
  }()

  private func tour(at milliseconds: Int) throws -> DemoScene {
    try #require(unsafe Self.scenes[milliseconds]).copy()
  }

  @Test(arguments: [
    Key.character("z"), .tab, .function(7), .home, .escape, .character("j"),
    .mouse(MouseEvent(place: CellPoint(column: 3, row: 3), button: .right, phase: .pressed)),
  ])
  func `ends it whatever key it is, and says so for two seconds`(key: Key) throws {
    let scene = try tour(at: 7000)
    #expect(scene.isTour)
    #expect(scene.type(key).hasMeaning)
    #expect(!scene.isTour)
    #expect(scene.words.contains("Your turn"))
    scene.play(to: .milliseconds(9100))
    #expect(!scene.words.contains("Your turn"))
    // A second key is a key as ever.
    #expect(scene.type(.character("t")).hasMeaning)
    #expect(!scene.words.contains("Your turn"))
  }

  @Test func `acts as it always does, and is told beside the turn`() throws {
    let scene = try tour(at: 7000)
    scene.type(.character("t"))
    #expect(scene.session.themes.current.name == "midnight")
    #expect(scene.words.contains("Your turn · Midnight"))
  }

  @Test func `ends the program where it always does`() {
    let scene = DemoScene()
    scene.play(to: .seconds(1))
    #expect(scene.type(.character("q")).quits)
  }

  @Test func `is no key where the terminal has another size`() {
    let scene = DemoScene()
    #expect(!scene.type(.resize).hasMeaning)
    #expect(scene.isTour)
  }

  @Test(
    arguments: [
      (500, "j", false, false),
      // Keys that would do the same leave it at that, and do not undo it.
      (500, "a", false, false), (40_000, "j", false, false), (40_000, "s", false, false),
      (7000, "a", true, false), (7000, "s", false, true),
    ] as [(Int, Unicode.Scalar, Bool, Bool)])
  func `strikes the tour's staging and leaves the person's`(
    time: Int, key: Unicode.Scalar, isAlwaysOn: Bool, isStandBy: Bool
  ) throws {
    let scene = try tour(at: time)
    #expect(scene.session.activities.isAlwaysOn == (time == 500))
    #expect(scene.session.activities.isStandBy == (time == 40_000))
    scene.type(.character(key))
    #expect(scene.session.activities.isAlwaysOn == isAlwaysOn)
    #expect(scene.session.activities.isStandBy == isStandBy)
  }

  // The tour would be in StandBy at 40 s, dark and empty at 52 s, and again in StandBy at 93 s.
  @Test(arguments: [(300, 25, [40, 52]), (30_000, 36, [40, 52]), (52_000, 77, [93])])
  func `leaves activities that go on, and nothing else moves`(
    start: Int, calm: Int, moments: [Int]
  ) throws {
    let scene = try tour(at: start)
    scene.type(.character("z"))
    let theme = scene.session.themes.current.name
    scene.play(to: .seconds(calm))
    let count = scene.session.activities.activityCount
    #expect(count >= 5)
    for second in moments {
      scene.play(to: .seconds(second))
      #expect(scene.session.activities.activityCount >= count)
      #expect(scene.session.themes.current.name == theme)
      #expect(!scene.session.activities.isAlwaysOn && !scene.session.activities.isStandBy)
    }
    #expect(scene.session.log.droppedCount == 0)
  }

  @Test func `swipes activities away to which the demo pushes no more`() throws {
    let scene = try tour(at: 30_000)
    scene.type(.character("z"))
    scene.play(to: .seconds(33))
    var count = scene.session.activities.activityCount
    #expect(count > 1)
    while count > 0 {
      scene.type(.character("x"))
      #expect(scene.session.activities.activityCount == count - 1)
      count -= 1
    }
    scene.play(to: .seconds(60))
    #expect(scene.session.log.droppedCount == 0)
    #expect(!scene.words.contains("dropped"))
  }

  // The match starts at 4 s and alerts with a goal at 8 s.
  @Test func `for a card keeps it: nothing that starts or alerts closes it or takes the next key`()
    throws
  {
    let scene = DemoScene()
    scene.play(to: .milliseconds(3200))
    let chosen = try #require(scene.session.screen.target)
    scene.type(.character("e"))
    #expect(scene.session.activities.island == .expanded(chosen))
    let count = scene.session.activities.activityCount
    for second in [5, 9, 35] {
      scene.play(to: .seconds(second))
      #expect(scene.session.activities.island == .expanded(chosen))
      #expect(scene.session.screen.target == chosen)
      #expect(scene.session.activities.isLocked)
      #expect(scene.session.activities.foregroundApp == nil)
    }
    #expect(scene.session.activities.activityCount > count)
    #expect(scene.session.log.droppedCount == 0)
    // Once the person has closed it, alerts are as ever.
    scene.type(.escape)
    scene.type(.character("x"))
    #expect(scene.session.activities.activity(chosen) == nil)
    #expect(scene.session.activities.alertEnd == nil)
    scene.play(to: .seconds(40))
    scene.play(to: .seconds(60))
    #expect(scene.session.log.droppedCount == 0)
  }

  @Test(arguments: ["x", "g", "1", "n"] as [Unicode.Scalar])
  func `selects the card that it is for, or the next one`(key: Unicode.Scalar) throws {
    let scene = DemoScene()
    scene.play(to: .milliseconds(3200))
    #expect(scene.session.screen.selection == nil)
    scene.type(.character(key))
    let chosen = try #require(scene.session.screen.selection)
    scene.play(to: .seconds(5))
    #expect(scene.session.screen.target == chosen)
  }

  @Test func `expands a card, though the island shows two others`() throws {
    let scene = DemoScene()
    scene.play(to: .milliseconds(6300))
    let chosen = try #require(scene.session.screen.target)
    #expect(scene.session.activities.island.activities.count == 2)
    #expect(!scene.session.activities.island.activities.contains(chosen))
    let shown = scene.session.activities.island
    scene.type(.character("e"))
    #expect(scene.session.activities.island == .expanded(chosen))
    scene.play(to: .milliseconds(6500))
    scene.type(.character("e"))
    #expect(scene.session.activities.island == shown)
  }

  @Test func `is nothing special without a tour`() {
    for name in DemoName.allCases where name != .tour {
      let scene = DemoScene(of: name)
      scene.play(to: .seconds(3))
      #expect(!scene.type(.character("z")).hasMeaning)
      #expect(scene.type(.character("j")).hasMeaning)
      #expect(!scene.words.contains("Your turn"))
    }
  }

  @Test func `is waited for, since the tour sleeps between its steps`() throws {
    // A line or a timer each second, and little besides.
    #expect(try tour(at: 20_000).turnCount < 120)
  }
}

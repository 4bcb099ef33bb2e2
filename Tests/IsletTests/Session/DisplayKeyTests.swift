import CellUI
import ColorScience
import Compositing
import HeadlessRendering
import LiveActivities
import Testing
import Theming

@testable import IsletProgram
@testable import LockScreenSession
@testable import LockScreenUI

@Suite struct `A key for the display` {
  private func session(
    after feed: String = pushLine("start", "1"), _ change: (inout Session.Setup) -> Void = { _ in }
  ) -> Session {
    var setup = Session.Setup.samples(columns: 80, rows: 24)
    change(&setup)
    let input = HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))
    var run = HeadlessRun(setup, of: [input])
    run.drain()
    return run.session
  }

  /// The picture at rest, and the time until then.
  private func rest(of session: inout Session, from start: Duration) -> (Surface, Duration) {
    var real = start
    while session.frame(at: real).isMoving, real < start + .seconds(9) { real += .milliseconds(50) }
    return (session.frame(at: real).surface, real - start)
  }

  @Test func `for a stack says that it has one activity only`() {
    for count in [1, 2] {
      let lines = (0..<count).map { pushLine("start", "\($0)") + "\n" }.joined()
      var session = session(after: lines)
      _ = rest(of: &session, from: .zero)
      _ = session.handle(.gesture(.fold), at: .seconds(20))
      let said = rest(of: &session, from: .seconds(20)).0.plainText()
      #expect(said.contains("Only one activity") == (count == 1), "\(said)")
    }
  }

  @Test func `for a button says that a locked phone has to be unlocked first`() {
    let layout =
      #"{"layout":{"attributes-type":"T","lock-screen":{"Button":"Pause","label":"II"}}}"#
    let lines = "\(layout)\n\(pushLine("start", "1"))\n"
    var run = HeadlessRun(
      .samples(columns: 80, rows: 24),
      of: [HeadlessRun.Input(name: "feed", bytes: Array(lines.utf8))])
    run.drain()
    var session = run.session
    if !session.activities.isLocked { _ = session.handle(.lock, at: .seconds(5)) }
    _ = rest(of: &session, from: .seconds(10))
    for (isSaid, start) in [(true, Duration.seconds(20)), (false, .seconds(40))] {
      _ = session.handle(.gesture(.pressControl(1)), at: start)
      let said = rest(of: &session, from: start).0.plainText()
      #expect(said.contains("o unlocks") == isSaid, "\(said)")
      _ = session.handle(.lock, at: start + .seconds(10))
      _ = rest(of: &session, from: start + .seconds(10))
    }
  }

  @Test func `says why it has no effect, in words that the narrowest phone has room for`() {
    let apps = ["com.b", "com.a", "com.b", "com.c"]
    let feed = apps.enumerated().map { index, app in
      pushLine("start", "\(index)").replacing("com.a", with: app) + "\n"
    }
    var run = HeadlessRun(
      .samples(columns: 49, rows: 36),
      of: [HeadlessRun.Input(name: "feed", bytes: Array(feed.joined().utf8))])
    run.drain()
    var session = run.session
    var time = Duration.seconds(20)
    // Words that are too wide for a line stand in two.
    func isSaid(_ words: String, _ action: KeyAction, of name: String? = nil) -> Bool {
      let said = said(action, of: name)
      return words.split(separator: " ").allSatisfy { said.contains($0) }
    }
    func said(_ action: KeyAction, of name: String? = nil) -> String {
      time += .seconds(20)
      session.advance(to: time)
      _ = session.frame(at: time)
      var steps = name == nil ? [] : Array(repeating: KeyAction.gesture(.selectPrevious), count: 4)
      steps += Array(repeating: .gesture(.selectNext), count: steps.count)
      for step in steps where session.screen.selection?.name != name {
        _ = session.handle(step, at: time)
      }
      _ = session.takeOver(with: action, at: time)
      return rest(of: &session, from: time).0.plainText()
    }
    let press = KeyAction.gesture(.longPress)
    // A card that is not in the island takes it, also where its app shows another there.
    _ = said(press, of: "3")
    #expect(session.activities.island.activities.map(\.name) == ["3"])
    _ = said(.close)
    _ = said(.gesture(.fold), of: "0")
    _ = said(press, of: "2")
    #expect(session.activities.island.activities.map(\.name) == ["2"])
    _ = said(.close)
    #expect(isSaid("Your turn · No button 9 here", .gesture(.pressControl(9))))
    #expect(isSaid("hidden in the island", .hideIsland))
    #expect(isSaid("Hidden there: v brings it back", press, of: "0"))
    #expect(session.activities.island.activities.map(\.app) == [BundleID("com.c")])
    #expect(isSaid("back in the island", .hideIsland))
    #expect(session.activities.island.activities.map(\.app) != [BundleID("com.c")])
  }

  @Test func `expands what the last line of the inspector offers to expand, and nothing else`() {
    var session = session {
      $0.size = CellSize(columns: 122, rows: 40)
      $0.motion = .off
    }
    let offer = " e expand "
    // The start has expanded it.
    _ = session.handle(.close, at: .seconds(9))
    #expect(rest(of: &session, from: .seconds(10)).0.plainText().contains(offer))
    _ = session.handle(.hideIsland, at: .seconds(11))
    #expect(!rest(of: &session, from: .seconds(11)).0.plainText().contains(offer))
    _ = session.handle(.gesture(.longPress), at: .seconds(20))
    #expect(session.activities.island.activities.isEmpty)
  }

  @Test func `acts on what is there, though no picture was drawn yet`() {
    let layout =
      #"{"layout":{"attributes-type":"T","lock-screen":{"Button":"Pause","label":"II"}}}"#
    var run = HeadlessRun(
      .samples(columns: 80, rows: 24),
      of: [
        HeadlessRun.Input(
          name: "feed",
          bytes: Array("\(layout)\n\(pushLine("start", "1"))\n\(pushLine("start", "2"))\n".utf8))
      ])
    run.drain()
    var session = run.session
    session.hasListeners = true
    if session.activities.isLocked { _ = session.handle(.lock, at: .seconds(5)) }
    _ = session.handle(.gesture(.selectNext), at: .seconds(6))
    _ = session.handle(.gesture(.pressControl(1)), at: .seconds(7))
    let presses = session.takeUnsentEvents().filter { event in
      if case .buttonPressed(_, "Pause") = event.change { true } else { false }
    }
    #expect(presses.count == 1)
  }

  @Test(
    arguments: [
      (KeyAction.reduceMotion, "· reduced motion"), (.colors, "· system colors"),
    ])
  func `is told by the inspector, and pressed again takes back what it did`(
    action: KeyAction, words: String
  ) {
    var session = session { $0.size = CellSize(columns: 122, rows: 40) }
    let (before, _) = rest(of: &session, from: .seconds(10))
    #expect(!before.plainText().contains(words))
    _ = session.handle(action, at: .seconds(20))
    #expect(rest(of: &session, from: .seconds(20)).0.plainText().contains(words))
    _ = session.handle(action, at: .seconds(30))
    _ = rest(of: &session, from: .seconds(30))
    #expect(rest(of: &session, from: .seconds(33)).0 == before)
  }

  @Test(
    arguments: [
      (KeyAction.theme(1), "Midnight"), (.colors, "System colors"),
      (.reduceMotion, "Reduce Motion on"),
      (.mute, "Bell off"), (.appearance, "Light"),
    ])
  func `says what it switched, and is silent two seconds later`(
    action: KeyAction, words: String
  ) throws {
    var session = session()
    _ = rest(of: &session, from: .seconds(10))
    _ = session.handle(action, at: .seconds(20))
    let (said, _) = rest(of: &session, from: .seconds(20))
    #expect(said.plainText().contains(words))
    let turn = try #require(session.nextTurn)
    #expect(turn <= .seconds(22))
    #expect(!rest(of: &session, from: .seconds(22)).0.plainText().contains(words))
  }

  @Test(arguments: [
    KeyAction.gesture(.longPress), .gesture(.fold), .gesture(.toggleInspector), .gesture(.tap),
    .gesture(.scrollInspector(10)), .hideIsland, .answer(true),
  ])
  func `has no effect in StandBy that could not be seen there, and says so`(
    action: KeyAction
  ) {
    let feed = pushLine("start", "1") + "\n" + pushLine("start", "2") + "\n"
    var session = session(after: feed) {
      ($0.motion, $0.asksPermission) = (.off, true)
    }
    session.advance(to: .seconds(10))
    _ = session.frame(at: .seconds(10))
    _ = session.handle(.standBy, at: .seconds(11))
    _ = session.frame(at: .seconds(12))
    let (activities, geometry) = (session.activities, session.screen.context.geometry)
    _ = session.handle(action, at: .seconds(20))
    let said = session.frame(at: .milliseconds(20_500)).surface.plainText()
    #expect(said.contains("Not in StandBy: s leaves it"), "\(said)")
    #expect(session.activities.island == activities.island)
    #expect(session.activities.foregroundApp == activities.foregroundApp)
    #expect(
      session.activities.arrangement(at: session.clock.now(at: .seconds(20)))
        == activities.arrangement(at: session.clock.now(at: .seconds(20))))
    #expect(session.screen.context.geometry.inspector == geometry.inspector)
    #expect(session.screen.panels.inspectorOffsets.allSatisfy { $0 == 0 })
    // It ends a tour's StandBy, and acts.
    _ = session.takeOver(with: action, at: .seconds(30))
    #expect(!session.activities.isStandBy)
  }

  @Test func `for light and dark says where they can't be seen`() {
    for (words, depth, key) in [
      ("Light, unseen in mono", ColorDepth.mono, nil),
      ("Light, once awake", .direct24, KeyAction.alwaysOn),
      ("Light, once upright", .direct24, .standBy), ("Light", .direct24, nil),
    ] {
      var session = session { ($0.motion, $0.depth) = (.off, depth) }
      session.advance(to: .seconds(10))
      _ = session.frame(at: .seconds(10))
      if let key { _ = session.handle(key, at: .seconds(11)) }
      _ = session.frame(at: .seconds(14))
      _ = session.handle(.appearance, at: .seconds(20))
      let said = session.frame(at: .milliseconds(20_500)).surface.plainText()
      #expect(words.split(separator: " ").allSatisfy { said.contains($0) }, "\(said)")
      #expect(said.contains(",") == words.contains(",") || key == nil && depth != .mono)
    }
  }

  @Test func `of the clock's rate shows it while the clock runs`() {
    var session = session { $0.size = CellSize(columns: 122, rows: 40) }
    _ = rest(of: &session, from: .seconds(10))
    _ = session.handle(.clockRate(10), at: .seconds(20))
    #expect(rest(of: &session, from: .seconds(20)).0.plainText().contains("×10"))
    _ = session.handle(.pauseClock, at: .seconds(30))
    let paused = rest(of: &session, from: .seconds(30)).0.plainText()
    #expect(paused.contains("paused") && !paused.contains("×10"))
  }

  @Test func `a payload without an app has a card in the name of its type`() {
    let feed = pushLine("start", "1").replacing(#""app":"com.a","#, with: "")
      .replacing(#""attributes-type":"T""#, with: #""attributes-type":"OrderAttributes""#)
    var session = session(after: feed) { $0.size = CellSize(columns: 49, rows: 40) }
    let words = rest(of: &session, from: .seconds(10)).0.plainText()
    #expect(words.contains("Order") && !words.contains("Local"))
  }

  @Test func `in StandBy is told of a dropped line in one row above the time`() throws {
    var session = session { $0.motion = .off }
    session.advance(to: .seconds(10))
    _ = session.handle(.standBy, at: .seconds(11))
    let before = session.frame(at: .seconds(12)).surface.plainText().split(
      separator: "\n", omittingEmptySubsequences: false)
    session.feed(pushLine("update", "9"), at: .seconds(13))
    let after = session.frame(at: .milliseconds(13_500)).surface.plainText().split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(after[0].contains("▲ dropped: update"), "\(after)")
    #expect(after.dropFirst() == before.dropFirst())
  }

  @Test(arguments: [
    (KeyAction.standBy, "StandBy came with iOS 17"),
    (.previewState(1), "No preview to step through"),
    (.previewState(-1), "No preview to step through"),
    (.answer(true), "The Lock Screen asks nothing"),
  ])
  func `says so where it has no effect`(action: KeyAction, words: String) throws {
    let version = try #require(IOSVersion("16.2"))
    var session = session { ($0.profile.version, $0.motion) = (version, .off) }
    _ = session.handle(action, at: .seconds(10))
    let said = session.frame(at: .milliseconds(10_500)).surface.plainText()
    #expect(words.split(separator: " ").allSatisfy { said.contains($0) })
  }

  @Test func `shows in StandBy the activity that the inspector marks, beside it or over the cards`()
    throws
  {
    // An alert brings the attached activity's card to the top.
    let starts = ["com.a", "com.b"].map { pushLine("start", "1").replacing("com.a", with: $0) }
    let alert = pushLine(
      "update", "1", at: 1, extra: #","alert":{"title":"t","body":"b"}"#)
    let feed = (starts + [alert]).joined(separator: "\n") + "\n"
    for (columns, opens, isMarked) in [(122, false, true), (49, true, true), (49, false, false)] {
      var session = session(after: feed) { $0.size = CellSize(columns: columns, rows: 40) }
      session.advance(to: .seconds(9))
      _ = session.frame(at: .seconds(9))
      if opens {
        _ = session.handle(.gesture(.toggleInspector), at: .seconds(10))
        _ = session.handle(.gesture(.toggleInspector), at: .seconds(11))
      }
      let marked = try #require(session.screen.target)
      _ = session.handle(.standBy, at: .seconds(12))
      _ = session.frame(at: .seconds(20))
      #expect((session.screen.target == marked) == isMarked, "\(columns) columns")
    }
  }

  @Test func `is told of a theme that was asked for, though it is the usual one`() throws {
    var options = AppearanceOptions()
    let keepsTheme = { (options: AppearanceOptions) in
      try options.setup(size: CellSize(columns: 60, rows: 20), views: ViewCatalog()).keepsTheme
    }
    #expect(try !keepsTheme(options))
    options.theme = options.theme
    #expect(try keepsTheme(options))
  }

  @Test func `leaves a theme that was asked for, in a tour`() {
    for keepsTheme in [true, false] {
      var setup = Session.Setup.samples(columns: 60, rows: 20)
      (setup.motion, setup.keepsTheme) = (.off, keepsTheme)
      var run = HeadlessRun(setup, of: Resources.samples.demos[0])
      run.drain(toScenario: .seconds(18))
      #expect((run.session.themes.current.name == "sunset") == keepsTheme)
    }
  }

  @Test(arguments: [KeyAction.colors, .standBy, .alwaysOn, .appearance, .theme(1)])
  func `dissolves one picture into the other, unless motion is off`(action: KeyAction) {
    for motion in [MotionPolicy.full, .reduced, .off] {
      var session = session { $0.motion = motion }
      let (before, _) = rest(of: &session, from: .seconds(10))
      _ = session.handle(action, at: .seconds(20))
      let first = session.frame(at: .seconds(20)).surface
      let (after, length) = rest(of: &session, from: .seconds(20))
      #expect(after != before)
      // Between light and dark the cards change alone, and the inspector at once.
      let isWhole = action != .colors && action != .appearance
      #expect(motion == .off ? first == after : !isWhole || first == before)
      #expect(motion == .off || first != after)
      #expect((length == .zero) == (motion == .off))
      #expect(length < .seconds(2))
    }
  }

  @Test func `shows one activity and the time in StandBy, and nothing else`() {
    var session = session()
    _ = rest(of: &session, from: .seconds(10))
    _ = session.handle(.standBy, at: .seconds(20))
    let words = rest(of: &session, from: .seconds(20)).0.plainText()
    #expect(!words.contains("Activities") && !words.contains("5G"))
    #expect(words.contains("November"))
  }
}

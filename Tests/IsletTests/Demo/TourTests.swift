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

/// The tour, on the virtual clock.
@Suite struct `The demo that shows itself` {
  /// The facts about the device that the tour's beats change.
  private struct Beat: Equatable {
    var isAlwaysOn = false
    var isStandBy = false
    var theme = ""
    /// The names of the activities' apps, from the top.
    var apps: [String] = []
    var unfoldedApp: String?
    var expandedApp: String?
    var score: String?

    init(_ session: Session, at real: Duration) {
      let arrangement = session.activities.arrangement(at: session.clock.now(at: real))
      isAlwaysOn = session.activities.isAlwaysOn
      isStandBy = session.activities.isStandBy
      theme = session.themes.current.name
      apps = arrangement.stacks.map(\.app.name)
      unfoldedApp = arrangement.stacks.first(where: \.isUnfolded)?.app.name
      if case .expanded(let id) = arrangement.island { expandedApp = id.app.name }
      let match = ActivityID(app: BundleID("islet.demo.scores"), name: "match-1")
      let state = session.activities.activity(match).map {
        String(decoding: $0.content.state.bytes, as: UTF8.self)
      }
      score = state.map { $0.contains(#""homeScore":1"#) ? "1:1" : "0:1" }
    }
  }

  private static let step = Duration.milliseconds(100)

  /// The tour as it was played once, on a terminal of some size.
  private struct Film {
    /// The beats of each tenth of a second.
    var beats: [Beat] = []
    /// The picture at each of the moments.
    var pictures: [Surface] = []
    /// The verdicts of all lines.
    let log: ReportLog

    init(
      columns: Int, rows: Int, rounds: Int, moments: [Int] = [],
      _ change: (inout Session.Setup) -> Void = { _ in }
    ) {
      var setup = Session.Setup.samples(columns: columns, rows: rows)
      setup.motion = .off
      change(&setup)
      var run = HeadlessRun(setup, of: Resources.samples.demos[0])
      // A key acts on the cards that a frame has shown.
      run.frames = FrameSchedule()
      for index in 0..<Int(DemoName.tour.length / step) * rounds {
        run.drain(toScenario: step * index)
        beats.append(Beat(run.session, at: run.real))
        if moments.contains(index * 100) { pictures.append(run.frame().surface) }
      }
      log = run.session.log
    }
  }

  private static let wide = Film(
    columns: 122, rows: 40, rounds: 2, moments: moments.map(\.milliseconds))
  private static let low = Film(
    columns: 80, rows: 24, rounds: 2, moments: moments.map(\.milliseconds))

  /// Returns the time of the first beat that meets a condition, after another one.
  private func time(
    _ beats: [Beat], after start: Duration = .zero, where isMet: (Beat) -> Bool
  ) throws -> Duration {
    let first = Int(start / Self.step)
    let index = beats[first...].firstIndex(where: isMet)
    return Self.step * (try #require(index))
  }

  @Test(arguments: [true, false])
  func `has each beat in its time, and the same in the next round`(isWide: Bool) throws {
    let beats = (isWide ? Self.wide : Self.low).beats
    #expect(beats[0].isAlwaysOn && beats[0].apps.isEmpty)
    let waking = try time(beats) { !$0.isAlwaysOn }
    #expect(waking >= .seconds(1))
    let rises = try (1...3).map { count in try time(beats) { $0.apps.count == count } }
    #expect(waking < rises[0])
    for (earlier, later) in zip(rises, rises.dropFirst()) {
      #expect(later - earlier >= .milliseconds(500))
    }
    let goal = try time(beats) { $0.score == "1:1" }
    #expect(rises[2] + .seconds(2) <= goal && goal <= .seconds(12))
    #expect(try time(beats) { $0.expandedApp == "scores" } == goal)
    let dissolve = try time(beats) { $0.theme != "sunset" }
    #expect(dissolve > goal)
    let opening = try time(beats, after: dissolve) { $0.unfoldedApp == "pizza" }
    #expect(beats[Int(opening / Self.step)].apps.first == "pizza")
    let folding = try time(beats, after: opening) { $0.unfoldedApp == nil }
    #expect(folding - opening >= .seconds(3))
    let metro = try time(beats, after: folding) { $0.apps.first == "metro" }
    let train = try time(beats, after: metro) { $0.expandedApp == "metro" }
    let standBy = try time(beats, after: train) { $0.isStandBy }
    #expect(try time(beats, after: standBy) { !$0.isStandBy } - standBy == .seconds(5))
    let dark = try time(beats, after: standBy) { $0.isAlwaysOn }
    #expect(beats[Int(dark / Self.step)].theme == "sunset")
    let length = Int(DemoName.tour.length / Self.step)
    #expect(length <= 600)
    #expect(beats.count == 2 * length)
    for (first, second) in zip(beats[..<length], beats[length...]) where first != second {
      Issue.record("\(first) is not \(second)")
      break
    }
  }

  @Test func `keeps to the looks and the system that were asked for`() throws {
    let beats = Film(columns: 60, rows: 20, rounds: 1) {
      _ = $0.themes.choose("paper")
      $0.profile = DeviceProfile(version: .all[0], hasDynamicIsland: false)
    }.beats
    #expect(beats[0].theme == "paper" && beats[beats.count - 1].theme == "paper")
    #expect(!beats.contains { $0.isStandBy || $0.expandedApp != nil })
  }

  /// Expects that a phone would refuse none of the lines, and that there is nothing to remark on.
  private func expectNoRemark(_ log: ReportLog) {
    #expect(log.lineCount > 20)
    #expect(log.droppedCount + log.rejectedCount + log.findingCount == 0)
  }

  @Test func `sends no line that a phone refuses, nor one to remark on, in two rounds`() {
    expectNoRemark(Self.low.log)
  }

  @Test(arguments: DemoName.allCases.filter { $0 != .tour })
  func `tells a story without such lines, from an empty screen to an empty screen`(name: DemoName) {
    var setup = Session.Setup.samples(columns: 80, rows: 24)
    setup.motion = .off
    var run = HeadlessRun(setup, of: Demo(sample: name))
    var expandedSeconds: [Int] = []
    for second in 0...80 where name != .all {
      run.drain(toScenario: .seconds(second))
      let beat = Beat(run.session, at: run.real)
      #expect(beat.apps.isEmpty == (second % 40 == 0 || second % 40 >= 37), "at \(second)")
      if beat.expandedApp != nil { expandedSeconds.append(second) }
    }
    #expect(expandedSeconds.count >= (name == .all ? 0 : 10))
    run.drain(toScenario: .seconds(130))
    expectNoRemark(run.session.log)
  }

  @Test(
    arguments: [
      (.metro, "arrived at", "next stop"), (.quest, "Frostmaw falls", "Potion"),
      (.ride, "10:20", "10:36"),
    ] as [(DemoName, String, String)])
  func `tells at a story's end what is true then`(
    name: DemoName, words: String, former: String
  ) {
    var setup = Session.Setup.samples(columns: 80, rows: 24)
    setup.motion = .off
    var run = HeadlessRun(setup, of: Demo(sample: name))
    run.drain(toScenario: .seconds(36))
    let text = run.frame().surface.plainText()
    #expect(text.contains(words) && !text.contains(former), "\(text)")
  }

  @Test(arguments: DemoName.allCases.filter { $0 != .tour && $0 != .all })
  func `tells a story on the oldest system, too`(name: DemoName) throws {
    var setup = Session.Setup.samples(columns: 80, rows: 24)
    setup.motion = .off
    setup.profile.version = try #require(IOSVersion("16.1"))
    var run = HeadlessRun(setup, of: Demo(sample: name))
    run.drain(toScenario: .seconds(20))
    #expect(Beat(run.session, at: run.real).apps.count == 1)
    let log = run.session.log
    #expect(log.droppedCount + log.rejectedCount + log.findingCount == 0)
  }

  @Test func `moves only as far as it may`() {
    for (motion, moves) in [(MotionPolicy.full, true), (.off, false)] {
      var setup = Session.Setup.samples(columns: 60, rows: 20)
      setup.motion = motion
      var run = HeadlessRun(setup, of: Resources.samples.demos[0])
      run.frames = FrameSchedule(interval: .milliseconds(100))
      var (movingCount, count) = (0, 0)
      while let step = run.next(before: .seconds(4)) {
        guard case .frame(let frame, _) = step else { continue }
        count += 1
        if frame.isMoving { movingCount += 1 }
      }
      #expect(count >= 3)
      #expect((movingCount > 0) == moves)
    }
  }

  // MARK: - Moments

  /// Moments of the tour, by their time and the beat that they show.
  private static let moments: [(milliseconds: Int, beat: String)] = [
    (1000, "dark"), (2500, "the first card"), (6500, "all of them"), (9000, "a goal"),
    (16_000, "another theme"), (19_000, "and another"), (24_000, "the stack is open"),
    (26_000, "its last card"), (28_000, "folded"), (30_000, "the metro"), (33_000, "its train"),
    (40_000, "StandBy"), (49_000, "back"), (51_000, "dark with cards"), (52_500, "and without"),
  ]

  @Test(arguments: [(122, 40), (80, 24)])
  func `looks as it did at each moment`(columns: Int, rows: Int) throws {
    let pictures = (columns == 122 ? Self.wide : Self.low).pictures
    var (text, colors) = ("", "")
    #expect(pictures.count == Self.moments.count)
    for (moment, picture) in zip(Self.moments, pictures) {
      let heading = "\(moment.milliseconds) ms: \(moment.beat)\n"
      text += heading + picture.plainText()
      colors += heading + picture.colorChart
    }
    #expect(try Golden(name: "tour-\(columns)x\(rows).txt").matches(text))
    #expect(try Golden(name: "tour-\(columns)x\(rows).colors").matches(colors))
  }
}

extension BundleID {
  /// The last part of the identifier.
  fileprivate var name: String { rawValue.split(separator: ".").last.map(String.init) ?? "" }
}

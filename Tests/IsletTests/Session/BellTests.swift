import Compositing
import HeadlessRendering
import LiveActivities
import LockScreenUI
import Testing

@testable import LockScreenSession

@Suite struct `The bell` {
  private func session(after feed: String, isMuted: Bool = false) -> Session {
    let input = HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))
    var run = HeadlessRun(Session.Setup.plain(columns: 122, rows: 40), of: [input])
    run.drain()
    var session = run.session
    session.isMuted = isMuted
    return session
  }

  private func start(sound: String) -> String {
    pushLine("start", "1").replacing(#""body":"""#, with: #""body":""\#(sound)"#)
  }

  @Test func `rings once for an alert with a sound`() {
    var session = session(after: start(sound: #","sound":"default""#))
    let rings = [session.takeSound(), session.takeSound()]
    #expect(rings == [true, false])
  }

  @Test func `is silent for an alert without a sound, and where it is muted`() {
    var silent = session(after: start(sound: ""))
    var muted = session(after: start(sound: #","sound":"chime.aiff""#), isMuted: true)
    let rings = [silent.takeSound(), muted.takeSound()]
    #expect(rings == [false, false])
  }

  @Test func `is muted by a key, which the inspector says`() {
    var session = session(after: start(sound: #","sound":"default""#))
    let before = session.frame(at: .zero).surface.plainText()
    _ = session.handle(.mute, at: .zero)
    let after = session.frame(at: .zero).surface.plainText()
    let isRung = session.takeSound()
    #expect(!before.contains("· muted"))
    #expect(after.contains("· muted"))
    #expect(!isRung)
  }

  @Test(arguments: [(122, 40), (80, 24), (200, 60)])
  func `is in the help, as every key is`(columns: Int, rows: Int) {
    var session = Session(Session.Setup(size: CellSize(columns: columns, rows: rows)))
    _ = session.handle(.help, at: .zero)
    let text = session.frame(at: .zero).surface.plainText()
    for line in KeyBinding.help.flatMap(\.lines) {
      #expect(text.contains(line.meaning), "\(line.key)")
    }
  }
}

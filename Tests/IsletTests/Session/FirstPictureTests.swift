import Compositing
import LiveActivities
import LockScreenUI
import Testing

@testable import LockScreenSession

/// The first picture after an event, which is drawn at once: a motion that begins with the picture before it would show
/// nothing for a frame.
@Suite struct `The first picture after` {
  /// A session at rest, with a stack of two activities and another one.
  private func session() -> Session {
    var setup = Session.Setup.plain(columns: 122, rows: 40)
    setup.lead = FrameClock.interval
    var session = Session(setup)
    session.feed(
      ["com.a 1", "com.a 2", "com.b 3"].map(push(event: "start")).joined())
    return session
  }

  private func push(event: String) -> (String) -> String {
    { who in
      let words = who.split(separator: " ")
      return """
        {"app":"\(words[0])","activity":"\(words[1])","aps":{"timestamp":1795200001,\
        "event":"\(event)","attributes-type":"T","attributes":{"of":"one"},\
        "content-state":{"text":"\(event)"},"alert":{"title":"t","body":"b"}}}

        """
    }
  }

  /// Draws pictures until nothing moves.
  private func rest(of session: inout Session, at real: inout Duration) -> Surface {
    let end = real + .seconds(12)
    // A banner and an announcement go by themselves.
    while real < end {
      if session.wantsFrame(at: real) { _ = session.frame(at: real) }
      real += FrameClock.interval
    }
    return session.frame(at: real).surface
  }

  private func expectAnswer(
    _ name: String, after preparation: (inout Session, Duration) -> Void = { _, _ in },
    to event: (inout Session, Duration) -> Void
  ) {
    var session = session()
    var real = Duration.zero
    _ = session.handle(.pauseClock, at: real)
    _ = rest(of: &session, at: &real)
    preparation(&session, real)
    let before = rest(of: &session, at: &real)
    event(&session, real)
    let first = session.frame(at: real)
    let isAnswered = first.surface != before
    guard !isAnswered else { return }
    let after = rest(of: &session, at: &real)
    #expect(after == before, "\(name)")
  }

  @Test(arguments: KeyBinding.table.map(\.action))
  func `a key shows its effect`(action: KeyAction) {
    expectAnswer("\(action)") { _ = $0.handle(action, at: $1) }
    // The way back.
    expectAnswer("\(action) again") {
      _ = $0.handle(action, at: $1)
    } to: {
      _ = $0.handle(action, at: $1)
    }
  }

  @Test(arguments: [
    #"{"theme":"midnight"}"#, #"{"device":"always-on"}"#, #"{"device":"standby"}"#,
    #"{"device":"unlock"}"#, #"{"activity":"1","app":"com.a","person":"dismiss"}"#,
    #"{"activity":"3","app":"com.b","person":"long-press"}"#, "nonsense",
  ]) func `a line shows its effect`(line: String) {
    expectAnswer(line) { $0.feed(line + "\n", at: $1) }
  }

  @Test(arguments: ["start com.c 4", "update com.b 3", "update com.a 1", "end com.b 3"])
  func `a push shows its effect`(push: String) {
    let event = String(push.prefix { $0 != " " })
    let line = self.push(event: event)(String(push.drop { $0 != " " }.dropFirst()))
    expectAnswer(push) { $0.feed(line, at: $1) }
  }
}

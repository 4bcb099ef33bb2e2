import ActivityFeed
import Compositing
import FeedReports
import LiveActivities
import LockScreenSession
import LockScreenUI
import Testing

/// T17 of AK 11 in a whole session: the length of the motion after an update.
@Suite struct `A change of content` {
  /// A layout with an animation of so many seconds.
  private func layout(seconds: Double) -> String {
    """
    {"layout":{"attributes-type":"Order","lock-screen":{"Text":"{state.status}","animation":\
    {"linear":{"duration":\(seconds)},"value":"{state.status}"}}}}
    """
  }

  private func motion(
    asking seconds: Double, on version: IOSVersion, isAlwaysOn: Bool = false
  ) -> Duration {
    var setup = Session.Setup.samples(columns: 49, rows: 40)
    setup.profile = DeviceProfile(version: version)
    var session = Session(setup)
    let who = #""app":"a","activity":"1""#
    apply(layout(seconds: seconds), in: &session, at: .zero)
    apply(#"{"app":"a","scene":"foreground"}"#, in: &session, at: .zero)
    apply(
      "{\(who),\"request\":{\"attributes-type\":\"Order\",\"content-state\":{\"status\":\"Taken\"}}}",
      in: &session, at: .zero)
    if isAlwaysOn { apply(#"{"device":"always-on"}"#, in: &session, at: .zero) }
    let start = rest(of: &session, from: .zero)
    apply(
      "{\(who),\"update\":{\"content-state\":{\"status\":\"Baking\"}}}", in: &session, at: start)
    return rest(of: &session, from: start) - start
  }

  private func apply(_ line: String, in session: inout Session, at real: Duration) {
    session.feed(line, at: real)
    #expect(session.log.rejectedCount + session.log.droppedCount == 0, "\(line)")
  }

  /// The time of rest, which comes before the clock's next minute.
  private func rest(of session: inout Session, from start: Duration) -> Duration {
    var real = start
    while session.frame(at: real).isMoving, real < .seconds(30) { real += FrameClock.interval }
    return real
  }

  @Test func `T17 takes the system's time on iOS 16, whatever the layout asks for`() {
    let (short, long) = (
      motion(asking: 0.1, on: .activityContent), motion(asking: 9, on: .activityContent)
    )
    #expect(short == long)
    #expect(short > .zero && short < .seconds(2))
  }

  @Test func `T17 takes the layout's time from iOS 17 on, two seconds at most`() {
    let times = [0.5, 1, 2, 9].map { motion(asking: $0, on: .interactivity) }
    #expect(times == times.sorted())
    #expect(times[0] < times[1] && times[1] < times[2])
    #expect(times[2] == times[3], "what is longer is run faster (AK 6.6)")
    #expect(times[3] >= .seconds(1.9) && times[3] <= .seconds(2) + FrameClock.interval)
  }

  @Test(arguments: [IOSVersion.activityContent, .interactivity, .newest])
  func `T17 is there at once in Always-On`(version: IOSVersion) {
    #expect(motion(asking: 1, on: version, isAlwaysOn: true) == .zero)
  }
}

import CellUI
import Compositing
import LiveActivities
import LockScreenSession
import LockScreenUI

/// A session with a ride on its card and, where there is room, the inspector beside it: a push in each frame updates the
/// readings.
struct UpdatePlayer: FramePlayer {
  private var session: Session
  private var sources = [StreamSource(FeedStream(name: "ride"))]
  /// The number of updates before the first frame, since the tables of the session grow by them.
  private static let firstUpdates = 30
  private var count = 0
  /// The frame that was updated last, of which further parts may follow.
  private var updated: Int?
  private var real = UpdatePlayer.settling

  /// The device's time at the start, in seconds since 1970.
  private static let start = HeadlessRun.standardMoment.millisecondsSince1970 / 1000
  /// The time after which everything of the first frame has come to rest.
  private static let settling = Duration.seconds(20)
  /// The time between two updates.
  private static let interval = Duration.milliseconds(500)

  /// Makes a session with a ride at rest.
  init(size: CellSize) {
    var setup = Session.Setup.benchmark(size)
    // Of an update's motion the scene `blur` tells the cost.
    setup.motion = .off
    session = Session(
      setup, showing: HeadlessRun.standardMoment, at: .zero)
    apply(
      "start",
      #","attributes-type":"RideAttributes","attributes":{"bike":"Brompton"},"alert":{"title":"Ride","body":"on"}"#,
      at: .zero)
    _ = session.frame(at: .zero)
    session.advance(to: Self.settling)
    _ = session.frame(at: Self.settling)
    // The device's time stands, so that updates alone change the picture.
    _ = session.handle(.pauseClock, at: Self.settling)
    for index in 0..<Self.firstUpdates {
      while frame(index - Self.firstUpdates).isPart {}
    }
  }

  mutating func frame(_ index: Int) -> PlayedFrame {
    let isUpdate = index != updated
    updated = index
    real += isUpdate ? Self.interval : FrameClock.interval
    while session.wantsPreparation { session.prepare(at: real) }
    session.advance(to: real)
    if isUpdate { apply("update", "", at: real) }
    let frame = session.frame(at: real)
    return PlayedFrame(
      surface: frame.surface, damage: frame.damage, isMoving: frame.isMoving,
      isPart: session.wantsFrame(at: real))
  }

  /// Applies a push whose readings are as wide as those before.
  private mutating func apply(_ event: String, _ rest: String, at real: Duration) {
    count += 1
    let line = """
      {"app":"islet.demo.dynamo","activity":"ride-1","aps":{"timestamp":\(Self.start),"event":"\(event)",\
      "content-state":{"speed":\(20 + count % 17).\(count % 10),"distance":\(30 + count % 60).\(count % 9 + 1),\
      "climb":\(100 + count % 800),"progress":0.\(10 + count % 90),"started":816859860,"isMoving":true}\(rest)}}

      """
    sources[0].stream.append(Array(line.utf8))
    while session.applyNextLine(of: &sources, at: real) != nil {}
  }
}

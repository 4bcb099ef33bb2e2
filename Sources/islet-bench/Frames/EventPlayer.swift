import Compositing
import LiveActivities
import LockScreenSession
import LockScreenUI

/// A session at rest with a card made of an activity's content, which an event changes each second, with all motion.
struct EventPlayer: FramePlayer {
  private var session: Session
  private var sources = [StreamSource(FeedStream(name: "events"))]
  private var eventIndex = 0
  /// The number of frames from one event to the next.
  static let framesPerEvent = 60

  /// The device's time at the start, in seconds since 1970.
  private static let start = HeadlessRun.standardMoment.millisecondsSince1970 / 1000
  /// The time after which everything of the first frame has come to rest.
  private static let settling = Duration.seconds(20)

  /// Makes a session with an activity at rest.
  init(size: CellSize) {
    session = Session(
      .benchmark(size), showing: HeadlessRun.standardMoment, at: .zero)
    apply(
      #""aps":{"timestamp":\#(Self.start),"event":"start","attributes-type":"T","attributes":{},"#
        + #""content-state":{"text":"start"},"alert":{"title":"t","body":"b"}}"#, at: .zero)
    _ = session.frame(at: .zero)
    for real in [Self.settling, Self.settling * 2] {
      session.advance(to: real)
      _ = session.frame(at: real)
    }
    // The device's time stands, so that events alone change the picture.
    _ = session.handle(.pauseClock, at: Self.settling * 2)
  }

  mutating func frame(_ index: Int) -> PlayedFrame {
    let real = Self.settling * 2 + FrameClock.interval * index
    while session.wantsPreparation { session.prepare(at: real) }
    session.advance(to: real)
    if index % Self.framesPerEvent == 1, index != eventIndex {
      eventIndex = index
      // Other letters in each place, so that the whole text changes.
      let letters = (0..<6).map { UInt8(97 + (index / Self.framesPerEvent * 7 + $0) % 26) }
      let text = String(decoding: letters, as: UTF8.self)
      apply(#""update":{"content-state":{"text":"\#(text)"}}"#, at: real)
    }
    let frame = session.frame(at: real)
    return PlayedFrame(
      surface: frame.surface, damage: frame.damage, isMoving: frame.isMoving, isPart: frame.isPart)
  }

  /// Applies a line of the activity.
  private mutating func apply(_ event: String, at real: Duration) {
    let line = #"{"app":"com.a","activity":"1",\#(event)}"# + "\n"
    sources[0].stream.append(Array(line.utf8))
    // The findings on a content come after the frame, as in the program.
    while session.applyNextLine(of: &sources, at: real, defersFindings: true) != nil {}
  }
}

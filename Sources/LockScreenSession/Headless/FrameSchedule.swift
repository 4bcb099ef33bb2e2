import LockScreenUI

/// The frames that a terminal would show of a run, without a terminal and without waiting.
///
/// A frame is taken when the picture changes, and again after each interval as long as something moves; a picture at
/// rest costs none.
public struct FrameSchedule {
  /// The time before a moment from which frames are taken, longer than any transition, so that those under way are whole.
  static let lead = Duration.seconds(2)

  private let interval: Duration
  /// The time before which no frame is taken.
  private let start: Duration
  /// The time of the last frame.
  private var latest: Duration?
  /// The time that was examined last.
  private var time = Duration.zero

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - interval: The time from frame to frame while something moves.
  ///   - start: The time before which no frame is taken.
  public init(interval: Duration = FrameClock.interval, from start: Duration = .zero) {
    self.interval = interval
    self.start = start
  }

  /// Returns the next frame in a span of time, whose end is excluded unless it is also the beginning.
  mutating func next(
    of session: inout Session, from beginning: Duration, to end: Duration
  ) -> (frame: SceneFrame, time: Duration)? {
    guard end >= start else { return nil }
    time = max(beginning, start, time)
    guard time < end || beginning == end else { return nil }
    while true {
      session.advance(to: time)
      let due = session.wantsFrame(at: time) ? max(latest.map { $0 + interval } ?? time, time) : nil
      if due == time {
        latest = time
        return (session.frame(at: time), time)
      }
      let turn = session.nextTurn.flatMap { $0 > time ? $0 : nil }
      guard let next = [due, turn].compactMap({ $0 }).min(), next < end else { return nil }
      time = next
    }
  }
}

import LockScreenUI

/// The frames that a terminal would show of a run, without a terminal and without waiting.
///
/// A frame is taken when the picture changes, and again after each interval as long as something moves; a picture at
/// rest costs none.
public struct FrameSchedule {
  private let interval: Duration
  /// The time of the last frame.
  private var latest: Duration?
  /// The time that was examined last.
  private var time = Duration.zero

  /// Makes a schedule.
  ///
  /// - Parameter interval: The time from frame to frame while something moves.
  public init(interval: Duration = FrameClock.interval) {
    self.interval = interval
  }

  /// Returns the next frame in a span of time, whose end is excluded unless it is also the beginning.
  mutating func next(
    of session: inout Session, from beginning: Duration, to end: Duration
  ) -> (frame: SceneFrame, time: Duration)? {
    time = max(beginning, time)
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

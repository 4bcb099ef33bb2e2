/// When the next frame is due: at once after a rest, and never more often than the eye can use.
struct FrameClock {
  /// 60 frames a second.
  static let interval = Duration.nanoseconds(16_666_667)

  private var lastFrame: Duration?

  /// The earliest time for a frame that is wanted now.
  ///
  /// Frames keep to a beat while they follow one another, so that a late one does not push all others back.
  func nextFrame(at now: Duration) -> Duration {
    guard let lastFrame else { return now }
    return max(lastFrame + Self.interval, now)
  }

  /// A frame was drawn that was due at `due`.
  mutating func frameDrawn(due: Duration, at now: Duration) {
    lastFrame = now - due < Self.interval ? due : now
  }
}

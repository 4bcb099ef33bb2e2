/// The times of frames: at once after a rest, and never more often than the eye can use.
public struct FrameClock {
  /// 60 frames a second.
  public static let interval = Duration.nanoseconds(16_666_667)

  /// The mean time between two changes by a flood: ten contents a second are more than a person reads, and the
  /// frames between them belong to motion.
  public static let newsInterval = Duration.milliseconds(100)

  /// Makes a clock before the first frame.
  public init() {}

  /// The time at which the last frame was due.
  private var beat: Duration?

  /// The earliest time for the next frame; it may be past.
  public var nextFrame: Duration { beat.map { $0 + Self.interval } ?? .zero }

  /// Updates the beat after a frame was drawn.
  ///
  /// Frames keep to a beat while they follow one another, so that a late one does not delay all others.
  public mutating func frameDrawn(at now: Duration) {
    let due = nextFrame
    beat = now - due < Self.interval ? due : now
  }
}

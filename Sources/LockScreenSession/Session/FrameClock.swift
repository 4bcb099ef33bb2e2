/// The times of frames: at once after a rest, and never more often than the eye can use.
public struct FrameClock {
  /// 60 frames a second.
  public static let interval = Duration.nanoseconds(16_666_667)

  /// The mean time between two changes by a flood: ten contents a second are more than a person reads, and the
  /// frames between them belong to motion.
  public static let newsInterval = Duration.milliseconds(100)

  /// The time by which a frame may be early.
  ///
  /// A wait lasts whole milliseconds, and a frame that waited for one more would be late instead.
  public static let earliness = Duration.milliseconds(1)

  /// The shortest time from one frame to the next.
  ///
  /// It holds for a frame that is awaited, which comes amid those of a motion.
  public static let shortestInterval = interval / 2

  /// Makes a clock before the first frame.
  public init() {}

  /// The time at which the last frame was due.
  private var beat: Duration?

  /// Returns the earliest time for the next frame; it may be past.
  ///
  /// - Parameter isAwaited: Whether the frame shows a key or an event, and not motion alone.
  /// - Returns: The time, on the machine's steady clock.
  public func nextFrame(isAwaited: Bool) -> Duration {
    guard let beat else { return .zero }
    return beat + (isAwaited ? Self.shortestInterval : Self.interval - Self.earliness)
  }

  /// Updates the beat after a frame was drawn.
  ///
  /// Frames keep to a beat while they follow one another, so that a late one does not delay all others.
  public mutating func frameDrawn(at now: Duration) {
    let due = beat.map { $0 + Self.interval } ?? .zero
    beat = due - Self.earliness <= now && now - due < Self.interval ? due : now
  }
}

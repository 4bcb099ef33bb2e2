import FeedReports
/// When the next frame is due: at once after a rest, and never more often than the eye can use.
public struct FrameClock {
  /// 60 frames a second.
  public static let interval = Duration.nanoseconds(16_666_667)

  /// How long what happened is shown before what happened next: ten contents a second are more than anybody reads, and
  /// the frames between them are motion's.
  public static let newsInterval = Duration.milliseconds(100)

  /// Makes a clock before the first frame.
  public init() {}

  /// When the last frame was due.
  private var beat: Duration?

  /// The earliest time for the next frame; it may be over.
  public var nextFrame: Duration { beat.map { $0 + Self.interval } ?? .zero }

  /// A frame was drawn.
  ///
  /// Frames keep to a beat while they follow one another, so that a late one does not push all others back.
  public mutating func frameDrawn(at now: Duration) {
    let due = nextFrame
    beat = now - due < Self.interval ? due : now
  }
}

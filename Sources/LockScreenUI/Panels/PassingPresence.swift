import CellUI

/// The opacity of a panel that goes by itself.
struct PassingPresence {
  /// The opacity of the panel.
  private(set) var opacity: MovingNumber
  /// The time at which the panel begins to go.
  private let end: Duration

  /// Shows a panel for a time, in the place of an older one.
  init(
    for length: Duration, replacing old: PassingPresence?, motion: MotionPolicy, at now: Duration
  ) {
    opacity = old?.opacity ?? .fraction(0)
    opacity.move(to: 1, on: motion == .off ? nil : .fade, at: now)
    end = now + length
  }

  /// Fades the panel out at its end, and returns that time while it is ahead.
  mutating func advance(motion: MotionPolicy, at now: Duration) -> Duration? {
    guard now >= end else { return end }
    opacity.move(to: 0, on: motion == .off ? nil : .fade, at: now)
    return nil
  }

  /// Returns whether the panel is gone.
  func isOver(at now: Duration) -> Bool { now >= end && !opacity.isMoving(at: now) }
}

import CellUI
import Compositing

/// A picture of the whole screen on its way into the next one.
struct Dissolve {
  /// What was on the screen when it began.
  let old: Surface
  /// How far it is, `0...1`.
  var progress: MovingNumber
}

extension LockScreen {
  /// Lets what is on the screen dissolve into what comes next.
  ///
  /// One that has hardly begun is not begun anew: it dissolves into what comes next, so that a change in each frame
  /// never holds it up.
  mutating func dissolve(on spring: Spring, at now: Duration) {
    guard motion != .off, hasShown else { return }
    if let dissolve, dissolve.progress.value(at: now) < 0.5 { return }
    var progress = MovingNumber.fraction(0)
    progress.move(to: 1, on: spring, at: now)
    dissolve = Dissolve(old: shown, progress: progress)
  }

  /// Makes the picture to show of the one that was composed, and says where it may differ from the last one.
  mutating func dissolved(damage: [CellRect], at now: Duration) -> [CellRect] {
    guard let dissolve else {
      shown = compositor.surface
      return damage
    }
    let before = shown
    if dissolve.progress.isMoving(at: now) {
      shown = dissolve.old.mixed(
        with: compositor.surface, by: dissolve.progress.value(at: now))
    } else {
      shown = compositor.surface
      self.dissolve = nil
    }
    return shown.difference(from: before)
  }
}

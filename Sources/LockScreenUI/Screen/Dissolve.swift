import CellUI
import Compositing

/// A picture of the whole screen on its way into the next one.
struct Dissolve {
  /// What was on the screen when it began.
  let old: Surface
  /// What is on the screen.
  var shown: Surface
  /// How far it is, `0...1`.
  var progress: MovingNumber

  /// A Boolean value indicating whether more of the old picture is seen than of the next.
  func isYoung(at now: Duration) -> Bool { progress.value(at: now) < 0.5 }
}

extension LockScreen {
  /// Lets what is on the screen dissolve into what comes next.
  mutating func dissolve(on spring: Spring, at now: Duration) {
    guard motion != .off, hasShown else { return }
    let old = dissolve?.shown ?? compositor.surface
    var progress = MovingNumber.fraction(0)
    progress.move(to: 1, on: spring, at: now)
    dissolve = Dissolve(old: old, shown: old, progress: progress)
  }

  /// Where nothing moves, what was there dissolves into what is there now.
  ///
  /// A young dissolve is not begun anew, but leads to what is there now: a change in each frame never holds it up.
  mutating func fadeAll(at now: Duration) {
    guard !look.isAlwaysOn, !(dissolve?.isYoung(at: now) ?? false) else { return }
    dissolve(on: .fade, at: now)
  }

  /// The picture to show when one was composed, and where it may differ from the last one.
  mutating func dissolved(damage: [CellRect], at now: Duration) -> (Surface, [CellRect]) {
    guard var dissolve else { return (compositor.surface, damage) }
    let before = dissolve.shown
    guard dissolve.progress.isMoving(at: now) else {
      self.dissolve = nil
      return (compositor.surface, compositor.surface.difference(from: before))
    }
    dissolve.shown = dissolve.old.mixed(
      with: compositor.surface, by: dissolve.progress.value(at: now))
    self.dissolve = dissolve
    return (dissolve.shown, dissolve.shown.difference(from: before))
  }
}

import CellUI
import ColorScience
import Compositing

/// The picture of the whole screen, which may be dissolving into the next one.
struct ScreenPicture {
  private var compositor: Compositor
  private var dissolve: Dissolve?

  /// A picture on its way into the next one.
  private struct Dissolve {
    /// The picture on the screen when it began.
    let old: Surface
    /// The picture on the screen.
    var shown: Surface
    /// The share of the next picture, `0...1`.
    var progress: MovingNumber
  }

  init(size: CellSize) {
    compositor = Compositor(size: size)
  }

  /// A Boolean value indicating whether an old picture is still seen.
  var isDissolving: Bool { dissolve != nil }

  /// Returns whether more of an old picture is seen than of the next one.
  func showsMostlyOld(at now: Duration) -> Bool {
    dissolve.map { $0.progress.value(at: now) < 0.5 } ?? false
  }

  /// Dissolves the present picture into the next ones.
  ///
  /// - Parameters:
  ///   - spring: The way there.
  ///   - now: The time in which motion runs.
  ///   - depth: The number of colors in which the present picture is shown, where the next ones have more.
  mutating func dissolve(on spring: Spring, at now: Duration, from depth: ColorDepth? = nil) {
    let shown = dissolve?.shown ?? compositor.surface
    let old = depth.map { shown.reduced(to: $0) } ?? shown
    var progress = MovingNumber.fraction(0)
    progress.move(to: 1, on: spring, at: now)
    dissolve = Dissolve(old: old, shown: old, progress: progress)
  }

  /// Returns the picture of a pile of layers, and the parts that may differ from the last one.
  mutating func compose(
    _ layers: [Layer], at now: Duration
  ) -> (surface: Surface, damage: [CellRect]) {
    let damage = compositor.compose(layers)
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

import CellUI
import Compositing

/// The presence of a panel that fades and slides in and out.
struct PanelPresence {
  /// The part that is there, `0...1`.
  private var progress: MovingNumber

  init(isShown: Bool = false) {
    progress = .fraction(isShown ? 1 : 0)
  }

  func isMoving(at now: Duration) -> Bool { progress.isMoving(at: now) }

  /// Lets the panel come in or go, after a delay; without motion, or before anything was shown, it does so at once.
  mutating func move(
    isShown: Bool, after delay: Duration = .zero, in context: ScreenContext, at now: Duration
  ) {
    let pace = context.hasShown && context.motion != .off ? Pace.panel.after(delay) : nil
    progress.move(to: isShown ? 1 : 0, at: pace, now: now)
  }

  /// Returns the panel's layer, faded, and some distance aside unless things stay in their places.
  func moved(
    _ layer: Layer, from side: CellPoint, in context: ScreenContext, at now: Duration
  ) -> Layer {
    let left = 1 - progress.value(at: now)
    guard left > 0 else { return layer }
    var layer = layer.faded(by: context.depth.fading(1 - left))
    guard context.motion.movesThings else { return layer }
    let step = { (cells: Int) in Int((Double(cells) * left).rounded()) }
    layer.origin = layer.origin + CellPoint(column: step(side.column), row: step(side.row))
    return layer
  }
}

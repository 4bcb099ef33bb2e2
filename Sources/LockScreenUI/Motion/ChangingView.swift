import CellUI
import Compositing

/// A view on the screen, at rest or on its way from one content to the next.
struct ChangingView {
  private var layout: ViewLayout
  /// The view at rest, as it was last drawn.
  private var picture: Surface
  /// The layout of that picture, which is an older one while the view changes.
  private var drawn: ViewLayout
  private var change: (transition: LayoutTransition, start: Duration)?
  /// The cells that its contents take at rest, the old and the new one.
  private(set) var restingFrame: CellRect

  /// Makes a view at rest.
  init(_ layout: ViewLayout) {
    self.layout = layout
    picture = layout.surface()
    drawn = layout
    restingFrame = layout.drawnFrame
  }

  /// Makes a view that another one changes into; without one it is at rest.
  init(_ layout: ViewLayout, after former: ChangingView?, motion: ContentMotion, at now: Duration) {
    guard let former else {
      self.init(layout)
      return
    }
    self = former
    update(to: layout, motion: motion, at: now)
  }

  /// Replaces the content; the picture on screen changes into it.
  mutating func update(to layout: ViewLayout, motion: ContentMotion, at now: Duration) {
    guard layout.size != self.layout.size || layout.items != self.layout.items else { return }
    guard motion.policy != .off, isMoving(at: now) || !self.layout.ticksInPlace(to: layout) else {
      self.layout = layout
      return rest()
    }
    let transition =
      change.map { $0.transition.retargeted(to: layout, at: now - $0.start) }
      ?? LayoutTransition(
        from: self.layout, drawnAs: picture, to: layout, motion: motion.policy, alignment: .top,
        spreadsLight: motion.spreadsLight)
    let frame = isMoving(at: now) ? restingFrame : self.layout.drawnFrame
    self.layout = layout
    guard transition.length > .zero else { return rest() }
    change = (transition, now)
    restingFrame = layout.drawnFrame.union(frame)
  }

  /// Ends a change, and draws its result.
  private mutating func rest() {
    change = nil
    // The old content is gone, and its cells with it.
    restingFrame = layout.drawnFrame
    picture = layout.surface(after: drawn, drawnAs: picture)
    drawn = layout
  }

  /// Returns whether the view is on its way to another content.
  func isMoving(at now: Duration) -> Bool {
    change.map { now - $0.start < $0.transition.length } ?? false
  }

  /// Returns the view at a moment.
  mutating func surface(at now: Duration) -> Surface {
    guard let change else { return picture }
    guard isMoving(at: now) else {
      rest()
      return picture
    }
    return change.transition.surface(at: now - change.start)
  }
}

import CellUI
import Compositing

/// A view on the screen, at rest or on its way from one content to the next.
struct ChangingView {
  private var layout: ViewLayout
  /// The view at rest.
  private var picture: Surface
  private var change: (transition: LayoutTransition, start: Duration)?
  /// The cells that its contents take at rest, the old and the new one.
  private(set) var restingFrame: CellRect

  /// Makes a view at rest.
  init(_ layout: ViewLayout) {
    self.init(layout, drawnAs: layout.surface())
  }

  private init(_ layout: ViewLayout, drawnAs picture: Surface) {
    self.layout = layout
    self.picture = picture
    restingFrame = layout.drawnFrame
  }

  /// Replaces the content; the picture on screen changes into it.
  mutating func update(to layout: ViewLayout, motion: MotionPolicy, at now: Duration) {
    guard layout.size != self.layout.size || layout.items != self.layout.items else { return }
    let isTick = !isMoving(at: now) && self.layout.ticksInPlace(to: layout)
    let next = ChangingView(
      layout, drawnAs: layout.surface(after: self.layout, drawnAs: picture))
    guard motion != .off, !isTick else {
      self = next
      return
    }
    let transition =
      change.map { $0.transition.retargeted(to: layout, at: now - $0.start) }
      ?? LayoutTransition(
        from: self.layout, drawnAs: picture, to: layout, motion: motion, alignment: .top)
    let frame = isMoving(at: now) ? restingFrame : self.layout.drawnFrame
    self = next
    guard transition.length > .zero else { return }
    change = (transition, now)
    restingFrame = restingFrame.union(frame)
  }

  /// Replaces the content by that of another view.
  mutating func update(to view: ChangingView, motion: MotionPolicy, at now: Duration) {
    update(to: view.layout, motion: motion, at: now)
  }

  /// Returns whether the view is on its way to another content.
  func isMoving(at now: Duration) -> Bool {
    change.map { now - $0.start < $0.transition.length } ?? false
  }

  /// Returns the view at a moment.
  mutating func surface(at now: Duration) -> Surface {
    guard let change else { return picture }
    guard isMoving(at: now) else {
      self.change = nil
      // The old content is gone, and its cells with it.
      restingFrame = layout.drawnFrame
      return picture
    }
    return change.transition.surface(at: now - change.start)
  }
}

import CellUI
import Compositing

/// A view on the screen: at rest, or on its way from one content to the next.
struct ChangingView {
  private var layout: ViewLayout
  /// The view at rest.
  private var picture: Surface
  private var change: (transition: LayoutTransition, start: Duration)?
  /// Where the contents lie at rest that it is on its way between.
  private(set) var restingFrame: CellRect

  /// A view at rest.
  init(_ layout: ViewLayout) {
    self.layout = layout
    picture = layout.surface()
    restingFrame = layout.drawnFrame
  }

  /// Takes over another content; what is on screen changes into it.
  mutating func update(to layout: ViewLayout, motion: MotionPolicy, at now: Duration) {
    guard layout.size != self.layout.size || layout.items != self.layout.items else { return }
    guard motion != .off else {
      self = ChangingView(layout)
      return
    }
    let transition =
      change.map { $0.transition.retargeted(to: layout, at: now - $0.start) }
      ?? LayoutTransition(from: self.layout, to: layout, motion: motion, alignment: .top)
    let frame = isMoving(at: now) ? restingFrame : self.layout.drawnFrame
    self = ChangingView(layout)
    guard transition.length > .zero else { return }
    change = (transition, now)
    restingFrame = restingFrame.union(frame)
  }

  /// Takes over the content of another view.
  mutating func update(to view: ChangingView, motion: MotionPolicy, at now: Duration) {
    update(to: view.layout, motion: motion, at: now)
  }

  /// A Boolean value indicating whether the view has yet to come to rest.
  func isMoving(at now: Duration) -> Bool {
    change.map { now - $0.start < $0.transition.length } ?? false
  }

  /// The view at a moment.
  mutating func surface(at now: Duration) -> Surface {
    guard isMoving(at: now), let change else {
      self.change = nil
      return picture
    }
    return change.transition.surface(at: now - change.start)
  }
}

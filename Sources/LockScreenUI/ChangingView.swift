import CellUI
import Compositing
import FoundationEssentials

/// A view on the screen: at rest, or on its way from one content to the next.
struct ChangingView {
  /// What is shown, or shall be.
  private(set) var layout: ViewLayout
  private var picture: Surface

  /// A view at rest.
  init(_ layout: ViewLayout) {
    self.layout = layout
    picture = layout.surface()
  }

  /// Takes over another content; what is on screen changes into it.
  mutating func change(to layout: ViewLayout, motion: MotionPolicy, at now: Duration) {
    follow(layout)
  }

  /// Takes over the same content at a later time: a timer has gone on, nothing else has happened.
  mutating func follow(_ layout: ViewLayout) {
    self = ChangingView(layout)
  }

  /// A Boolean value indicating whether the view has yet to come to rest.
  func isMoving(at now: Duration) -> Bool { false }

  /// The view at a moment.
  mutating func surface(at now: Duration) -> Surface {
    picture
  }
}

import CellUI
import ColorScience

/// The change of a card's colors between light and dark.
///
/// The ground goes from the one color to the other. Were the ink to fade against it, both would be the same gray for a
/// moment; so the views change their colors at once, when the new ink is read better than the old one.
struct Tone {
  private let old: StraightRGBA
  private let new: StraightRGBA
  private let oldInk: StraightRGBA?
  private let newInk: StraightRGBA?
  private var progress = MovingNumber.fraction(0)
  /// The views in their new colors, until they are shown.
  private(set) var layout: ViewLayout?

  /// Begins the change from a color, on which there is an ink, to a face's ground.
  init(from old: StraightRGBA, ink: StraightRGBA?, to face: CardFace, at now: Duration) {
    self.old = old
    new = face.ground.color
    (oldInk, newInk) = (ink, face.ink)
    layout = face.content
    progress.move(to: 1, at: .recolor, now: now)
  }

  func isMoving(at now: Duration) -> Bool { progress.isMoving(at: now) }

  /// Returns the color of the ground at a moment.
  func color(at now: Duration) -> StraightRGBA {
    .mix(old, new, by: progress.value(at: now))
  }

  /// The ink of the views that are shown.
  var ink: StraightRGBA? { layout == nil ? newInk : oldInk }

  /// Replaces the views that are not shown yet.
  mutating func update(to layout: ViewLayout) { self.layout = layout }

  /// Returns the views in their new colors, once, when their ink is read better on the ground as it is seen.
  mutating func takeLayout(upon paper: StraightRGBA, at now: Duration) -> ViewLayout? {
    guard let layout else { return nil }
    if isMoving(at: now), let oldInk, let newInk, paper.isOpaque {
      let contrast = { (ink: StraightRGBA) in ink.over(paper).contrastRatio(with: paper) }
      guard contrast(newInk) > contrast(oldInk) else { return nil }
    }
    self.layout = nil
    return layout
  }
}

extension CardFace {
  /// The ink of the card's main text; `nil` for edges.
  var ink: StraightRGBA? { clearButton?.ownInk }
}

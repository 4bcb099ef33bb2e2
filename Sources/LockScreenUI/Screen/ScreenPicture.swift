import CellUI
import ColorScience
import Compositing

/// The picture of the whole screen, which may be dissolving into the next one, or going black before it.
struct ScreenPicture {
  private var compositor: Compositor
  private var dissolve: Dissolve?

  /// A black that falls on an old picture, before the next ones are shown.
  private struct BlackOut {
    let old: Surface
    /// The picture on the screen.
    var shown: Surface
    /// The strength of the black, `0...1`.
    var progress: MovingNumber
  }

  private var blackOut: BlackOut?

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
  var isDissolving: Bool { dissolve != nil || blackOut != nil }

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
    let shown = blackOut?.shown ?? dissolve?.shown ?? compositor.surface
    let old = depth.map { shown.reduced(to: $0) } ?? shown
    blackOut = nil
    var progress = MovingNumber.fraction(0)
    progress.move(to: 1, on: spring, at: now)
    dissolve = Dissolve(old: old, shown: old, progress: progress)
  }

  /// Lets the present picture go black before the next ones are shown.
  mutating func goBlack(at now: Duration) {
    let old = blackOut?.shown ?? dissolve?.shown ?? compositor.surface
    var progress = MovingNumber.fraction(0)
    progress.move(to: 1, at: .blackOut, now: now)
    (blackOut, dissolve) = (BlackOut(old: old, shown: old, progress: progress), nil)
  }

  /// Returns the old picture beneath its black; `nil` once that is over.
  private mutating func composeBlackOut(
    at now: Duration
  ) -> (surface: Surface, damage: [CellRect])? {
    guard var blackOut else { return nil }
    let before = blackOut.shown
    guard blackOut.progress.isMoving(at: now) else {
      self.blackOut = nil
      return (compositor.surface, compositor.surface.difference(from: before))
    }
    blackOut.shown = blackOut.old
    let black = Surface(size: before.size, filledWith: Cell(background: .black))
    blackOut.shown.composite(black, at: .zero, opacity: blackOut.progress.value(at: now))
    self.blackOut = blackOut
    return (blackOut.shown, blackOut.shown.difference(from: before))
  }

  /// Composes a pile of layers before its frame, where the picture dissolves into it anyway.
  mutating func prepare(_ layers: [Layer]) {
    if isDissolving { _ = compositor.compose(layers) }
  }

  /// A Boolean value indicating whether the picture shows its layers in all of its cells.
  var isComplete: Bool { compositor.isComplete }

  /// Composes what a part of the picture has left.
  mutating func composeRest() -> (surface: Surface, damage: [CellRect]) {
    let damage = compositor.composeRest()
    return (compositor.surface, damage)
  }

  /// Composes the picture of a pile of layers.
  ///
  /// - Parameters:
  ///   - layers: The pile, from the farthest layer to the nearest.
  ///   - now: The time in which motion runs.
  ///   - cellMaximum: The most cells that are composed of a large change, unless the whole picture dissolves.
  /// - Returns: The picture, and the parts that may differ from the last one.
  mutating func compose(
    _ layers: [Layer], at now: Duration, cellMaximum: Int = .max
  ) -> (surface: Surface, damage: [CellRect]) {
    let damage = compositor.compose(layers, cellMaximum: isDissolving ? .max : cellMaximum)
    if let black = composeBlackOut(at: now) { return black }
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

import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// The screen of a device on its side, which shows one activity alone (AK 4.28).
///
/// The screen before goes black, and the selected card grows to its place; on the way back it shrinks again.
struct StandByPart: ScreenPart {
  private var scene: StandByScene?
  /// The content of the scene, as long as the screen looks as it did; `nil` where the scene must be made anew.
  private var source: Source?
  /// The place from which the card grows, or to which it shrinks.
  private var other: GrowingGround.End?
  /// The place that a card left behind in StandBy, while the screen comes back.
  private var left: GrowingGround.End?
  /// The part of the way that is done, `0...1`.
  private var progress = MovingNumber.fraction(1)

  var validUntil: Date? { scene?.validUntil }

  func isMoving(at now: Duration) -> Bool {
    progress.isMoving(at: now) || scene?.isMoving(at: now) ?? false
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    source = nil
    if cause == .size { self = StandByPart() }
  }

  /// Shows the activity of StandBy while the device lies on its side.
  mutating func arrange(
    _ content: ScreenContent, in context: ScreenContext, at time: SceneTime
  ) -> Bool {
    guard context.display.isStandBy else {
      scene = nil
      return false
    }
    let source = Source(content.standByActivity)
    if let scene, self.source == source, time.device < scene.validUntil { return false }
    self.source = source
    scene = StandByScene(
      of: content.standByActivity, in: context,
      environment: context.islandEnvironment(at: time.device), after: scene, at: time.motion)
    return false
  }

  /// An activity's content, or none.
  private struct Source: Hashable {
    let id: ActivityID?
    let serial: Int?

    init(_ activity: PresentedActivity?) {
      (id, serial) = (activity?.id, activity?.serial)
    }
  }

  /// Lets the card grow from its place on the upright device, once that has gone black.
  mutating func enter(from card: GrowingGround.End, at now: Duration) {
    (other, left) = (card, nil)
    start(at: now)
  }

  /// Lets the card shrink to its place on the upright device, once StandBy has gone black.
  mutating func leave(for card: GrowingGround.End, from end: GrowingGround.End, at now: Duration) {
    (other, left) = (card, end)
    start(at: now)
  }

  private mutating func start(at now: Duration) {
    progress = .fraction(0)
    progress.move(to: 1, at: Pace.grow.after(Pace.blackOut.length), now: now)
  }

  /// The card's ground in StandBy; `nil` while StandBy is not shown.
  var cardEnd: GrowingGround.End? { scene?.cardEnd }

  /// Returns the layers of the glass, the activity and the clock.
  mutating func layers(in context: ScreenContext, at now: Duration) -> [Layer] {
    let fraction = progress.value(at: now)
    let growth = progress.isMoving(at: now) ? other.map { ($0, fraction) } : nil
    return scene?.layers(strength: context.look.inkStrength, growth: growth, at: now) ?? []
  }

  /// Returns the layers on the upright device while it comes back: the black that lifts, and the card that shrinks.
  func returnLayers(in context: ScreenContext, at now: Duration) -> [Layer] {
    guard let left, let other, progress.isMoving(at: now) else { return [] }
    let fraction = progress.value(at: now)
    let black = Surface(size: context.size, filledWith: Cell(background: .black))
    // The last of the way shows the card itself.
    let (ground, _) = GrowingGround(
      start: left, end: other, edges: context.edges
    ).layer(
      fraction, opacity: max(0, min(1, 6 * fraction, 3 - 3 * fraction)),
      clip: CellRect(origin: .zero, size: context.size))
    return [
      Layer(surface: black, origin: .zero, opacity: max(0, min(1, 1 - fraction))), ground,
    ]
  }
}

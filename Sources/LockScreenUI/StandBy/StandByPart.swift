import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// The screen of a device on its side, which shows one activity alone (AK 4.28).
///
/// The screen before goes black, and the next one comes out of the black, in both directions.
struct StandByPart: ScreenPart {
  private var scene: StandByScene?
  /// The content of the scene, as long as the screen looks as it did; `nil` where the scene must be made anew.
  private var source: Source?
  /// The part of the black that has lifted from the next screen, `0...1`.
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

  /// Lets the black lift from StandBy, or from the upright device, once the screen before has gone black.
  mutating func turn(at now: Duration) {
    progress = .fraction(0)
    progress.move(to: 1, at: Pace.exchange.after(Pace.blackOut.length), now: now)
  }

  /// Returns the layers of the glass, the activity and the clock.
  mutating func layers(in context: ScreenContext, at now: Duration) -> [Layer] {
    scene?.layers(strength: context.look.inkStrength, at: now) ?? []
  }

  /// Returns the black on the whole screen that lifts from it; `nil` once it has.
  func blackLayer(in context: ScreenContext, at now: Duration) -> Layer? {
    guard progress.isMoving(at: now) else { return nil }
    let black = Surface(size: context.size, filledWith: Cell(background: .black))
    let opacity = max(0, min(1, 1 - progress.value(at: now)))
    return Layer(surface: black, origin: .zero, opacity: opacity)
  }
}

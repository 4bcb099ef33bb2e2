import Compositing
import FoundationEssentials

/// The screen of a device on its side, which shows one activity alone (AK 4.28).
struct StandByPart: ScreenPart {
  private var scene: StandByScene?

  var validUntil: Date? { scene?.validUntil }

  func isMoving(at now: Duration) -> Bool { scene?.isMoving(at: now) ?? false }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    if cause == .size { scene = nil }
  }

  /// Shows the activity of StandBy while the device lies on its side.
  mutating func arrange(
    _ content: ScreenContent, in context: ScreenContext, at time: SceneTime
  ) -> Bool {
    guard context.display.isStandBy else {
      scene = nil
      return false
    }
    let next = StandByScene(
      of: content.standByActivity, in: context,
      environment: context.islandEnvironment(at: time.device))
    scene = scene?.changed(into: next, motion: context.contentMotion, at: time.motion) ?? next
    return false
  }

  /// Returns the layers of the glass, the activity and the clock.
  mutating func layers(in context: ScreenContext, at now: Duration) -> [Layer] {
    scene?.layers(strength: context.look.inkStrength, at: now) ?? []
  }
}

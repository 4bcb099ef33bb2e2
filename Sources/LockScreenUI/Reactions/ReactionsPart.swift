import ColorScience
import Compositing
import Theming

/// The moments in which something is thrown over the screen: a goal's confetti.
struct ReactionsPart: ScreenPart {
  private var throwing: (confetti: Confetti, start: Duration)?
  private var count = 0

  func isMoving(at now: Duration) -> Bool {
    throwing.map { now - $0.start < Confetti.length } ?? false
  }

  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    if !isMoving(at: now) { throwing = nil }
    return nil
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    throwing = nil
  }

  /// Throws confetti from a row of the device, unless things rest.
  mutating func celebrate(from row: Int, in context: ScreenContext, at now: Duration) {
    guard context.movesThings, context.isDeviceSeen else { return }
    let size = context.geometry.device.size
    count += 1
    let confetti = Confetti(
      size: size, origin: CellPoint(column: size.columns / 2, row: row),
      colors: Self.colors(in: context), serial: count)
    throwing = (confetti, now)
  }

  /// Returns the confetti before all else on the device.
  func layers(in context: ScreenContext, at now: Duration) -> [Layer] {
    guard let throwing, let surface = throwing.confetti.surface(at: now - throwing.start) else {
      return []
    }
    let device = context.geometry.device
    var layer = Layer(surface: surface, origin: device.origin, clip: device)
    layer.isDust = true
    return [layer]
  }

  /// The theme's tint among the colors of paper: those of the system's palette, in light and dark.
  private static func colors(in context: ScreenContext) -> [StraightRGBA] {
    let paper: [UInt32] =
      context.theme.appearance == .light
      ? [0xFF3B30, 0xFF9500, 0x34C759, 0x007AFF, 0xAF52DE]
      : [0xFF453A, 0xFFD60A, 0x30D158, 0x0A84FF, 0xBF5AF2]
    return [context.look.tint] + paper.map { StraightRGBA(rgb: $0) }
  }
}

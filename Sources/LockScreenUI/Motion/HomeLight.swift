import ColorScience
import Compositing

/// The light that rises from the home indicator when the device is unlocked, and sinks into it when it is locked.
struct HomeLight {
  private var isLocked: Bool?
  /// The part of its way that the light has risen, and its end.
  private var height = MovingNumber.fraction(0)

  /// The strength of the light at its brightest, `0...1`: faint, since it lies over date and digits; cards lie on it.
  private static let strength = 0.22
  /// The part of the device's height that the light rises.
  private static let reach = 0.7

  func isMoving(at now: Duration) -> Bool { height.isMoving(at: now) }

  /// Sends the light up or down when the device was unlocked or locked.
  mutating func update(in context: ScreenContext, at now: Duration) {
    defer { isLocked = context.isLocked }
    // Few colors have no shades of it.
    guard let isLocked, isLocked != context.isLocked, context.movesThings,
      context.depth == .direct24
    else { return }
    height = .fraction(context.isLocked ? 1 : 0)
    height.move(to: context.isLocked ? 0 : 1, at: .rise, now: now)
  }

  /// Returns the light on the glass, beneath the cards; `nil` when it is out.
  func layer(in context: ScreenContext, at now: Duration) -> Layer? {
    guard height.isMoving(at: now) else { return nil }
    let device = context.geometry.device
    let risen = height.value(at: now)
    // It is bright where it begins, and spreads as it goes.
    let strength = Self.strength * (1 - risen * risen)
    let halfRows = Double(2 * device.size.rows)
    let middle = halfRows * (1 - Self.reach * risen)
    let spread = halfRows * (0.06 + 0.18 * risen)
    let halfWidth = Double(device.size.columns) / 2
    var surface = Surface(size: device.size)
    for row in 0..<device.size.rows {
      for column in 0..<device.size.columns {
        let aside = (Double(column) + 0.5 - halfWidth) / (halfWidth * (0.3 + 0.4 * risen))
        let light = { (halfRow: Int) in
          let away = (Double(halfRow) + 0.5 - middle) / spread
          let share = max(0, 1 - away * away) * max(0, 1 - aside * aside)
          return StraightRGBA.white.opacity(strength * share)
        }
        let cell = Cell(upper: light(2 * row), lower: light(2 * row + 1))
        if cell.upper.alpha > 0 || cell.lower.alpha > 0 {
          surface.set(cell, column: column, row: row)
        }
      }
    }
    return Layer(surface: surface, origin: device.origin)
  }
}

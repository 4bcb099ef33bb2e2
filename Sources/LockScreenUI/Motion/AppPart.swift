import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// The app that a tapped card opens: the card grows over the screen, a placeholder shows a moment, and the screen is back.
struct AppPart: ScreenPart {
  /// An open app.
  private struct Opening {
    let ground: GrowingGround
    let place: CellRect
    let placeholder: Surface
    /// The part of the screen that the card has taken, `0...1`.
    var progress = MovingNumber.fraction(0)
    /// The time at which the app closes.
    let end: Duration
  }

  private var opening: Opening?

  /// The time that the placeholder stands.
  private static let pause = Duration.milliseconds(900)

  /// A Boolean value indicating whether an app is open, or on its way.
  var isOpen: Bool { opening != nil }

  func isMoving(at now: Duration) -> Bool { opening?.progress.isMoving(at: now) ?? false }

  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    guard let opening else { return nil }
    if now < opening.end { return opening.end }
    close(in: context, at: now)
    if let progress = self.opening?.progress, progress.target == 0, !progress.isMoving(at: now) {
      self.opening = nil
    }
    return nil
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) { opening = nil }

  /// Opens the app of an activity from its card.
  mutating func open(
    _ activity: PresentedActivity, from card: GrowingGround.End, in context: ScreenContext,
    at time: SceneTime
  ) {
    let device = context.geometry.device
    let color = context.look.plain?.card ?? Self.color(in: context)
    let end = GrowingGround.End(
      rect: OutlineRect(device), color: color, radius: context.geometry.measures.cornerRadius)
    var environment = context.cardEnvironment(at: time.device)
    environment.foregroundStyles[0] = context.look.colorScheme == .light ? .black : .white
    var opening = Opening(
      ground: GrowingGround(start: card, end: end, edges: context.edges), place: device,
      placeholder: AppPlaceholder(of: activity.id.app).surface(
        in: device.size, environment: environment),
      end: time.motion + Pace.grow.length + Self.pause)
    opening.progress.move(to: 1, at: context.movesThings ? .grow : nil, now: time.motion)
    self.opening = opening
  }

  /// Closes the app.
  mutating func close(in context: ScreenContext, at now: Duration) {
    opening?.progress.move(to: 0, at: context.movesThings ? .grow : nil, now: now)
    if !context.movesThings { opening = nil }
  }

  private static func color(in context: ScreenContext) -> StraightRGBA {
    StraightRGBA(rgb: context.look.colorScheme == .light ? 0xF2F2F7 : 0x1C1C1E)
  }

  /// Returns the layers of the ground and of the placeholder on it.
  func layers(in context: ScreenContext, at now: Duration) -> [Layer] {
    guard let opening else { return [] }
    let fraction = opening.progress.value(at: now)
    // Near the card, the card itself is seen.
    let opacity = max(0, min(1, fraction * 4))
    let (ground, rect) = opening.ground.layer(fraction, opacity: opacity, clip: opening.place)
    return [
      ground,
      Layer(
        surface: opening.placeholder, origin: opening.place.origin,
        opacity: max(0, min(1, 2 * fraction - 1)), clip: rect.intersection(opening.place)),
    ]
  }
}

/// The launch screen of an app: a tile with its letter, and its name.
private struct AppPlaceholder {
  private let name: String

  init(of app: BundleID) {
    let last = app.rawValue.split(separator: ".").last.map(String.init) ?? app.rawValue
    name = last.prefix(1).uppercased() + last.dropFirst()
  }

  /// Draws the launch screen on a surface as large as the device.
  func surface(in size: CellSize, environment: EnvironmentValues) -> Surface {
    let view = VStack(spacing: 16) {
      Text(String(name.prefix(1))).font(.system(size: 44, weight: .semibold))
        .foregroundStyle(Color.white).frame(width: 80, height: 80)
        .background(Color(rgba: environment.tint), in: RoundedRectangle(cornerRadius: 20))
      Text(name).fontWeight(.semibold).lineLimit(1)
    }
    let layout = view.layout(
      in: ProposedCells(columns: size.columns - 4, rows: size.rows), environment: environment)
    var surface = Surface(size: size)
    surface.composite(
      layout.surface(),
      at: CellPoint(
        column: (size.columns - layout.size.columns) / 2, row: (size.rows - layout.size.rows) / 2))
    return surface
  }
}

import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Theming

/// The date and the clock's digits, which roll from minute to minute.
struct ClockPart: ScreenPart {
  private(set) var picture: ClockPicture?
  private var digits: ChangingView?
  /// The opacity of date and digits; what lies above them hides them.
  private var opacity = (date: MovingNumber.fraction(1), digits: MovingNumber.fraction(1))
  /// The digits in the wallpaper's colors, with the digits and the scene that they were made of.
  private var vibrant: (source: Surface, scene: Int, result: Surface)?

  /// A Boolean value indicating whether the part shows a date and a time.
  var isArranged: Bool { picture != nil }

  var validUntil: Date? { picture?.validUntil }

  func isMoving(at now: Duration) -> Bool {
    digits?.isMoving(at: now) ?? false || opacity.date.isMoving(at: now)
      || opacity.digits.isMoving(at: now)
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    picture = nil
    if cause == .size { digits = nil }
  }

  /// Shows the time, unless rows that island or banner cover lie upon it.
  mutating func arrange(
    below coveredRows: Double, in context: ScreenContext, at time: SceneTime
  ) -> Bool {
    let picture = updatePicture(in: context, at: time)
    let top = Double(context.geometry.device.origin.row) + coveredRows
    let spring: Spring? = context.movesThings ? .fade : nil
    // Digits that are cut can't be read.
    let areDigitsSeen = top <= Double(picture.digitsOrigin.row)
    opacity.digits.move(to: areDigitsSeen ? 1 : 0, on: spring, at: time.motion)
    // The padlock above the date may be covered.
    let isDateSeen = top <= Double(picture.dateOrigin.row + picture.date.size.rows - 1)
    opacity.date.move(to: isDateSeen ? 1 : 0, on: spring, at: time.motion)
    return false
  }

  private mutating func updatePicture(in context: ScreenContext, at time: SceneTime) -> ClockPicture
  {
    if let picture, time.device < picture.validUntil { return picture }
    let picture = ClockPicture(
      geometry: context.geometry, look: context.look, isLocked: context.isLocked,
      environment: context.cardEnvironment(at: time.device))
    self.picture = picture
    if let layout = picture.digits, digits != nil {
      digits?.update(to: layout, motion: context.contentMotion, at: time.motion)
    } else {
      digits = picture.digits.map { ChangingView($0) }
    }
    return picture
  }

  /// Returns the layers of date and digits.
  mutating func layers(
    before scene: WallpaperScene, clip: CellRect, in context: ScreenContext, at now: Duration
  ) -> [Layer] {
    guard let picture else { return [] }
    let date = Layer(
      surface: picture.date, origin: picture.dateOrigin, opacity: opacity.date.value(at: now),
      clip: clip)
    guard let surface = digits?.surface(at: now) else { return [date] }
    let colored = colored(surface, at: picture.digitsOrigin, before: scene, in: context)
    return [
      date,
      Layer(
        surface: colored, origin: picture.digitsOrigin, opacity: opacity.digits.value(at: now),
        clip: clip),
    ]
  }

  /// Returns the digits, in the wallpaper's colors where the theme's clock is vibrant.
  private mutating func colored(
    _ digits: Surface, at origin: CellPoint, before scene: WallpaperScene,
    in context: ScreenContext
  ) -> Surface {
    guard context.theme.clockStyle == .vibrant, !context.look.isAlwaysOn,
      context.look.plain == nil
    else { return digits }
    if let vibrant, vibrant.scene == scene.serial, vibrant.source == digits {
      return vibrant.result
    }
    let result = digits.vibrant(in: context.theme, before: scene, at: origin)
    vibrant = (digits, scene.serial, result)
    return result
  }
}

import CellUI
import Compositing
import FoundationEssentials
import Theming

/// The date and the clock's digits, which roll from minute to minute.
struct ClockPart: ScreenPart {
  private(set) var picture: ClockPicture?
  private var digits: ChangingView?
  /// The height of the digits, in rows; on its way it is shown in whole ones, since letters between them are blurred.
  private var height = MovingNumber(Double(ClockPicture.digitRows.lowerBound), precision: 1 / 16)
  /// The environment of the digits, and the picture of those on their way to another height.
  private var environment: EnvironmentValues?
  private var passing: (rows: Int, surface: Surface)?
  /// The opacity of date and digits; what lies above them hides them.
  private var opacity = (date: MovingNumber.fraction(1), digits: MovingNumber.fraction(1))
  /// The header that is shown, its layers, and its way into another one.
  private var header: ScreenGeometry.Header?
  private var shownLayers: [Layer] = []
  private var headerChange: HeaderChange?
  private var lock = LockMark()
  /// The digits in the wallpaper's colors, with the digits and the scene that they were made of.
  private var vibrant: (source: Surface, scene: Int, result: Surface)?

  /// A Boolean value indicating whether the part shows a date and a time.
  var isArranged: Bool { picture != nil }

  /// The row of the terminal in which date and digits end; `nil` before they are arranged.
  var end: Int? {
    picture.map {
      $0.digits == nil
        ? $0.dateOrigin.row + $0.date.size.rows : $0.digitsOrigin.row + Int(height.target)
    }
  }

  var validUntil: Date? { picture?.validUntil }

  func isMoving(at now: Duration) -> Bool {
    lock.isMoving(at: now) || headerChange?.isMoving(at: now) ?? false
      || digits?.isMoving(at: now) ?? false || opacity.date.isMoving(at: now)
      || opacity.digits.isMoving(at: now) || height.isMoving(at: now)
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    picture = nil
    if cause != .colors { (header, headerChange) = (nil, nil) }
    if cause == .size { digits = nil }
  }

  /// Shows the time, unless rows that island or banner cover lie on it; the digits fill the room above the first card.
  mutating func arrange(
    below coveredRows: Double, above firstCard: Double?, in context: ScreenContext,
    at time: SceneTime
  ) -> Bool {
    // Few colors have one ground for the header, which ends where cards may begin.
    let rows =
      context.look.plain == nil
      ? Double(ClockPicture.digitRows(above: firstCard, in: context.geometry))
      : Double(ClockPicture.digitRows.lowerBound)
    if rows != height.target {
      // Cards that come wait until it has given way, and it waits until those are gone whose room it takes.
      let pace = Pace.makeRoom.after(rows < height.target ? .zero : Pace.depart.length)
      height.move(to: rows, at: context.movesThings ? pace : nil, now: time.motion)
      (picture, digits, passing) = (nil, nil, nil)
    }
    let header = context.geometry.header
    let changesHeader = self.header.map { $0 != header } ?? false
    if changesHeader {
      picture = nil
      headerChange = context.movesThings ? HeaderChange(from: shownLayers, at: time.motion) : nil
    }
    self.header = header
    let switchesLock = lock.update(isLocked: context.isLocked, in: context, at: time.motion)
    let picture = updatePicture(in: context, at: time)
    let top = Double(context.geometry.device.origin.row) + coveredRows
    let spring: Spring? = context.movesThings ? .fade : nil
    // Digits that are cut can't be read.
    let areDigitsSeen = top <= Double(picture.digitsOrigin.row)
    opacity.digits.move(to: areDigitsSeen ? 1 : 0, on: spring, at: time.motion)
    // The padlock above the date may be covered.
    let isDateSeen = top <= Double(picture.dateOrigin.row + picture.date.size.rows - 1)
    opacity.date.move(to: isDateSeen ? 1 : 0, on: spring, at: time.motion)
    return switchesLock || changesHeader && !context.movesThings
  }

  private mutating func updatePicture(in context: ScreenContext, at time: SceneTime) -> ClockPicture
  {
    if let picture, time.device < picture.validUntil { return picture }
    let environment = context.clockEnvironment(at: time.device)
    let picture = ClockPicture(
      geometry: context.geometry, look: context.look, digitRows: Int(height.target),
      environment: environment)
    (self.picture, self.environment, passing) = (picture, environment, nil)
    if let layout = picture.digits, digits != nil {
      digits?.update(to: layout, motion: context.contentMotion, at: time.motion)
    } else {
      digits = picture.digits.map { ChangingView($0) }
    }
    return picture
  }

  /// Returns the layers of lock, date and digits.
  mutating func layers(
    before scene: WallpaperScene, clip: CellRect, in context: ScreenContext, at now: Duration
  ) -> [Layer] {
    let layers = headerLayers(before: scene, clip: clip, in: context, at: now)
    if headerChange?.isMoving(at: now) != true { headerChange = nil }
    shownLayers = headerChange?.layers(toward: layers, in: context.depth, at: now) ?? layers
    return shownLayers
  }

  private mutating func headerLayers(
    before scene: WallpaperScene, clip: CellRect, in context: ScreenContext, at now: Duration
  ) -> [Layer] {
    guard let picture else { return [] }
    let dateOpacity = context.depth.fading(opacity.date.value(at: now))
    let lock = lock.layer(
      beside: picture, opacity: dateOpacity, clip: clip, in: context, at: now)
    let date = Layer(
      surface: picture.date, origin: picture.dateOrigin, opacity: dateOpacity, clip: clip)
    let head = [date, lock].compactMap { $0 }
    guard let surface = digitsSurface(in: context, at: now) else { return head }
    let colored = colored(surface, at: picture.digitsOrigin, before: scene, in: context)
    return head + [
      Layer(
        surface: colored, origin: picture.digitsOrigin,
        opacity: context.depth.fading(opacity.digits.value(at: now)), clip: clip)
    ]
  }

  private mutating func digitsSurface(in context: ScreenContext, at now: Duration) -> Surface? {
    let rows = Int(height.value(at: now).rounded())
    guard rows != Int(height.target), digits != nil, let environment else {
      return digits?.surface(at: now)
    }
    if let passing, passing.rows == rows { return passing.surface }
    let surface = ClockPicture.digits(
      rows: rows, in: context.geometry, look: context.look, environment: environment
    ).surface()
    passing = (rows, surface)
    return surface
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

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
  /// The opacity of date and digits, which have no place beside what lies over the screen's upper part.
  private var opacity = MovingNumber.fraction(1)
  /// The header that is shown, its layers, and its way into another one.
  private var header: ScreenGeometry.Header?
  private var shownLayers: [Layer] = []
  private var headerChange: HeaderChange?
  private var lock = LockMark()
  /// A Boolean value indicating whether the rows above the date are free for the lock.
  private var hasLock = true
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
      || digits?.isMoving(at: now) ?? false || opacity.isMoving(at: now)
      || height.isMoving(at: now)
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    picture = nil
    if cause != .colors { (header, headerChange) = (nil, nil) }
    if cause == .size { digits = nil }
  }

  /// Shows the time below the rows that island or banner cover, unless there is no room; the digits fill the room above the
  /// first card.
  mutating func arrange(
    below coveredRows: Double, above firstCard: Double?, in context: ScreenContext,
    at time: SceneTime
  ) -> Bool {
    let geometry = context.geometry
    let place = geometry.header(
      below: Double(geometry.device.origin.row) + coveredRows,
      above: firstCard ?? Double(geometry.cards.rowRange.upperBound))
    let header = place?.header ?? geometry.header
    let changesHeader = self.header.map { $0 != header } ?? false
    // Few colors have one ground for the header, which ends where cards may begin.
    let rows =
      context.look.plain == nil
      ? Double(ClockPicture.digitRows(of: header, above: firstCard, in: geometry))
      : Double(ClockPicture.digitRows.lowerBound)
    if rows != height.target {
      // Cards that come wait until it has given way, and it waits until those are gone whose room it takes.
      let pace = Pace.makeRoom.after(rows < height.target ? .zero : Pace.depart.length)
      let isMoved = context.movesThings && !changesHeader
      height.move(to: rows, at: isMoved ? pace : nil, now: time.motion)
      (picture, digits, passing) = (nil, nil, nil)
    }
    if changesHeader {
      picture = nil
      headerChange = context.movesThings ? HeaderChange(from: shownLayers, at: time.motion) : nil
    }
    self.header = header
    hasLock = place?.hasLock ?? false
    let switchesLock = lock.update(isLocked: context.isLocked, in: context, at: time.motion)
    updatePicture(of: header, in: context, at: time)
    opacity.move(
      to: place == nil ? 0 : 1, on: context.movesThings ? .fade : nil, at: time.motion)
    return switchesLock || changesHeader && !context.movesThings
  }

  private mutating func updatePicture(
    of header: ScreenGeometry.Header, in context: ScreenContext, at time: SceneTime
  ) {
    if let picture, time.device < picture.validUntil { return }
    let environment = context.clockEnvironment(at: time.device)
    let picture = ClockPicture(
      header: header, geometry: context.geometry, look: context.look,
      digitRows: Int(height.target), environment: environment)
    (self.picture, self.environment, passing) = (picture, environment, nil)
    if let layout = picture.digits, digits != nil {
      digits?.update(to: layout, motion: context.contentMotion, at: time.motion)
    } else {
      digits = picture.digits.map { ChangingView($0) }
    }
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
    let opacity = context.depth.fading(opacity.value(at: now))
    let lock =
      hasLock
      ? lock.layer(beside: picture, opacity: opacity, clip: clip, in: context, at: now) : nil
    let date = Layer(
      surface: picture.date, origin: picture.dateOrigin, opacity: opacity, clip: clip)
    let head = [date, lock].compactMap { $0 }
    guard let surface = digitsSurface(in: context, at: now) else { return head }
    let colored = colored(surface, at: picture.digitsOrigin, before: scene, in: context)
    return head + [
      Layer(surface: colored, origin: picture.digitsOrigin, opacity: opacity, clip: clip)
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

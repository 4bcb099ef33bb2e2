public import ColorScience
import StrictJSON

/// A picture made of colors: a ground, lights on it, and scenery on those.
///
/// It is a pure function of a size and of its drift; its noise has a seed.
public struct Wallpaper: Hashable, Sendable {
  static let object = ThemeObject(
    "wallpaper",
    "A ground, which is one of \(WallpaperGround.names.joined(separator: ", ")), "
      + "and pictures on it",
    WallpaperGround.keys + [
      ThemeKey(
        "glows", .objects(Glow.object, 0...16), else: .described("none"),
        "lights on the ground, the lowest first"),
      ThemeKey(
        "scenery", .choices(SceneryKind.all.map { $0.object }, 0...24), else: .described("none"),
        "pictures on the lights, the farthest first"),
      ThemeKey(
        "drift", .number(10...86_400), else: .described("still"),
        "seconds in which it moves and comes back"),
      ThemeKey(
        "stage", .object(WallpaperStage.object), else: .described("none"),
        "the band that moves between clock and cards"),
      ThemeKey(
        "poster", .objects(PosterColor.object, PosterColor.count), else: .described("derived"),
        "its colors on terminals of 16 and 8"),
    ])

  let ground: WallpaperGround
  /// The lights, the lowest first.
  let glows: [Glow]
  /// The pictures on the lights, the farthest first.
  let scenery: [AnyScenery]
  /// The time in which a drifting wallpaper comes back to its start; `nil` for one that stands.
  public let drift: Duration?
  /// The band of its subjects; `nil` for a wallpaper whose parts all keep their places.
  private let stage: WallpaperStage?
  /// Its colors on terminals of 16 and 8; empty where they are to be derived.
  public let poster: [PosterColor]

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, Self.object)
    ground = try WallpaperGround(fields)
    glows = try fields.objects("glows") { value throws(JSONFault) in
      Glow(values: try ThemeValues(value, Glow.object))
    }
    scenery = try fields.objects("scenery", SceneryKind.read)
    guard scenery.reduce(0, { $0 + $1.scenery.coverage }) <= Double(Self.coverageMaximum) else {
      throw try fields.value("scenery").fault(
        expected:
          "specks that cover the picture \(Self.coverageMaximum) times at most, so fewer or smaller ones"
      )
    }
    drift = fields.has("drift") ? .seconds(try fields.number("drift")) : nil
    poster = try fields.objects("poster") { value throws(JSONFault) in try PosterColor(value) }
    stage = fields.has("stage") ? try WallpaperStage(fields.value("stage")) : nil
  }

  /// The number of pictures that a wallpaper's specks may cover in all, since each of them is painted on its own.
  public static let coverageMaximum = 100

  /// The names of its parts: the kind of ground first, then keys of the theme file.
  public var ingredients: [String] {
    [ground.name] + (glows.isEmpty ? [] : ["glows"]) + scenery.map(\.name)
  }

  /// A Boolean value indicating whether its subjects move to the free part of the screen.
  public var hasSubjects: Bool { stage != nil }

  /// A Boolean value indicating whether its lights brighten with an alert.
  public var answersAlerts: Bool { scenery.contains { $0.scenery.answersAlerts } }

  /// Paints the wallpaper in squares of half a row (8 points); equal arguments give equal pictures.
  ///
  /// - Parameters:
  ///   - columns: The width, in squares, which is that in cells.
  ///   - rows: The height, in squares: two for each row of cells.
  ///   - moment: The state of its parts that move.
  /// - Returns: The colors.
  public func grid(columns: Int, rows: Int, at moment: WallpaperMoment = WallpaperMoment())
    -> ColorGrid
  {
    painted(columns: columns, rows: rows, at: moment).grid()
  }

  /// Paints the wallpaper with the glyphs on it, for a size in cells.
  public func picture(columns: Int, rows: Int, at moment: WallpaperMoment = WallpaperMoment())
    -> WallpaperPicture
  {
    let canvas = painted(columns: columns, rows: 2 * rows, at: moment)
    let symbols = scenery.flatMap { $0.scenery.symbols(columns: columns, rows: rows) }
    return WallpaperPicture(
      grid: canvas.grid(), cuts: canvas.cuts(), symbols: canvas.symbols() + symbols)
  }

  private func painted(columns: Int, rows: Int, at moment: WallpaperMoment) -> WallpaperCanvas {
    var canvas = WallpaperCanvas(
      columns: columns, rows: rows, phase: drift == nil ? 0 : moment.phase,
      staging: WallpaperStaging(stage, to: moment.free), excitement: moment.excitement)
    ground.paint(on: &canvas)
    for glow in glows { glow.paint(on: &canvas) }
    for element in scenery { element.scenery.paint(on: &canvas) }
    return canvas
  }
}

// MARK: - Drifting

extension Wallpaper {
  /// The most pictures of a round: neighbors are so alike that the step is not seen.
  private static let stepsPerRound = 240
  /// The shortest time between two pictures, since a wallpaper is no reason to wake more often.
  private static let stepMinimum = Duration.seconds(1)

  /// The pictures of a slowing drift before their time first doubles, and twice the pictures of each doubling after it.
  public static let slowingStepCount = 240

  private static func step(of drift: Duration) -> Duration {
    max(drift / stepsPerRound, stepMinimum)
  }

  /// The time from which a slowing drift has fewer pictures; `nil` for a wallpaper that stands.
  public var slowingStart: Duration? { drift.map { Self.step(of: $0) * Self.slowingStepCount } }

  /// The fraction of its round that a drifting wallpaper has gone after a time, `0..<1`, and the time of the next picture.
  ///
  /// - Parameters:
  ///   - time: The time since the beginning.
  ///   - isSlowing: A Boolean value indicating whether pictures come half as often with each doubling of the time, so that
  ///     a day has few of them.
  /// - Returns: `nil` for a wallpaper that stands.
  public func phase(at time: Duration, isSlowing: Bool = false) -> (phase: Double, next: Duration)?
  {
    guard let drift else { return nil }
    var step = Self.step(of: drift)
    while isSlowing, time >= step * Self.slowingStepCount { step *= 2 }
    let count = (max(time, .zero) / step).rounded(.down)
    let turns = count * (step / drift)
    return (turns - turns.rounded(.down), step * (count + 1))
  }
}

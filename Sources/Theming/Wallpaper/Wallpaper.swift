public import ColorScience

/// A picture made of colors: a ground, lights upon it, and scenery upon those.
///
/// It is a pure function of a size and of how far it has drifted; nothing in it is left to chance.
public struct Wallpaper: Hashable, Sendable {
  /// What everything else is painted upon.
  let ground: WallpaperGround
  /// The lights, the first one lowest.
  let glows: [Glow]
  /// What is painted upon the lights, the first one farthest away.
  let scenery: [Scenery]
  /// How long a drifting wallpaper takes to come back to where it was; `nil` for one that stands.
  public let drift: Duration?

  /// A light that fades from its middle outward.
  struct Glow: Hashable, Sendable {
    /// The color, whose alpha is the strength in the middle.
    let color: StraightRGBA
    /// The middle, as a fraction of the width.
    let x: Double
    /// The middle, as a fraction of the height.
    let y: Double
    /// Where it has faded, as a fraction of the height.
    let radius: Double
  }

  /// What it is made of, as the theme's file calls it: the ground first.
  public var ingredients: [String] {
    [ground.name] + (glows.isEmpty ? [] : ["glows"]) + scenery.map(\.key.rawValue)
  }

  /// Paints the wallpaper in squares of half a row (8 points); equal arguments give equal pictures.
  ///
  /// - Parameters:
  ///   - columns: The width, in squares, which is that in cells.
  ///   - rows: The height, in squares: two for each row of cells.
  ///   - phase: How far a drifting one has gone on its round, `0..<1`.
  /// - Returns: The colors.
  public func grid(columns: Int, rows: Int, phase: Double = 0) -> ColorGrid {
    painted(columns: columns, rows: rows, phase: phase).grid()
  }

  /// Paints the wallpaper with the glyphs that stand upon it, for a size in cells.
  public func picture(columns: Int, rows: Int, phase: Double = 0) -> WallpaperPicture {
    let canvas = painted(columns: columns, rows: 2 * rows, phase: phase)
    let symbols = scenery.flatMap { element -> [WallpaperPicture.Symbol] in
      guard case .emoji(let pattern) = element else { return [] }
      return pattern.symbols(columns: columns, rows: rows)
    }
    return WallpaperPicture(grid: canvas.grid(), symbols: canvas.symbols() + symbols)
  }

  private func painted(columns: Int, rows: Int, phase: Double) -> WallpaperCanvas {
    var canvas = WallpaperCanvas(columns: columns, rows: rows, phase: drift == nil ? 0 : phase)
    ground.paint(on: &canvas)
    for glow in glows { glow.paint(on: &canvas) }
    for element in scenery { element.paint(on: &canvas) }
    return canvas
  }
}

/// A painted wallpaper.
public struct WallpaperPicture: Hashable, Sendable {
  /// A glyph that stands upon the colors: an emoji, a star.
  public struct Symbol: Hashable, Sendable {
    /// The text of one glyph.
    public let text: String
    /// Cells from the left.
    public let column: Int
    /// Cells from the top.
    public let row: Int
    /// The ink's color, opaque; `nil` for what brings its own.
    public var color: StraightRGBA?
  }

  /// The colors, two rows of them for each row of cells.
  public let grid: ColorGrid
  /// The glyphs upon them.
  public let symbols: [Symbol]
}

// MARK: - Drifting

extension Wallpaper {
  /// How many pictures a round has at most: neighbors are so alike that nobody sees the step.
  private static let stepsPerRound = 240
  /// A wallpaper is no reason to wake up more often than this.
  private static let stepMinimum = Duration.seconds(1)

  /// How long one picture of a drifting wallpaper stands; `nil` for one that does not drift.
  public var driftStep: Duration? {
    drift.map { max($0 / Self.stepsPerRound, Self.stepMinimum) }
  }

  /// Which picture of its round a drifting wallpaper has reached after a time, `0..<1`, and when the next one comes.
  public func phase(at time: Duration) -> (phase: Double, next: Duration)? {
    guard let drift, let step = driftStep else { return nil }
    let count = (max(time, .zero) / step).rounded(.down)
    let turns = count * (step / drift)
    return (turns - turns.rounded(.down), step * (count + 1))
  }
}

import StrictJSON

/// The band of a wallpaper's picture in which its subjects stand, as fractions of the height: a sun, a planet, a ridge.
///
/// On a screen the band moves to the part that clock and cards leave free, and the rest of the picture follows.
struct WallpaperStage: Hashable, Sendable {
  static let object = ThemeObject(
    "stage", "The band of the picture that moves to the free part between clock and cards",
    [
      .number("top", 0.01...0.98, "as a fraction of the height"),
      .number("bottom", 0.02...0.99, "as a fraction of the height, below the top"),
    ])

  let top: Double
  let bottom: Double

  init(_ json: JSONValue) throws(JSONFault) {
    let fields = try ThemeFields(json, Self.object)
    (top, bottom) = (try fields.number("top"), try fields.number("bottom"))
    guard top < bottom else {
      throw try fields.value("bottom").fault(expected: "a place below the top")
    }
  }
}

/// The way from the heights of a theme's file to those of a picture.
struct WallpaperStaging: Hashable, Sendable {
  /// The heights of the file.
  static let still = WallpaperStaging()
  /// The factors on the sizes of subjects, so that a small band keeps them seen and a large one no poster.
  private static let scales: ClosedRange<Float> = 0.45...1.15
  /// The least height of the band in a picture.
  private static let leastHeight = 0.06

  /// The borders of the band in the file, and in the picture.
  private let designed: ClosedRange<Float>
  private let shown: ClosedRange<Float>
  /// The factor on the sizes of subjects.
  let scale: Float

  private init() { (designed, shown, scale) = (0...1, 0...1, 1) }

  /// Moves a stage to a free part of the picture, as fractions of the height; values that are no numbers move nothing.
  init(_ stage: WallpaperStage?, to free: ClosedRange<Double>?) {
    guard let stage, let free, free.lowerBound.isFinite, free.upperBound.isFinite else {
      self = .still
      return
    }
    let top = min(max(0.01, free.lowerBound), 0.98 - Self.leastHeight)
    let bottom = min(max(top + Self.leastHeight, free.upperBound), 0.99)
    designed = Float(stage.top)...Float(stage.bottom)
    shown = Float(top)...Float(bottom)
    let ratio = Float((bottom - top) / (stage.bottom - stage.top))
    scale = min(max(ratio, Self.scales.lowerBound), Self.scales.upperBound)
  }

  /// A Boolean value indicating whether every height is the file's.
  private var isStill: Bool { designed == shown }

  /// Returns the height in the picture of one in the file.
  func height(of y: Float) -> Float {
    isStill ? y : Self.mapped(y, from: designed, to: shown)
  }

  /// Returns the height in the file of one in the picture.
  func source(of y: Float) -> Float {
    isStill ? y : Self.mapped(y, from: shown, to: designed)
  }

  /// Returns the middle and the radius in the picture of a disc.
  ///
  /// A disc on the stage keeps below its top, where the clock is, and rises from behind the cards where the room is
  /// too low for it. One whose middle is below the picture is ground: its rim moves, and its size stays.
  func disc(y: Float, radius: Float) -> (y: Float, radius: Float) {
    guard !isStill else { return (y, radius) }
    guard y < 1 else { return (height(of: y - radius) + radius, radius) }
    let size = radius * scale
    let middle = height(of: y)
    guard designed.contains(y) else { return (middle, size) }
    return (max(middle, shown.lowerBound + size), size)
  }

  private static func mapped(
    _ y: Float, from start: ClosedRange<Float>, to end: ClosedRange<Float>
  ) -> Float {
    if y <= 0 || y >= 1 { return y }
    if y < start.lowerBound { return y / start.lowerBound * end.lowerBound }
    if y > start.upperBound {
      let way = (y - start.upperBound) / (1 - start.upperBound)
      return end.upperBound + way * (1 - end.upperBound)
    }
    let way = (y - start.lowerBound) / (start.upperBound - start.lowerBound)
    return end.lowerBound + way * (end.upperBound - end.lowerBound)
  }
}

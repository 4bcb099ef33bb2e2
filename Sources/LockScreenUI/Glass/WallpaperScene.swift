import ColorScience
import Compositing
import Theming

/// The wallpaper of a device, plain and seen through frosted glass, both as large as the device.
struct WallpaperScene {
  var wallpaper: Surface
  var frost: FrostedGlass
  /// The glyphs that stand on the wallpaper where it is not covered.
  var symbols: [WallpaperPicture.Symbol]
  /// The place of the device's corner on the screen.
  let origin: CellPoint
  /// A number that differs for each scene.
  private(set) var serial: Int

  /// A half row is 8 points high, and a column 8 points wide.
  private static let pointsPerSquare = 8.0

  /// Paints the wallpaper of a device for everything that stands before it.
  init(
    in context: ScreenContext, at moment: WallpaperMoment = WallpaperMoment(), serial: Int = 0
  ) {
    // The wallpaper stays as it is while a list takes the clock's room.
    let (geometry, look) = (context.geometryBelowClock, context.look)
    self = WallpaperScene(
      of: context.theme, size: geometry.device.size, sparing: geometry.quietPlaces, at: moment,
      hasQuarters: context.depth == .direct24 && context.hasHalfRows, veil: look.veil,
      origin: geometry.device.origin, serial: serial
    ).limited(to: context.depth, style: look.plain, headerRows: geometry.headerRows)
  }

  /// Paints a wallpaper of any size, without its glyphs in some places.
  init(
    of theme: Theme, size: CellSize, sparing places: [CellRect],
    at moment: WallpaperMoment = WallpaperMoment(), hasQuarters: Bool = false,
    veil: StraightRGBA? = nil, origin: CellPoint = .zero, serial: Int = 0
  ) {
    let picture = theme.wallpaper.picture(columns: size.columns, rows: size.rows, at: moment)
    var wallpaper = Surface(picture.grid)
    if hasQuarters { wallpaper.draw(picture.cuts, of: picture.grid) }
    if let veil { wallpaper.dim(with: veil) }
    let blur = theme.material.blur / Self.pointsPerSquare
    frost = FrostedGlass(size: wallpaper.size) {
      let colors = picture.grid.blurred(radius: blur, pairsRows: true).colors
      return veil.map { veil in colors.map { veil.over($0) } } ?? colors
    }
    symbols = picture.symbols.filter { symbol in
      let place = symbol.rect
      // A wide glyph that the edge would cut in half is left out.
      return place.intersection(wallpaper.bounds) == place
        && places.allSatisfy { $0.intersection(place).isEmpty }
    }.map { symbol in
      var symbol = symbol
      if let veil { symbol.color = symbol.color.map { veil.over($0) } }
      return symbol
    }
    self.wallpaper = wallpaper
    self.origin = origin
    self.serial = serial
  }
}

extension WallpaperScene {
  /// Returns the scene on its way to another of the same size: 0 gives this one, 1 the other.
  func mixed(with other: WallpaperScene, by fraction: Double, serial: Int) -> WallpaperScene {
    guard fraction > 0, wallpaper.size == other.wallpaper.size else { return self }
    var scene = fraction < 0.5 ? self : other
    scene.wallpaper = wallpaper.mixed(with: other.wallpaper, by: fraction)
    scene.frost = frost.mixed(with: other.frost, by: fraction)
    scene.serial = serial
    return scene
  }
}

extension Surface {
  /// Lays a color over grounds and ink alike.
  fileprivate mutating func dim(with veil: StraightRGBA) {
    composite(Surface(size: size, filledWith: Cell(background: veil)), at: .zero)
  }
}

extension ScreenGeometry {
  /// The places of the device's own marks, which a wallpaper's glyphs keep away from; from the device's corner.
  var quietPlaces: [CellRect] {
    let columns = device.size.columns
    let last = device.size.rows - 1
    // Above is the status bar, below are the home bar and the round corners.
    var places = [
      CellRect(column: 0, row: 0, columns: columns, rows: 3),
      CellRect(column: 0, row: last, columns: columns, rows: 1),
      CellRect(column: 0, row: last - 2, columns: 3, rows: 3),
      CellRect(column: columns - 3, row: last - 2, columns: 3, rows: 3),
    ]
    switch header {
    case .line(let row):
      places.append(CellRect(column: 0, row: row - device.origin.row, columns: columns, rows: 1))
    case .clock(let dateRow, let clockRow):
      // The padlock stands above the date; date and digits take five sixths of the width at most.
      let top = dateRow - device.origin.row - 3
      let side = columns / 12
      places.append(
        CellRect(
          column: side, row: top, columns: columns - 2 * side,
          rows: clockRow - device.origin.row + ClockPicture.digitRows.upperBound + 1 - top))
    }
    if let torchRow {
      let row = torchRow - device.origin.row
      places.append(CellRect(column: 3, row: row - 1, columns: 8, rows: 3))
      places.append(CellRect(column: columns - 11, row: row - 1, columns: 8, rows: 3))
    }
    return places
  }
}

import ColorScience

extension CellReducer {
  /// Returns a cell of a surface as it is to be reduced: an antialiased edge gets two colors that do not turn to mud.
  ///
  /// The ink and the ground of an edge's mask are mixtures of the colors at its sides. Where the palette has no color
  /// between those two, the nearest one may have a hue of neither; such a mixture becomes the side that it is nearer to,
  /// which leaves the mask with hard edges.
  ///
  /// - Complexity: Constant for an edge, nothing for other cells and where every color can be shown.
  public mutating func edgeResolved(column: Int, row: Int, of surface: Surface) -> Cell {
    let cell = surface[column, row]
    guard depth.palette != nil, cell.glyph.isMask else { return cell }
    let sides = EdgeSides(column: column, row: row, of: surface)
    guard !sides.colors.isEmpty else { return cell }
    let paper = cell.meanBackground
    let ink = cell.foreground.isOpaque ? cell.foreground : cell.foreground.over(paper)
    var resolved = cell
    let ground = settled(paper, between: sides)
    (resolved.upper, resolved.lower) = (ground, ground)
    resolved.foreground = settled(ink, between: sides)
    guard resolved.foreground != ground else { return Cell(glyph: .space, background: ground) }
    return resolved
  }

  /// Returns the cells that may look different once those of a rectangle have changed: an edge depends on the cells around.
  public func reach(of damage: CellRect) -> CellRect {
    depth.palette == nil || damage.isEmpty ? damage : damage.inset(columns: -1, rows: -1)
  }

  /// Returns the reduced form of a cell of a surface.
  public mutating func reduced(column: Int, row: Int, of surface: Surface) -> ReducedCell {
    reduced(edgeResolved(column: column, row: row, of: surface))
  }

  /// Returns the palette's color for a mixture where it lies between those of its sides, else that of the nearer side.
  private mutating func settled(
    _ mixture: StraightRGBA, between sides: EdgeSides
  ) -> StraightRGBA {
    var best: (first: StraightRGBA, second: StraightRGBA, distance: Float)?
    for (index, first) in sides.colors.enumerated() {
      for second in sides.colors[index...] {
        // Colors lie on others in sRGB, so their mixtures are on a straight way there.
        let distance = mixture.channels.distance(toWayFrom: first.channels, to: second.channels)
        if distance < best?.distance ?? .infinity { best = (first, second, distance) }
      }
    }
    // A color of its own, such as a letter's, is no mixture of what surrounds it.
    guard let best, best.distance < Self.mixtureReach else { return mixture }
    let place = Oklab(mixture).axes
    let (first, second) = (Oklab(best.first).axes, Oklab(best.second).axes)
    let nearer = place.distance(to: first) <= place.distance(to: second) ? best.first : best.second
    let own = Oklab(shown(mixture)).axes
    let (shownFirst, shownSecond) = (Oklab(shown(best.first)).axes, Oklab(shown(best.second)).axes)
    let isBetween = own.distance(toWayFrom: shownFirst, to: shownSecond) < Self.mudReach
    let isNearer =
      own.distance(to: place)
      < min(shownFirst.distance(to: place), shownSecond.distance(to: place))
    if isBetween && isNearer { return shown(mixture) }
    // The whole blocks of a large letter are ink, so its edge takes the color that ink takes.
    return sides.inks.contains(nearer) ? nearer : shown(nearer)
  }

  /// The largest distance of a mixture from the straight way between its two colors, in channels of `0...1`.
  private static let mixtureReach: Float = 0.05
  /// The largest distance in Oklab of a shown color from the way between two, beyond which it has a hue of its own.
  private static let mudReach: Float = 0.045
}

/// The colors around an edge's cell, each once: those of cells that are no edges themselves.
private struct EdgeSides {
  private(set) var colors: [StraightRGBA] = []
  /// Those that are the ink of whole blocks.
  private(set) var inks: [StraightRGBA] = []

  /// The most colors that are told apart.
  private static let countMaximum = 6

  init(column: Int, row: Int, of surface: Surface) {
    let around = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)]
    for (across, down) in around {
      let place = CellPoint(column: column + across, row: row + down)
      guard surface.bounds.contains(place) else { continue }
      let cell = surface[place.column, place.row]
      guard !cell.glyph.isMask else { continue }
      if cell.glyph.isFullBlock {
        add(cell.foreground)
        inks.append(cell.foreground)
      } else if down == 0 {
        add(cell.upper)
        add(cell.lower)
      } else {
        add(down < 0 ? cell.lower : cell.upper)
      }
    }
  }

  private mutating func add(_ color: StraightRGBA) {
    guard color.isOpaque, colors.count < Self.countMaximum, !colors.contains(color) else { return }
    colors.append(color)
  }
}

extension Glyph {
  /// A Boolean value indicating whether the glyph covers a part of its cell exactly: an eighth block, a quadrant, a
  /// sextant or an octant.
  var isMask: Bool {
    switch base.value {
    case 0x2580...0x2587, 0x2589...0x2590, 0x2594...0x259F, 0x1FB00...0x1FB3B, 0x1CD00...0x1CDE5:
      true
    default: false
    }
  }

  /// A Boolean value indicating whether the glyph covers its whole cell.
  fileprivate var isFullBlock: Bool { base.value == 0x2588 }
}

extension StraightRGBA {
  /// The channels of sRGB, `0...1`.
  fileprivate var channels: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) / 255 }
}

extension SIMD3<Float> {
  fileprivate func distance(to other: SIMD3<Float>) -> Float {
    let way = other - self
    return (way * way).sum().squareRoot()
  }

  /// Returns the distance to the nearest place on the straight way between two others.
  fileprivate func distance(toWayFrom start: SIMD3<Float>, to end: SIMD3<Float>) -> Float {
    let way = end - start
    let length = (way * way).sum()
    guard length > 0 else { return distance(to: start) }
    let fraction = Swift.max(0, Swift.min(1, ((self - start) * way).sum() / length))
    return distance(to: start + way * fraction)
  }
}

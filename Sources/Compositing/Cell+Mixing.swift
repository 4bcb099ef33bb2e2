import ColorScience

extension Cell {
  /// A cell between two: until the middle the old ink sinks into the ground, then the new one rises.
  ///
  /// What is made of blocks lends the ground the light that it loses: a large shape goes over into another one, and does
  /// not go out before that comes. An emoji, which cannot fade, goes sooner and comes later.
  func mixed(with other: Cell, by fraction: Double) -> Cell {
    var cell = fraction < 0.5 ? self : other
    guard glyph != other.glyph || attributes != other.attributes else {
      cell.upper = StraightRGBA.mix(upper, other.upper, by: fraction)
      cell.lower = StraightRGBA.mix(lower, other.lower, by: fraction)
      cell.foreground = StraightRGBA.mix(foreground, other.foreground, by: fraction)
      return cell
    }
    let old = ground(lost: fraction, shown: max(0, 1 - 2 * fraction))
    let new = other.ground(lost: 1 - fraction, shown: max(0, 2 * fraction - 1))
    cell.upper = StraightRGBA.mix(
      old.upper.color, new.upper.color,
      by: new.upper.weight / (old.upper.weight + new.upper.weight))
    cell.lower = StraightRGBA.mix(
      old.lower.color, new.lower.color,
      by: new.lower.weight / (old.lower.weight + new.lower.weight))
    let strength = abs(1 - 2 * fraction)
    cell.foreground = StraightRGBA.mix(cell.meanBackground, cell.foreground, by: strength)
    return cell.glyph.isShown(at: Float(strength)) ? cell : cell.withoutInk
  }

  /// What a cell of which a part is lost gives to the ground beneath what is still shown of its ink.
  private func ground(lost: Double, shown: Double) -> (upper: Share, lower: Share) {
    let coverage = Quadrant.bits(of: glyph) == nil ? (upper: 0, lower: 0) : glyph.coverage
    return (
      Share(of: upper, foreground, Double(coverage.upper), left: 1 - lost, shown: shown),
      Share(of: lower, foreground, Double(coverage.lower), left: 1 - lost, shown: shown)
    )
  }

  /// A color, and how much of it there is.
  private struct Share {
    let color: StraightRGBA
    let weight: Double

    init(
      of ground: StraightRGBA, _ ink: StraightRGBA, _ coverage: Double, left: Double, shown: Double
    ) {
      let (bare, lit) = (left * (1 - coverage), (left - min(left, shown)) * coverage)
      weight = bare + lit
      color = coverage > 0 && weight > 0 ? .mix(ground, ink, by: lit / weight) : ground
    }
  }

  /// The cell without its glyph.
  var withoutInk: Cell {
    var cell = self
    cell.glyph = .none
    cell.width = 1
    cell.attributes = []
    return cell
  }
}

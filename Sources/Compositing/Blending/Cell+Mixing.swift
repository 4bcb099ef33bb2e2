import ColorScience

extension Cell {
  /// Returns a cell between two: in the first half the old ink fades into the ground, in the second the new one appears.
  ///
  /// Shapes are mixed sub-pixel by sub-pixel. An emoji, which cannot fade, leaves sooner and comes later.
  func mixed(with other: Cell, by fraction: Double) -> Cell {
    var cell = fraction < 0.5 ? self : other
    guard glyph != other.glyph || attributes != other.attributes else {
      cell.upper = StraightRGBA.mix(upper, other.upper, by: fraction)
      let isFlat = upper == lower && other.upper == other.lower
      cell.lower = isFlat ? cell.upper : StraightRGBA.mix(lower, other.lower, by: fraction)
      cell.foreground = ink(toward: other, upon: cell, by: fraction)
      return cell
    }
    if hasPixels, other.hasPixels {
      let rows = max(CellMask(glyph)?.rows ?? 2, CellMask(other.glyph)?.rows ?? 2)
      return CellPixels(of: self, rows: rows)
        .mixed(with: CellPixels(of: other, rows: rows), by: Float(fraction))
        .cell(ink: cell.glyph.hasInk ? cell.foreground : nil)
    }
    let (old, new) = (lit(whenLeft: 1 - fraction), other.lit(whenLeft: fraction))
    cell.upper = StraightRGBA.mix(old.upper, new.upper, by: fraction)
    cell.lower = StraightRGBA.mix(old.lower, new.lower, by: fraction)
    let strength = abs(1 - 2 * fraction)
    guard cell.glyph.isDrawn(at: strength) else { return cell.withoutInk }
    guard Quadrant.bits(of: cell.glyph) != nil else {
      cell.foreground = StraightRGBA.mix(cell.meanBackground, cell.foreground, by: strength)
      return cell
    }
    let next = fraction < 0.5 ? new : old
    cell.foreground = StraightRGBA.mix(
      cell.foreground, .mix(next.upper, next.lower, by: 0.5), by: min(fraction, 1 - fraction))
    return cell
  }

  /// Returns the ink of a text that stays while the colors change.
  ///
  /// A ground that goes from dark to light passes the gray of an ink that goes the other way. So that ink switches instead,
  /// when the new one can be read better than the old one. Blocks are shapes, and go the straight way.
  private func ink(toward other: Cell, upon ground: Cell, by fraction: Double) -> StraightRGBA {
    let inks = (foreground, other.foreground)
    guard glyph.hasInk, inks.0 != inks.1, CellMask(glyph) == nil,
      inks.0.isLighter(than: meanBackground) != inks.1.isLighter(than: other.meanBackground)
    else { return .mix(inks.0, inks.1, by: fraction) }
    let paper = ground.meanBackground
    return inks.0.contrastRatio(with: paper) >= inks.1.contrastRatio(with: paper) ? inks.0 : inks.1
  }

  /// The cell's halves, with the light of block ink once that is no longer drawn.
  private func lit(whenLeft part: Double) -> (upper: StraightRGBA, lower: StraightRGBA) {
    guard !glyph.isDrawn(at: 2 * part - 1), Quadrant.bits(of: glyph) != nil else {
      return (upper, lower)
    }
    let coverage = glyph.coverage
    return (
      .mix(upper, foreground, by: Double(coverage.upper)),
      .mix(lower, foreground, by: Double(coverage.lower))
    )
  }

  /// A Boolean value indicating whether the cell shows shapes alone, and no letter.
  private var hasPixels: Bool {
    glyph == .none || CellMask(glyph) != nil
  }

  /// The opacity of the upper and of the lower half, with the ink on them, `0...1`.
  package var coverage: (upper: Double, lower: Double) {
    let ink = glyph.hasInk ? glyph.coverage : (0, 0)
    let part = { (ground: StraightRGBA, ink: Float) in
      let alpha = Double(ground.alpha) / 255
      return alpha + (1 - alpha) * Double(foreground.alpha) / 255 * Double(ink)
    }
    return (part(upper, ink.0), part(lower, ink.1))
  }

  /// Turns a mask's ink into ground, on which a letter can be put.
  package mutating func turnMaskToGround() {
    guard let mask = CellMask(glyph), glyph.hasInk else { return }
    let part = { Double(mask.part(ofPixel: $0, rows: 2)) }
    upper = .mix(upper, foreground.over(upper), by: (part(0) + part(1)) / 2)
    lower = .mix(lower, foreground.over(lower), by: (part(2) + part(3)) / 2)
    glyph = .none
    foreground = .clear
  }

  /// The cell without its glyph.
  var withoutInk: Cell {
    var cell = self
    cell.glyph = .none
    cell.width = 1
    cell.attributes = CellAttributes(rawValue: 0)
    return cell
  }
}

extension StraightRGBA {
  /// Returns whether the color is lighter than another, by weights of the channels that sum to 8.
  fileprivate func isLighter(than other: StraightRGBA) -> Bool {
    let light = { (color: StraightRGBA) in
      2 * Int(color.red) + 5 * Int(color.green) + Int(color.blue)
    }
    return light(self) > light(other)
  }
}

extension Glyph {
  /// Returns whether ink is drawn at a strength, `0...1`.
  fileprivate func isDrawn(at strength: Double) -> Bool {
    guard Quadrant.bits(of: self) != nil else { return isShown(at: Float(strength)) }
    return strength >= Double(Self.wholeStrengthMinimum)
  }
}

import ColorScience

extension Surface {
  /// Returns a picture between this one and another of the same size: 0 gives this one, 1 the other, exactly.
  ///
  /// Ink blurs as light. In the first half this picture's glyphs fade, and the light that they lose spreads over the half
  /// cells around; in the second half the other picture's light gathers into its glyphs. The sum of light is always a mean
  /// of that at the ends. An emoji, which cannot fade, goes sooner and gives no light.
  public func blurred(
    into other: Surface, by fraction: Double, spread: LightSpread = LightSpread()
  ) -> Surface {
    precondition(size == other.size, "only pictures of one size blur into one another")
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    return light(of: self, into: other, by: Float(fraction), spread: spread)
  }

  /// Returns a picture between this one and another of the same size: 0 gives this one, 1 the other, exactly.
  ///
  /// A glyph in both pictures stays, and grounds are mixed; other ink fades.
  ///
  /// - Parameters:
  ///   - other: The other picture.
  ///   - fraction: The part of the way to it.
  ///   - spread: The reach of the light of ink that goes or comes; `nil` for ink that fades alone.
  /// - Returns: The picture between the two.
  public func crossFaded(
    into other: Surface, by fraction: Double, spread: LightSpread? = .close
  ) -> Surface {
    precondition(size == other.size, "only pictures of one size cross-fade")
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let fraction = Float(fraction)
    var (old, new) = (self, other)
    let shared = indicesOfGlyphs(sharedWith: other)
    for index in shared {
      old.cells[index].glyph = .none
      new.cells[index].glyph = .none
    }
    var result = light(of: old, into: new, by: fraction, spread: spread)
    for index in shared {
      let (first, last) = (cells[index], other.cells[index])
      result.cells[index].glyph = first.glyph
      result.cells[index].width = first.width
      result.cells[index].attributes = first.attributes
      result.cells[index].foreground = StraightRGBA(
        light: first.foreground.light * (1 - fraction) + last.foreground.light * fraction)
    }
    return result
  }

  /// The cells in which both pictures have the same glyph; the right half of a wide one follows its left half.
  private func indicesOfGlyphs(sharedWith other: Surface) -> [Int] {
    var isShared = false
    return cells.indices.filter { index in
      let (first, last) = (cells[index], other.cells[index])
      guard first.glyph == last.glyph else {
        isShared = false
        return false
      }
      if first.glyph != .continuation {
        isShared = first.glyph != .none && first.attributes == last.attributes
      }
      return isShared
    }
  }

  private func light(
    of old: Surface, into new: Surface, by fraction: Float, spread: LightSpread?
  ) -> Surface {
    var light = LightField(size: size)
    let (shownOld, shownNew) = (max(0, 1 - 2 * fraction), max(0, 2 * fraction - 1))
    if let spread {
      light.add(inkOf: old, strength: 1 - fraction, shown: shownOld)
      light.spread(by: min(1, 2 * fraction), spread)
      var coming = LightField(size: size)
      coming.add(inkOf: new, strength: fraction, shown: shownNew)
      coming.spread(by: min(1, 2 - 2 * fraction), spread)
      light.add(coming)
    }
    var result = light.surface(onGroundsOf: old, new, by: fraction)
    if fraction < 0.5 {
      result.addInk(of: old, strength: shownOld, upon: light)
    } else {
      result.addInk(of: new, strength: shownNew, upon: light)
    }
    return result
  }

  /// Adds another picture's glyphs, faded; light that is already there is not added twice.
  private mutating func addInk(of source: Surface, strength: Float, upon light: LightField) {
    var isLight = false
    let inks = source.cells.span
    for index in inks.indices {
      let ink = inks[index]
      if ink.glyph != .continuation { isLight = !ink.glyph.isShown(at: strength) }
      guard ink.glyph.hasInk || ink.glyph == .continuation, !isLight else { continue }
      let lit = light.alpha(ofCellAt: index)
      let share = lit < 1 ? min(1, strength / (1 - lit)) : 1
      cells[index].glyph = ink.glyph
      cells[index].width = ink.width
      cells[index].attributes = ink.attributes
      cells[index].foreground = ink.foreground.opacity(Double(share))
    }
  }
}

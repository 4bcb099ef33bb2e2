extension IndexedPalette {
  /// A color made of two of the palette in one cell: an ink that covers some quarters of a ground.
  public struct Mixture: Hashable, Sendable {
    /// The darker color, or the only one.
    public let ground: UInt8
    /// The lighter color.
    public let ink: UInt8
    /// The quarters of the cell that are ink, `0..<4`.
    public let quarters: UInt8
  }

  /// Returns the color of the palette, or the mixture of two, nearest to a color.
  ///
  /// The candidates are the corners of xterm's cube around the color, those one step brighter, and the grays of similar
  /// lightness. Other palettes have no mixtures.
  ///
  /// - Complexity: O(*n*²) in about thirty colors; callers cache the result.
  public func mixture(for color: StraightRGBA) -> Mixture {
    let flat = ground(for: color)
    var best = Mixture(ground: flat, ink: flat, quarters: 0)
    guard hasCube else { return best }
    let target = MixtureTarget(wanted: SeenColor(color), flat: seen[Int(flat)])
    let choices = (cubeNumbers(around: color) + grayNumbers(near: color)).map {
      Ingredient(number: UInt8($0), color: seen[$0], light: lights[$0])
    }
    var error = target.error(of: seen[Int(flat)])
    for choice in choices {
      let alone = target.error(of: choice.color)
      guard alone < error else { continue }
      (best, error) = (Mixture(ground: choice.number, ink: choice.number, quarters: 0), alone)
    }
    // A mixture no nearer than one color alone is not worth its grain.
    let reach = target.squaredDistance(to: seen[Int(best.ground)].channels)
    for (index, first) in choices.enumerated() {
      for second in choices[(index + 1)...] {
        let (ground, ink) = first.light < second.light ? (first, second) : (second, first)
        let quarters = target.quarters(of: ink, upon: ground)
        guard quarters > 0, quarters < 4 else { continue }
        let mixed = ground.mixed(with: ink, quarters: quarters)
        guard target.squaredDistance(to: mixed) < reach, let grain = ink.grain(upon: ground)
        else { continue }
        let sum = target.error(of: SeenColor(channels: mixed)) + grain
        guard sum < error else { continue }
        best = Mixture(ground: ground.number, ink: ink.number, quarters: UInt8(quarters))
        error = sum
      }
    }
    return best
  }

  /// Returns the number of the color for a flat ground amid mixtures, where a vivid one would be a blotch.
  ///
  /// - Complexity: O(*n*) in the palette; callers cache the result.
  public func ground(for color: StraightRGBA) -> UInt8 {
    guard hasCube else { return nearestInk(to: color) { _ in true } ?? nearest(to: color) }
    let wanted = SeenColor(color)
    var best: (number: Int, error: Float)?
    for number in choices {
      let shown = seen[number]
      let gained = max(0, shown.chroma - wanted.chroma)
      let error = shown.error(for: wanted) + gained * gained * Self.gainWeight
      if error < best?.error ?? .infinity { best = (number, error) }
    }
    return best.map { UInt8($0.number) } ?? 0
  }

  /// The additional weight of gained chroma: a blotch is seen from afar, and gray around letters is taken for their shadow.
  private static let gainWeight: Float = 1

  /// Returns the color that a mixture looks like.
  public func color(of mixture: Mixture) -> StraightRGBA {
    let ground = color(at: mixture.ground)
    guard mixture.quarters > 0, hasCube else { return ground }
    let start = seen[Int(mixture.ground)].channels
    let way = seen[Int(mixture.ink)].channels - start
    return StraightRGBA(channels: start + way * (Float(mixture.quarters) / 4))
  }

  private func cubeNumbers(around color: StraightRGBA) -> [Int] {
    let steps = [color.red, color.green, color.blue].map { channel in
      let lower = Self.cubeLevels.lastIndex { $0 <= channel } ?? 0
      return lower...min(5, lower + 2)
    }
    return steps[0].flatMap { red in
      steps[1].flatMap { green in
        steps[2].map { blue in 16 + red * 36 + green * 6 + blue }
      }
    }
  }

  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private func grayNumbers(near color: StraightRGBA) -> Range<Int> {
    let light = (3 * Int(color.red) + 6 * Int(color.green) + Int(color.blue)) / 10
    let first = max(0, min(18, (light - 8) / 10 - 2))
    return 232 + first..<232 + first + 6
  }
}

/// A candidate for a mixture.
private struct Ingredient {
  let number: UInt8
  let color: SeenColor
  /// The relative luminance plus 0.05, the light that a screen reflects.
  let light: Float

  /// The channels of a mixture with an ink that covers some quarters.
  func mixed(with ink: Ingredient, quarters: Float) -> SIMD3<Float> {
    color.channels + (ink.color.channels - color.channels) * (quarters / 4)
  }

  /// The visibility of its dots on a ground; `nil` where they are too visible.
  ///
  /// The eye separates light from dark far more finely than hues, and hues least of all where both are dark.
  func grain(upon ground: Ingredient) -> Float? {
    let contrast = 1 - ground.light / light
    guard contrast < 0.69 else { return nil }
    let way = (color.axes - ground.color.axes) * SIMD3(0, 1, 1)
    return contrast * contrast * 0.002 + (way * way).sum() * 0.008
  }
}

/// The color that a mixture replaces.
private struct MixtureTarget {
  let wanted: SeenColor
  /// The color of the palette for flat areas: beneath text and at edges.
  let flat: SeenColor

  /// The weight of the distance to the flat color, so that no word stands in a box of another color.
  private static let flatWeight: Float = 0.5

  func error(of color: SeenColor) -> Float {
    color.error(for: wanted) + color.error(for: flat) * Self.flatWeight
  }

  func squaredDistance(to channels: SIMD3<Float>) -> Float {
    let step = channels - wanted.channels
    return (step * step).sum()
  }

  /// The number of quarters of an ink on a ground that comes nearest.
  func quarters(of ink: Ingredient, upon ground: Ingredient) -> Float {
    let way = ink.color.channels - ground.color.channels
    let length = (way * way).sum()
    guard length > 0 else { return 0 }
    return (((wanted.channels - ground.color.channels) * way).sum() * 4 / length).rounded()
  }
}

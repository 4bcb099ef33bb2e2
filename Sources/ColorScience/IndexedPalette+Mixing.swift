extension IndexedPalette {
  /// A color as two of the palette in one cell: an ink that covers so many quarters of a ground.
  public struct Mixture: Hashable, Sendable {
    /// The darker one, or the one alone.
    public let ground: UInt8
    /// The lighter one.
    public let ink: UInt8
    /// How many quarters of the cell are ink, `0..<4`.
    public let quarters: UInt8
  }

  /// The one color, or the mixture of two, that comes nearest to a color.
  ///
  /// Of xterm's cube the corners around the color are looked at, those beyond the brighter ones, and the grays of about
  /// its lightness; other palettes are mixed of no two.
  ///
  /// - Complexity: O(*n*²) in about thirty colors; keep what it gives.
  public func mixture(for color: StraightRGBA) -> Mixture {
    let flat = ground(for: color)
    var best = Mixture(ground: flat, ink: flat, quarters: 0)
    guard hasCube else { return best }
    let target = MixtureTarget(wanted: SeenColor(color), flat: seen[Int(flat)])
    let choices = (cubeNumbers(around: color) + grayNumbers(near: color)).map {
      Ingredient(number: UInt8($0), color: seen[$0], light: lights[$0])
    }
    var fault = target.fault(of: seen[Int(flat)])
    for choice in choices {
      let alone = target.fault(of: choice.color)
      guard alone < fault else { continue }
      (best, fault) = (Mixture(ground: choice.number, ink: choice.number, quarters: 0), alone)
    }
    // What comes no nearer than one color alone is not worth its grain.
    let reach = target.squaredDistance(to: seen[Int(best.ground)].channels)
    for (index, first) in choices.enumerated() {
      for second in choices[(index + 1)...] {
        let (ground, ink) = first.light < second.light ? (first, second) : (second, first)
        let quarters = target.quarters(of: ink, upon: ground)
        guard quarters > 0, quarters < 4 else { continue }
        let mixed = ground.mixed(with: ink, quarters: quarters)
        guard target.squaredDistance(to: mixed) < reach, let grain = ink.grain(upon: ground)
        else { continue }
        let sum = target.fault(of: SeenColor(channels: mixed)) + grain
        guard sum < fault else { continue }
        best = Mixture(ground: ground.number, ink: ink.number, quarters: UInt8(quarters))
        fault = sum
      }
    }
    return best
  }

  /// The number of the one color that stands for a flat ground amid mixtures, where a vivid one would be a blotch.
  ///
  /// - Complexity: O(*n*) in the palette; keep what it gives.
  public func ground(for color: StraightRGBA) -> UInt8 {
    guard hasCube else { return nearestInk(to: color) { _ in true } ?? nearest(to: color) }
    let wanted = SeenColor(color)
    var best: (number: Int, fault: Float)?
    for number in choices {
      let shown = seen[number]
      let gained = max(0, shown.chroma - wanted.chroma)
      let fault = shown.fault(for: wanted) + gained * gained / 2
      if fault < best?.fault ?? .infinity { best = (number, fault) }
    }
    return best.map { UInt8($0.number) } ?? 0
  }

  /// The color that a mixture is seen as.
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

/// A color that may go into a mixture.
private struct Ingredient {
  let number: UInt8
  let color: SeenColor
  /// The luminance, with the light that a screen reflects anyway.
  let light: Float

  /// The channels of a mixture with an ink that covers so many quarters.
  func mixed(with ink: Ingredient, quarters: Float) -> SIMD3<Float> {
    color.channels + (ink.color.channels - color.channels) * (quarters / 4)
  }

  /// How much its dots are seen upon a ground; `nil` for more than is borne.
  ///
  /// The eye tells light from dark far more finely than one hue from another, and least of all where both are dark.
  func grain(upon ground: Ingredient) -> Float? {
    let contrast = 1 - ground.light / light
    guard contrast < 0.69 else { return nil }
    let way = (color.axes - ground.color.axes) * SIMD3(0, 1, 1)
    return contrast * contrast * 0.002 + (way * way).sum() * 0.008
  }
}

/// What a mixture is made for.
private struct MixtureTarget {
  let wanted: SeenColor
  /// The one color that stands for it where it lies flat: beneath text and at edges.
  let flat: SeenColor

  /// How much nearness to the flat color counts, so that no word stands in a box of another color.
  private static let flatWeight: Float = 0.5

  func fault(of color: SeenColor) -> Float {
    color.fault(for: wanted) + color.fault(for: flat) * Self.flatWeight
  }

  func squaredDistance(to channels: SIMD3<Float>) -> Float {
    let step = channels - wanted.channels
    return (step * step).sum()
  }

  /// How many quarters of an ink upon a ground come nearest.
  func quarters(of ink: Ingredient, upon ground: Ingredient) -> Float {
    let way = ink.color.channels - ground.color.channels
    let length = (way * way).sum()
    guard length > 0 else { return 0 }
    return (((wanted.channels - ground.color.channels) * way).sum() * 4 / length).rounded()
  }
}

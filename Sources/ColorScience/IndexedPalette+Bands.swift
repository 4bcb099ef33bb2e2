extension IndexedPalette {
  /// Returns a number for each color of a series, such that neighbors step no more than they must.
  ///
  /// Dark colors of xterm's cube are so far apart that each row of a gradient on its own would jump between hue and gray.
  /// The series with the least sum of errors and steps is found by dynamic programming.
  ///
  /// - Complexity: O(*n* · *m*²) in the series and the palette.
  public func bands(for colors: [StraightRGBA]) -> [UInt8] {
    guard let first = colors.first else { return [] }
    let choices = Array(self.choices)
    let shown = choices.map { seen[$0] }
    let steps = shown.map { color in shown.map { Self.stepCost(from: color, to: $0) } }
    var costs = shown.map { Self.bandError(of: $0, for: SeenColor(first)) }
    var origins: [[Int]] = []
    for color in colors.dropFirst() {
      let wanted = SeenColor(color)
      var next: [Float] = []
      var sources: [Int] = []
      for (index, candidate) in shown.enumerated() {
        let ways = choices.indices.map { costs[$0] + steps[$0][index] }
        let source = ways.indices.min { ways[$0] < ways[$1] } ?? 0
        next.append(ways[source] + Self.bandError(of: candidate, for: wanted))
        sources.append(source)
      }
      costs = next
      origins.append(sources)
    }
    var index = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    var result = [UInt8(choices[index])]
    for sources in origins.reversed() {
      index = sources[index]
      result.append(UInt8(choices[index]))
    }
    return result.reversed()
  }

  /// Returns the error of a color in place of another, which a gray has more of in place of a hue: a whole band shows it.
  private static func bandError(of shown: SeenColor, for wanted: SeenColor) -> Float {
    let lost = max(0, wanted.chroma - shown.chroma)
    let product = shown.axes.y * wanted.axes.y + shown.axes.z * wanted.axes.z
    let turned = max(0, shown.chroma * wanted.chroma - product)
    return shown.error(for: wanted) + lost * lost * lostWeight + turned * turnWeight
  }

  /// The additional weights of lost chroma, and of another hue.
  private static let (lostWeight, turnWeight): (Float, Float) = (3, 3)
  /// The step between neighbors that is no band, as a distance in Oklab.
  private static let freeStep: Float = 0.035
  /// The weight of a step beside the error of one color.
  private static let stepWeight: Float = 10

  private static func stepCost(from first: SeenColor, to second: SeenColor) -> Float {
    let way = second.axes - first.axes
    let step = max(0, (way * way).sum().squareRoot() - freeStep)
    return step * step * stepWeight
  }
}

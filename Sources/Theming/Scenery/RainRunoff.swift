public import ColorScience

/// Rain that meets the cards: it bursts on the upper edge of the topmost one and runs down the sides of all.
public struct RainRunoff: Hashable, Sendable {
  /// The color of the drops; its alpha is their strength.
  public let color: StraightRGBA
  private let noise: Noise

  /// The rows that a drop runs in a unit of time.
  private static let rowsPerTurn: Float = 5
  /// The columns from one drop that bursts to the next, on average.
  private static let burstSpacing = 5
  /// The rows from one drop at a side to the next.
  private static let dropSpacing = 5
  /// The dots of a drop at the left of a card, from its tail to its head, and at the right.
  private static let sides = (left: ["⠈", "⠘", "⠸", "⢰"], right: ["⠁", "⠃", "⠇", "⡆"])
  /// The glyphs of a burst, one after the other.
  private static let bursts = ["⢀", "⠠⠄", "⡈⢁", "⠁"]

  init(color: StraightRGBA, noise: Noise) {
    (self.color, self.noise) = (color, noise)
  }

  /// Returns the drops around cards.
  ///
  /// - Parameters:
  ///   - cards: The columns and rows of each card, in cells from the device's corner.
  ///   - turn: The time, which goes on while drops run; equal times give equal drops.
  /// - Returns: The drops, whose colors are the caller's to lay on the wallpaper.
  public func drops(
    around cards: [(columns: Range<Int>, rows: Range<Int>)], at turn: Double
  ) -> [WallpaperPicture.Symbol] {
    let time = Float(turn.isFinite ? turn : 0)
    let highest = cards.map(\.rows.lowerBound).min()
    return cards.flatMap { card -> [WallpaperPicture.Symbol] in
      let bursts = card.rows.lowerBound == highest ? self.bursts(on: card, at: time) : []
      return bursts
        + drops(
          beside: card, column: card.columns.lowerBound - 1, Self.sides.left, at: time)
        + drops(beside: card, column: card.columns.upperBound, Self.sides.right, at: time)
    }
  }

  private func bursts(
    on card: (columns: Range<Int>, rows: Range<Int>), at time: Float
  ) -> [WallpaperPicture.Symbol] {
    let steps = Float(Self.bursts.count)
    return (0..<card.columns.count / Self.burstSpacing).flatMap { index in
      // Each drop bursts in a time of its own, and then somewhere else.
      let turn = time * 1.7 + noise.value(index, 11)
      let round = Int(turn.rounded(.down))
      let glyphs = Self.bursts[Int((turn - turn.rounded(.down)) * steps)]
      let place = noise.value(index, 13 + round)
      let column = card.columns.lowerBound + 2 + Int(place * Float(max(1, card.columns.count - 5)))
      return glyphs.enumerated().map { offset, glyph in
        symbol(String(glyph), column: column + offset, row: card.rows.lowerBound - 1)
      }
    }
  }

  private func drops(
    beside card: (columns: Range<Int>, rows: Range<Int>), column: Int, _ glyphs: [String],
    at time: Float
  ) -> [WallpaperPicture.Symbol] {
    // A drop leaves the glass half a row below its upper edge, and falls on below its lower one.
    let length = Float(card.rows.count)
    return (0..<max(1, card.rows.count / Self.dropSpacing)).map { index in
      let start = noise.value(index + 7 * card.rows.lowerBound, column)
      let speed = 0.7 + 0.3 * noise.value(index, 29 &+ column)
      let way = start + time * speed * Self.rowsPerTurn / max(1, length)
      let fallen = (way - way.rounded(.down)) * length
      let row = Int(fallen)
      let part = Int((fallen - fallen.rounded(.down)) * Float(glyphs.count))
      return symbol(
        glyphs[min(part, glyphs.count - 1)], column: column, row: card.rows.lowerBound + row)
    }
  }

  private func symbol(_ text: String, column: Int, row: Int) -> WallpaperPicture.Symbol {
    WallpaperPicture.Symbol(text: text, column: column, row: row, color: color)
  }
}

extension Wallpaper {
  /// The rain that runs off the cards; `nil` for a wallpaper without rain.
  public var runoff: RainRunoff? {
    scenery.lazy.compactMap { $0.scenery as? Rain }.first.map {
      RainRunoff(color: $0.values.color("color"), noise: $0.values.noise(plus: 77))
    }
  }
}

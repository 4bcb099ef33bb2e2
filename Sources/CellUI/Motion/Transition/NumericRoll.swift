import ColorScience
import Compositing

/// Digits that roll from one number to another: SwiftUI's `numericText` (AK 6.4).
///
/// Numbers are matched from their last digits, so that a carried digit is added at the front. Equal digits stay. Of the
/// others the old one leaves and is gone before the new one can be read, both cut to the digit's own box, so that no two
/// inks are ever seen in one place.
struct NumericRoll: Hashable, Sendable {
  /// A Boolean value indicating whether the old digits leave downward.
  let isDownward: Bool

  /// A digit on its way.
  struct Part: Hashable, Sendable {
    /// The distance below its place, in digit heights.
    let shift: Double
    /// The strength of its ink, `0...1`.
    let strength: Double

    /// A Boolean value indicating whether it is in the half of the way near its place, where it is seen as a glyph.
    var isNearItsPlace: Bool { abs(shift) < 0.5 }
  }

  /// The part of a roll at which the old digit is gone.
  static let departure = 0.45
  /// The part of a roll at which the new digit begins to come.
  static let arrival = 0.35

  /// Returns the old digit at a fraction of the roll; `nil` once it is gone.
  func leaving(_ fraction: Double) -> Part? {
    guard fraction < Self.departure else { return nil }
    let part = max(0, fraction / Self.departure)
    return Part(shift: isDownward ? part : -part, strength: 1 - part * part)
  }

  /// Returns the new digit at a fraction of the roll; `nil` before it comes.
  func arriving(_ fraction: Double) -> Part? {
    guard fraction > Self.arrival else { return nil }
    let left = max(0, 1 - (fraction - Self.arrival) / (1 - Self.arrival))
    return Part(shift: isDownward ? -left : left, strength: 1 - left * left)
  }
}

// MARK: - Lines

extension NumericRoll {
  /// A glyph of a line and its column in the picture.
  private struct Place: Hashable {
    let glyph: StyledGlyph
    let column: Int
  }

  /// Returns a picture of a line between two, one row high.
  func picture(
    from old: [StyledGlyph], at oldColumn: Int, to new: [StyledGlyph], at newColumn: Int,
    clock: RollClock, columns: Int, spreadsLight: Bool
  ) -> Surface {
    var surface = Surface(size: CellSize(columns: columns, rows: 1))
    let (before, after) = (
      Self.places(old, from: oldColumn), Self.places(new, from: newColumn)
    )
    let pairs = (0..<max(before.count, after.count)).map { (before[from: $0], after[from: $0]) }
    let isStill = { (pair: (Place?, Place?)) in
      pair.0 != nil && pair.0?.glyph.measured == pair.1?.glyph.measured
    }
    let count = pairs.count { !isStill($0) }
    var order = 0
    for pair in pairs {
      if let first = pair.0, let last = pair.1, isStill(pair) {
        slide(first, to: last, fraction: clock.whole, on: &surface)
        continue
      }
      let fraction = clock.fraction(order: order, of: count)
      for (place, part) in [(pair.0, leaving(fraction)), (pair.1, arriving(fraction))] {
        guard let place, let part, spreadsLight || part.isNearItsPlace else { continue }
        draw(place, part, on: &surface)
      }
      order += 1
    }
    return surface
  }

  /// Returns the places of the glyphs, from the last one.
  private static func places(_ glyphs: [StyledGlyph], from column: Int) -> [Place] {
    var column = column
    return glyphs.map { glyph in
      defer { column += glyph.measured.width }
      return Place(glyph: glyph, column: column)
    }.reversed()
  }

  private func slide(_ old: Place, to new: Place, fraction: Double, on surface: inout Surface) {
    let column = old.column + Int((Double(new.column - old.column) * fraction).rounded())
    surface.draw(
      new.glyph.measured, column: column, row: 0,
      foreground: .mix(old.glyph.color, new.glyph.color, by: fraction),
      attributes: new.glyph.attributes)
  }

  /// The share of a cell that a letter's strokes cover, as light on one half of it.
  private static let lightOfLetter = 0.6

  /// Draws a glyph on its way: in the half of the way near its place as a glyph, else as its light in the half of the cell
  /// that it is in, because a cell cannot show a part of a glyph.
  private func draw(_ place: Place, _ part: Part, on surface: inout Surface) {
    let color = place.glyph.color
    guard !part.isNearItsPlace else {
      surface.draw(
        place.glyph.measured, column: place.column, row: 0,
        foreground: color.opacity(1 - abs(part.shift)), attributes: place.glyph.attributes)
      return
    }
    let light = color.opacity(Self.lightOfLetter * (1 - abs(part.shift)))
    var picture = Surface(size: CellSize(columns: place.glyph.measured.width, rows: 1))
    for column in 0..<picture.size.columns {
      let cell =
        part.shift < 0 ? Cell(upper: light, lower: .clear) : Cell(upper: .clear, lower: light)
      picture.set(cell, column: column, row: 0)
    }
    surface.composite(picture, at: CellPoint(column: place.column, row: 0))
  }
}

extension Array {
  /// The element at an index; `nil` beyond the end.
  fileprivate subscript(from index: Int) -> Element? {
    index < count ? self[index] : nil
  }
}

// MARK: - Block letters

extension NumericRoll {
  /// Returns a picture of block letters between two texts, pixel by pixel; `nil` if their grids differ.
  func picture(
    from old: BlockText, at oldColumn: Int, to new: BlockText, at newColumn: Int, clock: RollClock,
    columns: Int, color: StraightRGBA
  ) -> Surface? {
    guard old.hasGrid(of: new) else { return nil }
    let grid = new.setting.repertoire
    var canvas = PixelCanvas(columns: columns, rows: new.rows, glyphs: grid)
    let (before, after) = (
      Array(old.setting.letters.reversed()), Array(new.setting.letters.reversed())
    )
    let pairs = (0..<max(before.count, after.count)).map { (before[from: $0], after[from: $0]) }
    let count = pairs.count { $0.0?.character != $0.1?.character }
    let height = Double(canvas.pixelRows)
    var order = 0
    for (first, last) in pairs {
      let start = first.map { Double($0.columns.lowerBound + grid.pixelColumns * oldColumn) }
      let end = last.map { Double($0.columns.lowerBound + grid.pixelColumns * newColumn) }
      let column =
        (start ?? end ?? 0) + ((end ?? start ?? 0) - (start ?? end ?? 0)) * clock.whole
      if let last, first?.character == last.character {
        canvas.draw(last, of: new.setting, column: column, down: 0)
        continue
      }
      let fraction = clock.fraction(order: order, of: count)
      if let first, let part = leaving(fraction) {
        canvas.draw(
          first, of: old.setting, column: column, down: part.shift * height,
          strength: part.strength)
      }
      if let last, let part = arriving(fraction) {
        canvas.draw(
          last, of: new.setting, column: column, down: part.shift * height,
          strength: part.strength)
      }
      order += 1
    }
    return canvas.surface(color: color, isAntialiased: new.isAntialiased)
  }
}

import ColorScience
import Compositing

/// Digits that roll from one number to another: SwiftUI's `numericText` (AK 6.4).
///
/// Numbers are matched from their last digits, so that a carried digit is added at the front. Equal digits stay; of the
/// others the last one rolls first, and the ones before it follow.
struct NumericRoll: Hashable, Sendable {
  /// A Boolean value indicating whether the old digits leave downward.
  let isDownward: Bool

  /// The delay of each digit after the next one, as a part of the whole.
  private static let delay = 0.09

  /// Returns the part of a digit's roll that is done; `order` counts from the last rolling digit.
  static func fraction(_ whole: Double, order: Int) -> Double {
    let delay = min(Self.delay, 0.5 / Double(max(1, order)))
    let late = Double(order) * delay
    // The last hundredths of a spring would leave a smear of a pixel, so the roll ends early.
    return max(0, min(1, (whole * 1.02 - late) / (1 - late)))
  }

  /// Returns the offsets of the old and the new digit at a fraction of the roll, in digit heights.
  func places(_ fraction: Double) -> (old: Double, new: Double) {
    isDownward ? (fraction, fraction - 1) : (-fraction, 1 - fraction)
  }
}

// MARK: - Lines

extension NumericRoll {
  /// A glyph of a line and its column in the picture.
  private struct Place: Hashable {
    let glyph: StyledGlyph
    let column: Int
  }

  /// Returns a picture of a line between two, with a row above and a row below for the blur.
  func picture(
    from old: [StyledGlyph], at oldColumn: Int, to new: [StyledGlyph], at newColumn: Int,
    fraction: Double, columns: Int
  ) -> Surface {
    var surface = Surface(size: CellSize(columns: columns, rows: 3))
    let (before, after) = (
      Self.places(old, from: oldColumn), Self.places(new, from: newColumn)
    )
    var order = 0
    for index in 0..<max(before.count, after.count) {
      let pair = (before[from: index], after[from: index])
      if let first = pair.0, let last = pair.1, first.glyph.measured == last.glyph.measured {
        slide(first, to: last, fraction: fraction, on: &surface)
      } else {
        roll(pair.0, to: pair.1, fraction: Self.fraction(fraction, order: order), on: &surface)
        order += 1
      }
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
      new.glyph.measured, column: column, row: 1,
      foreground: .mix(old.glyph.color, new.glyph.color, by: fraction),
      attributes: new.glyph.attributes)
  }

  private func roll(_ old: Place?, to new: Place?, fraction: Double, on surface: inout Surface) {
    if let old, let new, old.column == new.column {
      return blur(old.glyph, into: new.glyph, at: old.column, fraction: fraction, on: &surface)
    }
    if let old { blur(old.glyph, into: nil, at: old.column, fraction: fraction, on: &surface) }
    if let new { blur(nil, into: new.glyph, at: new.column, fraction: fraction, on: &surface) }
  }

  /// Draws a glyph that rolls as a vertical blur, because a cell cannot show a part of a glyph.
  private func blur(
    _ old: StyledGlyph?, into new: StyledGlyph?, at column: Int, fraction: Double,
    on surface: inout Surface
  ) {
    let width = max(old?.measured.width ?? 1, new?.measured.width ?? 1)
    let pictures = [old, new].map { glyph in
      var picture = Surface(size: CellSize(columns: width + 2, rows: 3))
      if let glyph {
        picture.draw(
          glyph.measured, column: 1, row: 1, foreground: glyph.color, attributes: glyph.attributes)
      }
      return picture
    }
    let spread = LightSpread(across: 0.3, upAndDown: 0.5, drift: isDownward ? 1 : -1)
    surface.composite(
      pictures[0].blurred(into: pictures[1], by: fraction, spread: spread),
      at: CellPoint(column: column - 1, row: 0))
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
    from old: BlockText, at oldColumn: Int, to new: BlockText, at newColumn: Int, fraction: Double,
    columns: Int, color: StraightRGBA
  ) -> Surface? {
    guard old.hasGrid(of: new) else { return nil }
    let grid = new.setting.repertoire
    var canvas = PixelCanvas(columns: columns, rows: new.rows, glyphs: grid)
    let (before, after) = (
      Array(old.setting.letters.reversed()), Array(new.setting.letters.reversed())
    )
    var order = 0
    for index in 0..<max(before.count, after.count) {
      let (first, last) = (before[from: index], after[from: index])
      let start = first.map { Double($0.columns.lowerBound + grid.pixelColumns * oldColumn) }
      let end = last.map { Double($0.columns.lowerBound + grid.pixelColumns * newColumn) }
      let column = (start ?? end ?? 0) + ((end ?? start ?? 0) - (start ?? end ?? 0)) * fraction
      if let last, first?.character == last.character {
        canvas.draw(last, of: new.setting, column: column, down: 0)
        continue
      }
      let part = Self.fraction(fraction, order: order)
      let places = places(part)
      let height = Double(canvas.pixelRows)
      first.map {
        canvas.draw(
          $0, of: old.setting, column: column, down: places.old * height,
          strength: 1 - part * part)
      }
      last.map {
        canvas.draw(
          $0, of: new.setting, column: column, down: places.new * height,
          strength: 1 - (1 - part) * (1 - part))
      }
      order += 1
    }
    return canvas.surface(color: color, isAntialiased: new.isAntialiased)
  }
}

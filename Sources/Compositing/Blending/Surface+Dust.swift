import ColorScience

extension Surface {
  /// Lays the narrow inks of another surface on the cells of this one that have an even ground and no ink.
  ///
  /// Ink has one ground, so that on two halves of different colors it would cut a notch into the edge between them.
  ///
  /// - Parameters:
  ///   - source: The surface with the inks.
  ///   - origin: The place of the source's top left cell; it may be outside.
  ///   - clip: The part of this surface that may change.
  mutating func strew(_ source: Surface, at origin: CellPoint, clip: CellRect) {
    let area = CellRect(origin: origin, size: source.size).intersection(bounds).intersection(clip)
    guard !area.isEmpty else { return }
    for row in area.rowRange {
      for column in area.columnRange {
        let speck = source[column - origin.column, row - origin.row]
        let index = row * size.columns + column
        guard speck.width == 1, speck.glyph.hasInk, cells[index].takesDust else { continue }
        cells[index].glyph = speck.glyph
        cells[index].foreground = speck.foreground
        cells[index].attributes = speck.attributes
      }
    }
  }
}

extension Cell {
  /// The greatest difference of a channel between the halves of an even ground; a wallpaper's gradient has less.
  private static let unevennessMaximum = 20

  /// A Boolean value indicating whether the halves of the ground look alike, so that ink on them hides no edge.
  public var hasEvenGround: Bool {
    guard upper != lower else { return true }
    let differences = [
      (upper.red, lower.red), (upper.green, lower.green), (upper.blue, lower.blue),
    ]
    return differences.allSatisfy { abs(Int($0) - Int($1)) <= Self.unevennessMaximum }
  }

  /// A Boolean value indicating whether the cell has no ink and an even ground.
  fileprivate var takesDust: Bool {
    width == 1 && !glyph.hasInk && glyph != .continuation && hasEvenGround
  }
}

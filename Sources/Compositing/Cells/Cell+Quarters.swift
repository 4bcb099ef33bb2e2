public import ColorScience

extension Cell {
  /// Makes the cell that comes nearest to the colors of four quarters: a quadrant in two colors, halves, or one ground.
  public init(
    upperLeft: StraightRGBA, upperRight: StraightRGBA, lowerLeft: StraightRGBA,
    lowerRight: StraightRGBA
  ) {
    var pixels = CellPixels(rows: 2)
    for (index, color) in [upperLeft, upperRight, lowerLeft, lowerRight].enumerated() {
      pixels[index] = color.premultiplied
    }
    self = pixels.cell(ink: nil)
  }
}

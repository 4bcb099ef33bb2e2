import ColorScience

/// The colors of a wallpaper as a poster of few colors: the nearest one for each, without the color of the cards upon it.
struct PosterPalette {
  private let palette: IndexedPalette
  private let isAdmitted: (StraightRGBA) -> Bool
  /// The results by color of four bits a channel.
  private var known: [UInt16: StraightRGBA] = [:]

  init?(_ style: PlainStyle) {
    guard let palette = style.depth.palette else { return nil }
    self.palette = palette
    let card = style.outlinesCards ? nil : Optional(style.card)
    isAdmitted = { $0 != card }
  }

  /// Returns the palette's color for one of a picture.
  mutating func color(for color: StraightRGBA) -> StraightRGBA {
    let key = UInt16(color.red >> 4) << 8 | UInt16(color.green >> 4) << 4 | UInt16(color.blue >> 4)
    if let found = known[key] { return found }
    let number = palette.nearest(to: color, where: isAdmitted)
    let found = number.map { palette.color(at: $0) } ?? .black
    known[key] = found
    return found
  }
}

/// A cell's four quarters, and the glyphs that fill any of them.
public enum Quadrant {
  /// The glyphs by their bits: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
  private static let glyphs: [Glyph] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ].map { Glyph($0) }

  /// Returns the glyph that fills the quarters whose bits are set.
  public static func glyph(_ bits: UInt8) -> Glyph {
    glyphs[Int(bits & 15)]
  }

  /// Returns the quarters that a glyph fills; `nil` for one that is not made of quarters.
  public static func bits(of glyph: Glyph) -> UInt8? {
    let place = Int(truncatingIfNeeded: glyph.bits) &- blockElements.lowerBound
    return bitsByPlace.indices.contains(place) ? bitsByPlace[place] : nil
  }

  /// Unicode's "Block Elements", which has all of the glyphs but the blank.
  private static let blockElements = 0x2580...0x259F

  private static let bitsByPlace: [UInt8?] = blockElements.map { number in
    glyphs.firstIndex { $0.bits == number }.map { UInt8($0) }
  }
}

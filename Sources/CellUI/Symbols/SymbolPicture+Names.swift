extension SymbolPicture {
  /// The shapes that are seen in a line of text.
  static let lineEnclosures: Set<Substring> = ["circle", "square", "seal", "app"]

  /// The most rows in which a person is drawn in dots: of thin limbs, quarters of cells would leave grays.
  private static let dottedFigureRows = 4

  /// Returns whether a picture of some rows is a person whose limbs are drawn in dots.
  func isDottedFigure(ofRows rows: Int) -> Bool {
    systemName.hasPrefix("figure.") && !isEnclosed && rows <= Self.dottedFigureRows
  }

  /// Returns whether a symbol is a circle or another shape that is seen in a line of text, around a sign or empty: such symbols
  /// are as wide as each other, so that a list of done and open steps stays a list.
  static func isEnclosure(_ name: String) -> Bool {
    let name = name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
    let last = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name
    return lineEnclosures.contains(last) && name != "app" || name.hasPrefix("circle.")
  }

  /// Returns whether a symbol is a button's sign in an outline, of which the sign alone is seen in a line of text.
  static func isButton(_ name: String) -> Bool {
    !name.hasSuffix(".fill") && buttons.contains(name.prefix { $0 != "." })
  }

  /// The signs of buttons, which are no steps of a list.
  private static let buttons: Set<Substring> = [
    "play", "pause", "stop", "playpause", "forward", "backward", "shuffle", "repeat", "gobackward",
    "goforward", "eject", "speaker", "mic",
  ]

  /// Returns whether a symbol is a filled shape that may be behind letters, as a shield is.
  static func mayBeGround(_ name: String) -> Bool {
    name.hasSuffix(".fill") && !name.dropLast(5).contains(".")
  }
}

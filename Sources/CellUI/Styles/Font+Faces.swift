extension Font {
  /// The words of weights in the names of faces; the first that a name holds counts.
  private static let faces: [(words: [String], weight: Weight)] = [
    (["extrabold", "ultrabold", "heavy"], .heavy), (["semibold", "demi"], .semibold),
    (["black"], .black), (["extralight", "ultralight"], .ultraLight),
    (["bold"], .bold), (["medium"], .medium), (["light"], .light), (["thin", "hairline"], .thin),
  ]
  /// The words of slants in the names of faces.
  private static let slants = ["italic", "oblique"]

  /// Returns the font in the weight and the slant of a typeface's name, as in `Rubik-SemiBoldItalic`.
  ///
  /// A PostScript name has its face behind a hyphen; a full name has it in its last words.
  func inFace(named name: String) -> Font {
    guard let start = name.lastIndex(of: "-") ?? name.firstIndex(of: " ") else { return self }
    let face = name[name.index(after: start)...].lowercased().filter { $0 != " " && $0 != "_" }
    var font = self
    font.weight = Self.faces.first { $0.words.contains { face.contains($0) } }?.weight
    font.isItalic = Self.slants.contains { face.contains($0) }
    return font
  }
}

extension Font {
  /// The words of weights in the names of faces; the first that a name holds counts.
  private static let faces: [(words: Set<String>, weight: Weight)] = [
    (["extrabold", "ultrabold", "heavy"], .heavy),
    (["semibold", "demi", "demibold"], .semibold),
    (["black"], .black), (["extralight", "ultralight"], .ultraLight),
    (["bold"], .bold), (["medium"], .medium), (["light"], .light), (["thin", "hairline"], .thin),
  ]
  /// The words of slants in the names of faces.
  private static let slants: Set<String> = ["italic", "oblique"]

  /// Returns the font in the weight and the slant of a typeface's name, as in `Rubik-SemiBoldItalic`.
  ///
  /// A PostScript name has its face behind a hyphen; a full name has it in its last words.
  func inFace(named name: String) -> Font {
    guard let start = name.lastIndex(of: "-") ?? name.firstIndex(of: " ") else { return self }
    let words = name[start...].wordsOfName
    // `SemiBold` is two words.
    let parts = Set(words + zip(words, words.dropFirst()).map { $0 + $1 })
    var font = self
    font.weight = Self.faces.first { !$0.words.isDisjoint(with: parts) }?.weight
    font.isItalic = !Self.slants.isDisjoint(with: parts)
    return font
  }
}

extension StringProtocol {
  /// The words of a name, in small letters: a capital letter begins one, and all but letters end one.
  var wordsOfName: [String] {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : letter.isLetter ? "\(letter)" : " "
    }.split(separator: " ").map(String.init)
  }
}

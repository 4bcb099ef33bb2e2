/// Letters that were drawn before, so that a text that changes by a digit costs one digit.
enum LetterMemo {
  /// The maximum number of letters that are kept: a dozen styles of fifty characters.
  static let countMaximum = 640

  private struct Key: Hashable, Sendable {
    let character: Character
    let style: LetterStyle
  }

  private static let letters = RecentValues<Key, Letter?>(countMaximum: countMaximum)

  /// Returns the letter of a character in a style; `nil` for one that the typeface lacks.
  static func letter(_ character: Character, style: LetterStyle) -> Letter? {
    letters.value(for: Key(character: character, style: style)) {
      Letter(character, style: style)
    }
  }
}

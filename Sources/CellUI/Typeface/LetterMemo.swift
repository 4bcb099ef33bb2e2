import Synchronization

/// Letters that were drawn before, so that a text that changes by a digit costs one digit.
///
/// Drawing is a pure function of character and style. Each place is written once and never changed, so that values may be
/// shared without a lock. When the places of a key are taken, its letter is drawn each time.
enum LetterMemo {
  /// The maximum number of letters that are kept: a dozen styles of fifty characters.
  static let countMaximum = 640
  /// The places in which a key is looked for.
  private static let tryMaximum = 6

  private struct Key: Hashable, Sendable {
    let character: Character
    let style: LetterStyle
  }

  private final class Entry: Sendable {
    let key: Key
    let letter: Letter?

    init(key: Key, letter: Letter?) {
      self.key = key
      self.letter = letter
    }
  }

  private final class Place: Sendable {
    let entry = AtomicLazyReference<Entry>()
  }

  private static let places = (0..<countMaximum).map { _ in Place() }

  /// Returns the letter of a character in a style; `nil` for one that the typeface lacks.
  static func letter(_ character: Character, style: LetterStyle) -> Letter? {
    // A moving size passes once, and would only take places.
    guard style.fit != .none else { return Letter(character, style: style) }
    let key = Key(character: character, style: style)
    let start = Int(UInt(bitPattern: key.hashValue) % UInt(countMaximum))
    for step in 0..<tryMaximum {
      let place = places[(start + step) % countMaximum]
      if let entry = place.entry.load() {
        if entry.key == key { return entry.letter }
        continue
      }
      let entry = place.entry.storeIfNil(
        Entry(key: key, letter: Letter(character, style: style)))
      if entry.key == key { return entry.letter }
    }
    return Letter(character, style: style)
  }
}

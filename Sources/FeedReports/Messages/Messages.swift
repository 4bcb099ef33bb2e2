import Compositing

/// The words for what people are told.
///
/// Everything else carries facts; sentences are made here alone.
public enum Messages {
  /// How much is told of one word that a feed has written, and of a whole text, in characters.
  private static let (wordMaximum, textMaximum) = (400, 4000)

  /// A text in which nothing is longer than anybody reads: what it quotes may be as long as a line of a feed.
  public static func legible(_ text: String) -> String {
    guard text.utf8.count > wordMaximum else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let legible = words.map { shortened($0, to: wordMaximum) }.joined(separator: " ")
    return shortened(legible[...], to: textMaximum)
  }

  private static func shortened(_ text: Substring, to maximum: Int) -> String {
    // No text has more characters than bytes.
    let isShort = text.utf8.count <= maximum || text.dropFirst(maximum).isEmpty
    return isShort ? String(text) : "\(text.prefix(maximum))…"
  }

  /// A line in which nothing can reach a terminal as control.
  public static func harmless(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    for glyph in TextCells.glyphs(of: line) { text.append(contentsOf: glyph.glyph.scalars) }
    return String(text)
  }
}

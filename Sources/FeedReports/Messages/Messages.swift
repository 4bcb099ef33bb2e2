import Compositing
import StrictJSON

/// The sentences of the program: verdicts, findings, events, faults and their advice.
///
/// All other types carry facts, and only the extensions of `Messages` make words of them, each in the file of its subject.
/// A quoted part of a feed may hold anything: `legible` bounds its length, and `harmless` keeps control characters from a
/// terminal.
public enum Messages {
  /// The most characters of one quoted word, and of a whole text.
  private static let (wordMaximum, textMaximum) = (400, 4000)
  /// The most bytes of one character that are expected, so that a text over the limit has more than it shows.
  private static let characterByteMaximum = 16

  /// Returns a text with its long words shortened, since a quoted word may be as long as a line of a feed.
  public static func legible(_ text: String) -> String {
    guard text.utf8.count > wordMaximum else { return text }
    // Both limits are short of a line's, so that no more of a text than these is looked at letter by letter.
    var legible = ""
    for word in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      if !legible.isEmpty || word.startIndex > text.startIndex { legible += " " }
      legible += shortened(Substring(word), to: wordMaximum)
      if legible.utf8.count > textMaximum * Self.characterByteMaximum { break }
    }
    return shortened(legible[...], to: textMaximum)
  }

  private static func shortened(_ text: Substring, to maximum: Int) -> String {
    // No text has more characters than bytes.
    let isShort = text.utf8.count <= maximum || text.dropFirst(maximum).isEmpty
    return isShort ? String(text) : "\(text.prefix(maximum))…"
  }

  /// Returns a line with marks in place of control characters, which would control a terminal, and of
  /// invisible ones, which would hide the difference of two words.
  public static func harmless(_ line: String) -> String {
    // Most lines need no mark, and to look at their bytes costs a hundredth.
    if JSONText.isPlain(line) || line.unicodeScalars.allSatisfy(isOwn) { return line }
    var text = String.UnicodeScalarView()
    for glyph in TextCells.glyphs(of: markingInvisible(line)) {
      text.append(contentsOf: glyph.glyph.scalars)
    }
    return String(text)
  }

  /// Returns lines with marks in place of control characters.
  public static func harmlessLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { (line: Substring) in
      harmless(String(line))
    }
    .joined(separator: "\n")
  }

  /// Returns whether a scalar is printable ASCII or one of the marks with which messages are written.
  private static func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(scalar.value) || ownMarks.contains(scalar)
  }

  private static let ownMarks: [Unicode.Scalar] = ["✗", "✓", "…", "“", "”", "·", "–", "→"]

  /// Returns a text with marks in place of invisible scalars; the joiners of an emoji stay.
  private static func markingInvisible(_ line: String) -> String {
    guard line.unicodeScalars.contains(where: JSONText.isInvisible) else { return line }
    var text = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      let joinsEmoji = scalar == "\u{200D}" && text.last.map(isPartOfEmoji) ?? false
      text.append(JSONText.isInvisible(scalar) && !joinsEmoji ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }

  private static func isPartOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FE0F}" || scalar.value > 0xFF && scalar.properties.isEmoji
  }

  /// Returns a number of things, such as "1 line" and "2 lines".
  package static func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }

  /// Returns the number of errors that are not shown beside those that are; `nil` for none.
  package static func moreErrors(_ count: Int) -> String? {
    count > 0 ? "and \(counted(count, "more error"))" : nil
  }
}

import Compositing
import HostIO

/// The words for what people are told.
///
/// Everything else carries facts; sentences are made here alone.
enum Wording {
  /// Says lines on standard error.
  ///
  /// They may quote a feed or a file's name, so control characters are shown as marks, here as on the screen.
  static func tell(_ lines: [String]) {
    for line in lines { FileDescriptor.standardError.say(harmless(line) + "\n") }
  }

  /// A line in which nothing can reach a terminal as control.
  static func harmless(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    for glyph in TextCells.glyphs(of: line) { text.append(contentsOf: glyph.glyph.scalars) }
    return String(text)
  }
}

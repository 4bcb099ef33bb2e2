/// The questions that a terminal is asked once, in one write.
enum TerminalQuestion {
  /// The ground whose return proves 24-bit color: its channels, which no palette has.
  static let ground = [18, 52, 86]
  /// `RGB` in hexadecimal digits, the capability of direct color in ncurses' terminal descriptions.
  static let capability = "524742"

  /// Returns the bytes; the attributes are reset at their end.
  ///
  /// The primary device attributes come last. Every terminal answers them, and in order, so their answer ends the others.
  static func bytes(asksForColor: Bool) -> [UInt8] {
    let color =
      "\u{1B}P+q\(capability)\u{1B}\\"
      + "\u{1B}[48;2;\(ground.map(String.init).joined(separator: ";"))m\u{1B}P$qm\u{1B}\\\u{1B}[m"
    return Array(
      ((asksForColor ? color : "") + "\u{1B}[?2026$p" + "\u{1B}[>0q" + "\u{1B}[>c" + "\u{1B}[c")
        .utf8)
  }
}

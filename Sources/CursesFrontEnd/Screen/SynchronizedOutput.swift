/// The sequences of synchronized output: a terminal draws the bytes between them at once.
enum SynchronizedOutput {
  /// Begins an update.
  static let beginning = Array("\u{1B}[?2026h".utf8)
  /// Ends an update.
  static let end = Array("\u{1B}[?2026l".utf8)
}

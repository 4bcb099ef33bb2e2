/// The sequences for the order of letters from right to left (ECMA-48, BDSM).
///
/// Some terminals turn such words around, which stand in their order in the cells already.
enum TextOrder {
  /// Shows each cell at its place.
  static let own = Array("\u{1B}[8l".utf8)
  /// Leaves the order to the terminal.
  static let terminals = Array("\u{1B}[8h".utf8)
}

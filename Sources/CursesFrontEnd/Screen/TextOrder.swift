/// The sequences for the order of letters from right to left (ECMA-48, BDSM).
///
/// VTE turns such words around, which stand in their order in the cells already, and does so again once it is left. Terminals
/// whose own setting is not known are told nothing, since they could not be left as they were.
enum TextOrder {
  /// Shows each cell at its place.
  static let own = Array("\u{1B}[8l".utf8)
  /// Leaves the order to the terminal.
  static let terminals = Array("\u{1B}[8h".utf8)
}

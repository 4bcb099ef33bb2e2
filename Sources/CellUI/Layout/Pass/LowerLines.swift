/// The large letters that texts of a layout have in frames too low for them, each set once for a height, since a layout asks
/// for a text's size, place and baseline.
struct LowerLines {
  private struct Key: Hashable {
    let text: ObjectIdentifier
    let rows: Int
  }

  /// The lines, with the texts, so that no other text has the same address while they are kept; `nil` in most layouts, which
  /// have none.
  private var known: [Key: (text: AnyObject, line: LargeLine?)]?

  /// Returns the line of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rows: The height of the frame, in rows.
  ///   - make: Sets the line; it is called once for a text and a height.
  /// - Returns: The line; `nil` where none is as low.
  mutating func line(of text: AnyObject, upTo rows: Int, _ make: () -> LargeLine?) -> LargeLine? {
    let key = Key(text: ObjectIdentifier(text), rows: rows)
    if let line = known?[key] { return line.line }
    let line = make()
    known = known ?? [:]
    known?[key] = (text, line)
    return line
  }
}

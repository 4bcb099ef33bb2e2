/// The whole entries of a string catalog before a fault in its JSON.
enum CatalogBeginning {
  /// The depth of the object that holds the entries.
  private static let entriesDepth = 2

  /// Returns the beginning of a catalog as JSON of its own.
  ///
  /// - Parameters:
  ///   - bytes: The catalog's text.
  ///   - end: The place of the fault, in bytes.
  /// - Returns: The text with the entries that end before the fault; an empty object where there are none.
  static func text(of bytes: [UInt8], upTo end: Int) -> [UInt8] {
    var (depth, isText, isEscaped) = (0, false, false)
    var whole: (count: Int, depth: Int)?
    for (index, byte) in bytes.prefix(end).enumerated() {
      if isText {
        if !isEscaped, byte == UInt8(ascii: "\"") { isText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      isText = byte == UInt8(ascii: "\"")
      if "{[".utf8.contains(byte) { depth += 1 }
      guard "}]".utf8.contains(byte) else { continue }
      depth -= 1
      if depth <= entriesDepth { whole = (index + 1, depth) }
    }
    guard let whole, whole.depth > 0 else { return Array("{}".utf8) }
    return bytes[..<whole.count] + Array(repeating: UInt8(ascii: "}"), count: whole.depth)
  }
}

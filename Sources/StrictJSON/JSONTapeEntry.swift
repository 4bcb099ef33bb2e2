/// A value on a parser's tape.
struct JSONTapeEntry: Sendable {
  enum Kind: UInt8 {
    case null, `true`, `false`, number, string, escapedString, array, object

    /// The byte that closes a container.
    var closer: UInt8 { self == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  var kind = Kind.null
  /// The offset of the value's first byte; a string's is its quote.
  var start: UInt32 = 0
  var end: UInt32 = 0
  /// The index of the entry after this value and its contents.
  var next: UInt32 = 0

  /// The range of the value's bytes.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// The range of a string's bytes between its quotes.
  var textRange: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}

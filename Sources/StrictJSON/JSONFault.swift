/// A fault in JSON, with its place.
public struct JSONFault: Error, Hashable, Sendable {
  /// A place in the text.
  public struct Place: Hashable, Sendable {
    /// Bytes from the start of the text.
    public var offset: Int
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in scalars.
    public var column: Int

    /// The place of a byte in a text.
    public init(offset: Int, in bytes: [UInt8], from start: Int = 0) {
      self.offset = offset - start
      line = 1
      column = 1
      for byte in bytes[min(start, bytes.count)..<max(start, min(offset, bytes.count))] {
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
  }

  /// The kind of a fault.
  public enum Problem: Hashable, Sendable {
    /// Something other than the expected stands here.
    case unexpected(expected: String, found: String)
    /// A comma with nothing after it.
    case trailingComma
    /// A comment, which JSON does not have; its beginning.
    case comment(String)
    /// A string in single quotes.
    case singleQuotes
    /// A key without quotes.
    case unquotedKey
    /// Two values without a comma between them.
    case missingComma
    /// More text after the value.
    case trailingText
    /// The text ends within a value.
    case unfinished(String)
    /// A number in a syntax that JSON does not have.
    case malformedNumber(String)
    /// A control character in a string, which must be escaped.
    case controlCharacter(UInt8)
    /// An unknown escape, or half of a surrogate pair.
    case malformedEscape
    /// A byte that is not UTF-8.
    case invalidUTF8(UInt8)
    /// A byte order mark.
    case byteOrderMark
    /// Nesting over the limit.
    case tooDeep(limit: Int)
    /// A text over the limit.
    case tooLarge(byteCount: Int, limit: Int)
    /// A required key is missing.
    case missingKey(String)
    /// An unknown key.
    case unknownKey(String, known: [String])
    /// A word that is none of those that the value may be.
    case unknownWord(String, known: [String])
  }

  /// The place in the text.
  public var place: Place
  /// The keys and indices to it, as `aps.alert.title` or `items[2]`; empty for the whole.
  public var path: String
  /// The kind of fault.
  public var problem: Problem

  /// Makes a fault.
  public init(place: Place, path: String, problem: Problem) {
    self.place = place
    self.path = path
    self.problem = problem
  }
}

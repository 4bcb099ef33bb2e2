/// What is wrong with some JSON, and where.
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

  /// What was found instead of what was expected.
  public enum Problem: Hashable, Sendable {
    /// Something else stands here.
    case unexpected(expected: String, found: String)
    /// A comma with nothing after it.
    case trailingComma
    /// A comment, which JSON has not, as it begins.
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
    /// A number that JSON writes otherwise.
    case malformedNumber(String)
    /// A control character in a string, which has to be escaped.
    case controlCharacter(UInt8)
    /// An escape that JSON has not, or half of a pair.
    case malformedEscape
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// A byte order mark.
    case byteOrderMark
    /// More nesting than is read.
    case tooDeep(limit: Int)
    /// More bytes than are read.
    case tooLarge(byteCount: Int, limit: Int)
    /// A key that must be there is not.
    case missingKey(String)
    /// A key that is not known here.
    case unknownKey(String, known: [String])
  }

  /// Where it is.
  public var place: Place
  /// The keys and indices that lead to it, as `aps.alert.title` or `items[2]`; empty for the whole.
  public var path: String
  /// What is wrong.
  public var problem: Problem

  /// Makes a fault.
  public init(place: Place, path: String, problem: Problem) {
    self.place = place
    self.path = path
    self.problem = problem
  }
}

/// The bounds of what is read.
public enum JSONLimits {
  /// How deep arrays and objects may be nested.
  public static let depthMaximum = 128
  /// How long a text may be, in bytes.
  public static let byteCountMaximum = 1 << 20
}

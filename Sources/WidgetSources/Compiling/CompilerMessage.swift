/// An error or a warning of the compiler, at its place in the person's own file.
public struct CompilerMessage: Hashable, Sendable {
  /// The weight of a message.
  public enum Severity: String, Hashable, Sendable {
    case error, warning, note
  }

  /// The weight.
  public let severity: Severity
  /// The path of the person's file; `nil` for a message about the whole.
  public let path: String?
  /// The line, from 1; 0 without a path.
  public let line: Int
  /// The column in bytes, from 1; 0 without a path.
  public let column: Int
  /// The compiler's words.
  public internal(set) var text: String
  /// A Boolean value indicating whether another error has led to this one; known of those of `errors(among:)`.
  public internal(set) var isConsequence = false

  /// Makes a message.
  public init(severity: Severity, path: String? = nil, line: Int = 0, column: Int = 0, text: String)
  {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.text = text
  }

  /// The most messages that are read from one run.
  private static let countMaximum = 1000

  /// Reads a compiler's output.
  ///
  /// - Parameters:
  ///   - output: The lines on its standard error.
  ///   - copies: The copies that it read.
  /// - Returns: The messages in order, each once.
  public static func messages(in output: String, of copies: SourceCopies) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n") where messages.count < countMaximum {
      guard let message = CompilerMessage(line: copies.originals(in: String(line))[...]),
        seen.insert(message).inserted
      else { continue }
      messages.append(message)
    }
    return messages
  }

  /// Reads `PATH:LINE:COLUMN: error: TEXT`, or `error: TEXT`.
  private init?(line text: Substring) {
    for severity in [Severity.error, .warning, .note] {
      let mark = "\(severity.rawValue): "
      if text.hasPrefix(mark) {
        self.init(severity: severity, text: String(text.dropFirst(mark.count)))
        return
      }
      guard let (place, words) = Self.split(text, by: ": \(mark)") else { continue }
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      let path = parts.dropLast(2).joined(separator: ":")
      self.init(severity: severity, path: path, line: row, column: column, text: words)
      return
    }
    return nil
  }

  /// A Boolean value indicating whether the error may be one of a file in pieces alone: of a name that is known to a file.
  public var mayComeFromSplitting: Bool {
    severity == .error
      && ["inaccessible", "private", "redeclaration", "ambiguous", "overrid"].contains {
        text.contains($0)
      }
  }

  /// A Boolean value indicating whether the compiler gave up an expression that may well be right.
  public var isTypeCheckTimeout: Bool {
    severity == .error && text.contains("unable to type-check this expression in reasonable time")
  }

  private static func split(_ text: Substring, by mark: String) -> (Substring, String)? {
    let (bytes, mark) = (Array(text.utf8), Array(mark.utf8))
    guard bytes.count >= mark.count else { return nil }
    for start in 0...bytes.count - mark.count
    where bytes[start..<start + mark.count].elementsEqual(mark) {
      return (
        Substring(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}

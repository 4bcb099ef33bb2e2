/// A part of a pasted text that differs from the JSON that APNs takes, with its place.
public struct Slip: Hashable, Sendable {
  /// The difference, by its subject.
  public enum Problem: Hashable, Sendable {
    case syntax(Syntax)
    case step(Step)
    case value(Value)
    case request(Request)
  }

  /// A unit in which dates are sent in place of seconds.
  public enum TimeUnit: String, CaseIterable, Sendable {
    case milliseconds, microseconds, nanoseconds

    /// The number of seconds from which on a date is none: the year 5138.
    public static let secondsMaximum = 1e11

    /// The number of the units in a second.
    public var perSecond: Double {
      switch self {
      case .milliseconds: 1e3
      case .microseconds: 1e6
      case .nanoseconds: 1e9
      }
    }

    /// Finds the unit of a number, by the date that it then is; `nil` for a number that is none in any unit.
    public init?(of number: Double) {
      let unit = Self.allCases.first { abs(number) < Self.secondsMaximum * $0.perSecond }
      guard let unit else { return nil }
      self = unit
    }
  }

  /// A difference from JSON's syntax.
  public enum Syntax: Hashable, Sendable {
    case comment(String)
    case trailingComma
    case missingComma
    case missingColon
    /// A separator of another language between key and value: `=>` or `=`.
    case separator(String)
    case singleQuotes
    /// Curly quotes; the text's first.
    case curlyQuotes(String)
    case backticks
    case unquotedKey(String)
    case unquotedText(String)
    /// A word of another language, and JSON's.
    case foreignWord(String, language: String, word: String)
    /// A number in a syntax that JSON does not have, and JSON's.
    case foreignNumber(String, number: String)
    /// Digits and signs that make no number in any language, such as `--1`.
    case malformedNumber(String)
    case lineBreakInString
    case malformedEscape(String)
    /// Brackets of another language around an object.
    case bracketedObject
    case unclosed(String)
    case unclosedString
    case strayText(String)
    case byteOrderMark
    case utf16
    case yaml
    case pythonObject
  }

  /// A step on the way to a payload, which is no fault.
  public enum Step: Hashable, Sendable {
    /// A payload taken out of something: its name, and the key path or line there.
    case unwrapped(from: String, at: String)
    /// A service that builds `aps` by itself, and the keys that it takes.
    case mapped(service: String, keys: [String])
    case jsonInString
    /// A word that stands for a value, and the value that was judged.
    case placeholder(String, filled: String)
    /// A file that the script sends, which was not pasted.
    case fileElsewhere(String)
  }

  /// A fault of a key of the payload, or of its value.
  public enum Value: Hashable, Sendable {
    case misplacedKey(String, into: String)
    case nestedAPS
    case missingKey(String)
    case misnamedKey(String, name: String)
    case quotedNumber(String)
    case quotedObject(String)
    /// Milliseconds, or a smaller unit, in place of seconds.
    case smallUnit(String, TimeUnit, seconds: String)
    case fraction(String, whole: String)
    /// A date as text, and the seconds since 1970 that it means; `nil` where it is no date.
    case dateText(String, seconds: String?)
    case wrongKind(expected: String, found: String, example: String)
    case wrongWord(found: String, known: [String], meant: String?)
  }

  /// A fault of a request's address, headers or envelope.
  public enum Request: Hashable, Sendable {
    case headerMisplaced(String)
    case placeholderToken(String)
    case malformedToken(String)
    case productionHost
    case sandboxHost
    case wrongHost(String)
    case wrongPath(String)
    case missingHeader(String, value: String)
    case wrongMethod(String)
    case fcmToken
    case missingFCMToken
    case snsMissingAttribute(String)
  }

  /// The difference.
  public var problem: Problem
  /// The keys and indices that lead to it, as `aps.alert.title`; empty for the whole.
  public var path: String
  /// The offset in the file, in bytes.
  public var origin: Int
  /// The line and the column, from 1; 0 until they are looked up.
  public var line = 0
  /// The column, from 1, in scalars; 0 until it is looked up.
  public var column = 0
  /// The number of further places with the same difference.
  public var repetitions = 0

  /// Makes a slip.
  public init(_ problem: Problem, path: String, at origin: Int) {
    self.problem = problem
    self.path = path
    self.origin = origin
  }
}

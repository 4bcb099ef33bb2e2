/// A content that a phone decodes into the app's Swift types before it shows it (AK 3.1).
public struct ContentToDecode: Hashable, Sendable {
  /// The name of the attributes' Swift type.
  public let attributesType: String
  /// The encoded attributes, where they are new.
  public let attributes: EncodedJSON?
  /// The encoded content state.
  public let state: EncodedJSON
}

/// A fault of a content that can't be decoded, which a phone only logs (AK 3.4, 3.20).
public struct UndecodableContent: Hashable, Sendable {
  /// The part of the content.
  public enum Part: String, Hashable, Sendable {
    /// The static attributes.
    case attributes
    /// The content state.
    case contentState = "content-state"
  }

  /// The problem.
  public enum Problem: Hashable, Sendable {
    /// A key that is not optional is missing.
    case missing
    /// The value is `null`, and the type is not optional.
    case null(expected: String)
    /// The value is of another type.
    case mismatch(expected: String, found: String)
    /// The value is of the right type and means nothing.
    case corrupted(String)
  }

  /// The part of the content.
  public let part: Part
  /// The keys and indices that lead to the value, as `items[0].name`; empty for the whole.
  public let keyPath: String
  /// The problem.
  public let problem: Problem

  /// Makes a fault.
  public init(part: Part, keyPath: String, problem: Problem) {
    self.part = part
    self.keyPath = keyPath
    self.problem = problem
  }
}

/// Tells whether a content can be decoded, as the app would; `nil` means that it can.
public typealias ContentDecoding = (ContentToDecode) -> UndecodableContent?

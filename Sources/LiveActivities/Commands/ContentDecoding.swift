/// What a phone decodes before it shows a content: JSON into the app's Swift types (AK 3.1).
public struct ContentToDecode: Hashable, Sendable {
  /// The name of the attributes' Swift type.
  public let attributesType: String
  /// The encoded attributes, where they are new.
  public let attributes: EncodedJSON?
  /// The encoded content state.
  public let state: EncodedJSON
}

/// Why a content could not be decoded: what a phone only logs (AK 3.4, 3.20).
public struct UndecodableContent: Hashable, Sendable {
  /// What was decoded.
  public enum Part: String, Hashable, Sendable {
    /// The static attributes.
    case attributes
    /// The content state.
    case contentState = "content-state"
  }

  /// What is wrong.
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

  /// What was decoded.
  public let part: Part
  /// The keys and indices that lead to the value, as `items[0].name`; empty for the whole.
  public let keyPath: String
  /// What is wrong.
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

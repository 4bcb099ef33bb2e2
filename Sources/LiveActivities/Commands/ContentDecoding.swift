/// A content that a phone decodes into the app's Swift types before it shows it (AK 3.1).
public struct ContentToDecode: Hashable, Sendable {
  /// The app whose types decode it.
  public let app: BundleID
  /// The name of the attributes' Swift type.
  public let attributesType: String
  /// The encoded attributes, where they are new.
  public let attributes: EncodedJSON?
  /// The encoded content state.
  public let state: EncodedJSON

  /// Makes a content; attributes that are not new are `nil`.
  public init(
    app: BundleID, attributesType: String, attributes: EncodedJSON?, state: EncodedJSON
  ) {
    self.app = app
    self.attributesType = attributesType
    self.attributes = attributes
    self.state = state
  }
}

/// A fault of a content that can't be decoded, which a phone only logs (AK 3.4, 3.20).
public struct ContentFault: Error, Hashable, Sendable {
  /// A part of an activity's content, by its key in a push.
  public enum Part: String, Hashable, Sendable {
    /// The static attributes.
    case attributes
    /// The content state.
    case contentState = "content-state"
    /// The name of the attributes' type, by which the phone finds the other two.
    case attributesType = "attributes-type"
  }

  /// The difference between a value and its type.
  public enum Problem: Hashable, Sendable {
    /// A key that is not optional is missing.
    case missing
    /// A key that is not optional is missing, and one of a near name is there.
    case misnamed(found: String, name: String)
    /// A key that is not optional is missing, and stands in the other part.
    case elsewhere(Part)
    /// A key of the attributes is missing, and they have exactly the keys of the content state.
    case copied
    /// The value is `null`, or an array ends before it.
    case null(expected: String)
    /// The value is not one of its type.
    case mismatch(expected: String, found: String)
    /// The decoder's own words, where it gives no type.
    case corrupted(String)
    /// The attributes type is none that the app has, with the one that was probably meant.
    case unknownType(String, known: [String], near: String?)
  }

  /// The part that holds the value.
  public let part: Part
  /// The keys and indices that lead to the value, as `items[0].name`; empty for the whole.
  public let keyPath: String
  /// The difference between the value and its type.
  public let problem: Problem

  /// Makes a fault.
  public init(part: Part, keyPath: String, problem: Problem) {
    self.part = part
    self.keyPath = keyPath
    self.problem = problem
  }
}

/// Returns the fault of a content that the app can't decode; `nil` where it can.
public typealias ContentDecoding = (ContentToDecode) -> ContentFault?

/// An activity with made-up values, as a push would carry it.
public struct ActivityExample: Hashable, Sendable {
  /// The name of the attributes type, without its module.
  public let attributesType: String
  /// The attributes as JSON.
  public let attributes: [UInt8]
  /// The content state as JSON.
  public let contentState: [UInt8]
}

/// The reason for which a type takes no made-up values.
public struct ExampleRefusal: Error, Hashable, Sendable {
  /// The name of the attributes type, without its module.
  public let attributesType: String
  /// The path of the property that refuses; empty for the whole.
  public let keyPath: String
  /// The type's own reason.
  public let reason: String

  init(attributesType: String, _ error: any Error) {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      case nil: nil
      @unknown default: nil
      }
    self.attributesType = attributesType
    keyPath = context?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
    reason = context?.debugDescription ?? "\(error)"
  }
}

/// The facts of a project's source from which values are made up.
public struct ExampleSource: Hashable, Sendable {
  /// The use of a dictionary's text, or of a property's, in the source.
  public enum KeyUse: String, Sendable {
    case text, number, flag
    /// A number of seconds or milliseconds since 1970.
    case seconds, milliseconds
    /// The name of a symbol.
    case symbol
    /// The name of an asset.
    case image, color
  }

  /// The raw values of the first cases of enumerations, by their types' names.
  public var firstCases: [String: String] = [:]
  /// The first texts with which the source compares properties, by these.
  public var comparedTexts: [String: String] = [:]
  /// The keys by which the source asks dictionaries of texts, and the properties that name symbols.
  public var keys: [String: KeyUse] = [:]

  /// Makes the facts of source without enumerations and dictionaries.
  public init() {}
}

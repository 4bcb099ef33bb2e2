public import StrictJSON

/// Attributes or a content state as JSON, parsed when its value is first asked for, and only once.
public struct LazyJSON {
  /// The JSON as UTF-8.
  public let bytes: [UInt8]
  private let parsed: Parsed

  /// The parsed value, shared by all copies of one `LazyJSON`.
  private final class Parsed {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// The value as an app's type, once it was decoded.
    var decoded: Any?

    private(set) lazy var value: JSONValue? = {
      var parser = JSONParser()
      // Bytes that are no JSON have no value; the decoder names the fault.
      return try? parser.parse(bytes)
    }()
  }

  /// Wraps the bytes of a JSON value without parsing them.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    parsed = Parsed(bytes)
  }

  /// The value; an empty object where the bytes are no JSON, which a feed's reader does not let through.
  public var value: JSONValue { parsed.value ?? Self.emptyObject }

  /// The value at the end of a path of keys and indices; `nil` where there is none.
  func value(at path: [any CodingKey]) -> JSONValue? {
    var value = parsed.value
    for key in path {
      if let index = key.intValue {
        value = value?.elements.dropFirst(index).first
      } else {
        value = value?[key.stringValue]
      }
    }
    return value
  }

  /// Returns the value as a type, decoded once: a content is judged when it comes, and drawn after.
  ///
  /// - Throws: An error without words where the caller must use `JSONDecoder`.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    if let known = parsed.decoded as? Value { return known }
    let value = try TapeDecoder.decode(type, from: self.value)
    parsed.decoded = value
    return value
  }

  private static let emptyObject: JSONValue = {
    var parser = JSONParser()
    do {
      return try parser.parse(Array("{}".utf8))
    } catch {
      preconditionFailure("an empty object is JSON: \(error)")
    }
  }()
}

/// An activity as its views are made of it: JSON whose types only its widget knows.
public struct EncodedActivity {
  /// The app's bundle id.
  public let app: String
  /// The activity's id.
  public let activityID: String
  /// The attributes.
  public let attributes: LazyJSON
  /// The content state.
  public let contentState: LazyJSON
  /// A Boolean value indicating whether the state is past its stale date.
  public let isStale: Bool

  /// Makes an activity.
  public init(
    app: String = "", activityID: String = "", attributes: LazyJSON, contentState: LazyJSON,
    isStale: Bool = false
  ) {
    self.app = app
    self.activityID = activityID
    self.attributes = attributes
    self.contentState = contentState
    self.isStale = isStale
  }
}

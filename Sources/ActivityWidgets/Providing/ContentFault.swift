import FoundationEssentials

/// Why attributes or a content state could not be decoded: what a phone only logs (AK 3.4, 3.20).
public struct DecodingFault: Error, Hashable, Sendable {
  /// The part of an activity that was decoded.
  public enum Part: Hashable, Sendable {
    case attributes, contentState
  }

  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// A key that is not optional is not there.
    case keyNotFound
    /// The value is of another type.
    case typeMismatch(expected: String)
    /// The value is `null`.
    case valueNotFound(expected: String)
    /// The value is of the right type and still means nothing.
    case dataCorrupted
  }

  /// Which part was decoded.
  public let part: Part
  /// The keys and indices that lead to the value, as `items[0].name`; empty for the whole.
  public let keyPath: String
  /// What was wrong.
  public let reason: Reason
  /// What stands there instead, as `the string "soon"`; `nil` where nothing does.
  public let found: String?
  /// What was expected and what was found, or the decoder's own words.
  public let description: String

  init(_ error: DecodingError, in part: Part, of json: Data) {
    self.part = part
    let (path, words) = Self.place(of: error)
    keyPath = Self.text(of: path)
    let probe = JSONProbe.value(at: path, in: json)
    found = probe?.found
    reason = Self.reason(of: error, at: probe)
    description = Self.description(of: reason, at: probe, path: path, words: words)
  }

  /// A fault of a decoder that says no more than that it failed.
  init(_ error: any Error, in part: Part) {
    self.part = part
    keyPath = ""
    reason = .dataCorrupted
    found = nil
    description = String(describing: error)
  }

  private static func place(of error: DecodingError) -> (path: [any CodingKey], words: String) {
    switch error {
    case .keyNotFound(let key, let context): (context.codingPath + [key], context.debugDescription)
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      (context.codingPath, context.debugDescription)
    @unknown default: ([], String(describing: error))
    }
  }

  private static func reason(of error: DecodingError, at probe: JSONProbe?) -> Reason {
    switch error {
    case .keyNotFound: return .keyNotFound
    case .typeMismatch(let type, _):
      let name = name(of: type)
      if probe?.found == "null" { return .valueNotFound(expected: name) }
      guard name == "an array", probe?.hasBounds == true else {
        return .typeMismatch(expected: name)
      }
      return .typeMismatch(expected: "a range as [lowerBound, upperBound]")
    case .valueNotFound(let type, _): return .valueNotFound(expected: name(of: type))
    case .dataCorrupted: return .dataCorrupted
    @unknown default: return .dataCorrupted
    }
  }

  /// A type as an author wrote it; a decoder asks for an array or an object before it knows of what.
  private static func name(of type: any Any.Type) -> String {
    if type == [Any].self { return "an array" }
    if type == [String: Any].self { return "an object" }
    return String(describing: type)
  }

  private static func description(
    of reason: Reason, at probe: JSONProbe?, path: [any CodingKey], words: String
  ) -> String {
    switch reason {
    case .keyNotFound: "the key \(path.last?.stringValue ?? "") is missing, and it is not optional"
    case .typeMismatch(let expected), .valueNotFound(let expected):
      "expected \(expected), found \(probe?.found ?? "nothing")"
    case .dataCorrupted:
      // Of JSON that is well formed a decoder says so too, where a number is too great for its type.
      path.isEmpty && probe != nil && words.contains("not valid JSON")
        ? "a number that its type cannot hold, such as 3.5 for an Int" : words
    }
  }

  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}

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
  /// The decoder's own words.
  public let description: String

  init(_ error: DecodingError, in part: Part) {
    self.part = part
    let context: DecodingError.Context
    var path: [any CodingKey]
    switch error {
    case .keyNotFound(let key, let found):
      context = found
      path = found.codingPath + [key]
      reason = .keyNotFound
    case .typeMismatch(let type, let found):
      context = found
      path = found.codingPath
      reason = .typeMismatch(expected: String(describing: type))
    case .valueNotFound(let type, let found):
      context = found
      path = found.codingPath
      reason = .valueNotFound(expected: String(describing: type))
    case .dataCorrupted(let found):
      context = found
      path = found.codingPath
      reason = .dataCorrupted
    @unknown default:
      context = DecodingError.Context(codingPath: [], debugDescription: "")
      path = []
      reason = .dataCorrupted
    }
    keyPath = Self.text(of: path)
    description = context.debugDescription
  }

  /// A fault of a decoder that says no more than that it failed.
  init(_ error: any Error, in part: Part) {
    self.part = part
    keyPath = ""
    reason = .dataCorrupted
    description = String(describing: error)
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

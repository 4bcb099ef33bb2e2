import FoundationEssentials

/// What stands at the place where a decoder failed, which the decoder itself tells only in part.
struct JSONProbe: Decodable {
  /// The value in a few words: its kind, and itself where it is short.
  let found: String
  /// A Boolean value indicating whether it is an object with the bounds of a range as its members.
  let hasBounds: Bool

  /// Looks up what keys and indices lead to; `nil` where nothing stands there, or it is no JSON.
  static func value(at path: [any CodingKey], in json: Data) -> JSONProbe? {
    let decoder = JSONDecoder()
    guard let key = pathKey else { return nil }
    decoder.userInfo[key] = path.map(AnyCodingKey.init)
    return try? decoder.decode(JSONProbe.self, from: json)
  }

  private static let pathKey = CodingUserInfoKey(rawValue: "path")

  init(from decoder: any Decoder) throws {
    let path = Self.pathKey.flatMap { decoder.userInfo[$0] as? [AnyCodingKey] } ?? []
    let depth = decoder.codingPath.count
    if depth < path.count {
      self = try Self.child(path[depth], of: decoder)
    } else {
      (found, hasBounds) = Self.summary(of: decoder)
    }
  }

  private static func child(_ key: AnyCodingKey, of decoder: any Decoder) throws -> JSONProbe {
    guard let index = key.intValue else {
      return try decoder.container(keyedBy: AnyCodingKey.self).decode(JSONProbe.self, forKey: key)
    }
    var container = try decoder.unkeyedContainer()
    while container.currentIndex < index { _ = try container.decode(Skipped.self) }
    return try container.decode(JSONProbe.self)
  }

  private static func summary(of decoder: any Decoder) -> (String, Bool) {
    if let container = try? decoder.container(keyedBy: AnyCodingKey.self) {
      let keys = Set(container.allKeys.map(\.stringValue))
      return ("an object", keys == ["lowerBound", "upperBound"])
    }
    if (try? decoder.unkeyedContainer()) != nil { return ("an array", false) }
    guard let value = try? decoder.singleValueContainer(), !value.decodeNil() else {
      return ("null", false)
    }
    if let bool = try? value.decode(Bool.self) { return ("\(bool)", false) }
    if let text = try? value.decode(String.self) {
      return ("the string \"\(text.prefix(24))\(text.count > 24 ? "…" : "")\"", false)
    }
    if let whole = try? value.decode(Int.self) { return ("the number \(whole)", false) }
    if let number = try? value.decode(Double.self) { return ("the number \(number)", false) }
    return ("a number", false)
  }

  /// A value that is passed over, whatever it is.
  private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
  }
}

/// A key of any object, or an index.
private struct AnyCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }

  init(_ key: any CodingKey) {
    stringValue = key.stringValue
    intValue = key.intValue
  }
}

extension JSONValue {
  /// Returns the member of a name.
  ///
  /// - Throws: A fault where there is none, or where this is not an object.
  public func member(_ key: String) throws(JSONFault) -> JSONValue {
    guard kind == .object else { throw fault(expected: "an object") }
    guard let value = self[key] else { throw fault(.missingKey(key)) }
    return value
  }

  /// Returns the members of an object.
  ///
  /// - Throws: A fault where this is not an object, or at the first key that is not among those known.
  public func members(known: [String]) throws(JSONFault) -> [(key: JSONValue, value: JSONValue)] {
    try checkMembers(known: known)
    return members
  }

  /// Checks that this is an object without unknown keys.
  ///
  /// - Throws: A fault where this is not an object, or at the first key that is not among those known.
  public func checkMembers(known: [String]) throws(JSONFault) {
    guard kind == .object else { throw fault(expected: "an object") }
    guard let key = firstKey(notIn: known) else { return }
    var place = fault(.unknownKey(key.text, known: known))
    place.place = key.place
    throw place
  }

  /// Returns the text of a string.
  public func asString() throws(JSONFault) -> String {
    guard let string else { throw fault(expected: "a string") }
    return string
  }

  /// Returns the value of a number.
  public func asDouble() throws(JSONFault) -> Double {
    guard let double, double.isFinite else { throw fault(expected: "a number") }
    return double
  }

  /// Returns the value of a whole number.
  public func asInt64() throws(JSONFault) -> Int64 {
    guard let int64 else { throw fault(expected: "a whole number") }
    return int64
  }

  /// Returns the value of a boolean.
  public func asBool() throws(JSONFault) -> Bool {
    guard let bool else { throw fault(expected: "true or false") }
    return bool
  }

  /// Returns the elements of an array.
  public func asArray() throws(JSONFault) -> [JSONValue] {
    guard kind == .array else { throw fault(expected: "an array") }
    return elements
  }

  /// Returns this value if it is an object.
  public func asObject() throws(JSONFault) -> JSONValue {
    guard kind == .object else { throw fault(expected: "an object") }
    return self
  }
}

extension Double {
  /// Makes the nearest value of a number of up to fifteen digits without an exponent; `nil` for others.
  ///
  /// Digits and power of ten are exact as doubles, so that their quotient is the nearest one.
  init?(shortDecimal text: Span<UInt8>) {
    var (digits, count, decimals): (UInt64, Int, Int?) = (0, 0, nil)
    for position in text.indices {
      switch text[position] {
      case UInt8(ascii: "-"): continue
      case UInt8(ascii: "."): decimals = 0
      case let byte where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
        (digits, count) = (digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0")), count + 1)
        decimals = decimals.map { $0 + 1 }
        guard count <= 15 else { return nil }
      default: return nil
      }
    }
    let number = Double(digits) / Self.powersOfTen[decimals ?? 0]
    self = text[0] == UInt8(ascii: "-") ? -number : number
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

extension JSONValue {
  /// The member of a name.
  ///
  /// - Throws: A fault where there is none, or where this is no object.
  public func member(_ key: String) throws(JSONFault) -> JSONValue {
    guard kind == .object else { throw fault(expected: "an object") }
    guard let value = self[key] else { throw fault(.missingKey(key)) }
    return value
  }

  /// The members, none of which may have another name than those known.
  public func members(known: [String]) throws(JSONFault) -> [(key: JSONValue, value: JSONValue)] {
    guard kind == .object else { throw fault(expected: "an object") }
    let members = members
    for (key, _) in members where !known.contains(key.text) {
      var place = fault(.unknownKey(key.text, known: known))
      place.place = key.place
      throw place
    }
    return members
  }

  /// The text of what must be a string.
  public func asString() throws(JSONFault) -> String {
    guard let string else { throw fault(expected: "a string") }
    return string
  }

  /// The value of what must be a number.
  public func asDouble() throws(JSONFault) -> Double {
    guard let double, double.isFinite else { throw fault(expected: "a number") }
    return double
  }

  /// The value of what must be a whole number.
  public func asInt64() throws(JSONFault) -> Int64 {
    guard let int64 else { throw fault(expected: "a whole number") }
    return int64
  }

  /// The value of what must be true or false.
  public func asBool() throws(JSONFault) -> Bool {
    guard let bool else { throw fault(expected: "true or false") }
    return bool
  }

  /// The elements of what must be an array.
  public func asArray() throws(JSONFault) -> [JSONValue] {
    guard kind == .array else { throw fault(expected: "an array") }
    return elements
  }

  /// This value, which must be an object.
  public func asObject() throws(JSONFault) -> JSONValue {
    guard kind == .object else { throw fault(expected: "an object") }
    return self
  }
}

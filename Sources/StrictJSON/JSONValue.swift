/// A value in a parsed text, with its place.
///
/// It shares the text's bytes and tape, so that holding one costs no copy.
public struct JSONValue: Sendable {
  /// The kind of the value.
  public enum Kind: Hashable, Sendable {
    case null, boolean, number, string, array, object
  }

  private let bytes: [UInt8]
  private let tape: [JSONTapeEntry]
  private let index: Int
  private let start: Int

  init(bytes: [UInt8], tape: [JSONTapeEntry], index: Int, start: Int) {
    self.bytes = bytes
    self.tape = tape
    self.index = index
    self.start = start
  }

  /// The value of the same text at an index of the tape.
  @usableFromInline func at(_ index: Int) -> JSONValue {
    JSONValue(bytes: bytes, tape: tape, index: index, start: start)
  }

  /// The kind of the value.
  public var kind: Kind {
    switch tape[index].kind {
    case .null: .null
    case .true, .false: .boolean
    case .number: .number
    case .string, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The range of the value's bytes in the parsed buffer.
  public var byteRange: Range<Int> { tape[index].range }

  /// The value's bytes as they were written.
  public var source: [UInt8] { Array(bytes[byteRange]) }

  /// The place of the value's first byte.
  public var place: JSONFault.Place {
    JSONFault.Place(offset: Int(tape[index].start), in: bytes, from: start)
  }

  // MARK: - By place on the tape

  @usableFromInline func isNull(at place: Int) -> Bool { tape[place].kind == .null }

  /// The bytes of an object as they were written; `nil` for any other kind.
  func objectSource(at place: Int) -> [UInt8]? {
    let entry = tape[place]
    return entry.kind == .object ? Array(bytes[entry.range]) : nil
  }

  /// A hash below 4096 of a value as it was written, made of its last bytes and its length.
  func fingerprint(at place: Int) -> Int {
    let (start, end) = (Int(tape[place].start), Int(tape[place].end))
    let word = bytes.span.word(at: max(start, end - 8), count: end - start)
    return (word &+ UInt64(end - start)).mixed(toBits: 12)
  }

  /// The index of a string among some texts; `nil` for none of them.
  func text(at place: Int, among texts: JSONNames) -> Int? {
    let entry = tape[place]
    switch entry.kind {
    case .string:
      return texts.index(of: Int(entry.start) + 1..<Int(entry.end) - 1, in: bytes.span)
    case .escapedString:
      let text = Array(at(place).text.utf8)
      return texts.index(of: text.indices, in: text.span)
    case .null, .true, .false, .number, .array, .object: return nil
    }
  }

  /// A Boolean value indicating whether a value was written as these bytes.
  func isWritten(_ source: [UInt8], at place: Int) -> Bool {
    let entry = tape[place]
    return Int(entry.end - entry.start) == source.count
      && bytes.span.holds(source.span, at: Int(entry.start))
  }

  // MARK: - Scalars

  /// A boolean's value; `nil` for any other kind.
  public var bool: Bool? {
    switch tape[index].kind {
    case .true: true
    case .false: false
    case .null, .number, .string, .escapedString, .array, .object: nil
    }
  }

  /// A number's value where it is whole and fits; `nil` otherwise.
  public var int64: Int64? {
    guard tape[index].kind == .number else { return nil }
    return integer(at: index) ?? wholeDouble
  }

  /// The value of a number that is written with digits alone, where it fits.
  public var integer: Int64? { integer(at: index) }

  /// The value of a number at a place that is written with digits alone, where it fits.
  @usableFromInline func integer(at place: Int) -> Int64? {
    let entry = tape[place]
    guard entry.kind == .number else { return nil }
    let text = bytes.span.extracting(entry.range)
    let isNegative = text[0] == UInt8(ascii: "-")
    let digits = text.extracting(droppingFirst: isNegative ? 1 : 0)
    // Nineteen digits always fit into 64 bits without a sign; a longer number has no leading zero and never fits.
    guard digits.count <= 19 else { return nil }
    var value: UInt64 = 0
    for position in digits.indices {
      let digit = digits[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ UInt64(digit)
    }
    return isNegative ? Int64(exactly: 0 - Int128(value)) : Int64(exactly: value)
  }

  /// A whole number written with a fraction or an exponent, such as `1e3`.
  private var wholeDouble: Int64? {
    let hasDigitsOnly = bytes[byteRange].allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
    // Digits alone that `integer(at:)` did not read do not fit.
    return hasDigitsOnly ? nil : double.flatMap { Int64(exactly: $0) }
  }

  /// A number's nearest value in binary; `nil` for any other kind.
  public var double: Double? {
    guard tape[index].kind == .number else { return nil }
    // A whole number of up to fifteen digits is exact as a double.
    if let integer = integer(at: index), integer.magnitude < 1_000_000_000_000_000, integer != 0 {
      return Double(integer)
    }
    return Double(shortDecimal: bytes.span.extracting(byteRange))
      ?? Double(String(decoding: bytes[byteRange], as: UTF8.self))
  }

  /// A string's text; `nil` for any other kind.
  public var string: String? {
    kind == .string ? text : nil
  }

  /// A string's text, or any other value as it was written.
  public var text: String {
    switch tape[index].kind {
    case .string: String(decoding: bytes[contentRange], as: UTF8.self)
    case .escapedString: String(decoding: unescaped(), as: UTF8.self)
    case .null, .true, .false, .number, .array, .object:
      String(decoding: bytes[byteRange], as: UTF8.self)
    }
  }

  /// A Boolean value indicating whether the value is a string of this text, compared without a copy.
  public func isString(_ text: String) -> Bool {
    isString(text, at: index)
  }

  @inline(__always)
  func isString(_ text: String, at index: Int) -> Bool {
    let entry = tape[index]
    switch entry.kind {
    case .string:
      // The length comes first, since it is the cheapest test and tells most names apart.
      return Int(entry.end - entry.start) == text.utf8.count + 2
        && hasBytes(of: text, at: Int(entry.start) + 1)
    case .escapedString: return at(index).text == text
    case .null, .true, .false, .number, .array, .object: return false
    }
  }

  @inline(never)
  private func hasBytes(of text: String, at start: Int) -> Bool {
    bytes.span.holds(text.utf8Span.span, at: start)
  }

  private var contentRange: Range<Int> { tape[index].textRange }

  private func unescaped() -> [UInt8] {
    var result: [UInt8] = []
    var index = contentRange.lowerBound
    while index < contentRange.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var unit = hexUnit(at: index + 2)
        if (0xD800...0xDBFF).contains(unit) {
          unit = 0x10000 + (unit - 0xD800) << 10 + (hexUnit(at: index + 8) - 0xDC00)
          index += 6
        }
        result += Array(String(Unicode.Scalar(unit).map(Character.init) ?? "\u{FFFD}").utf8)
        index += 4
      case let byte: result.append(byte)
      }
      index += 2
    }
    return result
  }

  private func hexUnit(at start: Int) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { unit, byte in
      unit << 4 | UInt32(Character(Unicode.Scalar(byte)).hexDigitValue ?? 0)
    }
  }

  // MARK: - Containers

  /// An array's elements; empty for any other kind.
  public var elements: [JSONValue] {
    guard tape[index].kind == .array else { return [] }
    var values: [JSONValue] = []
    var position = index + 1
    while position < Int(tape[index].next) {
      values.append(at(position))
      position = Int(tape[position].next)
    }
    return values
  }

  /// An object's members in the order written, the first of each name; empty for any other kind.
  public var members: [(key: JSONValue, value: JSONValue)] {
    var names: Set<String> = []
    var values: [(key: JSONValue, value: JSONValue)] = []
    forEachMember { key, value in
      let key = at(key)
      if names.insert(key.text).inserted { values.append((key: key, value: at(value))) }
    }
    return values
  }

  /// Returns an object's first key that is not among some names; `nil` where there is none.
  func firstKey(notIn names: [String]) -> JSONValue? {
    var found: JSONValue?
    forEachMember { key, _ in
      if found == nil, !names.contains(where: { isString($0, at: key) }) { found = at(key) }
    }
    return found
  }

  /// The most keys that `repeatedKeys` returns.
  public static let repeatedKeysMaximum = 8

  /// The first few keys of an object that repeat an earlier one, in the order written.
  public var repeatedKeys: [JSONValue] {
    var names: Set<String> = []
    var repeated: [JSONValue] = []
    forEachMember { key, _ in
      let key = at(key)
      if !names.insert(key.text).inserted, repeated.count < Self.repeatedKeysMaximum {
        repeated.append(key)
      }
    }
    return repeated
  }

  /// The most keys that are compared with each other, each with each.
  private static let comparedKeysMaximum = 64

  /// A Boolean value indicating whether an object has a few keys of plain ASCII, each of them once; `false` where that is
  /// dear to find out.
  public var hasPlainDistinctKeys: Bool {
    guard tape[index].kind == .object else { return false }
    let end = Int(tape[index].next)
    // A bit for each key; keys with different bits are different.
    var (position, count, seen) = (index + 1, 0, UInt64(0))
    while position < end {
      count += 1
      let bit: UInt64 = 1 << UInt64(fingerprint(at: position) & 63)
      guard tape[position].kind == .string, count <= Self.comparedKeysMaximum,
        bytes.span.isASCII(in: tape[position].textRange),
        seen & bit == 0 || !repeatsKey(at: position)
      else { return false }
      seen |= bit
      position = Int(tape[position + 1].next)
    }
    return true
  }

  /// Returns whether the key at a place of the tape is written as one before it in this object.
  private func repeatsKey(at place: Int) -> Bool {
    let key = bytes.span.extracting(tape[place].range)
    var position = index + 1
    while position < place {
      let other = tape[position].range
      if other.count == key.count, bytes.span.holds(key, at: other.lowerBound) { return true }
      position = Int(tape[position + 1].next)
    }
    return false
  }

  /// Calls a function with the tape indices of each member's key and value.
  @inline(__always)
  func forEachMember(_ body: (_ key: Int, _ value: Int) -> Void) {
    guard tape[index].kind == .object else { return }
    var position = index + 1
    let end = Int(tape[index].next)
    while position < end {
      body(position, position + 1)
      position = Int(tape[position + 1].next)
    }
  }

  /// The bytes of a member, with its comma.
  func byteCount(from key: Int, through value: Int) -> Int {
    Int(tape[value].end - tape[key].start) + 1
  }

  /// The member of a name, the first of several; `nil` where there is none.
  ///
  /// - Complexity: O(*n*) in the members.
  public subscript(key: String) -> JSONValue? {
    guard tape[index].kind == .object else { return nil }
    var position = index + 1
    let end = Int(tape[index].next)
    let name = key.utf8Span.span
    while position < end {
      let entry = tape[position]
      let isFound =
        entry.kind == .string
        ? Int(entry.end - entry.start) == name.count + 2
          && bytes.span.holds(name, at: Int(entry.start) + 1)
        : isString(key, at: position)
      if isFound { return at(position + 1) }
      position = Int(tape[position + 1].next)
    }
    return nil
  }

  // MARK: - Place

  /// The keys and indices from the whole text to the value.
  public var path: String {
    var path = JSONPath()
    var container = 0
    while container != index {
      guard let step = step(from: container, to: index) else { break }
      if tape[container].kind == .object {
        path.append(key: at(step.position - 1).text)
      } else {
        path.append(index: step.count)
      }
      container = step.position
    }
    return path.text
  }

  /// The child of a container that is or holds an entry, and the number of children before it.
  private func step(from container: Int, to target: Int) -> (position: Int, count: Int)? {
    let isObject = tape[container].kind == .object
    var position = container + (isObject ? 2 : 1)
    var count = 0
    while position < Int(tape[container].next) {
      let next = Int(tape[position].next)
      if (position..<next).contains(target) { return (position, count) }
      // A key belongs to no value, so its place is the object's.
      if isObject, target == position - 1 { return nil }
      position = next + (isObject ? 1 : 0)
      count += 1
    }
    return nil
  }

  /// A fault at this value.
  public func fault(_ problem: JSONFault.Problem) -> JSONFault {
    JSONFault(place: place, path: path, problem: problem)
  }

  /// A fault with the expectation at this place and a summary of the value.
  public func fault(expected: String) -> JSONFault {
    fault(.unexpected(expected: expected, found: summary))
  }

  /// The value in a few words: its kind, and the start of a number or a string.
  public var summary: String {
    switch tape[index].kind {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .number: "the number \(text.prefix(24))"
    case .string, .escapedString: "the string \"\(text.prefix(24))\(text.count > 24 ? "…" : "")\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Reads strict JSON (RFC 8259) into a flat tape of values with their places.
///
/// This module owns bytes becoming values and what is wrong with them; it never knows what the values mean. A parser is
/// kept and used again: once warm it allocates nothing. Nesting costs no stack. Of two members of one name the last
/// counts, as for Foundation's decoder.
public struct JSONParser: Sendable {
  private var tape: [JSONTapeEntry] = []
  /// The containers that are open, by the innermost's place on the tape from 1; 0 means that there is none.
  ///
  /// An open container's entry has the place of the one around it where its own end will be.
  private var container = 0
  private var depth = 0
  private var isInObject = false
  /// A Boolean value indicating whether a value should follow, and not what separates values.
  private var isBeforeValue = true

  /// Makes a parser.
  public init() {}

  /// Reads one value and nothing else.
  ///
  /// - Parameters:
  ///   - bytes: A buffer that holds the text.
  ///   - range: The text in it; `nil` means all.
  /// - Returns: The value, which shares the buffer.
  /// - Throws: The first thing that is wrong.
  public mutating func parse(_ bytes: [UInt8], in range: Range<Int>? = nil) throws(JSONFault)
    -> JSONValue
  {
    let range = (range ?? bytes.indices).clamped(to: bytes.indices)
    guard range.count <= JSONLimits.byteCountMaximum else {
      throw JSONFault(
        place: .init(offset: range.lowerBound, in: bytes, from: range.lowerBound), path: "",
        problem: .tooLarge(byteCount: range.count, limit: JSONLimits.byteCountMaximum))
    }
    forget()
    do {
      try readText(bytes.span, range)
    } catch {
      throw JSONFault(
        place: .init(offset: error.offset, in: bytes, from: range.lowerBound),
        path: path(in: bytes), problem: error.problem)
    }
    return JSONValue(bytes: bytes, tape: tape, index: 0, start: range.lowerBound)
  }

  /// Reads an object that is all that its line holds: what a stream of such lines is made of.
  ///
  /// It is read and its end is found in one pass.
  ///
  /// - Parameters:
  ///   - bytes: A buffer that holds the line.
  ///   - start: Where the line begins.
  /// - Returns: The object, and where the line ends; `nil` where it is not such a line, or not whole, or not well.
  public mutating func parseLine(_ bytes: [UInt8], from start: Int) -> (JSONValue, end: Int)? {
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "{"),
      let end = lineEnd(bytes.span, start)
    else { return nil }
    return (JSONValue(bytes: bytes, tape: tape, index: 0, start: start), end)
  }

  private mutating func lineEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    let bytes = bytes.extracting(first: start + JSONLimits.byteCountMaximum)
    var scanner = JSONScanner(position: start, staysInLine: true)
    forget()
    guard (try? readValue(bytes, &scanner)) != nil else { return nil }
    var position = scanner.position
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0D {
      position += 1
    }
    return position < bytes.count && bytes[position] == 0x0A ? position : nil
  }

  /// The key path of the place reached, from the containers that are open.
  private func path(in bytes: [UInt8]) -> String {
    var open: [Int] = []
    var place = container
    while place > 0 {
      open.append(place - 1)
      place = Int(tape[place - 1].next)
    }
    var path = JSONPath()
    for (level, index) in open.reversed().enumerated() {
      let inner = level + 1 < open.count ? open[open.count - level - 2] : nil
      append(to: &path, childOf: index, open: inner, in: bytes)
    }
    return path.text
  }

  /// Adds the step from an open container to its child that is open, or to where the text is wrong.
  private func append(
    to path: inout JSONPath, childOf container: Int, open inner: Int?, in bytes: [UInt8]
  ) {
    let isObject = tape[container].kind == .object
    var (count, position) = (0, container + 1)
    var key: Int?
    while position < tape.count, position != inner {
      if isObject {
        key = position
        position += 1
        guard position < tape.count, position != inner else { break }
      }
      position = Int(tape[position].next)
      count += 1
    }
    if isObject {
      if let key {
        path.append(key: JSONValue(bytes: bytes, tape: tape, index: key, start: 0).text)
      }
    } else {
      // What is wrong after a value is wrong with that one.
      path.append(index: inner != nil || isBeforeValue ? count : max(0, count - 1))
    }
  }

  // MARK: - Values

  private mutating func readText(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(ScanFault) {
    let bytes = bytes.extracting(first: range.upperBound)
    var scanner = JSONScanner(position: range.lowerBound)
    try scanner.skipBlanks(bytes)
    if range.count >= 3, bytes[range.lowerBound] == 0xEF, bytes[range.lowerBound + 1] == 0xBB {
      throw ScanFault(offset: range.lowerBound, problem: .byteOrderMark)
    }
    try readValue(bytes, &scanner)
    try scanner.skipBlanks(bytes)
    guard scanner.position == bytes.count else {
      throw ScanFault(offset: scanner.position, problem: .trailingText)
    }
  }

  private mutating func forget() {
    tape.removeAll(keepingCapacity: true)
    (container, depth, isInObject, isBeforeValue) = (0, 0, false, true)
  }

  /// Reads one value with all that is in it.
  private mutating func readValue(
    _ bytes: Span<UInt8>, _ outer: inout JSONScanner
  ) throws(ScanFault) {
    // A scanner of this function's own stays in registers.
    var scanner = outer
    repeat {
      let start = scanner.position
      let byte = scanner.peek(bytes)
      if byte == UInt8(ascii: "\"") {
        let hasEscapes = try scanner.scanString(bytes)
        append(hasEscapes ? .escapedString : .string, start, scanner.position)
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        if try open(byte, bytes, &scanner) { continue }
      } else {
        append(try Self.scanScalar(byte, bytes, &scanner), start, scanner.position)
      }
      isBeforeValue = false
      try goOn(bytes, &scanner)
    } while container > 0
    outer = scanner
  }

  @inline(__always)
  private mutating func append(_ kind: JSONTapeEntry.Kind, _ start: Int, _ end: Int) {
    tape.append(
      JSONTapeEntry(
        kind: kind, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: end), next: UInt32(truncatingIfNeeded: tape.count + 1)))
  }

  @inline(__always)
  private static func scanScalar(
    _ first: UInt8, _ bytes: Span<UInt8>, _ scanner: inout JSONScanner
  ) throws(ScanFault) -> JSONTapeEntry.Kind {
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanner.scanNumber(bytes)
      return .number
    case UInt8(ascii: "t"):
      try scanner.scanWord(.true, bytes)
      return .true
    case UInt8(ascii: "f"):
      try scanner.scanWord(.false, bytes)
      return .false
    case UInt8(ascii: "n"):
      try scanner.scanWord(.null, bytes)
      return .null
    default: throw scanner.fault(expected: "a value", bytes)
    }
  }

  /// Opens a container up to where its first value begins.
  ///
  /// - Returns: Whether there is a value in it.
  @inline(__always)
  private mutating func open(
    _ opener: UInt8, _ bytes: Span<UInt8>, _ scanner: inout JSONScanner
  ) throws(ScanFault) -> Bool {
    guard depth < JSONLimits.depthMaximum else {
      throw ScanFault(
        offset: scanner.position, problem: .tooDeep(limit: JSONLimits.depthMaximum))
    }
    let isObject = opener == UInt8(ascii: "{")
    let start = scanner.position
    scanner.position += 1
    try scanner.skipBlanks(bytes)
    // In ASCII each closer stands two after its opener.
    if scanner.peek(bytes) == opener + 2 {
      scanner.position += 1
      append(isObject ? .object : .array, start, scanner.position)
      return false
    }
    append(isObject ? .object : .array, start, start)
    tape[tape.count - 1].next = UInt32(truncatingIfNeeded: container)
    container = tape.count
    isInObject = isObject
    depth += 1
    if isObject { try readKey(bytes, &scanner) }
    return true
  }

  /// After a value: closes the containers that end here and goes on to the next value.
  @inline(__always)
  private mutating func goOn(
    _ bytes: Span<UInt8>, _ scanner: inout JSONScanner
  ) throws(ScanFault) {
    while container > 0 {
      try scanner.skipBlanks(bytes)
      let closer = isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      let byte = scanner.peek(bytes)
      if byte == UInt8(ascii: ",") {
        let comma = scanner.position
        scanner.position += 1
        try scanner.skipBlanks(bytes)
        guard scanner.peek(bytes) != closer else {
          throw ScanFault(offset: comma, problem: .trailingComma)
        }
        isBeforeValue = true
        if isInObject { try readKey(bytes, &scanner) }
        return
      }
      guard byte == closer else { throw scanner.separatorFault(closer: closer, bytes) }
      scanner.position += 1
      close(at: scanner.position)
    }
  }

  @inline(__always)
  private mutating func close(at end: Int) {
    let index = container - 1
    container = Int(tape[index].next)
    tape[index].end = UInt32(truncatingIfNeeded: end)
    tape[index].next = UInt32(truncatingIfNeeded: tape.count)
    isInObject = container > 0 && tape[container - 1].kind == .object
    depth -= 1
  }

  /// Reads a member's key and colon, up to where its value begins.
  @inline(__always)
  private mutating func readKey(
    _ bytes: Span<UInt8>, _ scanner: inout JSONScanner
  ) throws(ScanFault) {
    let start = scanner.position
    guard scanner.peek(bytes) == UInt8(ascii: "\"") else { throw scanner.keyFault(bytes) }
    let hasEscapes = try scanner.scanString(bytes)
    append(hasEscapes ? .escapedString : .string, start, scanner.position)
    try scanner.skipBlanks(bytes)
    guard scanner.peek(bytes) == UInt8(ascii: ":") else {
      throw scanner.fault(expected: "':' after a key", bytes)
    }
    scanner.position += 1
    try scanner.skipBlanks(bytes)
  }
}

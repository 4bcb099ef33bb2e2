/// Reads strict JSON (RFC 8259) into a flat tape of values with their places.
///
/// This module owns bytes becoming values and what is wrong with them; it never knows what the values mean. A parser is
/// kept and used again: once warm it allocates nothing. Nesting costs no stack. Of two members of one name the last
/// counts, as for Foundation's decoder.
public struct JSONParser: Sendable {
  /// A container that is open.
  private struct Frame {
    var tapeIndex: Int
    var isObject: Bool
    var count: Int
    var keyIndex: Int
  }

  private var tape: [JSONTapeEntry] = []
  private var frames: [Frame] = []

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
    tape.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    guard range.count <= JSONLimits.byteCountMaximum else {
      throw JSONFault(
        place: .init(offset: range.lowerBound, in: bytes, from: range.lowerBound), path: "",
        problem: .tooLarge(byteCount: range.count, limit: JSONLimits.byteCountMaximum))
    }
    do {
      try read(bytes.span, range)
    } catch {
      throw JSONFault(
        place: .init(offset: error.offset, in: bytes, from: range.lowerBound),
        path: path(in: bytes), problem: error.problem)
    }
    return JSONValue(bytes: bytes, tape: tape, index: 0, start: range.lowerBound)
  }

  /// The key path of the place reached, from the containers that are open.
  private func path(in bytes: [UInt8]) -> String {
    var path = JSONPath()
    for frame in frames {
      if frame.isObject {
        guard frame.keyIndex >= 0 else { continue }
        path.append(key: JSONValue(bytes: bytes, tape: tape, index: frame.keyIndex, start: 0).text)
      } else {
        path.append(index: frame.count)
      }
    }
    return path.text
  }

  // MARK: - Values

  private mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(ScanFault) {
    var scanner = JSONScanner(position: range.lowerBound, end: range.upperBound)
    try scanner.skipBlanks(bytes)
    if range.count >= 3, bytes[range.lowerBound] == 0xEF, bytes[range.lowerBound + 1] == 0xBB {
      throw ScanFault(offset: range.lowerBound, problem: .byteOrderMark)
    }
    repeat {
      let hasOpened = try readValue(bytes, &scanner)
      if !hasOpened { try goOn(bytes, &scanner) }
    } while !frames.isEmpty
    try scanner.skipBlanks(bytes)
    guard scanner.position == scanner.end else {
      throw ScanFault(offset: scanner.position, problem: .trailingText)
    }
  }

  /// Reads a scalar whole, or opens a container up to where its first value begins.
  ///
  /// - Returns: Whether a container was opened that is not empty.
  private mutating func readValue(_ bytes: Span<UInt8>, _ scanner: inout JSONScanner)
    throws(ScanFault) -> Bool
  {
    let start = scanner.position
    let kind: JSONTapeEntry.Kind
    switch scanner.peek(bytes) {
    case UInt8(ascii: "{"): return try open(isObject: true, bytes, &scanner)
    case UInt8(ascii: "["): return try open(isObject: false, bytes, &scanner)
    case UInt8(ascii: "\""): kind = try scanner.scanString(bytes) ? .escapedString : .string
    case UInt8(ascii: "t"):
      try scanner.scanWord("true", bytes)
      kind = .true
    case UInt8(ascii: "f"):
      try scanner.scanWord("false", bytes)
      kind = .false
    case UInt8(ascii: "n"):
      try scanner.scanWord("null", bytes)
      kind = .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanner.scanNumber(bytes)
      kind = .number
    default: throw scanner.fault(expected: "a value", bytes)
    }
    append(kind, start, scanner.position)
    return false
  }

  private mutating func append(_ kind: JSONTapeEntry.Kind, _ start: Int, _ end: Int) {
    tape.append(
      JSONTapeEntry(
        kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(tape.count + 1)))
  }

  private mutating func open(
    isObject: Bool, _ bytes: Span<UInt8>, _ scanner: inout JSONScanner
  ) throws(ScanFault) -> Bool {
    guard frames.count < JSONLimits.depthMaximum else {
      throw ScanFault(
        offset: scanner.position, problem: .tooDeep(limit: JSONLimits.depthMaximum))
    }
    let start = scanner.position
    scanner.position += 1
    try scanner.skipBlanks(bytes)
    if scanner.peek(bytes) == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      scanner.position += 1
      append(isObject ? .object : .array, start, scanner.position)
      return false
    }
    frames.append(Frame(tapeIndex: tape.count, isObject: isObject, count: 0, keyIndex: -1))
    append(isObject ? .object : .array, start, start)
    if isObject { try readKey(bytes, &scanner) }
    return true
  }

  /// After a value: closes the containers that end here and goes on to the next value.
  private mutating func goOn(_ bytes: Span<UInt8>, _ scanner: inout JSONScanner) throws(ScanFault) {
    while let frame = frames.last {
      try scanner.skipBlanks(bytes)
      let closer = frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      let byte = scanner.peek(bytes)
      if byte == UInt8(ascii: ",") {
        let comma = scanner.position
        scanner.position += 1
        try scanner.skipBlanks(bytes)
        guard scanner.peek(bytes) != closer else {
          throw ScanFault(offset: comma, problem: .trailingComma)
        }
        frames[frames.count - 1].count += 1
        if frame.isObject { try readKey(bytes, &scanner) }
        return
      }
      guard byte == closer else {
        throw scanner.separatorFault(closer: closer, bytes)
      }
      scanner.position += 1
      tape[frame.tapeIndex].end = UInt32(scanner.position)
      tape[frame.tapeIndex].next = UInt32(tape.count)
      frames.removeLast()
    }
  }

  /// Reads a member's key and colon, up to where its value begins.
  private mutating func readKey(_ bytes: Span<UInt8>, _ scanner: inout JSONScanner)
    throws(ScanFault)
  {
    let start = scanner.position
    guard scanner.peek(bytes) == UInt8(ascii: "\"") else { throw scanner.keyFault(bytes) }
    let hasEscapes = try scanner.scanString(bytes)
    frames[frames.count - 1].keyIndex = tape.count
    append(hasEscapes ? .escapedString : .string, start, scanner.position)
    try scanner.skipBlanks(bytes)
    guard scanner.peek(bytes) == UInt8(ascii: ":") else {
      throw scanner.fault(expected: "':' after a key", bytes)
    }
    scanner.position += 1
    try scanner.skipBlanks(bytes)
  }
}

/// How far a text has been read, and what is open there.
struct JSONReading {
  private var scanner: JSONScanner
  /// How many entries of the tape are filled.
  private(set) var count = 0
  /// The containers that are open, by the innermost's place on the tape from 1; 0 means that there is none.
  ///
  /// An open container's entry has the place of the one around it where its own end will be.
  private(set) var container = 0
  private var depth = 0
  private var isInObject = false
  /// A Boolean value indicating whether a value should follow, and not what separates values.
  private(set) var isBeforeValue = true

  /// Begins at a place of some bytes.
  init(from position: Int, staysInLine: Bool = false) {
    scanner = JSONScanner(position: position, staysInLine: staysInLine)
  }

  /// The place reached.
  var position: Int { scanner.position }

  /// Reads one value with all that is in it, as far as there is room on the tape.
  ///
  /// - Returns: Whether it is whole; if not, more room lets it go on.
  mutating func readOn(
    _ bytes: Span<UInt8>, into tape: inout MutableSpan<JSONTapeEntry>
  ) throws(ScanFault) -> Bool {
    // What is of this function's own stays in registers.
    var reading = self
    defer { self = reading }
    if reading.count == 0 { try reading.begin(bytes) }
    repeat {
      // A value and the key after it.
      guard tape.count - reading.count >= 2 else { return false }
      try reading.readValue(bytes, &tape)
    } while reading.container > 0
    return true
  }

  private mutating func begin(_ bytes: Span<UInt8>) throws(ScanFault) {
    let start = position
    try scanner.skipBlanks(bytes)
    if bytes.count - start >= 3, bytes[start] == 0xEF, bytes[start + 1] == 0xBB {
      throw ScanFault(offset: start, problem: .byteOrderMark)
    }
  }

  /// Looks that nothing comes after the value.
  mutating func finish(_ bytes: Span<UInt8>) throws(ScanFault) {
    try scanner.skipBlanks(bytes)
    guard position == bytes.count else { throw scanner.trailingFault(bytes) }
  }

  /// Reads a value, or opens a container, and goes on to where the next value begins.
  @inline(__always)
  private mutating func readValue(
    _ bytes: Span<UInt8>, _ tape: inout MutableSpan<JSONTapeEntry>
  ) throws(ScanFault) {
    let start = position
    let byte = scanner.peek(bytes)
    if byte == UInt8(ascii: "\"") {
      let hasEscapes = try scanner.scanString(bytes)
      append(hasEscapes ? .escapedString : .string, start, &tape)
    } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      if try open(byte, bytes, &tape) { return }
    } else {
      append(try scanner.scanScalar(byte, bytes), start, &tape)
    }
    isBeforeValue = false
    try goOn(bytes, &tape)
  }

  /// Writes down what stands between a place and the one reached.
  @inline(__always)
  private mutating func append(
    _ kind: JSONTapeEntry.Kind, _ start: Int, _ tape: inout MutableSpan<JSONTapeEntry>
  ) {
    let index = count
    count += 1
    tape[index] = JSONTapeEntry(
      kind: kind, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: position), next: UInt32(truncatingIfNeeded: count))
  }

  /// Opens a container up to where its first value begins.
  ///
  /// - Returns: Whether there is a value in it.
  @inline(__always)
  private mutating func open(
    _ opener: UInt8, _ bytes: Span<UInt8>, _ tape: inout MutableSpan<JSONTapeEntry>
  ) throws(ScanFault) -> Bool {
    guard depth < JSONLimits.depthMaximum else {
      throw ScanFault(offset: position, problem: .tooDeep(limit: JSONLimits.depthMaximum))
    }
    let kind = opener == UInt8(ascii: "{") ? JSONTapeEntry.Kind.object : .array
    let start = position
    scanner.position += 1
    try scanner.skipBlanks(bytes)
    // In ASCII each closer stands two after its opener.
    if scanner.peek(bytes) == opener + 2 {
      scanner.position += 1
      append(kind, start, &tape)
      return false
    }
    append(kind, start, &tape)
    tape[count - 1].next = UInt32(truncatingIfNeeded: container)
    container = count
    isInObject = kind == .object
    depth += 1
    if isInObject { try readKey(bytes, &tape) }
    return true
  }

  /// After a value: closes the containers that end here and goes on to the next value.
  @inline(__always)
  private mutating func goOn(
    _ bytes: Span<UInt8>, _ tape: inout MutableSpan<JSONTapeEntry>
  ) throws(ScanFault) {
    while container > 0 {
      try scanner.skipBlanks(bytes)
      let closer = isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      let byte = scanner.peek(bytes)
      if byte == UInt8(ascii: ",") {
        let comma = position
        scanner.position += 1
        try scanner.skipBlanks(bytes)
        guard scanner.peek(bytes) != closer else {
          throw ScanFault(offset: comma, problem: .trailingComma)
        }
        isBeforeValue = true
        if isInObject { try readKey(bytes, &tape) }
        return
      }
      guard byte == closer else { throw scanner.separatorFault(closer: closer, bytes) }
      scanner.position += 1
      close(&tape)
    }
  }

  @inline(__always)
  private mutating func close(_ tape: inout MutableSpan<JSONTapeEntry>) {
    let index = container - 1
    container = Int(tape[index].next)
    tape[index].end = UInt32(truncatingIfNeeded: position)
    tape[index].next = UInt32(truncatingIfNeeded: count)
    isInObject = container > 0 && tape[container - 1].kind == .object
    depth -= 1
  }

  /// Reads a member's key and colon, up to where its value begins.
  @inline(__always)
  private mutating func readKey(
    _ bytes: Span<UInt8>, _ tape: inout MutableSpan<JSONTapeEntry>
  ) throws(ScanFault) {
    let start = position
    guard scanner.peek(bytes) == UInt8(ascii: "\"") else { throw scanner.keyFault(bytes) }
    let hasEscapes = try scanner.scanString(bytes)
    append(hasEscapes ? .escapedString : .string, start, &tape)
    try scanner.skipBlanks(bytes)
    guard scanner.peek(bytes) == UInt8(ascii: ":") else {
      throw scanner.fault(expected: "':' after a key", bytes)
    }
    scanner.position += 1
    try scanner.skipBlanks(bytes)
  }
}

/// The state of reading a text: the position and the open containers.
struct JSONReading {
  private var scanner: JSONScanner
  /// The number of filled entries of the tape.
  private(set) var count = 0
  /// The innermost open container, as its index on the tape plus 1; 0 means none.
  ///
  /// While a container is open, its entry's `next` holds the container around it.
  private(set) var container = 0
  private var depth = 0
  /// The byte that closes the innermost container.
  private var closer: UInt8 = 0
  /// A Boolean value indicating whether a key should follow.
  private var isBeforeKey = false

  /// Starts at an offset.
  init(from position: Int, staysInLine: Bool = false) {
    scanner = JSONScanner(position: position, staysInLine: staysInLine)
  }

  /// The offset reached.
  var position: Int { scanner.position }

  /// Checks that only blanks come before the value.
  mutating func begin(_ bytes: Span<UInt8>) throws(ScanFault) {
    let start = position
    _ = try scanner.nextByte(bytes)
    if bytes.count - start >= 3, bytes[start] == 0xEF, bytes[start + 1] == 0xBB {
      throw ScanFault(offset: start, problem: .byteOrderMark)
    }
  }

  /// Reads one value with its contents, until the tape is full.
  ///
  /// - Returns: A Boolean value indicating whether the value is complete; if not, it continues with a longer tape.
  mutating func readOn(
    _ bytes: Span<UInt8>, into tape: consuming MutableSpan<JSONTapeEntry>
  ) throws(ScanFault) -> Bool {
    // A local copy stays in registers.
    var reading = self
    defer { self = reading }
    repeat {
      guard reading.count < tape.count else { return false }
      try reading.readToken(bytes, &tape)
    } while reading.container > 0
    return true
  }

  /// Checks that only blanks come after the value.
  mutating func finish(_ bytes: Span<UInt8>) throws(ScanFault) {
    _ = try scanner.nextByte(bytes)
    guard position == bytes.count else { throw scanner.trailingFault(bytes) }
  }

  /// Appends an entry for the bytes from an offset to the one reached.
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

  /// Reads a key with its colon, reads a scalar, or opens a container, and moves to the next token.
  @inline(__always)
  private mutating func readToken(
    _ bytes: Span<UInt8>, _ tape: inout MutableSpan<JSONTapeEntry>
  ) throws(ScanFault) {
    let start = position
    let byte = scanner.peek(bytes)
    if byte == UInt8(ascii: "\"") {
      // Keys and values share this branch: inlined once, it leaves more in registers.
      let hasEscapes = try scanner.scanString(bytes)
      append(hasEscapes ? .escapedString : .string, start, &tape)
      if isBeforeKey {
        isBeforeKey = false
        return try scanner.scanColon(bytes)
      }
    } else if isBeforeKey {
      throw scanner.keyFault(bytes)
    } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      if try open(byte, bytes, &tape) { return }
    } else {
      append(try scanner.scanScalar(bytes), start, &tape)
    }
    try goOn(bytes, &tape)
  }

  /// Opens a container and moves to its first token.
  ///
  /// - Returns: A Boolean value indicating whether the container has contents.
  @inline(__always)
  private mutating func open(
    _ opener: UInt8, _ bytes: Span<UInt8>, _ tape: inout MutableSpan<JSONTapeEntry>
  ) throws(ScanFault) -> Bool {
    guard depth < JSONLimits.depthMaximum else { throw scanner.depthFault() }
    let kind = opener == UInt8(ascii: "{") ? JSONTapeEntry.Kind.object : .array
    let start = position
    scanner.position += 1
    let byte = try scanner.nextByte(bytes)
    let isEmpty = byte == kind.closer
    if isEmpty { scanner.position += 1 }
    append(kind, start, &tape)
    guard !isEmpty else { return false }
    tape[count - 1].next = UInt32(truncatingIfNeeded: container)
    container = count
    closer = kind.closer
    isBeforeKey = kind == .object
    depth += 1
    return true
  }

  /// Closes the containers that end after a value, and moves to the next key or value.
  @inline(__always)
  private mutating func goOn(
    _ bytes: Span<UInt8>, _ tape: inout MutableSpan<JSONTapeEntry>
  ) throws(ScanFault) {
    while container > 0 {
      let byte = try scanner.nextByte(bytes)
      if byte == UInt8(ascii: ",") {
        let comma = position
        scanner.position += 1
        if try scanner.nextByte(bytes) == closer { throw scanner.commaFault(at: comma) }
        isBeforeKey = closer == JSONTapeEntry.Kind.object.closer
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
    closer = container > 0 ? tape[container - 1].kind.closer : 0
    depth -= 1
  }
}

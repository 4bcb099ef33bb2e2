/// Reads strict JSON (RFC 8259) into a flat tape of values with their places.
///
/// `parse(_:in:)` scans the bytes once and writes a tape: an entry for each key and value, in the order written, with its
/// bytes' range and the index of the entry after it. A `JSONValue` is an index into that tape and shares it with the bytes;
/// text, numbers, line, column and key path are computed when they are asked for. Readers use `member(_:)`, `asString()`
/// and the like, which throw a `JSONFault` with place and path; `JSONFields` finds many members in one pass. `JSONTree` and
/// `JSONText` write JSON.
///
/// A parser is kept and reused: once warm it allocates nothing. Nesting costs no stack and is limited (`JSONLimits`). Of two
/// members of one name the first counts, as for Foundation's decoder. This module never knows the values' meaning.
public struct JSONParser: Sendable {
  /// The entries; the text read last has filled the first of them.
  private var tape: [JSONTapeEntry] = []

  /// Makes a parser.
  public init() {}

  /// Reads one value and nothing else.
  ///
  /// - Parameters:
  ///   - bytes: A buffer that holds the text.
  ///   - range: The text in it; `nil` means all.
  /// - Returns: The value, which shares the buffer.
  /// - Throws: The first fault.
  public mutating func parse(_ bytes: [UInt8], in range: Range<Int>? = nil) throws(JSONFault)
    -> JSONValue
  {
    let range = (range ?? bytes.indices).clamped(to: bytes.indices)
    guard range.count <= JSONLimits.byteCountMaximum else {
      throw JSONFault(
        place: .init(offset: range.lowerBound, in: bytes, from: range.lowerBound), path: "",
        problem: .tooLarge(byteCount: range.count, limit: JSONLimits.byteCountMaximum))
    }
    var reading = JSONReading(from: range.lowerBound)
    do {
      let text = bytes.span.extracting(first: range.upperBound)
      try reading.begin(text)
      try read(text, &reading)
      try reading.finish(text)
    } catch {
      throw JSONFault(
        place: .init(offset: error.offset, in: bytes, from: range.lowerBound),
        path: path(of: reading, isAfterValue: error.isAfterValue, in: bytes), problem: error.problem
      )
    }
    return JSONValue(bytes: bytes, tape: tape, index: 0, start: range.lowerBound)
  }

  /// Reads an object that fills a line, as in NDJSON.
  ///
  /// One pass reads the object and finds the line's end.
  ///
  /// - Parameters:
  ///   - bytes: A buffer that holds the line.
  ///   - start: Where the line begins.
  /// - Returns: The object and the line's end; `nil` for any other, incomplete or malformed line.
  public mutating func parseLine(_ bytes: [UInt8], from start: Int) -> (JSONValue, end: Int)? {
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "{"),
      let end = lineEnd(bytes.span, start)
    else { return nil }
    return (JSONValue(bytes: bytes, tape: tape, index: 0, start: start), end)
  }

  private mutating func lineEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    let bytes = bytes.extracting(first: start + JSONLimits.byteCountMaximum)
    var reading = JSONReading(from: start, staysInLine: true)
    guard (try? read(bytes, &reading)) != nil else { return nil }
    var position = reading.position
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0D {
      position += 1
    }
    return position < bytes.count && bytes[position] == 0x0A ? position : nil
  }

  private mutating func read(
    _ bytes: Span<UInt8>, _ reading: inout JSONReading
  ) throws(ScanFault) {
    while true {
      if try reading.readOn(bytes, into: tape.mutableSpan) { return }
      // Most values take four bytes and more.
      let first = max(16, min(64, bytes.count / 4))
      tape += repeatElement(JSONTapeEntry(), count: max(first, tape.count))
    }
  }

  /// The key path of the offset reached, from the open containers.
  private func path(
    of reading: JSONReading, isAfterValue: Bool, in bytes: [UInt8]
  ) -> String {
    var open: [Int] = []
    var place = reading.container
    while place > 0 {
      open.append(place - 1)
      place = Int(tape[place - 1].next)
    }
    var path = JSONPath()
    for (level, index) in open.reversed().enumerated() {
      let inner = level + 1 < open.count ? open[open.count - level - 2] : nil
      append(
        to: &path, childOf: index, open: inner, of: reading, isAfterValue: isAfterValue, in: bytes)
    }
    return path.text
  }

  /// Adds the step from an open container to its open child, or to the fault.
  private func append(
    to path: inout JSONPath, childOf container: Int, open inner: Int?, of reading: JSONReading,
    isAfterValue: Bool, in bytes: [UInt8]
  ) {
    let isObject = tape[container].kind == .object
    var (count, position) = (0, container + 1)
    var key: Int?
    while position < reading.count, position != inner {
      if isObject {
        key = position
        position += 1
        guard position < reading.count, position != inner else { break }
      }
      position = Int(tape[position].next)
      count += 1
    }
    if isObject {
      if let key {
        path.append(key: JSONValue(bytes: bytes, tape: tape, index: key, start: 0).text)
      }
    } else {
      // A fault after a value counts as that value's.
      path.append(index: inner != nil || !isAfterValue ? count : max(0, count - 1))
    }
  }
}

/// The bytes of a message between islet and a preview host, written value after value.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> Int64(shift)))
    }
  }

  mutating func add(_ number: Int) { add(Int64(number)) }

  mutating func add(_ bytes: some Collection<UInt8>) {
    add(bytes.count)
    self.bytes += bytes
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Appends values behind their number.
  mutating func add<Value>(
    _ values: some Collection<Value>, by add: (inout MessageWriter, Value) -> Void
  ) {
    self.add(values.count)
    for value in values { add(&self, value) }
  }

  mutating func add(_ texts: [String]) { add(texts) { $0.add($1) } }

  mutating func add(all texts: String...) { for text in texts { add(text) } }

  /// Appends bytes without their number, as the end of a message.
  mutating func end(with bytes: [UInt8]) { self.bytes += bytes }

  /// The bytes behind their number, as they go over a connection.
  var framed: [UInt8] {
    var head = MessageWriter()
    head.add(bytes)
    return head.bytes
  }
}

/// The bytes of a message, read value after value; each read is `nil` past the end.
struct MessageReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func number() -> Int? {
    guard rest.count >= 8 else { return nil }
    let number = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    return Int(truncatingIfNeeded: number)
  }

  mutating func bytes() -> [UInt8]? {
    guard let count = number(), count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func text() -> String? { bytes().map { String(decoding: $0, as: UTF8.self) } }

  /// Reads values behind their number; where they are cut off, nothing follows those that are there.
  mutating func list<Value>(_ read: (inout MessageReader) -> Value?) -> [Value] {
    var values: [Value] = []
    for _ in 0..<max(0, number() ?? 0) {
      guard let value = read(&self) else {
        rest = []
        break
      }
      values.append(value)
    }
    return values
  }

  mutating func texts() -> [String] { list { $0.text() } }

  /// Reads two texts.
  mutating func pair() -> (String, String)? {
    guard let first = text(), let second = text() else { return nil }
    return (first, second)
  }
}

/// Splits the bytes of a connection into messages.
struct MessageFramer {
  /// The longest message, in bytes: a picture of the largest terminal.
  static let byteCountMaximum = 64 << 20

  private var bytes: [UInt8] = []
  private var start = 0
  /// A Boolean value indicating whether the bytes are no messages: something else writes to the connection.
  private(set) var isBroken = false

  /// Adds bytes; those behind a length that is none are not kept.
  mutating func append(_ new: ArraySlice<UInt8>) {
    if !isBroken { bytes += new }
  }

  /// Returns the next whole message; `nil` until more bytes come, and where the bytes are none.
  mutating func next() -> ArraySlice<UInt8>? {
    var head = MessageReader(bytes[start...])
    let count = head.number()
    if let count, !(0...Self.byteCountMaximum).contains(count) {
      (bytes, start, isBroken) = ([], 0, true)
    }
    guard let count, !isBroken, head.rest.count >= count else {
      bytes.removeFirst(start)
      start = 0
      return nil
    }
    let message = head.rest.prefix(count)
    start = message.endIndex
    return message
  }
}

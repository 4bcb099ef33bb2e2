/// The bytes of a message between islet and a stage, written value after value.
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

  /// Appends texts by texts, in the order of their keys.
  mutating func add(_ table: [String: String]) {
    add(table.count)
    for (key, value) in table.sorted(by: { $0.key < $1.key }) {
      add(key)
      add(value)
    }
  }

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

  /// Reads texts by texts; `nil` where they are cut off.
  mutating func table() -> [String: String]? {
    guard let count = number() else { return nil }
    var table: [String: String] = [:]
    for _ in 0..<max(0, count) {
      guard let key = text(), let value = text() else { return nil }
      table[key] = value
    }
    return table
  }
}

/// Splits the bytes of a connection into messages.
struct MessageFramer {
  /// The longest message, in bytes: a picture of the largest terminal.
  static let byteCountMaximum = 64 << 20

  private var bytes: [UInt8] = []
  private var start = 0

  mutating func append(_ new: ArraySlice<UInt8>) { bytes += new }

  /// Returns the next whole message; `nil` until more bytes come, and after a length that is none.
  mutating func next() -> ArraySlice<UInt8>? {
    var head = MessageReader(bytes[start...])
    guard let count = head.number(), (0...Self.byteCountMaximum).contains(count),
      head.rest.count >= count
    else {
      bytes.removeFirst(start)
      start = 0
      return nil
    }
    let message = head.rest.prefix(count)
    start = message.endIndex
    return message
  }
}

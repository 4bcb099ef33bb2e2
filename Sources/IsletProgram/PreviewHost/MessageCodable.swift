/// A value that messages and files of facts have as bytes.
protocol MessageCodable {
  /// Reads a value; `nil` where the bytes end before it does.
  init?(from reader: inout MessageReader)

  /// Appends the value.
  func write(to writer: inout MessageWriter)
}

extension MessageCodable where Self: LosslessStringConvertible {
  init?(from reader: inout MessageReader) {
    guard let value = reader.text().flatMap(Self.init) else { return nil }
    self = value
  }

  func write(to writer: inout MessageWriter) { writer.add(description) }
}

extension String: MessageCodable {}
extension Double: MessageCodable {}

extension MessageCodable where Self: RawRepresentable, RawValue == String {
  init?(from reader: inout MessageReader) {
    guard let value = reader.text().flatMap(Self.init) else { return nil }
    self = value
  }

  func write(to writer: inout MessageWriter) { writer.add(rawValue) }
}

// A list has a number even where it is empty, so that one of lists, too, ends with the bytes.

extension Array: MessageCodable where Element: MessageCodable {
  init?(from reader: inout MessageReader) {
    guard !reader.rest.isEmpty else { return nil }
    self = reader.list { Element(from: &$0) }
  }

  func write(to writer: inout MessageWriter) { writer.add(self) { $1.write(to: &$0) } }
}

extension Set: MessageCodable where Element: MessageCodable & Comparable {
  init?(from reader: inout MessageReader) {
    guard let elements = [Element](from: &reader) else { return nil }
    self = Set(elements)
  }

  func write(to writer: inout MessageWriter) { sorted().write(to: &writer) }
}

extension Dictionary: MessageCodable where Key: MessageCodable, Value: MessageCodable {
  init?(from reader: inout MessageReader) {
    guard !reader.rest.isEmpty else { return nil }
    let rows = reader.list { reader in
      Key(from: &reader).flatMap { key in Value(from: &reader).map { (key, $0) } }
    }
    self.init(rows) { $1 }
  }

  func write(to writer: inout MessageWriter) {
    // A table has no order of its own; the file has that of the rows' bytes.
    let rows = map { key, value in
      var row = MessageWriter()
      key.write(to: &row)
      value.write(to: &row)
      return row.bytes
    }
    writer.add(rows.count)
    for row in rows.sorted(by: { $0.lexicographicallyPrecedes($1) }) { writer.end(with: row) }
  }
}

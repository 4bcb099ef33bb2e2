/// A text that was pasted, and the place of each of its bytes in the file that it comes from.
///
/// A word of a shell script loses its quotes and escapes; its bytes keep their places.
public struct SourceText: Sendable {
  /// The bytes, in UTF-8.
  public private(set) var bytes: [UInt8]
  /// The offset of each byte in the file; `nil` where both are the same.
  private var origins: [Int]?

  /// Makes a text that is a whole file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes an empty text to which bytes of a file are added.
  init() {
    bytes = []
    origins = []
  }

  /// Adds a byte of a file.
  mutating func append(_ byte: UInt8, from origin: Int) {
    bytes.append(byte)
    origins?.append(origin)
  }

  /// Adds another text of the same file.
  mutating func append(_ other: SourceText) {
    for index in other.bytes.indices { append(other.bytes[index], from: other.origin(of: index)) }
  }

  /// Adds words that stand for something at one place of the file.
  mutating func append(_ words: String, from origin: Int) {
    for byte in words.utf8 { append(byte, from: origin) }
  }

  /// Returns the place in the file of a byte, or of the text's end.
  func origin(of offset: Int) -> Int {
    guard let origins else { return offset }
    return offset < origins.count ? origins[offset] : (origins.last ?? 0)
  }

  /// Returns a part of the text.
  func part(_ range: Range<Int>) -> SourceText {
    var part = SourceText()
    for index in range.clamped(to: bytes.indices) {
      part.append(bytes[index], from: origin(of: index))
    }
    return part
  }

  /// Returns the text of a range of bytes.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}

/// The lines of a file, by which an offset becomes a line and a column.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Makes the table of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    self.starts = starts
  }

  /// Returns the offset at which a line begins; `nil` for a line that is not there.
  func start(ofLine line: Int) -> Int? {
    starts.indices.contains(line - 1) ? starts[line - 1] : nil
  }

  /// Returns the line and the column of a byte, both from 1; a column is a scalar.
  public func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = bytes[starts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return (low + 1, column + 1)
  }
}

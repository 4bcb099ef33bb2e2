/// The bytes of a JSON value, which the engine measures and never reads.
public struct EncodedJSON: Hashable, Sendable {
  /// The value's UTF-8 bytes.
  public let bytes: [UInt8]

  /// Makes a value of its bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes a value of its text.
  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// The number of bytes that count toward the 4 KB of AK 2.5.
  public var byteCount: Int { bytes.count }
}

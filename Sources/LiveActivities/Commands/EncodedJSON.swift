/// The bytes of a JSON value that the engine keeps, measures and never reads.
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

  /// How many bytes the 4 KB of AK 2.5 are charged for the value.
  public var byteCount: Int { bytes.count }
}

/// The fault of a file that is not in UTF-8, the one encoding of Swift source.
public enum EncodingFault: Hashable, Sendable {
  /// It is in UTF-16, or has bytes of zero as a file in UTF-16 without its mark.
  case utf16
  /// It is in another encoding, or is no text; the first line that is not in UTF-8, from 1.
  case other(line: Int)

  /// Makes the fault of a file's bytes; `nil` for a file in UTF-8.
  public init?(in bytes: [UInt8]) {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard !isMarked, !bytes.prefix(2).contains(0) else {
      self = .utf16
      return
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    self = .other(line: index + 1)
  }
}

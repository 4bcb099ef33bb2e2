/// Reads bytes that stand in text (RFC 4648).
enum Base64 {
  /// Returns the bytes of a `data:` URL in Base64; `nil` for any other text.
  static func bytes(inDataURL text: String) -> [UInt8]? {
    guard text.hasPrefix("data:"), let mark = text.firstRange(of: ";base64,") else { return nil }
    return bytes(text.utf8[mark.upperBound...])
  }

  /// Returns bytes; spaces and line breaks between the letters count for nothing, and any other sign ends them.
  static func bytes(_ letters: some Sequence<UInt8>) -> [UInt8] {
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for letter in letters where letter > 0x20 {
      guard let digit = digits[letter] else { break }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  /// The letters' numbers, with those of URLs.
  private static let digits: [UInt8: UInt32] = {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    var digits = Dictionary(uniqueKeysWithValues: zip(letters.utf8, UInt32(0)...))
    (digits[UInt8(ascii: "-")], digits[UInt8(ascii: "_")]) = (62, 63)
    return digits
  }()
}

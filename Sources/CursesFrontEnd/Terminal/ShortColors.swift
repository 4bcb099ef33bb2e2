/// The short form in which ncurses writes colors, and the terminal's sequences that replace it.
///
/// ncurses interprets the terminal's description anew for each color, and one that takes a color apart costs it 4,300
/// instructions. So `DirectColorEntry` asks for a control character and the color's hexadecimal number alone. Cells have
/// no control characters, so these begin nothing else.
enum ShortColors {
  private static let foreground: UInt8 = 1, background: UInt8 = 2

  /// The longest sequence of a color, in bytes; its short form has at least three.
  private static let lengthMaximum = "\u{1B}[38;2;255;255;255m".utf8.count

  /// Appends ncurses' bytes, with sequences in place of short colors.
  static func append(_ bytes: [UInt8], to result: inout [UInt8]) {
    var end = result.count
    result.append(
      contentsOf: repeatElement(0, count: bytes.count * ((lengthMaximum + 2) / 3)))
    var span = result.mutableSpan
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == foreground || byte == background else {
        span[end] = byte
        end += 1
        continue
      }
      var color: UInt32 = 0
      while index < bytes.count, bytes[index] != UInt8(ascii: "m") {
        // A hexadecimal digit: the letters' codes end in 1 to 6.
        let digit = UInt32(bytes[index])
        color = (color << 4) &+ (digit & 15) &+ (digit >> 6) &* 9
        index += 1
      }
      index += 1
      write(color, isForeground: byte == foreground, to: &span, at: &end)
    }
    result.removeLast(result.count - end)
  }

  /// Writes a color's sequence; a short form that is cut off may have too large a number, which is cut likewise.
  private static func write(
    _ color: UInt32, isForeground: Bool, to span: inout MutableSpan<UInt8>, at end: inout Int
  ) {
    for byte: UInt8 in [0x1B, UInt8(ascii: "["), isForeground ? 0x33 : 0x34, 0x38, 0x3B, 0x32] {
      span[end] = byte
      end += 1
    }
    for shift: UInt32 in [16, 8, 0] {
      let channel = UInt8(truncatingIfNeeded: color >> shift)
      span[end] = UInt8(ascii: ";")
      end += 1
      if channel >= 100 {
        span[end] = 0x30 + channel / 100
        end += 1
      }
      if channel >= 10 {
        span[end] = 0x30 + channel / 10 % 10
        end += 1
      }
      span[end] = 0x30 + channel % 10
      end += 1
    }
    span[end] = UInt8(ascii: "m")
    end += 1
  }
}

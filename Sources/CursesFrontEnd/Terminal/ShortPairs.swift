/// The short form in which ncurses writes a color pair, and the terminal's sequences that replace it.
///
/// ncurses interprets the terminal's description anew for each pair; colors in the terminal's own form cost it 8,700
/// instructions. So `DirectColorEntry` asks for a control character and the pair's number alone, in two bytes. Their colors
/// are in the `ColorPairTable`, and only those that change are sent. Cells have no control characters, so this one begins
/// nothing else.
struct ShortPairs {
  private static let mark: UInt8 = 1

  /// The longest sequences of a pair, in bytes.
  private static let lengthMaximum = 2 * "\u{1B}[38;2;255;255;255m".utf8.count

  /// The terminal's colors, as far as they are known.
  private var foreground: Int32?
  private var background: Int32?

  /// Returns whether a pair's number has a short form that ncurses passes on: its last byte, and the number of times that
  /// 255 is in it.
  ///
  /// ncurses writes a zero as 128, and takes a dollar sign for the beginning of a pause.
  static func canWrite(_ number: Int) -> Bool {
    let (low, high) = (number & 0xFF, number / 255)
    return low != 0 && low != 0x24 && high != 0x80 && high <= 0xFF
  }

  /// Returns the number of the two bytes that `canWrite(_:)` describes.
  private static func number(_ low: UInt8, _ high: UInt8) -> Int {
    let times = high == 0x80 ? 0 : high
    return 255 * Int(times) + Int(low &+ times)
  }

  /// Appends ncurses' bytes, with the sequences of `pairs` in place of the numbers.
  static func append(_ bytes: [UInt8], of pairs: ColorPairTable, to result: inout [UInt8]) {
    var terminal = ShortPairs()
    var end = result.count
    result.append(contentsOf: repeatElement(0, count: bytes.count * (lengthMaximum / 3 + 1)))
    var target = result.mutableSpan
    let source = bytes.span
    var index = 0
    while index < source.count {
      let byte = source[index]
      index &+= 1
      // Most bytes are text. The room made above holds more than one for each.
      if byte > 0x1B {
        unsafe target[unchecked: end] = byte
        end &+= 1
        continue
      }
      if byte == mark, index + 1 < source.count {
        terminal.write(
          pairs.colors(ofNumber: number(source[index], source[index + 1])), to: &target, at: &end)
        index += 2
        continue
      }
      target[end] = byte
      end += 1
      if byte == 0x1B { terminal.copySequence(source, from: &index, to: &target, at: &end) }
    }
    result.removeLast(result.count - end)
  }

  /// Copies the rest of an escape sequence; one that sets attributes may change the colors.
  private mutating func copySequence(
    _ source: Span<UInt8>, from index: inout Int, to target: inout MutableSpan<UInt8>,
    at end: inout Int
  ) {
    while index < source.count {
      let byte = source[index]
      target[end] = byte
      end += 1
      index += 1
      guard byte < 0x40 || byte == UInt8(ascii: "[") else {
        if byte == UInt8(ascii: "m") { (foreground, background) = (nil, nil) }
        return
      }
    }
  }

  /// Writes the sequences of two colors that the terminal does not have; of a cell without ink the foreground may be any.
  private mutating func write(
    _ colors: (foreground: Int32, background: Int32), to target: inout MutableSpan<UInt8>,
    at end: inout Int
  ) {
    if colors.foreground >= 0, colors.foreground != foreground {
      foreground = colors.foreground
      Self.write(0x33, colors.foreground, to: &target, at: &end)
    }
    if colors.background >= 0, colors.background != background {
      background = colors.background
      Self.write(0x34, colors.background, to: &target, at: &end)
    }
  }

  private static func write(
    _ kind: UInt8, _ color: Int32, to target: inout MutableSpan<UInt8>, at end: inout Int
  ) {
    for byte: UInt8 in [0x1B, UInt8(ascii: "["), kind, 0x38, 0x3B, 0x32] {
      target[end] = byte
      end += 1
    }
    for shift: Int32 in [16, 8, 0] {
      let channel = UInt8(truncatingIfNeeded: color >> shift)
      target[end] = UInt8(ascii: ";")
      end += 1
      if channel >= 100 {
        target[end] = 0x30 + channel / 100
        end += 1
      }
      if channel >= 10 {
        target[end] = 0x30 + channel / 10 % 10
        end += 1
      }
      target[end] = 0x30 + channel % 10
      end += 1
    }
    target[end] = UInt8(ascii: "m")
    end += 1
  }
}

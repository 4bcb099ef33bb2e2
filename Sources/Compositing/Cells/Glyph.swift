/// The glyph of one cell: one spacing scalar and at most two combining marks.
///
/// Living scripts need at most two marks in a cell. More are an attack on the reader ("zalgo"), and are cut.
public struct Glyph: Hashable, Sendable {
  /// The base in bits 0–20, the first mark in bits 21–41, the second in bits 42–62.
  public let bits: UInt64

  /// A glyph from one scalar that takes at least one cell.
  @inlinable
  public init(_ base: Unicode.Scalar) {
    bits = UInt64(base.value)
  }

  /// A glyph from a base and at most two combining marks.
  @inlinable
  public init(_ base: Unicode.Scalar, _ firstMark: Unicode.Scalar, _ secondMark: Unicode.Scalar?) {
    bits =
      UInt64(base.value) | (UInt64(firstMark.value) << 21)
      | (UInt64(secondMark?.value ?? 0) << 42)
  }

  @inlinable
  init(bits: UInt64) {
    self.bits = bits
  }

  /// No glyph: the glyph beneath shows through.
  @inlinable
  public static var none: Glyph { Glyph(bits: 0) }
  /// A blank that hides a glyph beneath.
  @inlinable
  public static var space: Glyph { Glyph(" ") }
  /// The right half of a wide glyph whose cell is the one before.
  @inlinable
  public static var continuation: Glyph { Glyph(bits: 1 << 63) }

  /// A Boolean value indicating whether the cell has ink: neither nothing, nor a blank, nor a wide glyph's right half.
  @inlinable
  public var hasInk: Bool {
    bits > 0x20 && self != .continuation
  }

  /// A Boolean value indicating whether it is one letter, digit or mark of ASCII.
  @inlinable
  public var isPlainLetter: Bool { (0x21..<0x7F).contains(bits) }

  /// The base scalar; a blank for `none` and `continuation`.
  @inlinable
  public var base: Unicode.Scalar {
    self == .continuation ? " " : Unicode.Scalar(UInt32(bits & 0x1F_FFFF)) ?? " "
  }

  /// The base and its marks, in order.
  public var scalars: [Unicode.Scalar] {
    guard self != .continuation else { return [] }
    guard bits > 0x1F_FFFF else { return [base] }
    return [base]
      + [bits >> 21, bits >> 42].compactMap { word in
        let value = UInt32(word & 0x1F_FFFF)
        return value == 0 ? nil : Unicode.Scalar(value)
      }
  }
}

/// The part of a cell that a block element covers.
enum BlockShare {
  /// Returns the part, `0...1`; `nil` for any other scalar.
  static func share(of scalar: Unicode.Scalar) -> Double? {
    let value = scalar.value
    switch value {
    case 0x2580, 0x2590: return 0.5
    case 0x2581...0x2588: return Double(value - 0x2580) / 8
    case 0x2589...0x258F: return Double(0x2590 - value) / 8
    case 0x2594, 0x2595: return 0.125
    case 0x2596, 0x2597, 0x2598, 0x259D: return 0.25
    case 0x259A, 0x259E: return 0.5
    case 0x2599, 0x259B, 0x259C, 0x259F: return 0.75
    default: return nil
    }
  }
}

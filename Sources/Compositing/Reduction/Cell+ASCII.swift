import ColorScience

extension Cell {
  /// The cell as a device draws it that knows ASCII only.
  ///
  /// - Parameters:
  ///   - left: The cell before it, as it was: a wide glyph's second mark stands in its right half.
  ///   - hasColors: Whether blocks can be drawn as ground; without colors they are marks.
  /// - Returns: A cell whose glyph, if it has one, is ASCII.
  public func inASCII(after left: Cell?, hasColors: Bool) -> Cell {
    var cell = self
    // Half cells need a glyph that ASCII has not.
    cell.upper = meanBackground
    cell.lower = cell.upper
    if glyph == .continuation {
      guard let left, left.width == 2 else { return cell.spaced }
      cell.glyph = left.glyph.ascii(width: 2).second
      cell.width = 1
      return cell
    }
    guard glyph.hasInk else { return cell.spaced }
    if hasColors, let share = BlockShare.share(of: glyph.base) {
      guard share >= 0.5 else { return cell.spaced }
      cell.upper = foreground.over(cell.upper)
      cell.lower = cell.upper
      return cell.spaced
    }
    cell.glyph = glyph.ascii(width: Int(width)).first
    cell.width = 1
    return cell
  }

  /// The same cell without ink, and no shade that would be drawn in dots.
  private var spaced: Cell {
    var cell = self
    cell.glyph = .space
    cell.width = 1
    return cell
  }
}

extension Surface {
  /// The surface as a device draws it that knows ASCII only.
  public func inASCII(hasColors: Bool) -> Surface {
    var result = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let left = column > 0 ? self[column - 1, row] : nil
        result.set(
          self[column, row].inASCII(after: left, hasColors: hasColors), column: column, row: row)
      }
    }
    return result
  }
}

/// How much of a cell a block element covers.
enum BlockShare {
  /// The share, `0...1`; `nil` for any other scalar.
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

internal import ColorScience

extension Surface {
  /// The length of an encoded cell, in bytes.
  public static let encodedCellByteCount = 22

  /// Appends the cells of a rectangle inside the surface to bytes, row by row.
  public func encode(_ rect: CellRect, into bytes: inout [UInt8]) {
    bytes.reserveCapacity(
      bytes.count + rect.size.columns * rect.size.rows * Self.encodedCellByteCount)
    for row in rect.rowRange {
      for column in rect.columnRange {
        let cell = self[column, row]
        for shift in stride(from: 0, to: 64, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: cell.glyph.bits >> UInt64(shift)))
        }
        for color in [cell.foreground, cell.upper, cell.lower] {
          bytes.append(color.red)
          bytes.append(color.green)
          bytes.append(color.blue)
          bytes.append(color.alpha)
        }
        bytes.append(cell.attributes.rawValue)
        bytes.append(cell.width)
      }
    }
  }

  /// Replaces the cells of a rectangle by encoded ones; the rest of a rectangle that is not inside is ignored.
  public mutating func decode(_ rect: CellRect, from bytes: ArraySlice<UInt8>) {
    var place = bytes.startIndex
    for row in rect.rowRange {
      for column in rect.columnRange {
        guard place + Self.encodedCellByteCount <= bytes.endIndex else { return }
        if bounds.contains(CellPoint(column: column, row: row)) {
          cells[row * size.columns + column] = Cell(encoded: bytes[place...])
        }
        place += Self.encodedCellByteCount
      }
    }
  }
}

extension Cell {
  fileprivate init(encoded bytes: ArraySlice<UInt8>) {
    let start = bytes.startIndex
    let glyph = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
    let color = { (index: Int) in
      StraightRGBA(
        red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2], alpha: bytes[index + 3])
    }
    self.init(
      glyph: Glyph(bits: glyph), foreground: color(start + 8),
      attributes: CellAttributes(rawValue: bytes[start + 20]), width: bytes[start + 21])
    upper = color(start + 12)
    lower = color(start + 16)
  }
}

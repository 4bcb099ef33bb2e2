/// The shape of a glyph in a picture that needs no font for it.
///
/// Block elements, their relatives in "Symbols for Legacy Computing", braille and box drawing are geometry. A font draws them
/// with gaps between the cells, and many fonts lack them.
enum GlyphShape: Hashable {
  /// One rectangle, in sixteenths of a cell's width and thirty-seconds of its height, which are half units of a picture.
  struct Part: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// A cell's size in these units.
    static let cellWidth = 16
    static let cellHeight = 32
  }

  /// Rectangles that meet those of neighboring cells.
  case blocks([Part])
  /// Rectangles that stand alone or continue in one direction: lines and dots.
  case lines([Part])
  /// A mixture of ground and ink, with so many quarters of ink.
  case shade(quarters: Int)
  /// A stroke of one unit, as path data in units of an eighth of a cell's width.
  case curve(startX: Int, startY: Int, path: String)
  /// A glyph of a font.
  case letter
}

extension GlyphShape {
  /// Returns the shape of a glyph's base.
  init(of scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    self =
      switch value {
      case ..<0x2500: .letter
      case 0x2500...0x257F: Self.boxDrawing(value)
      case 0x2591...0x2593: .shade(quarters: value - 0x2590)
      case 0x2580...0x259F: .blocks(Self.blockElement(value))
      case 0x2800...0x28FF: .lines(Self.braille(value - 0x2800))
      case 0x1FB00...0x1FB3B: .blocks(Self.sextant(value - 0x1FB00))
      case 0x1FB70...0x1FB7B, 0x1FB82...0x1FB8B: .blocks(Self.eighths(value))
      case 0x1CD00...0x1CEAB, 0x1FBE6...0x1FBE7:
        Octant.bits(of: value).map { .blocks(Self.mask($0, edges: [0, 8, 16, 24, 32])) } ?? .letter
      default: .letter
      }
  }

  private static func blockElement(_ value: Int) -> [Part] {
    switch value {
    case 0x2580: [upper(eighths: 4)]
    case 0x2581...0x2588:
      [Part(x: 0, y: 32 - (value - 0x2580) * 4, width: 16, height: (value - 0x2580) * 4)]
    case 0x2589...0x258F: [Part(x: 0, y: 0, width: (0x2590 - value) * 2, height: 32)]
    case 0x2590: [right(eighths: 4)]
    case 0x2594: [upper(eighths: 1)]
    case 0x2595: [right(eighths: 1)]
    default: mask([4, 8, 1, 13, 9, 7, 11, 2, 6, 14][value - 0x2596], edges: [0, 16, 32])
    }
  }

  private static func upper(eighths: Int) -> Part {
    Part(x: 0, y: 0, width: 16, height: eighths * 4)
  }

  private static func right(eighths: Int) -> Part {
    Part(x: 16 - eighths * 2, y: 0, width: eighths * 2, height: 32)
  }

  private static func sextant(_ place: Int) -> [Part] {
    // The masks of the left half, the right half and the full block have older glyphs.
    var bits = place + 1
    if bits >= 21 { bits += 1 }
    if bits >= 42 { bits += 1 }
    return mask(bits, edges: [0, 10, 20, 32])
  }

  private static func eighths(_ value: Int) -> [Part] {
    switch value {
    case 0x1FB70...0x1FB75: [Part(x: (value - 0x1FB6F) * 2, y: 0, width: 2, height: 32)]
    case 0x1FB76...0x1FB7B: [Part(x: 0, y: (value - 0x1FB75) * 4, width: 16, height: 4)]
    case 0x1FB82...0x1FB86: [upper(eighths: [2, 3, 5, 6, 7][value - 0x1FB82])]
    default: [right(eighths: [2, 3, 5, 6, 7][value - 0x1FB87])]
    }
  }

  /// Returns the parts of a mask of two columns: tall parts where rows follow one another.
  ///
  /// - Parameters:
  ///   - bits: The mask, two bits a row, the left one first, from the top.
  ///   - edges: The rows' edges, from the top.
  /// - Returns: The parts, those of the left column first.
  private static func mask(_ bits: Int, edges: [Int]) -> [Part] {
    var parts: [Part] = []
    for column in 0..<2 {
      var isOpen = false
      for row in edges.indices.dropLast() {
        let isSet = bits >> (row * 2 + column) & 1 == 1
        if isSet, isOpen {
          parts[parts.count - 1].height = edges[row + 1] - parts[parts.count - 1].y
        } else if isSet {
          parts.append(
            Part(x: column * 8, y: edges[row], width: 8, height: edges[row + 1] - edges[row]))
        }
        isOpen = isSet
      }
    }
    return parts
  }

  /// Returns the dots of a braille pattern, each a quarter of its place.
  private static func braille(_ bits: Int) -> [Part] {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.enumerated().filter { bits >> $0.offset & 1 == 1 }.map { _, place in
      Part(x: place.0 * 8 + 2, y: place.1 * 8 + 2, width: 4, height: 4)
    }
  }
}

/// The masks of two columns and four rows (Unicode 16).
private enum Octant {
  /// The masks of quadrants and of whole quarters, which are block elements.
  private static let blockElements: Set = [
    0, 5, 10, 15, 80, 85, 90, 95, 160, 165, 170, 175, 240, 245, 250, 255, 3, 63, 192, 252,
  ]
  /// The masks with glyphs outside the octants' range.
  private static let scattered = [
    0x1CEA8: 1, 0x1CEAB: 2, 0x1CEA3: 64, 0x1CEA0: 128, 0x1FBE6: 20, 0x1FBE7: 40,
  ]
  /// The first octant; the others follow in the order of their masks.
  private static let first = 0x1CD00
  private static let masks = (0..<256).filter { mask in
    !blockElements.contains(mask) && !scattered.values.contains(mask)
  }

  /// Returns the mask of an octant, two bits a row; `nil` for any other scalar.
  static func bits(of value: Int) -> Int? {
    value >= first && value - first < masks.count ? masks[value - first] : scattered[value]
  }
}

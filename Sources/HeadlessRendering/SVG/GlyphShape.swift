import Compositing

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
  /// Returns the shape of a glyph.
  init(of glyph: Glyph) {
    let value = Int(glyph.base.value)
    self =
      switch value {
      case ..<0x2500: .letter
      case 0x2500...0x257F: Self.boxDrawing(value)
      case 0x2591...0x2593: .shade(quarters: value - 0x2590)
      case 0x2800...0x28FF: .lines(Self.braille(value - 0x2800))
      case 0x2580...0x259F, 0x1CD00...0x1CEAB, 0x1FB00...0x1FBE7:
        (CellMask(glyph).map(Self.parts(of:)) ?? Self.eighths(value).map { [$0] })
          .map(Self.blocks) ?? .letter
      default: .letter
      }
  }

  /// Returns a block of some eighths of a cell; `nil` for any other scalar.
  private static func eighths(_ value: Int) -> Part? {
    switch value {
    case 0x2581...0x2588:
      Part(x: 0, y: 32 - (value - 0x2580) * 4, width: 16, height: (value - 0x2580) * 4)
    case 0x2589...0x258F: Part(x: 0, y: 0, width: (0x2590 - value) * 2, height: 32)
    case 0x2594: upper(eighths: 1)
    case 0x2595: right(eighths: 1)
    case 0x1FB70...0x1FB75: Part(x: (value - 0x1FB6F) * 2, y: 0, width: 2, height: 32)
    case 0x1FB76...0x1FB7B: Part(x: 0, y: (value - 0x1FB75) * 4, width: 16, height: 4)
    case 0x1FB82...0x1FB86: upper(eighths: [2, 3, 5, 6, 7][value - 0x1FB82])
    case 0x1FB87...0x1FB8B: right(eighths: [2, 3, 5, 6, 7][value - 0x1FB87])
    default: nil
    }
  }

  private static func upper(eighths: Int) -> Part {
    Part(x: 0, y: 0, width: 16, height: eighths * 4)
  }

  private static func right(eighths: Int) -> Part {
    Part(x: 16 - eighths * 2, y: 0, width: eighths * 2, height: 32)
  }

  /// Returns the parts of a mask: tall parts where rows follow one another, those of the left column first.
  private static func parts(of mask: CellMask) -> [Part] {
    // Thirds of a cell are cut at whole units.
    let edges =
      mask.rows == 3 ? [0, 10, 20, 32] : Array(stride(from: 0, through: 32, by: 32 / mask.rows))
    var parts: [Part] = []
    for column in 0..<2 {
      var isOpen = false
      for row in 0..<mask.rows {
        let isSet = mask.bits >> UInt8(row * 2 + column) & 1 == 1
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

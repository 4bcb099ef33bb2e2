import ColorScience
import Compositing

/// The state of a device's colors and attributes (ECMA-48, SGR), from which only changes are written.
struct Pen {
  private static let attributeCodes: [(CellAttributes, String)] = [
    (.bold, "1"), (.faint, "2"), (.italic, "3"), (.underline, "4"), (.emphasized, "7"),
    (.strikethrough, "9"),
  ]

  private let depth: ColorDepth
  private var foreground: Int32 = -1
  private var background: Int32 = -1
  private var attributes: CellAttributes = []

  /// Makes a pen for a device in its default state.
  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Writes a cell, after the codes for its colors and attributes.
  mutating func write(_ cell: ReducedCell, to text: inout String) {
    var codes: [String] = []
    if cell.attributes != attributes {
      codes.append("0")
      codes += Self.attributeCodes.filter { cell.attributes.contains($0.0) }.map(\.1)
      (attributes, foreground, background) = (cell.attributes, -1, -1)
    }
    // The ink of a blank is visible only if it is underlined or reversed.
    if cell.foreground != foreground, cell.glyph != .space || !attributes.isEmpty {
      codes.append(code(of: cell.foreground, base: 30))
      foreground = cell.foreground
    }
    if cell.background != background {
      codes.append(code(of: cell.background, base: 40))
      background = cell.background
    }
    if !codes.isEmpty { text += "\u{1B}[\(codes.joined(separator: ";"))m" }
    // The text's view of scalars would be a copy of the whole text.
    for scalar in cell.glyph.scalars { text += String(scalar) }
  }

  private func code(of color: Int32, base: Int32) -> String {
    guard color >= 0 else { return "\(base + 9)" }
    return switch depth {
    case .direct24:
      "\(base + 8);2;\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
    case .indexed256: "\(base + 8);5;\(color)"
    case .ansi16, .ansi8, .mono: color < 8 ? "\(base + color)" : "\(base + 52 + color)"
    }
  }
}

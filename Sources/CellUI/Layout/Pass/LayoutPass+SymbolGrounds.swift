import ColorScience
import Compositing

/// A symbol behind other views, in fewer rows than a sketch needs beside letters.
struct SymbolGround {
  /// The identity of its item.
  let identity: ViewIdentity
  /// The columns of its room.
  let columns: Int
}

extension LayoutPass {
  /// The most items in front of a symbol among which its letters are looked for.
  private static let frontMaximum = 8

  /// Makes grounds of symbols in front of whose middle letters stand: of such a symbol no more than scraps would be left.
  mutating func groundLettersOnSymbols() {
    for ground in symbolGrounds {
      guard let index = items.firstIndex(where: { $0.identity == ground.identity }),
        let letters = letters(onItemAt: index, columns: ground.columns)
      else { continue }
      changeItem(at: index) { $0.becomeGround(of: letters, columns: ground.columns) }
    }
  }

  /// Returns the frame of the only letters in front of an item's middle; `nil` where more stands there, or longer words.
  private func letters(onItemAt index: Int, columns: Int) -> CellRect? {
    let symbol = items[index].frame
    let front = items[(index + 1)...].prefix(Self.frontMaximum).filter {
      !$0.frame.intersection(symbol).isEmpty
    }
    guard let item = front.first, front.count == 1, item.isLetters, !item.isDot,
      item.frame.size.rows == 1,
      item.frame.size.columns <= columns + 1,
      item.frame.columnRange.contains(symbol.origin.column + (symbol.size.columns - 1) / 2)
    else { return nil }
    return item.frame
  }
}

extension DisplayItem {
  /// Makes a symbol a ground behind letters, in its color.
  ///
  /// - Parameters:
  ///   - letters: The frame of the letters.
  ///   - columns: The columns of the symbol's room, which the ground takes about the middle of the letters.
  fileprivate mutating func becomeGround(of letters: CellRect, columns: Int) {
    let paint: Paint
    switch content {
    case .symbol(_, let paints): paint = paints.first ?? .color(.clear)
    case .line(let glyphs): paint = .color(glyphs.first?.color ?? .clear)
    case .fill, .stroke, .block, .bar, .rule, .image: return
    }
    // As a circle's, its sides are half a cell wide where that puts the letters in the middle.
    let beside = max(0, columns - letters.size.columns + 1) / 2
    frame = letters.inset(columns: -beside, rows: 0)
    content = .fill(beside > 0 ? .capsule : .rectangle, paint, FillStyle())
  }
}

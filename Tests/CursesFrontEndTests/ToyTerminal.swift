import Compositing

/// Enough of xterm to see what a program has drawn with islet's own description.
struct ToyTerminal {
  struct Square: Equatable {
    var text = " "
    var foreground: Int32 = -1
    var background: Int32 = -1
    var isBold = false
  }

  private(set) var squares: [Square]
  private(set) var isAlternate = false
  private(set) var showsCursor = true
  /// What it could not make sense of; a test wants none.
  private(set) var unknown: [String] = []

  private let size: CellSize
  private var pen = Square()
  private var column = 0
  private var row = 0

  init(size: CellSize) {
    self.size = size
    squares = Array(repeating: Square(), count: size.columns * size.rows)
  }

  subscript(column: Int, row: Int) -> Square { squares[row * size.columns + column] }

  func line(_ row: Int) -> String {
    (0..<size.columns).map { self[$0, row].text }.joined()
  }

  mutating func take(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": takeEscape(&rest)
      case "\r": column = 0
      case "\n": row = min(row + 1, size.rows - 1)
      case "\u{8}": column = max(0, column - 1)
      case "\u{7}": break
      default: put(scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.properties.canonicalCombiningClass != .notReordered, column > 0 {
      squares[row * size.columns + column - 1].text.unicodeScalars.append(scalar)
      return
    }
    if column >= size.columns { (column, row) = (0, min(row + 1, size.rows - 1)) }
    pen.text = String(scalar)
    squares[row * size.columns + column] = pen
    column += 1
    guard TextCells.width(of: pen.text) == 2, column < size.columns else { return }
    pen.text = ""
    squares[row * size.columns + column] = pen
    column += 1
  }

  private mutating func takeEscape(_ rest: inout Substring.UnicodeScalarView) {
    guard rest.first == "[" else {
      let kind = rest.popFirst().map(String.init) ?? ""
      if kind != "=" && kind != ">" { unknown.append("ESC \(kind)") }
      return
    }
    rest.removeFirst()
    var text = ""
    while let scalar = rest.popFirst() {
      guard !(0x40...0x7E).contains(scalar.value) else {
        return takeSequence(text, scalar)
      }
      text.unicodeScalars.append(scalar)
    }
  }

  private mutating func takeSequence(_ text: String, _ kind: Unicode.Scalar) {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    switch kind {
    case "H":
      row = min(first, size.rows) - 1
      column = min(max(1, numbers.count > 1 ? numbers[1] : 1), size.columns) - 1
    case "G": column = min(first, size.columns) - 1
    case "d": row = min(first, size.rows) - 1
    case "A": row = max(0, row - first)
    case "B": row = min(size.rows - 1, row + first)
    case "C": column = min(size.columns - 1, column + first)
    case "D": column = max(0, column - first)
    case "J": erase(row * size.columns + column..<squares.count)
    case "K" where text == "1": erase(row * size.columns..<row * size.columns + column + 1)
    case "K": erase(row * size.columns + column..<(row + 1) * size.columns)
    case "m": setPen(numbers)
    case "h" where text.hasPrefix("?"), "l" where text.hasPrefix("?"):
      if text == "?1049" { isAlternate = kind == "h" }
      if text == "?25" { showsCursor = kind == "h" }
    default: unknown.append("CSI \(text)\(kind)")
    }
  }

  private mutating func erase(_ range: Range<Int>) {
    // No `bce`: what is erased has the terminal's own background.
    for place in range { squares[place] = Square() }
  }

  private mutating func setPen(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = Square()
      case 1: pen.isBold = true
      case 38, 48:
        guard rest.count >= 4 else { return unknown.append("SGR \(numbers)") }
        let channels = rest.dropFirst().prefix(3)
        let color = channels.reduce(Int32(0)) { $0 << 8 | Int32($1) }
        if number == 38 { pen.foreground = color } else { pen.background = color }
        rest = rest.dropFirst(4)
      case 39: pen.foreground = -1
      case 49: pen.background = -1
      case 2, 3, 4, 7, 22, 23, 24, 27: break
      default: unknown.append("SGR \(numbers)")
      }
    }
  }
}

import Compositing

/// Enough of xterm to see what a program has drawn.
///
/// Colors are `0xRRGGBB`, or a palette's numbers, as they came.
struct ToyTerminal {
  struct Square: Equatable {
    var text = " "
    var foreground: Int32 = -1
    var background: Int32 = -1
    var isBold = false
    var isReversed = false
    var isUnderlined = false
  }

  private(set) var squares: [Square]
  private(set) var isAlternate = false
  private(set) var showsCursor = true
  /// The sequences that it does not know; a test wants none.
  private(set) var unknown: [String] = []

  /// A Boolean value indicating whether it prints questions that it does not know, as Apple's Terminal does.
  var printsQuestions = false
  /// The number of characters so printed.
  private(set) var printedCount = 0

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
    fill(column)
    column += 1
    guard TextCells.width(of: pen.text) == 2, column < size.columns else { return }
    pen.text = ""
    fill(column)
    column += 1
  }

  /// Writes the pen's text into a square; a wide glyph that loses a half is gone whole, as it is on a terminal.
  private mutating func fill(_ column: Int) {
    let index = row * size.columns + column
    if !pen.text.isEmpty {
      if squares[index].text.isEmpty, column > 0 { squares[index - 1].text = " " }
      if column + 1 < size.columns, squares[index + 1].text.isEmpty {
        squares[index + 1].text = " "
      }
    } else if column + 1 < size.columns, squares[index + 1].text.isEmpty {
      squares[index + 1].text = " "
    }
    squares[index] = pen
  }

  private mutating func takeEscape(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "[": break
    case "=", ">": return
    case "P":
      let content = rest.prefix { $0 != "\u{1B}" }
      rest = rest.dropFirst(content.count + 2)
      return printQuestion(String(content))
    // A character set for the first or the second slot.
    case "(", ")": return rest = rest.dropFirst()
    case let kind: return unknown.append("ESC \(kind.map(String.init) ?? "")")
    }
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
    case "b": for _ in 0..<first { put(pen.text.unicodeScalars.first ?? " ") }
    case "X":
      let start = row * size.columns + column
      erase(start..<min(start + first, (row + 1) * size.columns))
    case "J": erase(row * size.columns + column..<squares.count)
    case "K" where text == "1": erase(row * size.columns..<row * size.columns + column + 1)
    case "K": erase(row * size.columns + column..<(row + 1) * size.columns)
    case "p": printQuestion("p")
    case "q": break
    case "m": setPen(numbers)
    case "h" where text.hasPrefix("?"), "l" where text.hasPrefix("?"):
      if text == "?1049" { isAlternate = kind == "h" }
      if text == "?25" { showsCursor = kind == "h" }
    // Margins, insert mode, the window's title: set once at the start, to what they are here anyway.
    case "r", "l", "t", "c": break
    default: unknown.append("CSI \(text)\(kind)")
    }
  }

  private mutating func printQuestion(_ question: String) {
    guard printsQuestions else { return }
    for scalar in question.unicodeScalars { put(scalar) }
    printedCount += question.unicodeScalars.count
  }

  private mutating func erase(_ range: Range<Int>) {
    // `bce`: what is erased has the pen's background.
    for place in range { squares[place] = Square(background: pen.background) }
  }

  private mutating func setPen(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = Square()
      case 1: pen.isBold = true
      case 4: pen.isUnderlined = true
      case 7: pen.isReversed = true
      case 24: pen.isUnderlined = false
      case 27: pen.isReversed = false
      case 30...37: pen.foreground = Int32(number - 30)
      case 40...47: pen.background = Int32(number - 40)
      case 90...97: pen.foreground = Int32(number - 82)
      case 100...107: pen.background = Int32(number - 92)
      case 38, 48:
        let count = rest.first == 2 ? 3 : 1
        guard rest.count > count else { return unknown.append("SGR \(numbers)") }
        let channels = rest.dropFirst().prefix(count)
        let color = channels.reduce(Int32(0)) { $0 << 8 | Int32($1) }
        if number == 38 { pen.foreground = color } else { pen.background = color }
        rest = rest.dropFirst(count + 1)
      case 39: pen.foreground = -1
      case 49: pen.background = -1
      case 2, 3, 22, 23: break
      default: unknown.append("SGR \(numbers)")
      }
    }
  }
}

/// The ASCII replacements of glyphs.
///
/// A letter loses its accent, a sign becomes the nearest mark, a picture becomes two marks. No glyph becomes a question
/// mark, since that has a meaning of its own. Widths stay, so that no row shifts.
extension Glyph {
  /// Returns the glyphs for this one's cells: one, or two for a wide one.
  public func ascii(width: Int) -> (first: Glyph, second: Glyph) {
    guard hasInk, !(0x20..<0x7F).contains(bits) else { return (self, .continuation) }
    if width == 2 {
      let (first, second) = ASCIITable.pictures[base] ?? ("[", "]")
      return (Glyph(first), Glyph(second))
    }
    return (Glyph(ASCIITable.mark(for: base)), .none)
  }
}

/// Marks for signs and letters beyond ASCII.
enum ASCIITable {
  /// Returns the replacement of any other scalar, as far as its properties tell.
  private static let unknown: Unicode.Scalar = "*"

  static func mark(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let mark = marks[scalar] { return mark }
    // A bar along the lower edge is a line there.
    if ("▁"..."▃").contains(scalar) { return "_" }
    // A block that covers half of a cell or more is ink.
    if let share = BlockShare.share(of: scalar) { return share >= 0.5 ? "#" : " " }
    switch scalar.value {
    case 0x2500...0x257F: return line(scalar)
    case 0x2591: return "-"
    case 0x2592, 0x2593: return "+"
    case 0x2190...0x21FF: return arrow(scalar)
    case 0x2800...0x28FF: return ":"
    default: return letter(scalar) ?? unknown
    }
  }

  private static func line(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "━", "═": "="
    case "─", "┄", "┈", "╌", "╴", "╶", "┅", "┉", "╍": "-"
    case "│", "┃", "║", "╻", "╿", "┆", "┊", "╎", "╵", "╷", "┇", "┋", "╏": "|"
    case "╭", "╮": "."
    case "╰", "╯": "'"
    case "┏", "┓", "┗", "┛": "#"
    case "╱": "/"
    case "╲": "\\"
    default: "+"
    }
  }

  private static func arrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let name = scalar.properties.name ?? ""
    // "LEFTWARDS ARROW", "UP DOWN ARROW", "NORTH EAST ARROW": the first direction counts.
    for word in name.split(separator: " ") {
      switch word {
      case "LEFTWARDS", "LEFT": return "<"
      case "RIGHTWARDS", "RIGHT": return ">"
      case "UPWARDS", "UP": return "^"
      case "DOWNWARDS", "DOWN": return "v"
      case "NORTH": return "/"
      case "SOUTH": return "\\"
      case "CLOCKWISE", "ANTICLOCKWISE": return "@"
      default: continue
      }
    }
    return ">"
  }

  /// The letter beneath an accent, by the scalar's name: "LATIN SMALL LETTER E WITH ACUTE".
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let name = scalar.properties.name, name.hasPrefix("LATIN ") else { return nil }
    let words = name.split(separator: " ")
    guard let place = words.firstIndex(of: "LETTER"), place + 1 < words.count,
      let letter = words[place + 1].unicodeScalars.first
    else { return nil }
    guard words.contains("SMALL") else { return letter }
    return Unicode.Scalar(letter.value | 0x20)
  }

  private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{A0}": " ", "\u{2007}": " ", "\u{2009}": " ", "\u{202F}": " ", "\u{3000}": " ",
    "·": ".", "•": "*", "…": "~", "‘": "'", "’": "'", "‚": ",", "′": "'", "“": "\"", "”": "\"",
    "„": "\"", "″": "\"", "‹": "<", "›": ">", "«": "<", "»": ">", "–": "-", "—": "-", "−": "-",
    "‐": "-", "‑": "-", "¡": "!", "¿": "/", "×": "x", "÷": "/", "±": "+", "≈": "~", "≤": "<",
    "≥": ">", "∞": "8", "°": "o", "º": "o", "ª": "a", "¹": "1", "²": "2", "³": "3", "½": "/",
    "€": "E", "£": "L", "¥": "Y", "¢": "c", "©": "c", "®": "r", "™": "t", "§": "S", "¶": "P",
    "ß": "s", "æ": "e", "Æ": "E", "œ": "e", "Œ": "E", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D",
    "ł": "l", "Ł": "L", "ð": "d", "þ": "p",
    "●": "*", "○": "o", "◌": "o", "◔": "o", "◑": "o", "◐": "o", "◕": "O", "◉": "@", "◎": "@",
    "◷": "@",
    "■": "#", "□": "o", "▪": "*", "▲": "^", "△": "^", "▴": "^", "▼": "v", "▽": "v", "▾": "v",
    "▶": ">", "▸": ">", "▹": ">", "◀": "<", "◂": "<", "◆": "*", "◇": "o", "★": "*", "☆": "*",
    "♥": "v", "♡": "v", "✓": "v", "✔": "v", "✕": "x", "✗": "x", "✘": "x", "✚": "+", "✱": "*",
    "✦": "*", "⚠": "!", "⚑": "P", "☎": "#", "✉": "#", "✎": "/", "✂": "%", "✈": ">", "➤": ">",
    "➜": ">", "⌂": "^", "⌃": "^", "⌄": "v", "⌘": "#", "⌥": "/", "⌫": "<", "⏎": "<", "≡": "=",
    "‖": "|", "⏏": "^", "♪": "d", "☀": "*", "☁": "o", "☂": "J", "☾": ")", "❄": "*", "�": "#",
    "⊙": "@", "⊕": "+", "♲": "@", "⌨": "#", "▯": "o", "▮": "#", "␣": "_", "ϟ": "/", "⧗": "8",
    "⍦": "Y", "⚲": "P", "⚷": "F", "⌕": "Q", "◍": "@", "◙": "#", "◫": "#", "♙": "i", "♟": "i",
    "♕": "W", "♛": "W", "ψ": "Y", "❘": "|", "✆": "c", "∿": "~", "⌁": "~", "⚭": "8", "⬟": "U",
  ]

  /// The two marks for an emoji: a drawing, or the first letters of its word.
  static let pictures: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = [
    "🚲": ("o", "o"), "🚴": ("o", "o"), "🍕": ("<", "|"), "🔦": ("=", "D"), "📷": ("[", "o"),
    "🔓": ("n", "#"), "🔒": ("[", "#"), "⏰": ("(", ")"), "⏳": (")", "("), "🔥": ("(", "}"),
    "⚡": ("/", "/"), "⚽": ("(", ")"), "🏀": ("(", ")"), "🏈": ("<", ">"), "🎾": ("(", ")"),
    "💧": ("(", ")"), "🔔": ("/", "\\"), "📍": ("(", "v"), "🚇": ("[", "M"), "🚊": ("[", "T"),
    "🚆": ("[", "T"), "🚗": ("o", "o"), "🚌": ("[", "B"), "🛫": ("_", "/"), "🛬": ("\\", "_"),
    "☕": ("c", "]"), "🎵": ("d", "b"), "🔋": ("[", "="), "📦": ("[", "#"), "🏁": ("#", "|"),
    "🎫": ("[", "|"), "🏆": ("\\", "/"), "👤": ("(", ")"), "🌐": ("(", ")"), "✨": ("*", "."),
  ]
}

import Foundation

/// The inline marks of Markdown that texts understand: `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and `[links](url)`,
/// and Foundation's `^[7 step](inflect: true)`.
///
/// A mark without its other half is shown as it is. Values in a text are never taken for marks.
enum Markdown {
  private static let signs: Set<Character> = ["*", "_", "`", "~", "[", "\\"]

  /// Returns whether a text may have marks.
  static func marks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// Returns the texts between the marks.
  static func fragments(of pieces: [LocalizedStringKey.Piece], in resources: AppResources)
    -> [TextFragment]
  {
    var reader = Reader(pieces: pieces, resources: resources)
    reader.read(pieces.indices, TextFragment(verbatim: ""), depth: 0)
    return reader.fragments
  }

  private struct Reader {
    /// The deepest nesting of marks.
    private static let depthMaximum = 8

    let pieces: [LocalizedStringKey.Piece]
    let resources: AppResources
    private(set) var fragments: [TextFragment] = []
    private var text = ""

    init(pieces: [LocalizedStringKey.Piece], resources: AppResources) {
      self.pieces = pieces
      self.resources = resources
    }

    /// Adds the pieces of a range, in the style of a fragment.
    mutating func read(_ range: Range<Int>, _ style: TextFragment, depth: Int) {
      var place = range.lowerBound
      while place < range.upperBound {
        guard let sign = character(at: place) else {
          if case .argument(let argument) = pieces[place] {
            flush(style)
            fragments += argument.fragments(in: resources).map { $0.inheriting(style) }
          }
          place += 1
          continue
        }
        if sign == "\\", let next = character(at: place + 1), !next.isLetter, !next.isNumber {
          text.append(next)
          place += 2
        } else if sign == "^", character(at: place + 1) == "[", depth < Self.depthMaximum,
          let end = readAttributed(at: place + 1, in: range, style, depth: depth)
        {
          place = end
        } else if depth < Self.depthMaximum, Markdown.signs.contains(sign),
          let end = readMark(sign, at: place, in: range, style, depth: depth)
        {
          place = end
        } else {
          // A run of the same sign that marks nothing stays whole.
          let length = signs.contains(sign) ? runLength(sign, at: place, in: range) : 1
          text += String(repeating: sign, count: length)
          place += length
        }
      }
      flush(style)
    }

    private var signs: Set<Character> { ["*", "_", "~", "`"] }

    private func character(at place: Int) -> Character? {
      guard pieces.indices.contains(place), case .character(let character) = pieces[place] else {
        return nil
      }
      return character
    }

    private func runLength(_ sign: Character, at place: Int, in range: Range<Int>) -> Int {
      range.suffix(from: place).prefix { character(at: $0) == sign }.count
    }

    /// Adds a marked part, and returns its end; `nil` where the mark has no other half.
    private mutating func readMark(
      _ sign: Character, at place: Int, in range: Range<Int>, _ style: TextFragment, depth: Int
    ) -> Int? {
      if sign == "[" { return readLink(at: place, in: range, style, depth: depth) }
      let length = runLength(sign, at: place, in: range)
      let start = place + length
      guard length <= 3, sign != "~" || length == 2, start < range.upperBound,
        opens(sign, at: place, start),
        let end = closing(sign, length, from: start, in: range)
      else { return nil }
      flush(style)
      var inner = style
      switch sign {
      case "*", "_":
        if length > 1 { inner.traits.weight = .bold }
        if length != 2 { inner.traits.isItalic = true }
      case "~": inner.traits.isStruckThrough = true
      default:
        for place in start..<end {
          if let character = character(at: place) { text.append(character) }
        }
        flush(inner)
        return end + length
      }
      read(start..<end, inner, depth: depth + 1)
      return end + length
    }

    /// Returns whether a sign opens a part: text follows at once, and an underscore does not stand inside of a word.
    private func opens(_ sign: Character, at place: Int, _ start: Int) -> Bool {
      if sign != "`", character(at: start)?.isWhitespace == true { return false }
      guard sign == "_", let before = character(at: place - 1) else { return true }
      return !before.isLetter && !before.isNumber
    }

    private func closing(_ sign: Character, _ length: Int, from start: Int, in range: Range<Int>)
      -> Int?
    {
      var place = start + 1
      while place < range.upperBound {
        guard character(at: place) == sign else {
          place += character(at: place) == "\\" ? 2 : 1
          continue
        }
        let found = runLength(sign, at: place, in: range)
        let before = character(at: place - 1)
        if found == length, sign == "`" || before?.isWhitespace != true { return place }
        place += found
      }
      return nil
    }

    private mutating func readLink(
      at place: Int, in range: Range<Int>, _ style: TextFragment, depth: Int
    ) -> Int? {
      guard let (close, end) = linkEnds(from: place, in: range) else { return nil }
      flush(style)
      var inner = style
      inner.style = AnyShapeStyle(.tint)
      read(place + 1..<close, inner, depth: depth + 1)
      return end + 1
    }

    /// Adds a part with attributes of Foundation's, of which the agreement with a number is known.
    private mutating func readAttributed(
      at place: Int, in range: Range<Int>, _ style: TextFragment, depth: Int
    ) -> Int? {
      guard let (close, end) = linkEnds(from: place, in: range) else { return nil }
      let attributes = String((close + 2..<end).compactMap { character(at: $0) })
      guard attributes.contains(":") else { return nil }
      flush(style)
      let first = fragments.count
      read(place + 1..<close, style, depth: depth + 1)
      if attributes.filter({ !$0.isWhitespace }).contains("inflect:true"),
        resources.locale.hasPrefix("en")
      {
        let agreed = EnglishInflection.agreed(Array(fragments[first...]))
        fragments.replaceSubrange(first..., with: agreed)
      }
      return end + 1
    }

    /// Returns the ends of what stands in the brackets that begin at a place, and in the parentheses after them; `nil` where
    /// both are not there.
    private func linkEnds(from place: Int, in range: Range<Int>) -> (close: Int, end: Int)? {
      let inside = range.suffix(from: place + 1)
      guard let close = inside.first(where: { character(at: $0) == "]" }),
        character(at: close + 1) == "(",
        let end = inside.first(where: { $0 > close && character(at: $0) == ")" })
      else { return nil }
      return (close, end)
    }

    private mutating func flush(_ style: TextFragment) {
      guard !text.isEmpty else { return }
      var fragment = style
      fragment.content = .plain(.verbatim(text))
      fragments.append(fragment)
      text = ""
    }
  }
}

import ColorScience
import Compositing
import FoundationEssentials

/// A text with its strings and styles resolved: its glyphs, line by line.
struct StyledText {
  /// The maximum number of glyphs of a text: more than a screen can show.
  static let glyphCountMaximum = 4096

  /// The whole text.
  private(set) var text = ""
  /// The glyphs of each paragraph.
  private(set) var paragraphs: [[StyledGlyph]] = [[]]
  /// The time at which the text next changes by itself; `nil` means never.
  private(set) var validUntil: Date?
  /// The identity of the text at all times; `nil` for one that stays.
  private(set) var clock: ViewIdentity?
  /// A Boolean value indicating whether a part of the text counts (AK 5.11).
  private(set) var isCounting = false
  /// A Boolean value indicating whether some letters run from right to left.
  private(set) var runsBothWays = false
  /// The marks for a renderer, by the glyphs' numbers.
  private(set) var marks: [[any TextAttribute]] = []
  /// The font that the first part asks for.
  private(set) var firstFont: Font?
  /// The gradient that goes through all letters; `nil` for letters of one color, or of several styles.
  private(set) var gradient: Paint?
  /// The parts of the first paragraph, where the letters of one may be large; otherwise empty.
  private(set) var largeParts: [LargeLine.Part] = []

  private var isLive = false
  private var hasParts = false
  private var glyphCount = 0

  /// Resolves a text's fragments in an environment, which is read in its place: as an argument it would be copied.
  init(_ parts: [TextFragment], in shared: SharedEnvironment) {
    // In a span fragments are not copied.
    let span = parts.span
    for index in span.indices {
      switch span[index].content {
      case .plain(let content): add(content, of: span[index], in: shared)
      case .localized(let key, let table):
        // Words without styles of their own are one string.
        if let words = key.words(table: table) {
          add(.verbatim(words), of: span[index], in: shared)
        } else {
          addParts(of: span[index], in: shared)
        }
      }
    }
    guard isLive else { return }
    let contents = TextFragment.resolved(parts).compactMap(\.plain)
    clock = ViewIdentity.root.appending(contents)
  }

  private mutating func addParts(of fragment: TextFragment, in shared: SharedEnvironment) {
    for part in fragment.resolved() {
      if let content = part.plain { add(content, of: part, in: shared) }
    }
  }

  private mutating func add(
    _ content: TextFragment.Plain, of fragment: TextFragment, in shared: SharedEnvironment
  ) {
    isLive = isLive || content.isLive
    isCounting = isCounting || content.isCounting
    var live = LiveText(content, in: shared)
    if let letterCase = shared.values.textTraits.letterCase {
      live.text = letterCase.applied(to: live.text)
    }
    if let change = live.validUntil { validUntil = min(validUntil ?? change, change) }
    var (style, paint) = fragment.glyphStyle(in: shared)
    if !hasParts {
      (text, firstFont, hasParts) = (live.text, fragment.font, true)
      gradient = paint
    } else {
      text += live.text
      if gradient != nil, paint != gradient { gradient = nil }
    }
    style.mark = number(of: fragment.marks)
    let usual = shared.usualFont
    let font = fragment.font ?? usual
    let isLarge = !largeParts.isEmpty || LargeLine.isLarge(font, in: shared)
    if isLarge { startLargeParts(in: shared) }
    let (room, start) = (Self.glyphCountMaximum - glyphCount, glyphCount)
    add(live.text.utf8.count <= room ? live.text : String(live.text.prefix(room)), style)
    guard isLarge, paragraphs.count == 1 else { return }
    let glyphs = start == 0 ? paragraphs[0] : Array(paragraphs[0][start...])
    LargeLine.add(
      LargeLine.Part(
        text: live.text, font: font, weight: fragment.traits.weight,
        width: fragment.traits.width,
        hasEvenDigits: content.isCounting, color: style.color,
        glyphs: glyphs), to: &largeParts)
  }

  /// Makes the small letters before the first large one the first part; their glyphs have their colors.
  private mutating func startLargeParts(in shared: SharedEnvironment) {
    guard largeParts.isEmpty, glyphCount > 0, paragraphs.count == 1 else { return }
    let usual = shared.usualFont
    largeParts.append(
      LargeLine.Part(
        text: "", font: firstFont ?? usual, weight: nil, width: nil,
        hasEvenDigits: false, color: .clear, glyphs: paragraphs[0]))
  }

  /// Adds a fragment's marks for a renderer.
  ///
  /// - Returns: Their number, from 1; 0 for none, and for more than can be counted.
  private mutating func number(of own: [any TextAttribute]) -> UInt8 {
    guard !own.isEmpty, marks.count < Int(UInt8.max) else { return 0 }
    marks.append(own)
    return UInt8(marks.count)
  }

  /// Adds a fragment's lines: its first one continues the last line of the fragment before.
  private mutating func add(_ text: String, _ style: FragmentStyle) {
    // Most texts are one line of ASCII, for which a search by characters would cost more than all the rest.
    if addPlain(text, style) { return }
    // No newline begins with another byte, and a search by bytes costs much less than one by characters.
    let mayBreak = text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
    let lines =
      mayBreak
      ? text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) : [text[...]]
    for (index, line) in lines.enumerated() {
      if index > 0 { paragraphs.append([]) }
      let glyphs = TextCells.glyphs(of: String(line)).prefix(Self.glyphCountMaximum - glyphCount)
      glyphCount += glyphs.count
      runsBothWays =
        runsBothWays || glyphs.contains { RightToLeft.contains($0.glyph.base) }
      paragraphs[paragraphs.count - 1] += glyphs.map { style.glyph($0) }
      if line.unicodeScalars.contains(Self.emojiSelector) {
        colorEmoji(of: line, glyphs.count)
      }
    }
  }

  /// The scalar that asks for the emoji of a sign that is a letter without it.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Gives the signs among the last glyphs that a selector makes emoji the colors of these.
  private mutating func colorEmoji(of line: Substring, _ count: Int) {
    let signs = Set(
      line.filter { $0.unicodeScalars.contains(Self.emojiSelector) }
        .compactMap(\.unicodeScalars.first)
        .filter { $0.value > 0xFF && $0.properties.isEmoji && !$0.properties.isEmojiPresentation })
    let last = paragraphs.count - 1
    for index in paragraphs[last].indices.suffix(count) {
      let glyph = paragraphs[last][index].measured.glyph
      guard signs.contains(glyph.base) else { continue }
      let strength = paragraphs[last][index].color.fraction
      paragraphs[last][index].color = glyph.emojiColor.opacity(strength)
    }
  }

  /// Adds a text of printable ASCII.
  ///
  /// - Returns: A Boolean value indicating whether it is one; of another nothing is added.
  private mutating func addPlain(_ text: String, _ style: FragmentStyle) -> Bool {
    let bytes = text.utf8Span.span
    // Taken out of its array, a line is not copied when it grows.
    var line = paragraphs.removeLast()
    let count = line.count
    line.reserveCapacity(count + bytes.count)
    for index in bytes.indices {
      guard (0x20..<0x7F).contains(bytes[index]) else {
        line.removeLast(line.count - count)
        paragraphs.append(line)
        return false
      }
      line.append(style.glyph(MeasuredGlyph(Glyph(Unicode.Scalar(bytes[index])), width: 1)))
    }
    paragraphs.append(line)
    glyphCount += bytes.count
    return true
  }
}

/// The style of a fragment's glyphs.
private struct FragmentStyle {
  var color: StraightRGBA
  var attributes: CellAttributes
  var mark: UInt8 = 0

  func glyph(_ measured: MeasuredGlyph) -> StyledGlyph {
    var glyph = StyledGlyph(measured, color: color, attributes: attributes)
    glyph.mark = mark
    return glyph
  }
}

extension TextFragment {
  /// Returns the style of the fragment's glyphs, and the gradient of which their color is the first; `nil` for a color.
  fileprivate func glyphStyle(in shared: SharedEnvironment) -> (FragmentStyle, gradient: Paint?) {
    let (outer, usualFont) = (shared.values.textTraits, shared.usualFont)
    let font = font ?? usualFont
    // A title without a weight of its own is bold, since its size can't be seen in one row.
    let usual: Font.Weight = font.points >= Font.title3.points ? .semibold : .regular
    let weight = traits.weight ?? outer.weight ?? font.weight ?? usual
    var attributes: CellAttributes = weight >= .semibold ? .bold : []
    if traits.isItalic || outer.isItalic || font.isItalic { attributes.insert(.italic) }
    if traits.isUnderlined || outer.isUnderlined { attributes.insert(.underline) }
    if traits.isStruckThrough || outer.isStruckThrough { attributes.insert(.strikethrough) }
    if let style {
      let paint = style.paint(in: shared.values)
      return (FragmentStyle(color: paint.color, attributes: attributes), paint.gradient)
    }
    return (
      FragmentStyle(color: shared.foregroundColor, attributes: attributes),
      shared.values.hierarchy == nil ? nil : shared.values.currentForeground.gradient
    )
  }
}

import ColorScience
import Compositing

/// The note below the cards: there is no activity, the Lock Screen asks about one, or there are more than fit.
struct CardsNote {
  private var text = ""
  private var isQuestion = false
  /// The row of the words on the terminal.
  private var row = 0
  private(set) var opacity = MovingNumber.fraction(0)

  /// Fades the note in or out, below cards that end before a row; a question without a card of its own comes before the
  /// number of other cards.
  mutating func arrange(
    hiddenCount: Int, aboveCount: Int, isEmpty: Bool, question: String?, of content: ScreenContent,
    below bottom: Int, in context: ScreenContext, at now: Duration
  ) {
    // On the smallest screens the stack's edge takes the last row, and says it alone.
    let hasRow = Self.row(in: context) >= bottom
    let arrow = hiddenCount == aboveCount ? "↑ " : ""
    let more = hiddenCount > 0 && hasRow ? "\(arrow)\(hiddenCount) more" : nil
    let words = isEmpty ? Self.emptyWords(of: content, in: context) : question ?? more
    if let words {
      (text, isQuestion) = (words, question != nil && !isEmpty)
      row = Self.row(in: context) - (isEmpty && isOnButtons(in: context) ? 1 : 0)
    }
    // They are gone before the first card is there.
    opacity.move(to: words == nil ? 0 : 1, at: context.movesThings ? .depart : nil, now: now)
  }

  /// Returns the words where there is no activity, with the command that sends lines where that fits on the glass; `nil`
  /// beside the inspector, which has them.
  private static func emptyWords(of content: ScreenContent, in context: ScreenContext) -> String? {
    guard context.geometry.inspector == nil else { return nil }
    let words = "No Live Activities"
    guard let sendCommand = content.sendCommand else { return words }
    let room = context.geometry.device.size.columns - 2 * margin
    return ["\(words): \(sendCommand)", sendCommand].first { TextCells.width(of: $0) <= room }
      ?? words
  }

  /// Returns the note's layer, on which the cards come to lie.
  func layer(
    before scene: WallpaperScene, opacity factor: Double, in context: ScreenContext,
    at now: Duration
  ) -> Layer? {
    let strength = opacity.value(at: now)
    guard strength > 0 else { return nil }
    let (geometry, look) = (context.geometry, context.look)
    let columns = TextCells.width(of: text)
    // A question needs a ground of its own, and so do words among colors mixed of dots or between bands of few colors.
    let hasGround =
      isQuestion && look.plain == nil || look.depth == .indexed256
      || look.plain?.isColorless == false
    let margin = hasGround ? Self.margin : 0
    var note = Surface(size: CellSize(columns: columns + 2 * margin, rows: 1))
    if hasGround {
      // Few colors have none between the ground and the wallpaper for round ends.
      if look.depth == .direct24 {
        let pill = OutlineRect(note.bounds)
        note.fill(
          Outline { $0.addRoundedRect(pill, cornerRadius: pill.height / 2) },
          with: look.cardMaterial, edges: context.edges)
      } else {
        note.fill(note.bounds, with: look.cardMaterial)
      }
      note.hideGlyphsBeneath()
    }
    let ink =
      hasGround
      ? look.foregroundStyles[0]
      : look.plain?.ink ?? ink(in: row, of: scene, look)
    note.draw(text, at: CellPoint(column: margin, row: 0), foreground: ink, attributes: [])
    let column = geometry.device.origin.column + (geometry.device.size.columns - columns) / 2
    return Layer(
      surface: note, origin: CellPoint(column: column - margin, row: row),
      opacity: look.depth.fading(strength * factor))
  }

  /// Returns whether the words are so wide that they would lie on torch and camera, unless they stand above them, where cards
  /// would be.
  private func isOnButtons(in context: ScreenContext) -> Bool {
    let room = context.geometry.device.size.columns - ScreenGeometry.torchColumns
    return context.geometry.torchRow != nil && TextCells.width(of: text) > room
  }

  /// The cells between the words and either end of their ground.
  private static let margin = 2

  private func ink(
    in row: Int, of scene: WallpaperScene, _ look: ScreenLook
  ) -> StraightRGBA {
    let row = max(0, row - scene.origin.row)
    return look.noteColor(upon: scene.wallpaper.mean(of: row..<row + 1))
  }

  /// The row below the cards, or the one above the home indicator.
  static func row(in context: ScreenContext) -> Int {
    let (cards, device) = (context.geometry.cards, context.geometry.device)
    return min(cards.rowRange.upperBound, device.rowRange.upperBound - 2)
  }
}

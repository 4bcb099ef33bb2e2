import CellUI
import ColorScience
import Compositing
import FoundationEssentials

/// A few words about a switch, which go by themselves.
struct Announcement {
  private let words: String
  /// The time that it stands, and its opacity.
  var presence: PassingPresence

  /// The time that the words stand: enough to read three of them.
  private static let length = Duration.seconds(2)

  /// Makes an announcement in the place of an older one.
  init(_ words: String, replacing old: Announcement?, motion: MotionPolicy, at now: Duration) {
    self.words = words
    presence = PassingPresence(
      for: Self.length, replacing: old?.presence, motion: motion, at: now)
  }

  /// The cells between the words and either end of their ground.
  private static let inset = 2

  /// Returns the words between torch and camera, where a phone has nothing, in as many lines as they need.
  ///
  /// A single line stays clear of the cards, whose edges may reach into the row below them. Without room there they are one
  /// line above the home indicator, and in StandBy the last line of the screen.
  func layer(in context: ScreenContext, at now: Duration) -> Layer {
    let (size, isDeviceSeen) = (context.size, context.isDeviceSeen)
    let place = isDeviceSeen ? context.geometry.device : CellRect(origin: .zero, size: size)
    let torchRow = context.geometry.torchRow
    let middle = torchRow ?? place.rowRange.upperBound - 2
    // The row below the cards is free, and so are those down to the home indicator's.
    let rows = torchRow == nil ? 1 : place.rowRange.upperBound - middle
    let lines =
      isDeviceSeen
      ? lines(columns: place.size.columns - ScreenGeometry.torchColumns, rows: rows) : nil
    let text = lines ?? layout(columns: place.size.columns - 2, rows: 1)
    let isAiry = lines != nil && text.size.rows + 2 <= rows
    let pill = pill(around: text, isAiry: isAiry, in: context)
    let lastRow = size.rows - (context.display.isStandBy ? 1 : 4)
    return Layer(
      surface: pill,
      origin: CellPoint(
        column: place.origin.column + (place.size.columns - pill.size.columns) / 2,
        row: !isDeviceSeen ? lastRow : text.size.rows > 1 || isAiry ? middle - 1 : middle),
      opacity: context.depth.fading(presence.opacity.value(at: now) * context.look.inkStrength))
  }

  /// Returns the words in lines; `nil` where a room has too few rows or columns for them.
  private func lines(columns: Int, rows: Int) -> ViewLayout? {
    let layout = layout(columns: columns - 2 * Self.inset, rows: rows)
    guard layout.truncatedTexts.isEmpty, layout.size.rows > 1 else {
      return layout.truncatedTexts.isEmpty ? layout : nil
    }
    // The narrowest lines of that number have about one length, so that no word is alone in the last one.
    var narrowest = layout
    var widths = layout.size.columns / layout.size.rows..<layout.size.columns
    while !widths.isEmpty {
      let middle = widths.lowerBound + widths.count / 2
      let trial = self.layout(columns: middle, rows: layout.size.rows)
      if trial.truncatedTexts.isEmpty {
        (narrowest, widths) = (trial, widths.lowerBound..<middle)
      } else {
        widths = middle + 1..<widths.upperBound
      }
    }
    return narrowest
  }

  private func layout(columns: Int, rows: Int) -> ViewLayout {
    Text(words).multilineTextAlignment(.center).foregroundStyle(Color.white).layout(
      in: ProposedCells(columns: max(0, columns), rows: rows),
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
  }

  /// Returns the words on their ground, which has half a row above and below them where it is airy.
  private func pill(
    around words: ViewLayout, isAiry: Bool, in context: ScreenContext
  ) -> Surface {
    let air = isAiry ? 1 : 0
    let inset = min(Self.inset, max(1, context.size.columns - words.size.columns - 1))
    var pill = Surface(
      size: CellSize(
        columns: words.size.columns + 2 * inset, rows: words.size.rows + 2 * air))
    if context.look.plain == nil {
      let rect = OutlineRect(pill.bounds).inset(x: 0, y: Double(air) * OutlinePoint.perRow / 2)
      let ground = Outline {
        $0.addRoundedRect(rect, cornerRadius: min(rect.height / 2, OutlinePoint.perRow))
      }
      pill.fill(ground, with: .black, edges: context.edges)
    } else {
      pill.fill(pill.bounds, with: .black)
    }
    pill.hideGlyphsBeneath()
    pill.composite(words.surface(), at: CellPoint(column: inset, row: air))
    return pill.repainted(in: context.look.plain)
  }
}

import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import Theming

/// The system's button in the room that a card leaves when it is swiped aside (AK 4.5).
struct ClearButton {
  /// The word that iOS has for it.
  static let title = "Clear"
  /// The width of the room beside a card that flies, unless the hand made it wider.
  static let flightRoom = 12
  /// The distance from the card, in cells: 16 points, as from card to card.
  static let gap = 2
  /// The width from which on the word has room.
  private static let wordColumns = TextCells.width(of: title) + 2

  /// The ink that the activity asks for; `nil` for the card's own.
  let ink: StraightRGBA?
  /// The card's own ink, used where it can be read on the activity's ground.
  let ownInk: StraightRGBA
  /// The strength of inks, `0...1`.
  let strength: Double

  init(_ preferences: PreferenceValues, look: ScreenLook, environment: EnvironmentValues) {
    // An app's ink was chosen for its ground, which an always-on display does not show.
    ink =
      look.isAlwaysOn
      ? nil
      : preferences[ActivitySystemActionForegroundColorKey.self]?.paint(in: environment).color
    ownInk = look.foregroundStyles[0]
    strength = look.inkStrength
  }

  /// Returns the button as wide as its room: the card's ground once more, and the word unless it is too narrow for that.
  func surface(
    columns: Int, halfRows: Range<Double>, like card: CardGround, before scene: WallpaperScene,
    at origin: CellPoint
  ) -> Surface {
    let ground = CardGround(
      kind: .card, columns: columns, color: card.color, style: card.style,
      edges: card.edges, halfRowsAbove: card.halfRowsAbove)
    var surface = ground.surface(halfRows: halfRows, before: scene, at: origin)
    guard columns >= Self.wordColumns else { return surface }
    let column = (columns - TextCells.width(of: Self.title)) / 2
    let row = ground.middleRow(halfRows: halfRows)
    let paper = surface[column, row].meanBackground
    surface.draw(
      Self.title, at: CellPoint(column: column, row: row),
      foreground: (ink ?? ownInk(upon: paper)).opacity(strength))
    return surface
  }

  /// Returns the opacity of a button of some width, `0...1`; it is whole when it has its word.
  static func opacity(columns: Int) -> Double {
    min(1, Double(columns) / Double(wordColumns))
  }

  /// Returns the word in the ink that the activity asks for, at a card's uncovered right end; `nil` where it asks for none.
  func title(on card: CellSize, environment: EnvironmentValues) -> ViewLayout? {
    guard let ink else { return nil }
    let place = CellPoint(
      column: card.columns - Self.flightRoom + Self.gap + 2, row: (card.rows - 1) / 2)
    return Text(Self.title).foregroundStyle(Color(rgba: ink))
      .layout(in: ProposedCells(columns: card.columns, rows: 1), environment: environment)
      .placed(at: place, in: card, clip: CellRect(origin: .zero, size: card))
  }

  private func ownInk(upon ground: StraightRGBA) -> StraightRGBA {
    let contrast = { (ink: StraightRGBA) in ink.over(ground).contrastRatio(with: ground) }
    guard contrast(ownInk) < ContrastNeed.text.ratio else { return ownInk }
    return contrast(.white) > contrast(.black) ? .white : .black
  }
}

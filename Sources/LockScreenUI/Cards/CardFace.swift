import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials

/// A card, or the edges below one, before motion: the ground, and the view upon it.
struct CardFace {
  let ground: CardGround
  /// The height, in cells.
  let rows: Int
  /// The rows from the top that its ground covers; a single edge does not reach below its card.
  var coveredRows: Int {
    if case .edges(let count) = ground.kind { count } else { rows }
  }
  /// The activity's view on the whole card; `nil` for edges.
  private(set) var content: ViewLayout?
  /// The strength of the view's colors, `0...1`.
  let strength: Double
  /// The button beside the card when it is swiped aside; `nil` for edges.
  let clearButton: ClearButton?
  /// The number of the content that it shows.
  let serial: Int
  /// A Boolean value indicating whether the view fills cells that the ground ends in.
  let bleeds: Bool
  /// The distance from the left of the cards' place, in cells.
  var column = 0

  /// Returns the card as it is at a time; `nil` where its view has to be laid out anew.
  func updated(to date: Date) -> CardFace? {
    guard let content, let end = content.validUntil, end <= date else { return self }
    var face = self
    face.content = content.updated(to: date)
    return face.content == nil ? nil : face
  }
}

extension CardFace {
  /// Makes the card of an activity in its place on the device; `former` is its card before an update.
  init(
    of activity: PresentedActivity, in context: ScreenContext, environment: EnvironmentValues,
    after former: CardFace? = nil
  ) {
    let geometry = context.geometry
    self.init(
      of: activity, columns: geometry.cards.size.columns, rows: geometry.measures.cardRows,
      look: context.look, environment: environment, after: former)
  }

  /// The strength of an ended activity's colors.
  private static let endedStrength = 0.72

  /// Makes the card of an activity; its height is the view's, within the device's limits (AK 2.22).
  init(
    of activity: PresentedActivity, columns: Int, rows limits: ClosedRange<Int>, look: ScreenLook,
    environment: EnvironmentValues, after former: CardFace? = nil
  ) {
    var environment = environment
    environment.endsInGlass = true
    let room = ProposedCells(columns: columns, rows: limits.upperBound)
    var layout = activity.presentations.content.layout(
      in: room, environment: environment, after: former?.content)
    if let tint = layout.preferences[ActivityBackgroundTintKey.self],
      let legible = look.legible(environment, on: tint.paint(in: environment).color)
    {
      layout = activity.presentations.content.layout(
        in: room, environment: legible, after: layout)
    }
    let rows = min(max(Self.leastRows(around: layout, limits), layout.size.rows), limits.upperBound)
    let origin = CellPoint(
      column: (columns - layout.size.columns) / 2,
      row: Self.floorHalf(rows - layout.size.rows))
    let content = Self.content(
      layout, at: origin, in: CellSize(columns: columns, rows: rows), limits: limits)
    self.content = content
    self.rows = content.size.rows
    bleeds = content.bleeds
    ground = CardGround(
      kind: .card, columns: columns,
      color: Self.material(of: layout, look: look, environment: environment),
      edge: look.cardEdge, style: look.plain,
      edges: EdgeStyle(glyphs: environment.glyphRepertoire, depth: look.depth))
    strength = look.inkStrength * (activity.hasEnded ? Self.endedStrength : 1)
    clearButton = ClearButton(layout.preferences, look: look, environment: environment)
    serial = activity.serial
  }

  /// Returns the least height of a card: an even number of rows more than a lower view, which then stands in the middle.
  private static func leastRows(around layout: ViewLayout, _ limits: ClosedRange<Int>) -> Int {
    let spare = max(0, limits.lowerBound - layout.size.rows)
    return limits.lowerBound + (spare.isMultiple(of: 2) ? 0 : 1)
  }

  /// Returns the view on the card's own rows.
  private static func content(
    _ layout: ViewLayout, at origin: CellPoint, in size: CellSize, limits: ClosedRange<Int>
  ) -> ViewLayout {
    let (columns, rows) = (size.columns, size.rows)
    // The glass begins and ends half a row inside of the card's rows, in rows that the view leaves free or else in rows
    // of its own, so that two cards are 16 points apart.
    let seen = -origin.column..<columns - origin.column
    let (first, last) = (-origin.row, rows - 1 - origin.row)
    let inked = layout.hasInk(above: first, below: last, columns: seen)
    let crowded = layout.crowdedEdges
    let top = inked.above || crowded.contains(first) ? 1 : 0
    let bottom = inked.below || crowded.contains(last) ? 1 : 0
    let whole = CellSize(columns: columns, rows: top + rows + bottom)
    let room = CellRect(column: 0, row: top, columns: columns, rows: rows)
    let part = CellRect(origin: origin + room.origin, size: layout.size).intersection(room)
    let placed = layout.placed(at: origin + room.origin, in: whole, clip: room)
    // A view as high as a card is drawn out to the glass's edges, and so is a ground as wide as the card.
    let isTall = layout.size.rows >= limits.lowerBound - 1
    guard isTall || part.size.columns == columns else { return placed }
    let column = CellRect(
      column: part.origin.column, row: 0, columns: part.size.columns, rows: whole.rows)
    return placed.extendingFills(from: part, to: column, onlyBackgrounds: !isTall)
  }

  /// Makes the edges of a number of cards below a folded stack's top card.
  init(edges count: Int, columns: Int, look: ScreenLook, edges: EdgeStyle) {
    ground = CardGround(
      kind: .edges(min(count, 2)), columns: columns, color: look.stackEdge, style: look.plain,
      edges: edges)
    rows = 2
    content = nil
    bleeds = false
    strength = 1
    clearButton = nil
    serial = 0
  }

  /// The word at the head of a stack that is fanned out, as iOS has it.
  static let foldTitle = "Show less"

  /// Makes the button at the head of a stack that is fanned out; it needs 3 rows to have a ground, and has the word alone
  /// in one.
  init(
    headIn cards: CellSize, look: ScreenLook, environment: EnvironmentValues, edges: EdgeStyle
  ) {
    let word = TextCells.width(of: Self.foldTitle)
    let columns = min(cards.columns, word + 4)
    rows = cards.rows >= Self.headRoomMinimum ? 3 : 1
    ground = CardGround(
      kind: .card, columns: columns, color: look.cardMaterial,
      style: rows > 1 ? look.plain : nil, edges: edges)
    let size = CellSize(columns: columns, rows: rows)
    let ink = rows > 1 ? look.foregroundStyles[0] : look.dateColor
    content = Text(Self.foldTitle).fontWeight(.semibold).foregroundStyle(Color(rgba: ink))
      .layout(in: ProposedCells(columns: columns, rows: 1), environment: environment)
      .placed(
        at: CellPoint(column: (columns - word) / 2, row: rows / 2), in: size,
        clip: CellRect(origin: .zero, size: size))
    bleeds = false
    strength = look.inkStrength
    clearButton = nil
    serial = 0
    column = cards.columns - columns
  }

  /// The height of the cards' place from which on the button at a stack's head has a ground, in rows.
  private static let headRoomMinimum = 20

  /// Returns half of a number of rows, rounded down for negative ones too, since a view that is too high is cut at both
  /// ends (AK 2.25).
  private static func floorHalf(_ rows: Int) -> Int {
    rows >= 0 ? rows / 2 : (rows - 1) / 2
  }

  private static func material(
    of layout: ViewLayout, look: ScreenLook, environment: EnvironmentValues
  ) -> StraightRGBA {
    guard let tint = layout.preferences[ActivityBackgroundTintKey.self] else {
      return look.cardMaterial
    }
    let color = tint.paint(in: environment).color
    // An always-on display dims the ground that an app asks for, and leaves its inks to be read on it.
    guard look.isAlwaysOn else { return color }
    let inks = layout.textColors.prefix(inksMaximum).map { $0.opacity(look.inkStrength) }
    let grounds = dimTints.map { part in
      StraightRGBA.mix(.black.opacity(Double(color.alpha) / 255), color, by: part)
    }
    let contrasts = grounds.map { ground in
      let seen = ground.over(look.cardMaterial)
      return inks.reduce(1) { $0 * min(readable, $1.over(seen).contrastRatio(with: seen)) }
    }
    let most = contrasts.max() ?? 0
    return zip(grounds, contrasts).first { $1 >= most }?.0 ?? grounds[0]
  }

  /// The parts of a ground's own color that an always-on display may show: the less the better, as far as the texts can be
  /// read as well.
  private static let dimTints = [0.45, 0.55, 0.65]
  /// The number of texts whose contrast is looked at.
  private static let inksMaximum = 64
  /// The contrast of a text that can be read (WCAG 2.2).
  private static let readable = 4.5
}

import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Theming

/// A card, or the edges below one, before motion: the ground, and the view on it.
struct CardFace {
  var ground: CardGround
  /// The height, in cells.
  let rows: Int
  /// The rows from the top that its ground covers; a single edge that is no line does not reach below its card.
  var coveredRows: Int {
    if case .edges(let count) = ground.kind, !ground.hasLineAsEdge { count } else { rows }
  }

  /// The rows above the view in which nothing of it is seen but the card's ground.
  var rowsAboveView: Int {
    max(0, content?.items.lazy.map(\.frame.origin.row).min() ?? 0)
  }

  /// A Boolean value indicating whether the glass may move down by half a row, which it leaves free above the view.
  var mayLowerGround: Bool {
    ground.halfRowsAbove == 0 && rowsAboveView > 0 && !bleeds && ground.style == nil
  }

  /// Returns the edges below another card.
  func below(_ card: CardFace) -> CardFace {
    var face = self
    face.ground.halfRowsAbove = card.ground.halfRowsAbove
    return face
  }
  /// The activity's view on the whole card; `nil` for edges.
  var content: ViewLayout?
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
    let room = ProposedCells(columns: columns, rows: limits.upperBound)
    var layout = activity.presentations.content.layout(
      in: room, environment: environment, after: former?.content)
    let tint = layout.preferences[ActivityBackgroundTintKey.self]?.paint(in: environment).color
    if let ground = tint ?? layout.ownGround,
      let legible = look.legible(environment, on: ground, keepsScheme: tint == nil)
    {
      layout = activity.presentations.content.layout(
        in: room, environment: legible, after: layout)
    }
    let isOutlined = look.plain?.outlinesCards ?? false
    let rows =
      isOutlined
      ? Rows(outlined: layout, columns: columns, limits: limits) : Rows(of: layout, limits: limits)
    let material = Self.material(of: layout, look: look, environment: environment)
    let whole = CellRect(column: 0, row: 0, columns: columns, rows: rows.ground.upperBound)
    let content = Self.content(layout, columns: columns, in: rows, limits: limits)
      .dimmingBackgrounds(over: whole, to: material.groundPart)
    let seen = material.color.over(look.cardMaterial).over(
      look.colorScheme == .light ? .white : .black)
    self.content = (tint.map(content.standing) ?? content).cuttingSigns(to: seen)
    self.rows = rows.count
    bleeds = content.bleeds(to: whole)
    ground = CardGround(
      kind: .card, columns: columns,
      color: material.color,
      style: look.plain,
      edges: EdgeStyle(glyphs: environment.glyphRepertoire, depth: look.depth),
      halfRowsAbove: rows.halfRowsAbove)
    strength = material.inkStrength * (activity.hasEnded ? Self.endedStrength : 1)
    clearButton = ClearButton(layout.preferences, look: look, environment: environment)
    serial = activity.serial
  }

  /// Returns the view on the card's own rows.
  private static func content(
    _ layout: ViewLayout, columns: Int, in rows: Rows, limits: ClosedRange<Int>
  ) -> ViewLayout {
    let origin = CellPoint(column: (columns - layout.size.columns) / 2, row: rows.viewRow)
    let whole = CellSize(columns: columns, rows: rows.count)
    let room = CellRect(
      column: 0, row: rows.inside.lowerBound, columns: columns, rows: rows.inside.count)
    let part = CellRect(origin: origin, size: layout.size).intersection(room)
    let placed = layout.placed(at: origin, in: whole, clip: room)
    // A view as high as a card is drawn out to the glass's edges, and so is a ground as wide as the card.
    let isTall = layout.size.rows >= limits.lowerBound - 1
    guard isTall || part.size.columns == columns else { return placed }
    let column = CellRect(
      column: part.origin.column, row: rows.ground.lowerBound, columns: part.size.columns,
      rows: rows.ground.count)
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

  /// Returns the color of the card's ground, the strength of the inks on it, and the part of their own colors that grounds
  /// in the view may show, since those inks are as strong as they are.
  private static func material(
    of layout: ViewLayout, look: ScreenLook, environment: EnvironmentValues
  ) -> (color: StraightRGBA, inkStrength: Double, groundPart: Double) {
    guard let tint = layout.preferences[ActivityBackgroundTintKey.self] else {
      return (look.cardMaterial, look.inkStrength, 1)
    }
    let color = tint.paint(in: environment).color
    // An always-on display dims the ground that an app asks for, and leaves its inks to be read on it.
    guard look.isAlwaysOn else { return (color, look.inkStrength, 1) }
    let own = layout.textColors.prefix(inksMaximum)
    let bright = color.over(look.cardMaterial)
    let darkCount = own.count {
      $0.over(bright).relativeLuminance < bright.relativeLuminance
    }
    // Inks that are darker than their ground would come nearer to it by being weaker.
    let strength = 2 * darkCount > own.count ? 1 : look.inkStrength
    let inks = own.map { $0.opacity(strength) }
    let grounds = dimTints.map { part in
      StraightRGBA.mix(.black.opacity(Double(color.alpha) / 255), color, by: part)
    }
    let contrasts = grounds.map { ground in
      let seen = ground.over(look.cardMaterial)
      return inks.reduce(1) { product, ink in
        product * min(ContrastNeed.text.ratio, ink.over(seen).contrastRatio(with: seen))
      }
    }
    let most = contrasts.max() ?? 0
    let index = contrasts.firstIndex { $0 >= most } ?? 0
    return (grounds[index], strength, strength < 1 ? 1 : dimTints[index])
  }

  /// The parts of a ground's own color that an always-on display may show: the less the better, as far as the texts can be
  /// read as well.
  private static let dimTints = [0.45, 0.55, 0.65]
  /// The number of texts whose contrast is looked at.
  private static let inksMaximum = 64
}

extension CardFace {
  /// The rows of a card, with those that separate it from the next one, and the places of its view and its glass in them.
  struct Rows {
    /// The number of rows.
    let count: Int
    /// The row of the view's top, less than 0 where its top is cut.
    let viewRow: Int
    /// The rows in which the view is seen.
    let inside: Range<Int>
    /// The rows that the card's ground is in.
    let ground: Range<Int>
    /// The half rows above the glass, which has all rows but one.
    let halfRowsAbove: Int
  }
}

extension CardFace.Rows {
  /// Makes the rows of a card whose glass is as high as its view, within the device's limits (AK 2.22).
  ///
  /// Around a view that is lower by an odd number of rows the glass begins and ends half a row beside whole ones, so that the
  /// view is in its middle.
  init(of layout: ViewLayout, limits: ClosedRange<Int>) {
    // Half a row above and one below stand for padding that is no row of its own.
    let padding =
      layout.lackingPoints >= Self.leastPadding || layout.endsWithLowBand
        || layout.hasLostRow
      ? 1 : 0
    let rows = min(max(limits.lowerBound, layout.size.rows + padding), limits.upperBound)
    let spare = rows - layout.size.rows
    count = rows + 1
    // Padding that is lost above gets half of the free row below.
    let isLow = spare == 0 && layout.endsWithLostPaddingAbove
    halfRowsAbove = spare > 0 && !spare.isMultiple(of: 2) || isLow ? 1 : 0
    viewRow = Self.floorHalf(spare) + halfRowsAbove
    inside = 0..<rows + halfRowsAbove
    ground = inside
  }

  /// Makes the rows of a card with a line around it, which stands in rows that the view leaves free or else in rows of its
  /// own.
  init(outlined layout: ViewLayout, columns: Int, limits: ClosedRange<Int>) {
    let spare = max(0, limits.lowerBound - layout.size.rows)
    let least = limits.lowerBound + (spare.isMultiple(of: 2) ? 0 : 1)
    let rows = min(max(least, layout.size.rows), limits.upperBound)
    let row = Self.floorHalf(rows - layout.size.rows)
    let column = (columns - layout.size.columns) / 2
    let inked = layout.hasInk(
      above: -row, below: rows - 1 - row, columns: -column..<columns - column)
    let top = inked.above ? 1 : 0
    count = top + rows + (inked.below ? 1 : 0)
    viewRow = top + row
    inside = top..<top + rows
    ground = 0..<count
    halfRowsAbove = 1
  }

  /// The points of padding above and below together that are half a row each.
  private static let leastPadding = 12.0

  /// Returns half of a number of rows, rounded down for negative ones too, since a view that is too high is cut at both
  /// ends (AK 2.25).
  private static func floorHalf(_ rows: Int) -> Int {
    rows >= 0 ? rows / 2 : (rows - 1) / 2
  }
}

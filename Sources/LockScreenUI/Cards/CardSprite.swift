import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// A card or a stack's edges in motion: a unit with a place, a height and an opacity of its own.
struct CardSprite {
  let key: SpriteKey
  /// The app whose stack the sprite belongs to.
  let app: BundleID
  private(set) var face: CardFace
  private var content: ChangingView?
  private var drawnGround: DrawnGround?
  private var cut: CutContent?
  /// A Boolean value indicating whether the content before this one filled cells that the ground ends in.
  private var hasBled = false
  /// The distance from the left of the cards' place, in cells.
  var column = MovingNumber(0)
  /// The distance from the top of the terminal, in cells.
  var row: MovingNumber
  /// The height, in cells.
  private(set) var rows: MovingNumber
  var opacity: MovingNumber
  /// The part of the opacity that is left to a card whose activity the expanded island shows, `0...1`.
  var presence = MovingNumber.fraction(1)
  /// The strength of the view's colors, `0...1`.
  private var strength: MovingNumber
  /// The distance below its place at which a card comes in, in cells.
  static let rise = 2.0
  /// The sprite's place in the column, from the top; among cards at one place the first is nearest to the eye.
  var depth = 0
  /// The sprite's part in the change that runs.
  var role = Role.stays
  /// The color that the ground changes from, while it does.
  private var tone: Tone?
  /// A Boolean value indicating whether it is uncovered by another one that flies out, as by a curtain.
  var isUncovered = false
  /// The width to which the room at its right grows, in cells; a card that flies takes that room along.
  var roomMaximum = Int.max
  /// A Boolean value indicating whether the sprite goes once it has arrived.
  var isLeaving = false

  /// Makes a sprite at rest.
  init(_ placed: PlacedSprite, row: Double, opacity: Double) {
    key = placed.key
    app = placed.app
    face = placed.face
    content = placed.face.content.map { ChangingView($0) }
    column = MovingNumber(Double(placed.face.column))
    self.row = MovingNumber(row)
    rows = MovingNumber(Double(placed.face.rows))
    self.opacity = .fraction(opacity)
    strength = .fraction(placed.face.strength)
  }

  /// Replaces the face; the picture on screen changes into it.
  ///
  /// A face that only has other colors keeps its views until the ground has passed the middle between the two.
  mutating func update(
    to face: CardFace, motion: ContentMotion, pace: Pace?, joins: Bool = false, recolors: Bool,
    at now: Duration
  ) {
    let isRecolored = face.ground.color != self.face.ground.color
    if recolors, isRecolored {
      tone = Tone(from: color(at: now), ink: tone?.ink ?? self.face.ink, to: face, at: now)
    } else if isRecolored {
      tone = nil
    }
    guard let layout = face.content else {
      self.face = face
      return
    }
    hasBled = bleeds(at: now)
    if tone?.layout != nil {
      tone?.update(to: layout)
    } else {
      content?.update(to: layout, motion: motion, at: now)
    }
    self.face = face
    rows.move(to: Double(face.rows), at: pace, joins: joins, now: now)
    strength.move(to: face.strength, on: motion == .off ? nil : .fade, at: now)
  }

  /// Fades where it is.
  mutating func fadeOut(at now: Duration) {
    (isLeaving, role) = (true, .stays)
    hold(at: now)
    opacity.move(to: 0, at: .depart, joins: true, now: now)
  }

  /// Stays at the rows that it has got to, as those do that wait until it is gone.
  mutating func hold(at now: Duration) {
    row.jump(to: row.value(at: now))
    rows.jump(to: rows.value(at: now))
  }

  /// Waits below its place, not yet seen, and rises and fades in at a pace.
  mutating func arrive(at place: Double, pace: Pace, now: Duration) {
    row.jump(to: key.isCard ? place + Self.rise : place)
    row.move(to: place, at: pace, now: now)
    opacity.jump(to: 0)
    opacity.move(to: 1, at: pace, now: now)
  }

  /// Takes the place of a card that flies out before it, and moves to its own.
  mutating func uncover(from curtain: CardSprite, at pace: Pace, now: Duration) {
    let end = row.target
    row.jump(to: curtain.row.value(at: now))
    row.move(to: end, at: pace, now: now)
  }

  /// Has no part in a change any more.
  mutating func rest() {
    role = .stays
    isUncovered = false
  }

  /// Returns whether it has to be gone before others move to its place.
  func holdsOthersUp(at now: Duration) -> Bool {
    guard isLeaving, key.isCard, opacity.isMoving(at: now) else { return false }
    return !isFlying || isCurtain(at: now)
  }

  /// Returns whether it flies out and is still in the way, which it is not any more long before it is out of sight.
  func isCurtain(at now: Duration) -> Bool {
    isFlying && column.value(at: now) > column.target / 2
  }

  /// Returns the lower edge, from the top of the terminal.
  func end(at now: Duration) -> Double { row.value(at: now) + rows.value(at: now) }

  /// The color of the ground at a moment.
  private func color(at now: Duration) -> StraightRGBA {
    tone?.color(at: now) ?? face.ground.color
  }

  /// Returns whether a new place would take other cells.
  func changesPlace(toward placed: PlacedSprite) -> Bool {
    row.target != Double(placed.row) || face.rows != placed.face.rows
  }

  /// A Boolean value indicating whether it flies out to the left.
  var isFlying: Bool { isLeaving && column.target < 0 }

  /// A Boolean value indicating whether the person may take hold of it or press it.
  var isThere: Bool { !isLeaving }

  /// The time at which the sprite changes by itself.
  var validUntil: Date? { face.content?.validUntil }

  /// The controls, with their places on the sprite.
  var controls: [PlacedControl] { face.content?.controls ?? [] }

  func isMoving(at now: Duration) -> Bool {
    [column, row, rows, opacity, presence, strength].contains { $0.isMoving(at: now) }
      || content?.isMoving(at: now) ?? false || tone?.isMoving(at: now) ?? false
  }

  /// Returns the cells that the sprite takes, its edges rounded to whole rows.
  func rect(at now: Duration, in area: CellRect) -> CellRect {
    let top = Int(row.value(at: now).rounded())
    return CellRect(
      column: area.origin.column + Int(column.value(at: now).rounded()), row: top,
      columns: face.ground.columns, rows: Int(rows.value(at: now).rounded()))
  }

  /// Returns the room at its right that it leaves when it is swiped aside, which holds the button.
  func room(at now: Duration, in area: CellRect) -> CellRect {
    let place = rect(at: now, in: area)
    return CellRect(
      column: place.columnRange.upperBound, row: place.origin.row,
      columns: min(max(0, area.origin.column - place.origin.column), roomMaximum),
      rows: place.size.rows)
  }

  /// Returns the cells that are left of those that the sprite takes, without some columns at its left.
  func rect(without hiddenColumns: Int, at now: Duration, in area: CellRect) -> CellRect {
    var rect = rect(at: now, in: area)
    rect.origin.column += hiddenColumns
    rect.size.columns -= hiddenColumns
    return rect
  }

  /// Returns the layers of the ground, whose edges keep to half rows, and of the view, which keeps to whole ones.
  ///
  /// - Parameters:
  ///   - scene: The wallpaper.
  ///   - hiddenColumns: The columns at the left that are not seen; the ground is as much narrower.
  ///   - area: The cards' place.
  ///   - clip: The part of the screen in which cards are seen.
  ///   - colors: The colors that the terminal has.
  ///   - now: The time in which motion runs.
  /// - Returns: The layers, from the farthest to the nearest.
  mutating func layers(
    before scene: WallpaperScene, without hiddenColumns: Int = 0, in area: CellRect, clip: CellRect,
    _ colors: ColorDepth, at now: Duration
  ) -> [Layer] {
    guard hiddenColumns < face.ground.columns else { return [] }
    // The farther to the left the card has gone, the fainter it is.
    let distance = colors == .direct24 ? min(0, column.value(at: now)) : 0
    let presence = colors.fading(min(1, self.opacity.value(at: now)) * presence.value(at: now))
    let opacity = presence * max(0.35, 1 + distance / 60)
    let place = rect(without: hiddenColumns, at: now, in: area)
    let (firstRow, halfRows) = edges(at: now)
    let origin = CellPoint(column: place.origin.column, row: firstRow)
    let shape = face.ground.narrowed(by: hiddenColumns)
    var ground = drawn(
      shape.colored(color(at: now)), halfRows: halfRows, at: origin, before: scene)
    updateTone(upon: ground, at: now)
    guard var surface = content?.surface(at: now).withoutColumns(hiddenColumns) else {
      return [Layer(surface: ground, origin: origin, opacity: opacity, clip: clip)]
    }
    let strength = colors.fading(strength.value(at: now))
    let view = place.origin
    if bleeds(at: now) {
      let edge = CutContent.Edge(
        halfRows: halfRows, row: view.row - firstRow, strength: strength)
      let cut = cut(surface, along: edge, of: shape, upon: ground)
      (ground, surface) = (cut.ground, cut.surface)
    }
    return [
      Layer(surface: ground, origin: origin, opacity: opacity, clip: clip),
      Layer(
        surface: surface, origin: view, opacity: opacity * strength,
        clip: clip.intersection(viewRoom(in: place, at: now))),
    ]
  }

  /// Returns the cells in which the view is seen: those that it rests in, and in motion those that the ground covers.
  private func viewRoom(in place: CellRect, at now: Duration) -> CellRect {
    guard let content, !bleeds(at: now) else { return place }
    return place.inset(columns: 1, rows: 1).union(content.restingFrame.offset(by: place.origin))
      .intersection(place)
  }

  /// Returns whether the view may fill cells that the ground ends in.
  private func bleeds(at now: Duration) -> Bool {
    face.bleeds || hasBled && content?.isMoving(at: now) ?? false
  }

  private mutating func cut(
    _ surface: Surface, along edge: CutContent.Edge, of shape: CardGround, upon ground: Surface
  ) -> CutContent {
    if let cut, cut.edge == edge, cut.whole == surface, cut.wholeGround == ground { return cut }
    let cut = CutContent(
      surface, along: edge, of: shape.coverage(halfRows: edge.halfRows),
      upon: ground, edges: face.ground.edges)
    self.cut = cut
    return cut
  }

  /// Returns the rim that marks the sprite as selected, without some columns at its left.
  func rim(color: StraightRGBA, rows: Int, without hiddenColumns: Int = 0) -> Surface {
    face.ground.narrowed(by: hiddenColumns).rim(color: color, rows: rows)
  }

  /// Returns the system's button in the room that the sprite leaves; `nil` where there is none.
  func buttonLayer(
    before scene: WallpaperScene, in area: CellRect, clip: CellRect, _ colors: ColorDepth,
    at now: Duration
  ) -> Layer? {
    guard let button = face.clearButton, column.value(at: now) < 0 else { return nil }
    let room = room(at: now, in: area)
    guard room.size.columns > ClearButton.gap else { return nil }
    let (firstRow, halfRows) = edges(at: now)
    let origin = CellPoint(column: room.origin.column + ClearButton.gap, row: firstRow)
    let columns = room.size.columns - ClearButton.gap
    let surface = button.surface(
      columns: columns, halfRows: halfRows, like: face.ground, before: scene, at: origin)
    return Layer(
      surface: surface, origin: origin,
      opacity: colors.fading(opacity.value(at: now) * ClearButton.opacity(columns: columns)),
      clip: clip)
  }

  /// Returns the first row that it takes, and its edges at half rows from there; antialiased ones lie between them, and
  /// lines at the rows of the view.
  private func edges(at now: Duration) -> (firstRow: Int, halfRows: Range<Double>) {
    let steps =
      face.ground.isOutlined ? 0.5 : face.ground.edges.isAntialiased ? Self.stepsPerHalfRow : 1
    let halfRow = { (rows: Double) in (2 * rows * steps).rounded() / steps }
    let top = halfRow(row.value(at: now))
    let bottom = top + max(2, halfRow(rows.value(at: now)))
    let firstRow = (top / 2).rounded(.down)
    return (Int(firstRow), top - 2 * firstRow..<bottom - 2 * firstRow)
  }

  /// The places of a moving edge in half a row: 2 points from one to the next.
  private static let stepsPerHalfRow = 4.0

  /// Shows the views in their new colors once these are read better than the old ones, and ends the change.
  private mutating func updateTone(upon ground: Surface, at now: Duration) {
    guard var tone else { return }
    let size = ground.size
    let paper = size.isEmpty ? .clear : ground[size.columns / 2, size.rows / 2].meanBackground
    if let layout = tone.takeLayout(upon: paper, at: now) {
      content?.update(to: layout, motion: .off, at: now)
    }
    self.tone = tone.isMoving(at: now) ? tone : nil
  }

  private mutating func drawn(
    _ ground: CardGround, halfRows: Range<Double>, at origin: CellPoint,
    before scene: WallpaperScene
  ) -> Surface {
    if let drawnGround, drawnGround.ground == ground, drawnGround.halfRows == halfRows,
      drawnGround.origin == origin, drawnGround.scene == scene.serial
    {
      return drawnGround.surface
    }
    let surface = ground.surface(halfRows: halfRows, before: scene, at: origin)
    drawnGround = DrawnGround(
      ground: ground, halfRows: halfRows, origin: origin, scene: scene.serial,
      surface: surface)
    return surface
  }

  /// The part of a sprite in a change of the column.
  enum Role: Hashable {
    /// It keeps its place in the order.
    case stays
    /// It comes in where the others have made room.
    case arrives
  }

  /// A drawn ground, and everything that it was drawn of.
  private struct DrawnGround {
    let ground: CardGround
    let halfRows: Range<Double>
    let origin: CellPoint
    let scene: Int
    let surface: Surface
  }
}

extension Surface {
  /// Returns the picture without some columns at its left.
  fileprivate func withoutColumns(_ count: Int) -> Surface {
    guard count > 0 else { return self }
    var rest = Surface(size: CellSize(columns: max(0, size.columns - count), rows: size.rows))
    rest.composite(self, at: CellPoint(column: -count, row: 0))
    return rest
  }
}

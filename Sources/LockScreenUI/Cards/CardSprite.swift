import CellUI
import Compositing
import FoundationEssentials
import LiveActivities

/// What stands in the cards' place, as a unit with a motion of its own.
enum PieceKey: Hashable {
  /// An activity's card.
  case card(ActivityID)
  /// The edges below a folded stack's top card.
  case edges(BundleID)

  /// A Boolean value indicating whether the piece is an activity's card.
  var isCard: Bool {
    switch self {
    case .card: true
    case .edges: false
    }
  }
}

/// A piece's place before motion: what the arrangement asks for.
struct PlacedPiece {
  let key: PieceKey
  let app: BundleID
  let face: CardFace
  /// The distance from the top of the stack, or of the terminal, in cells.
  var row: Int
}

/// A card in the cards' place, or a stack's edges, and where it is on its way to.
struct Piece {
  let key: PieceKey
  /// The app whose stack the piece belongs to.
  let app: BundleID
  private(set) var face: CardFace
  private var content: ChangingView?
  private var drawnGround: DrawnGround?
  private var cut: CutContent?
  /// A Boolean value indicating whether what the view is on its way from filled cells that the ground ends in.
  private var hasBled = false
  /// The distance from the left of the cards' place, in cells.
  var column = MovingNumber(0)
  /// The distance from the top of the terminal, in cells.
  var row: MovingNumber
  /// The height, in cells.
  private(set) var rows: MovingNumber
  var opacity: MovingNumber
  /// How strong the colors of the view are.
  private var strength: MovingNumber
  /// How far below its place a card comes in, in cells.
  static let rise = 3.0
  /// The piece's place in the pile: 0 is nearest to the eye.
  var depth = 0
  /// A Boolean value indicating whether it came in where another one flies out, which draws it open like a curtain.
  var isUncovered = false
  /// How wide the room grows that it leaves, in cells; a card that flies takes what is in it along.
  var roomMaximum = Int.max
  /// A Boolean value indicating whether the piece goes once it has arrived.
  var isLeaving = false

  /// A piece at rest.
  init(_ placed: PlacedPiece, row: Double, opacity: Double) {
    key = placed.key
    app = placed.app
    face = placed.face
    content = placed.face.content.map { ChangingView($0) }
    self.row = MovingNumber(row)
    rows = MovingNumber(Double(placed.face.rows))
    self.opacity = .fraction(opacity)
    strength = .fraction(placed.face.strength)
  }

  /// Takes over another face; what is on screen changes into it.
  ///
  /// - Parameters:
  ///   - face: The other face.
  ///   - motion: How the view changes.
  ///   - movesThings: Whether the ground grows and shrinks.
  ///   - now: Real time.
  mutating func show(
    _ face: CardFace, motion: MotionPolicy, movesThings: Bool, at now: Duration
  ) {
    guard let layout = face.content else {
      self.face = face
      return
    }
    hasBled = bleeds(at: now)
    content?.change(to: layout, motion: motion, at: now)
    self.face = face
    if movesThings {
      rows.move(to: Double(face.rows), on: .settle, at: now)
    } else {
      rows.jump(to: Double(face.rows))
    }
    if motion != .off {
      strength.move(to: face.strength, on: .fade, at: now)
    } else {
      strength.jump(to: face.strength)
    }
  }

  /// A Boolean value indicating whether it takes other cells than it does, or shall, when it stands elsewhere.
  func changesPlace(toward placed: PlacedPiece) -> Bool {
    row.target != Double(placed.row) || face.rows != placed.face.rows
  }

  /// Goes to a row; without a spring it is there at once.
  mutating func move(toRow row: Int, on spring: Spring?, at now: Duration) {
    guard let spring else { return self.row.jump(to: Double(row)) }
    self.row.move(to: Double(row), on: spring, at: now)
  }

  /// When the piece changes by itself.
  var validUntil: Date? { face.content?.validUntil }

  /// What can be pressed, with its place on the piece.
  var controls: [PlacedControl] { face.content?.controls ?? [] }

  func isMoving(at now: Duration) -> Bool {
    [column, row, rows, opacity, strength].contains { $0.isMoving(at: now) }
      || content?.isMoving(at: now) ?? false
  }

  /// The cells that the piece takes, its edges rounded to whole rows.
  func rect(at now: Duration, in area: CellRect) -> CellRect {
    let top = Int(row.value(at: now).rounded())
    return CellRect(
      column: area.origin.column + Int(column.value(at: now).rounded()), row: top,
      columns: face.ground.columns, rows: Int(rows.value(at: now).rounded()))
  }

  /// The room at its right that it leaves when it is swiped aside, with the button in it.
  func room(at now: Duration, in area: CellRect) -> CellRect {
    let place = rect(at: now, in: area)
    return CellRect(
      column: place.columnRange.upperBound, row: place.origin.row,
      columns: min(max(0, area.origin.column - place.origin.column), roomMaximum),
      rows: place.size.rows)
  }

  /// The layers of the piece: its ground, whose edges keep to half rows, and its view, which keeps to whole ones.
  ///
  /// - Parameters:
  ///   - scene: The wallpaper that its glass blurs.
  ///   - area: The cards' place.
  ///   - clip: The part of the screen that the piece may change.
  ///   - now: Real time.
  /// - Returns: The layers, from the farther to the nearer.
  mutating func layers(
    before scene: Backdrop.Scene, in area: CellRect, clip: CellRect,
    at now: Duration
  ) -> [Layer] {
    // The farther to the left the card has gone, the fainter it is.
    let distance = min(0, column.value(at: now))
    let opacity = self.opacity.value(at: now) * max(0.35, 1 + distance / 60)
    let place = rect(at: now, in: area)
    let (firstRow, halfRows) = edges(at: now)
    let origin = CellPoint(column: place.origin.column, row: firstRow)
    var ground = ground(halfRows: halfRows, at: origin, before: scene)
    guard var surface = content?.surface(at: now) else {
      return [Layer(surface: ground, origin: origin, opacity: opacity, clip: clip)]
    }
    let strength = strength.value(at: now)
    if bleeds(at: now) {
      let edge = CutContent.Edge(
        halfRows: halfRows, row: place.origin.row - firstRow, strength: strength)
      let cut = cut(surface, along: edge, upon: ground)
      (ground, surface) = (cut.ground, cut.surface)
    }
    return [
      Layer(surface: ground, origin: origin, opacity: opacity, clip: clip),
      Layer(
        surface: surface, origin: place.origin, opacity: opacity * strength,
        clip: clip.intersection(room(ofViewIn: place, at: now))),
    ]
  }

  /// The cells in which the view is seen: those that it rests in, and on its way those that the ground covers wholly.
  private func room(ofViewIn place: CellRect, at now: Duration) -> CellRect {
    guard let content, !bleeds(at: now) else { return place }
    let inner = CellRect(
      column: place.origin.column + 1, row: place.origin.row + 1,
      columns: max(0, place.size.columns - 2), rows: max(0, place.size.rows - 2))
    let rest = content.restingFrame.offset(columns: place.origin.column, rows: place.origin.row)
    return inner.union(rest).intersection(place)
  }

  /// A Boolean value indicating whether the view may fill cells that the ground ends in.
  private func bleeds(at now: Duration) -> Bool {
    face.bleeds || hasBled && content?.isMoving(at: now) ?? false
  }

  private mutating func cut(
    _ surface: Surface, along edge: CutContent.Edge, upon ground: Surface
  ) -> CutContent {
    if let cut, cut.edge == edge, cut.whole == surface, cut.wholeGround == ground { return cut }
    let cut = CutContent(
      surface, along: edge, of: face.ground.shape(halfRows: edge.halfRows), upon: ground)
    self.cut = cut
    return cut
  }

  /// The system's button in the room that the piece leaves; `nil` where there is none.
  func buttonLayer(
    before scene: Backdrop.Scene, in area: CellRect, clip: CellRect, at now: Duration
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
      opacity: opacity.value(at: now) * ClearButton.opacity(columns: columns), clip: clip)
  }

  /// The first row that it takes, and its edges at half rows from there.
  private func edges(at now: Duration) -> (firstRow: Int, halfRows: Range<Int>) {
    let top = Int((2 * row.value(at: now)).rounded())
    let bottom = top + max(2, Int((2 * rows.value(at: now)).rounded()))
    // A shift, unlike a division, rounds down above the screen's top too.
    let firstRow = top >> 1
    return (firstRow, top - 2 * firstRow..<bottom - 2 * firstRow)
  }

  private mutating func ground(
    halfRows: Range<Int>, at origin: CellPoint, before scene: Backdrop.Scene
  ) -> Surface {
    if let drawnGround, drawnGround.ground == face.ground, drawnGround.halfRows == halfRows,
      drawnGround.origin == origin, drawnGround.scene == scene.serial
    {
      return drawnGround.surface
    }
    let surface = face.ground.surface(halfRows: halfRows).glazed(before: scene, at: origin)
    drawnGround = DrawnGround(
      ground: face.ground, halfRows: halfRows, origin: origin, scene: scene.serial,
      surface: surface)
    return surface
  }

  /// A drawn ground, and what it was drawn of.
  private struct DrawnGround {
    let ground: CardGround
    let halfRows: Range<Int>
    let origin: CellPoint
    let scene: Int
    let surface: Surface
  }
}

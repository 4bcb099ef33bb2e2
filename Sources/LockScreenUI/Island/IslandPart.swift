import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// The Dynamic Island: its shape and its views, both perhaps on their way to the next.
struct IslandPart: ScreenPart {
  /// Everything that a picture is made of.
  private struct Source: Hashable {
    let arrangement: IslandArrangement
    /// The numbers of its activities' contents.
    let serials: [Int?]
    let tint: StraightRGBA
    let isAlwaysOn: Bool
  }

  private var source: Source?
  private var picture: IslandPicture
  private var views: [ChangingView] = []
  private var shape: MovingIslandShape
  /// The strength of the keyline, `0...1`, its tint, which is the last one while it goes, and the color that this has as a line.
  private var keyline = (
    strength: MovingNumber.fraction(0), tint: StraightRGBA.clear, color: StraightRGBA.clear
  )
  /// The progress of a presentation that comes in, `0...1`.
  private var presence = MovingNumber.fraction(1)
  /// The picture of the presentation before it.
  private var outgoing: Surface?
  /// The black shape with its keyline alone.
  private var ground: (shape: IslandShape.Rounded, line: IslandPicture.Line?, surface: Surface)?
  private var drawn: (shape: IslandShape.Rounded, opacity: Double, surface: Surface)?

  /// Makes an island that shows nothing.
  init(in context: ScreenContext) {
    picture = IslandPicture(in: context.geometry)
    shape = MovingIslandShape(picture.shape)
  }

  var validUntil: Date? { picture.validUntil }

  func isMoving(at now: Duration) -> Bool {
    shape.isMoving(at: now) || presence.isMoving(at: now) || keyline.strength.isMoving(at: now)
      || views.contains { $0.isMoving(at: now) }
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    if cause == .size { self = IslandPart(in: context) }
  }

  /// The controls in an expanded island, with their places on the device.
  var controls: [PlacedControl] { picture.controls }

  /// Returns the number of rows of the device that the island takes at a moment, from its top.
  func rows(at now: Duration) -> Int { shape.rounded(at: now).rows }

  /// The number of rows that it takes once it rests.
  var rowsAtRest: Int { MovingIslandShape(picture.shape).rounded(at: .zero).rows }

  /// Returns the number of half rows of the device that it takes with its keyline, at a moment or once it rests.
  func coveredHalfRows(at now: Duration?) -> Int {
    let shape =
      now.map { self.shape.rounded(at: $0) }
      ?? MovingIslandShape(picture.shape).rounded(at: .zero)
    let hasKeyline = now.map { keyline.strength.value(at: $0) > 0 } ?? picture.hasKeyline
    return shape.firstHalfRow + shape.halfRows + (hasKeyline ? 1 : 0)
  }

  /// Returns the half row of the terminal in which it ends with its keyline, at a moment or once it rests: a card's rounded
  /// top may stand in the half that it leaves of its last row.
  func endHalfRow(in context: ScreenContext, at now: Duration?) -> Int {
    2 * context.geometry.device.origin.row + coveredHalfRows(at: now)
  }

  /// Returns the cells of the terminal that an expanded island takes with its keyline; none of any other, whose place is
  /// always free.
  func places(in context: ScreenContext, at now: Duration) -> [CellRect] {
    let (measures, device) = (context.geometry.measures.island, context.geometry.device)
    // Mostly it neither is high, nor was so in the frame before, and its motion need not be asked.
    let mayBeHigh =
      picture.shape.halfRows > Double(measures.restHalfRows)
      || ground.map { $0.shape.rows > measures.restRows } ?? false
    guard context.hasDynamicIsland, mayBeHigh else { return [] }
    let shape = shape.rounded(at: now)
    guard shape.rows > measures.restRows else { return [] }
    return [
      CellRect(
        column: device.origin.column + shape.column, row: device.origin.row,
        columns: shape.columns, rows: (coveredHalfRows(at: now) + 1) / 2)
    ]
  }

  /// Shows the arrangement's presentation, unless the picture is made of the same and still valid.
  mutating func arrange(
    _ content: ScreenContent, in context: ScreenContext, at time: SceneTime
  ) -> Bool {
    guard context.hasDynamicIsland else { return false }
    let island = content.arrangement.island
    let source = Source(
      arrangement: island, serials: island.activities.map { content.activities[$0]?.serial },
      tint: context.look.islandTint,
      isAlwaysOn: context.look.isAlwaysOn)
    guard source != self.source || time.device >= picture.validUntil ?? .distantFuture else {
      return false
    }
    let later = source == self.source ? picture.updated(to: time.device) : nil
    let next =
      later
      ?? IslandPicture(
        of: island, in: context.geometry,
        environment: context.islandEnvironment(at: time.device), after: picture
      ) { content.activities[$0] }
    let jumps = !context.movesThings && next.shape != picture.shape
    update(to: next, in: context, at: time.motion)
    if let tint = next.keyline, tint != keyline.tint {
      (keyline.tint, keyline.color) = (tint, Self.keylineColor(of: tint))
    }
    keyline.strength.move(
      to: next.hasKeyline ? 1 : 0, on: context.movesThings ? .reveal : nil, at: time.motion)
    if !next.hasGround(of: picture) { ground = nil }
    (picture, self.source, drawn) = (next, source, nil)
    return jumps
  }

  /// Changes the views of the same presentation, or brings in another one.
  private mutating func update(
    to next: IslandPicture, in context: ScreenContext, at now: Duration
  ) {
    guard next.arrangement == picture.arrangement, views.count == next.slots.count else {
      return present(next, in: context, at: now)
    }
    for (index, slot) in next.slots.enumerated() {
      views[index].update(to: slot.layout, motion: context.contentMotion, at: now)
    }
    if context.movesThings {
      shape.move(to: next.shape, at: now)
    } else {
      shape = MovingIslandShape(next.shape)
    }
  }

  /// Brings in another presentation.
  private mutating func present(
    _ picture: IslandPicture, in context: ScreenContext, at now: Duration
  ) {
    let old = content(at: now, in: shape.rounded(at: now), context)
    views = picture.slots.map { ChangingView($0.layout) }
    guard context.movesThings else {
      shape = MovingIslandShape(picture.shape)
      presence = .fraction(1)
      outgoing = nil
      return
    }
    outgoing = old
    presence = .fraction(0)
    presence.move(to: 1, on: .reveal, at: now)
    if case .expanded = picture.arrangement { shape.joinDetached(at: now) }
    shape.move(to: picture.shape, at: now)
  }

  /// Returns the island's layer.
  mutating func layers(in context: ScreenContext, at now: Duration) -> [Layer] {
    guard context.hasDynamicIsland else { return [] }
    let hasColors = context.look.plain?.isColorless != true
    var picture = surface(in: context, at: now)
    if !hasColors { picture = colorless(picture, at: now) }
    var clip = context.geometry.device
    // A line around the device stays whole.
    if context.look.plain?.outlinesDevice == true, clip.size != context.size {
      clip.origin.row += 1
      clip.size.rows -= 1
    }
    return [Layer(surface: picture, origin: context.geometry.device.origin, clip: clip)]
  }

  /// Returns the island's picture for a terminal without colors.
  private func colorless(_ surface: Surface, at now: Duration) -> Surface {
    guard case .expanded = picture.arrangement else { return surface.reversed() }
    let shape = shape.rounded(at: now)
    let row = shape.firstHalfRow / 2
    return surface.outlined(
      CellRect(column: shape.column, row: row, columns: shape.columns, rows: shape.rows - row))
  }

  /// The contrast of the keyline with the island's black, with which it is seen as a line and does not glare.
  ///
  /// Few colors have none between the tint and black.
  private static let keylineContrast = 3.0
  /// The steps in which the strength of its color is sought.
  private static let keylineSteps = 32

  /// Returns a tint, dimmed to the keyline's contrast if it has more.
  static func keylineColor(of tint: StraightRGBA) -> StraightRGBA {
    (1..<keylineSteps).lazy
      .map { StraightRGBA.mix(.black, tint, by: Double($0) / Double(keylineSteps)) }
      .first { $0.contrastRatio(with: .black) >= keylineContrast } ?? tint
  }

  /// Returns the line around the island at a moment; `nil` for none.
  private func line(in context: ScreenContext, at now: Duration) -> IslandPicture.Line? {
    keyline(in: context, at: now) ?? outline(in: context)
  }

  /// Returns the line around the island on glass of the same black, as the device and its cards have one there; `nil`
  /// elsewhere.
  private func outline(in context: ScreenContext) -> IslandPicture.Line? {
    guard let plain = context.look.plain, !plain.isColorless, plain.outlinesDevice else {
      return nil
    }
    return IslandPicture.Line(color: plain.faint)
  }

  /// Returns the line in the tint of the island's activity at a moment; `nil` for none.
  private func keyline(in context: ScreenContext, at now: Duration) -> IslandPicture.Line? {
    let isSmooth = context.edges.isAntialiased
    // Without mixed colors it comes and goes at once.
    let moved = keyline.strength.value(at: now)
    let strength = isSmooth ? moved : moved < 0.5 ? 0 : 1
    guard strength > 0 else { return nil }
    guard let plain = context.look.plain else {
      let color = StraightRGBA.mix(.black, keyline.color, by: min(1, strength))
      return IslandPicture.Line(color: color, widthPart: strength)
    }
    guard !plain.isColorless else { return nil }
    // In the color of a selected card's mark it would say that the island is selected.
    return plain.tint(for: keyline.tint, upon: .black) == context.look.tint
      ? nil : IslandPicture.Line(color: keyline.tint)
  }

  /// Returns the island at a moment, on the device's whole width.
  private mutating func surface(in context: ScreenContext, at now: Duration) -> Surface {
    let opacity = context.look.inkStrength
    let rounded = shape.rounded(at: now)
    let isAtRest = !isMoving(at: now)
    if isAtRest, let drawn, drawn.shape == rounded, drawn.opacity == opacity {
      return drawn.surface
    }
    if !presence.isMoving(at: now) { outgoing = nil }
    let line = line(in: context, at: now)
    let black =
      ground.flatMap { $0.shape == rounded && $0.line == line ? $0.surface : nil }
      ?? picture.ground(shape: rounded, line: line, edges: context.edges)
    ground = (rounded, line, black)
    var surface = black
    surface.composite(
      content(at: now, in: rounded, context).cut(to: black, isAtRest: isAtRest), at: .zero,
      opacity: opacity)
    drawn = isAtRest ? (rounded, opacity, surface) : nil
    return surface
  }

  /// Returns the views at a moment, and the rest of those before them; each keeps to its edge of the shape.
  private mutating func content(
    at now: Duration, in shape: IslandShape.Rounded, _ context: ScreenContext
  ) -> Surface {
    let rows = max(picture.contentRows, outgoing?.size.rows ?? 0)
    let size = CellSize(columns: picture.deviceColumns, rows: rows)
    var surface = Surface(size: size)
    for (index, slot) in picture.slots.enumerated() where views.indices.contains(index) {
      let shift = shape.shift(of: slot.edge, from: picture.shape)
      surface.composite(
        views[index].surface(at: now),
        at: slot.frame.origin + CellPoint(column: shift, row: 0))
    }
    guard let outgoing else { return surface }
    var before = Surface(size: size)
    before.composite(outgoing, at: .zero)
    let fraction = presence.value(at: now)
    return context.spreadsLight
      ? before.blurred(into: surface, by: fraction)
      : before.crossFaded(into: surface, by: fraction, spread: nil)
  }
}

import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// The island on the screen: its shape and what it shows, both perhaps on their way to the next.
struct Island {
  /// What a picture is made from.
  struct Source: Hashable {
    let arrangement: IslandArrangement
    /// The contents of its activities.
    let serials: [Int?]
    let tint: StraightRGBA
    let isDark: Bool
    let isAlwaysOn: Bool
  }

  private var source: Source?
  private(set) var picture: IslandPicture
  private var views: [ChangingView] = []
  private var shape: MovingIslandShape
  /// How much of the presentation is there, `0...1`.
  private var presence = MovingNumber.fraction(1)
  /// What was shown before the presentation.
  private var outgoing: Surface?
  private var drawn: (shape: IslandShape.Rounded, opacity: Double, surface: Surface)?

  /// An island that shows nothing.
  init(deviceColumns: Int) {
    picture = IslandPicture(deviceColumns: deviceColumns)
    shape = MovingIslandShape(picture.shape)
  }

  /// A Boolean value indicating whether the island shows what it would be made of, at this time.
  func shows(_ source: Source, at date: Date) -> Bool {
    source == self.source && date < picture.validUntil ?? .distantFuture
  }

  /// Takes over another picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - source: What it was made from.
  ///   - movesThings: Whether the shape morphs.
  ///   - motion: How contents change.
  ///   - now: Real time.
  mutating func show(
    _ picture: IslandPicture, of source: Source, movesThings: Bool, motion: MotionPolicy,
    at now: Duration
  ) {
    defer {
      self.picture = picture
      self.source = source
      drawn = nil
    }
    guard picture.arrangement == self.picture.arrangement, views.count == picture.slots.count else {
      return present(picture, movesThings: movesThings, at: now)
    }
    for (index, slot) in picture.slots.enumerated() {
      views[index].change(to: slot.layout, motion: motion, at: now)
    }
    if movesThings {
      shape.move(to: picture.shape, at: now)
    } else {
      shape = MovingIslandShape(picture.shape)
    }
  }

  /// Changes into another presentation.
  private mutating func present(_ picture: IslandPicture, movesThings: Bool, at now: Duration) {
    let old = content(at: now, in: shape.rounded(at: now))
    views = picture.slots.map { ChangingView($0.layout) }
    guard movesThings else {
      shape = MovingIslandShape(picture.shape)
      presence = .fraction(1)
      outgoing = nil
      return
    }
    outgoing = old
    presence = .fraction(0)
    presence.move(to: 1, on: .reveal, at: now)
    shape.move(to: picture.shape, at: now)
  }

  func isMoving(at now: Duration) -> Bool {
    shape.isMoving(at: now) || presence.isMoving(at: now)
      || views.contains { $0.isMoving(at: now) }
  }

  /// How many rows of the device it takes at a moment, from its top.
  func rows(at now: Duration) -> Int { shape.rounded(at: now).rows }

  /// How many it takes once it rests.
  var rowsAtRest: Int { MovingIslandShape(picture.shape).rounded(at: .zero).rows }

  /// The island at a moment, on the device's whole width.
  mutating func surface(opacity: Double, at now: Duration) -> Surface {
    let rounded = shape.rounded(at: now)
    let isAtRest = !isMoving(at: now)
    if isAtRest, let drawn, drawn.shape == rounded, drawn.opacity == opacity {
      return drawn.surface
    }
    if !presence.isMoving(at: now) { outgoing = nil }
    let surface = picture.surface(
      shape: rounded, content: content(at: now, in: rounded), opacity: opacity)
    drawn = isAtRest ? (rounded, opacity, surface) : nil
    return surface
  }

  /// The views at a moment, and what is left of those before them; each keeps to its edge of the shape.
  private mutating func content(at now: Duration, in shape: IslandShape.Rounded) -> Surface {
    let rows = max(picture.contentRows, outgoing?.size.rows ?? 0)
    let size = CellSize(columns: picture.deviceColumns, rows: rows)
    var surface = Surface(size: size)
    for (index, slot) in picture.slots.enumerated() where views.indices.contains(index) {
      let shift = shape.shift(of: slot.edge, from: picture.shape)
      surface.composite(
        views[index].surface(at: now),
        at: CellPoint(column: slot.frame.origin.column + shift, row: slot.frame.origin.row))
    }
    guard let outgoing else { return surface }
    var before = Surface(size: size)
    before.composite(outgoing, at: .zero)
    return before.blurred(into: surface, by: presence.value(at: now))
  }
}

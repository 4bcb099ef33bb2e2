import ColorScience
import Compositing

/// What is seen of an item: itself, or the picture that a change was interrupted in.
enum ItemLook: Hashable, Sendable {
  case nothing
  case item(DisplayItem)
  case picture(Surface, CellPoint)

  /// Where it is seen.
  var frame: CellRect {
    switch self {
    case .nothing: CellRect(origin: .zero, size: .zero)
    case .item(let item): item.frame
    case .picture(let surface, let origin): CellRect(origin: origin, size: surface.size)
    }
  }

  func offset(columns: Int, rows: Int) -> ItemLook {
    switch self {
    case .nothing: .nothing
    case .item(let item): .item(item.offset(columns: columns, rows: rows))
    case .picture(let surface, let origin):
      .picture(surface, CellPoint(column: origin.column + columns, row: origin.row + rows))
    }
  }

  func draw(on surface: inout Surface) {
    switch self {
    case .nothing: break
    case .item(let item): item.draw(on: &surface)
    case .picture(let picture, let origin): surface.composite(picture, at: origin)
    }
  }

  /// The part of the look in a rectangle, as a picture of its own.
  func picture(in rect: CellRect) -> Surface {
    var surface = Surface(size: rect.size)
    offset(columns: -rect.origin.column, rows: -rect.origin.row).draw(on: &surface)
    return surface
  }
}

/// An item on its way from one look to another.
struct ItemChange: Hashable, Sendable {
  /// In which way it goes.
  enum Manner: Hashable, Sendable {
    /// Place, size and colors go over into the new ones.
    case interpolation
    /// The pictures cross-fade.
    case fade
    /// The ink blurs as light does, and gathers.
    case blur
    /// Digits roll, the rest stays.
    case roll(NumericRoll)
    /// It comes, from nothing.
    case insertion(Passage)
    /// It goes, to nothing.
    case removal(Passage)
  }

  var old: ItemLook
  /// What it becomes; `nothing` where it goes.
  var new: ItemLook
  var manner: Manner
  var course: Course

  /// Light reaches two columns and half a row beyond the glyph that it comes from.
  private static let blurReach = (columns: 2, rows: 1)

  mutating func offset(columns: Int, rows: Int) {
    old = old.offset(columns: columns, rows: rows)
    new = new.offset(columns: columns, rows: rows)
    switch manner {
    case .insertion(let passage):
      manner = .insertion(passage.offset(columns: columns, rows: rows))
    case .removal(let passage): manner = .removal(passage.offset(columns: columns, rows: rows))
    case .interpolation, .fade, .blur, .roll: break
    }
  }

  /// Where the change may be seen at any time.
  func reach(at elapsed: Duration) -> CellRect {
    switch manner {
    case .interpolation: old.frame.union(new.frame)
    case .fade, .blur, .roll:
      old.frame.union(new.frame).widened(
        columns: Self.blurReach.columns, rows: Self.blurReach.rows)
    case .insertion(let passage): new.frame.union(passage.frame)
    case .removal(let passage): old.frame.union(passage.frame)
    }
  }

  /// What is seen of an interpolation, as an item again.
  func current(at elapsed: Duration) -> ItemLook {
    guard case .item(let from) = old, case .item(let to) = new else { return new }
    return .item(from.interpolated(to: to, by: course.fraction(at: elapsed)))
  }

  func draw(at elapsed: Duration, on surface: inout Surface) {
    let fraction = course.fraction(at: elapsed)
    switch manner {
    case .interpolation:
      let look = current(at: elapsed)
      let (from, to) = (Double(old.frame.origin.row), Double(new.frame.origin.row))
      let row = old.frame.size.rows == new.frame.size.rows ? from + (to - from) * fraction : to
      let rows = look.frame.size.rows == old.frame.size.rows ? row : Double(look.frame.origin.row)
      look.draw(rows: rows - Double(look.frame.origin.row), on: &surface, clip: clip)
    case .fade, .blur:
      let rect = reach(at: elapsed).intersection(surface.bounds)
      let (before, after) = (old.picture(in: rect), new.picture(in: rect))
      let picture =
        manner == .blur
        ? before.blurred(into: after, by: fraction) : before.crossFaded(into: after, by: fraction)
      surface.composite(picture, at: rect.origin, clip: clip)
    case .roll(let roll):
      let picture = picture(of: roll, fraction: max(0, min(1, fraction)))
      surface.composite(picture.surface, at: picture.origin, clip: clip)
    case .insertion(let passage):
      draw(new, left: 1 - fraction, of: passage, on: &surface)
    case .removal(let passage):
      draw(old, left: fraction, of: passage, on: &surface)
    }
  }

  /// Draws a look that has gone a part of its way out.
  private func draw(
    _ look: ItemLook, left part: Double, of passage: Passage, on surface: inout Surface
  ) {
    let way = passage.way(part)
    look.offset(columns: way.columns, rows: 0).draw(
      rows: way.rows, on: &surface, opacity: passage.opacity(part),
      clip: passage.moves ? passage.frame : nil)
  }

  /// The picture of digits that roll, and where it lies.
  private func picture(of roll: NumericRoll, fraction: Double) -> (
    surface: Surface, origin: CellPoint
  ) {
    let whole = old.frame.union(new.frame)
    guard case .item(let from) = old, case .item(let to) = new else {
      return (new.picture(in: whole), whole.origin)
    }
    let columns = (
      old: from.frame.origin.column - whole.origin.column,
      new: to.frame.origin.column - whole.origin.column
    )
    switch (from.content, to.content) {
    case (.line(let before), .line(let after)):
      let picture = roll.picture(
        from: before, at: columns.old, to: after, at: columns.new, fraction: fraction,
        columns: whole.size.columns)
      return (
        picture, CellPoint(column: whole.origin.column, row: to.frame.origin.row - 1)
      )
    case (.block(let before, let color), .block(let after, let last)):
      let picture = roll.picture(
        from: before, at: columns.old, to: after, at: columns.new, fraction: fraction,
        columns: whole.size.columns, color: .mix(color, last, by: fraction))
      return (
        picture ?? new.picture(in: whole), whole.origin
      )
    default: return (new.picture(in: whole), whole.origin)
    }
  }

  /// A clip that both looks share; light may not leave it.
  private var clip: CellRect? {
    guard case .item(let item) = new else { return nil }
    return item.clip
  }
}

extension ItemLook {
  /// Draws the look some rows lower; between two rows, where no cell can be, it is light on its way.
  fileprivate func draw(
    rows: Double, on surface: inout Surface, opacity: Double = 1, clip: CellRect? = nil
  ) {
    let whole = rows.rounded(.down)
    let upper = offset(columns: 0, rows: Int(whole))
    guard rows > whole else {
      let rect = upper.frame.intersection(surface.bounds)
      return surface.composite(
        upper.picture(in: rect), at: rect.origin, opacity: opacity, clip: clip)
    }
    let lower = upper.offset(columns: 0, rows: 1)
    let rect = upper.frame.union(lower.frame).widened(columns: 1, rows: 0)
      .intersection(surface.bounds)
    let picture = upper.picture(in: rect).blurred(
      into: lower.picture(in: rect), by: rows - whole,
      spread: LightSpread(across: 0.5, upAndDown: 0.5))
    surface.composite(picture, at: rect.origin, opacity: opacity, clip: clip)
  }
}

extension Passage {
  /// A Boolean value indicating whether the view moves, and is seen within its own frame only: upon others it was noise.
  fileprivate var moves: Bool { effects.contains { $0 != .fade } }

  fileprivate func offset(columns: Int, rows: Int) -> Passage {
    Passage(effects: effects, frame: frame.offset(columns: columns, rows: rows))
  }

  /// How far a view is from its place when a part of its way out is done, `0...1` and a little more.
  fileprivate func way(_ part: Double) -> (columns: Int, rows: Double) {
    var (columns, rows) = (0.0, 0.0)
    for case .move(let edge) in effects {
      switch edge {
      case .leading: columns -= Double(frame.size.columns) * part
      case .trailing: columns += Double(frame.size.columns) * part
      case .top: rows -= Double(frame.size.rows) * part
      case .bottom: rows += Double(frame.size.rows) * part
      }
    }
    return (Int(columns.rounded()), rows)
  }

  /// What is left of a view's colors when a part of its way out is done.
  fileprivate func opacity(_ part: Double) -> Double {
    effects.contains(.fade) ? max(0, min(1, 1 - part)) : 1
  }
}

/// When a change happens, and how much of it is done at which time.
struct Course: Hashable, Sendable {
  private(set) var animation: Animation
  private(set) var start: Duration
  private(set) var length: Duration
  /// The part that was done when the change was given another end; what is left leads there.
  private var done = 0.0

  /// A change that begins at a time and is over by another.
  init(_ animation: Animation, from start: Duration, by limit: Duration = Animation.lengthMaximum) {
    self.animation = animation
    self.start = start
    length = max(.zero, min(animation.length, limit - start))
  }

  var end: Duration { start + length }

  /// The part that is done: 0 at the beginning, 1 from the end on.
  func fraction(at elapsed: Duration) -> Double {
    guard elapsed < end else { return 1 }
    let fraction = animation.fraction(at: (elapsed - start) * (animation.length / length))
    return (fraction - done) / (1 - done)
  }

  /// The same course with another end: as much time is left as there was.
  func reaimed(at elapsed: Duration) -> Course {
    var course = self
    course.done += fraction(at: elapsed) * (1 - done)
    return course
  }

  /// The same course on a clock that started later.
  func counted(from elapsed: Duration) -> Course {
    var course = self
    course.start -= elapsed
    return course
  }
}

extension CellRect {
  func widened(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: origin.column - columns, row: origin.row - rows, columns: size.columns + 2 * columns,
      rows: size.rows + 2 * rows)
  }
}

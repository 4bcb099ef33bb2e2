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
    /// It comes, from nothing.
    case insertion(Passage)
    /// It goes, to nothing.
    case removal(Passage)
  }

  var old: ItemLook
  /// What it becomes; `nothing` where it goes.
  var new: ItemLook
  let manner: Manner
  var course: Course

  /// Light reaches two columns and half a row beyond the glyph that it comes from.
  private static let blurReach = (columns: 2, rows: 1)

  mutating func offset(columns: Int, rows: Int) {
    old = old.offset(columns: columns, rows: rows)
    new = new.offset(columns: columns, rows: rows)
  }

  /// Where the change may be seen at any time.
  func reach(at elapsed: Duration) -> CellRect {
    switch manner {
    case .interpolation: current(at: elapsed).frame
    case .fade: old.frame.union(new.frame)
    case .blur:
      old.frame.union(new.frame).widened(
        columns: Self.blurReach.columns, rows: Self.blurReach.rows)
    case .insertion(let passage):
      new.offset(by: passage.offset(1 - course.fraction(at: elapsed))).frame
    case .removal(let passage): old.offset(by: passage.offset(course.fraction(at: elapsed))).frame
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
    case .interpolation: current(at: elapsed).draw(on: &surface)
    case .fade, .blur:
      let rect = reach(at: elapsed).intersection(surface.bounds)
      let (before, after) = (old.picture(in: rect), new.picture(in: rect))
      let picture =
        manner == .blur
        ? before.blurred(into: after, by: fraction) : before.mixed(with: after, by: fraction)
      surface.composite(picture, at: rect.origin, clip: clip)
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
    let look = look.offset(by: passage.offset(part))
    let rect = look.frame.intersection(surface.bounds)
    surface.composite(
      look.picture(in: rect), at: rect.origin, opacity: passage.opacity(part), clip: nil)
  }

  /// A clip that both looks share; light may not leave it.
  private var clip: CellRect? {
    guard case .item(let item) = new else { return nil }
    return item.clip
  }
}

extension ItemLook {
  fileprivate func offset(by point: CellPoint) -> ItemLook {
    offset(columns: point.column, rows: point.row)
  }
}

extension Passage {
  /// How far a view is from its place when a part of its way out is done, `0...1` and a little more.
  fileprivate func offset(_ part: Double) -> CellPoint {
    var point = CellPoint.zero
    for case .move(let edge) in effects {
      let columns = Int((Double(extent.columns) * part).rounded())
      let rows = Int((Double(extent.rows) * part).rounded())
      switch edge {
      case .leading: point.column -= columns
      case .trailing: point.column += columns
      case .top: point.row -= rows
      case .bottom: point.row += rows
      }
    }
    return point
  }

  /// What is left of a view's colors when a part of its way out is done.
  fileprivate func opacity(_ part: Double) -> Double {
    // What only moves fades too, in the second half of its way: no cell can be cut at an edge.
    let left = effects.contains(.fade) ? 1 - part : 2 - 2 * part
    return max(0, min(1, left))
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

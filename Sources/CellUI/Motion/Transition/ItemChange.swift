import ColorScience
import Compositing

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

  /// Where the light of what is in a frame reaches: two columns and two half rows beyond it.
  private static func lit(_ frame: CellRect) -> CellRect {
    frame.widened(columns: 2, rows: 1)
  }

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
    case .fade, .blur, .roll: Self.lit(old.frame.union(new.frame))
    case .insertion(let passage): Self.lit(new.frame).union(passage.frame)
    case .removal(let passage): Self.lit(old.frame).union(passage.frame)
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
      look.draw(rows: rows(from: look.frame.origin.row, fraction: fraction), on: &surface)
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

  /// How far below a whole row an item is on its way between two rows; none where it grows on its way.
  private func rows(from row: Int, fraction: Double) -> Double {
    guard old.frame.size == new.frame.size else { return 0 }
    let (first, last) = (Double(old.frame.origin.row), Double(new.frame.origin.row))
    return first + (last - first) * fraction - Double(row)
  }

  /// Draws a look that has gone a part of its way out.
  private func draw(
    _ look: ItemLook, left part: Double, of passage: Passage, on surface: inout Surface
  ) {
    guard !passage.effects.contains(.blur) else {
      let rect = Self.lit(look.frame).intersection(surface.bounds)
      let picture = look.picture(in: rect).blurred(into: Surface(size: rect.size), by: part)
      return surface.composite(picture, at: rect.origin)
    }
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

  /// Where both looks may be seen; light may not leave it.
  private var clip: CellRect? {
    guard case .item(let from) = old, case .item(let to) = new else { return nil }
    return from.clip.flatMap { clip in to.clip.map { clip.union($0) } }
  }
}

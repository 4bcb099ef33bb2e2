import ColorScience
import Compositing

/// The animated change of an item from one look to another.
struct ItemChange: Hashable, Sendable {
  /// The kind of change.
  enum Kind: Hashable, Sendable {
    /// Frame and colors are interpolated.
    case interpolation
    /// The pictures cross-fade.
    case fade
    /// The text blurs out, and the new one in.
    case blur
    /// Digits roll, the rest stays in place.
    case roll(NumericRoll)
    /// The item is inserted.
    case insertion(ResolvedTransition)
    /// The item is removed.
    case removal(ResolvedTransition)
  }

  var old: ItemLook
  /// The new look; `nothing` for a removal.
  var new: ItemLook
  var kind: Kind
  var animation: RunningAnimation

  /// Returns a frame with a margin for the blur around it: two columns and a row.
  private static func blurred(_ frame: CellRect) -> CellRect {
    frame.inset(columns: -2, rows: -1)
  }

  mutating func offset(by step: CellPoint) {
    old = old.offset(by: step)
    new = new.offset(by: step)
    switch kind {
    case .insertion(let transition): kind = .insertion(transition.offset(by: step))
    case .removal(let transition): kind = .removal(transition.offset(by: step))
    case .interpolation, .fade, .blur, .roll: break
    }
  }

  /// Returns the rectangle in which the change is visible.
  func reach(at elapsed: Duration) -> CellRect {
    switch kind {
    case .interpolation, .roll: old.frame.union(new.frame)
    case .fade, .blur: Self.blurred(old.frame.union(new.frame))
    case .insertion(let transition): Self.blurred(new.frame).union(transition.frame)
    case .removal(let transition): Self.blurred(old.frame).union(transition.frame)
    }
  }

  /// Returns the look in the middle of an interpolation.
  func current(at elapsed: Duration) -> ItemLook {
    guard case .item(let from) = old, case .item(let to) = new else { return new }
    return .item(from.interpolated(to: to, by: animation.fraction(at: elapsed)))
  }

  /// Draws the change at a time; without light, ink that goes or comes fades alone.
  func draw(at elapsed: Duration, on surface: inout Surface, spreadsLight: Bool) {
    let fraction = animation.fraction(at: elapsed)
    switch kind {
    case .interpolation:
      let look = current(at: elapsed)
      look.draw(
        rows: rows(from: look.frame.origin.row, fraction: fraction), on: &surface,
        spreadsLight: spreadsLight)
    case .fade, .blur:
      let rect = reach(at: elapsed).intersection(surface.bounds)
      let (before, after) = (old.picture(in: rect), new.picture(in: rect))
      let picture =
        kind == .blur && spreadsLight
        ? before.blurred(into: after, by: fraction)
        : before.crossFaded(into: after, by: fraction, spread: spreadsLight ? .close : nil)
      surface.composite(picture, at: rect.origin, clip: clip)
    case .roll(let roll):
      let picture = picture(
        of: roll, clock: RollClock(animation: animation, elapsed: elapsed),
        spreadsLight: spreadsLight)
      surface.composite(picture.surface, at: picture.origin, clip: clip)
    case .insertion(let transition):
      draw(new, left: 1 - fraction, of: transition, on: &surface, spreadsLight: spreadsLight)
    case .removal(let transition):
      draw(old, left: fraction, of: transition, on: &surface, spreadsLight: spreadsLight)
    }
  }

  /// Returns the distance of a moving item below its whole row, in rows; an item that changes size moves by whole rows.
  private func rows(from row: Int, fraction: Double) -> Double {
    guard old.frame.size == new.frame.size else { return 0 }
    let (first, last) = (Double(old.frame.origin.row), Double(new.frame.origin.row))
    return first + (last - first) * fraction - Double(row)
  }

  /// Draws a look at a part of its removal.
  private func draw(
    _ look: ItemLook, left part: Double, of transition: ResolvedTransition,
    on surface: inout Surface, spreadsLight: Bool
  ) {
    guard !transition.effects.contains(.blur) else {
      let rect = Self.blurred(look.frame).intersection(surface.bounds)
      let (picture, empty) = (look.picture(in: rect), Surface(size: rect.size))
      return surface.composite(
        spreadsLight
          ? picture.blurred(into: empty, by: part)
          : picture.crossFaded(into: empty, by: part, spread: nil), at: rect.origin)
    }
    let displacement = transition.displacement(part)
    look.offset(by: CellPoint(column: displacement.columns, row: 0)).draw(
      rows: displacement.rows, on: &surface, opacity: transition.opacity(part),
      clip: transition.moves ? transition.frame : nil, spreadsLight: spreadsLight)
  }

  /// Returns a picture of rolling digits, and its origin.
  private func picture(of roll: NumericRoll, clock: RollClock, spreadsLight: Bool) -> (
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
        from: before, at: columns.old, to: after, at: columns.new, clock: clock,
        columns: whole.size.columns, spreadsLight: spreadsLight)
      return (picture, CellPoint(column: whole.origin.column, row: to.frame.origin.row))
    case (.block(let before, let color), .block(let after, let last)):
      let picture = roll.picture(
        from: before, at: columns.old, to: after, at: columns.new, clock: clock,
        columns: whole.size.columns, color: .mix(color, last, by: clock.whole))
      return (
        picture ?? new.picture(in: whole), whole.origin
      )
    case (.line, _), (.block, _), (.fill, _), (.stroke, _), (.bar, _), (.rule, _),
      (.symbol, _), (.image, _):
      return (new.picture(in: whole), whole.origin)
    }
  }

  /// The clip of both looks, which also holds for the blur around them.
  private var clip: CellRect? {
    guard case .item(let from) = old, case .item(let to) = new else { return nil }
    return from.clip.flatMap { clip in to.clip.map { clip.union($0) } }
  }
}

import ColorScience
import Compositing

extension DisplayItem {
  /// Returns a Boolean value indicating whether both look the same.
  func looks(like other: DisplayItem) -> Bool {
    frame == other.frame && clip == other.clip && opacity == other.opacity
      && content == other.content && masks == other.masks
  }

  /// Returns a Boolean value indicating whether both are one self-updating content at two times.
  func isTick(of other: DisplayItem) -> Bool {
    clock != nil && clock == other.clock
  }

  /// Returns whether another item is this one at another second, and takes its place without a transition.
  func ticksInPlace(to other: DisplayItem) -> Bool {
    isTick(of: other) && frame.origin.row == other.frame.origin.row
      && !(other.contentTransition?.kind.isNumeric ?? false)
  }

  func offset(by step: CellPoint) -> DisplayItem {
    var item = self
    item.move(by: step)
    return item
  }

  /// Moves the item with everything that is measured from the layout's corner.
  mutating func move(by step: CellPoint) {
    frame = frame.offset(by: step)
    clip = clip?.offset(by: step)
    for index in masks.indices { masks[index] = masks[index].offset(by: step) }
    for index in motion.scopes.indices {
      motion.scopes[index].frame = motion.scopes[index].frame.offset(by: step)
    }
  }

  /// Returns the item between this one and another.
  func interpolated(to other: DisplayItem, by fraction: Double) -> DisplayItem {
    var item = other
    let bounded = max(0, min(1, fraction))
    item.frame = frame.interpolated(to: other.frame, by: fraction)
    item.opacity = opacity + (other.opacity - opacity) * bounded
    if let clip, let last = other.clip {
      item.clip = clip.interpolated(to: last, by: fraction)
    }
    item.content = content.interpolated(to: other.content, by: bounded) ?? other.content
    return item
  }
}

extension DisplayItem.Content {
  /// A Boolean value indicating whether the content is text or a symbol.
  var isText: Bool {
    switch self {
    case .line, .block: true
    case .fill, .stroke, .bar, .rule, .symbol, .image: false
    }
  }

  /// Returns the content between this one and another; `nil` if there is none.
  func interpolated(to other: DisplayItem.Content, by fraction: Double) -> DisplayItem.Content? {
    guard self != other else { return self }
    switch (self, other) {
    case (.line(let old), .line(let new)):
      guard old.count == new.count, zip(old, new).allSatisfy({ $0.hasShape(of: $1) }) else {
        return nil
      }
      return .line(zip(old, new).map { $0.interpolated(to: $1, by: fraction) })
    case (.block(let old, let from), .block(let new, let to)):
      return old == new ? .block(new, .mix(from, to, by: fraction)) : nil
    case (.fill(let old, let from, _), .fill(let new, let to, let style)):
      return old.interpolated(to: new, by: fraction).flatMap { outline in
        from.interpolated(to: to, by: fraction).map { .fill(outline, $0, style) }
      }
    case (.stroke(let old, let from, _, _), .stroke(let new, let to, let stroke, let style)):
      return old.interpolated(to: new, by: fraction).flatMap { outline in
        from.interpolated(to: to, by: fraction).map { .stroke(outline, $0, stroke, style) }
      }
    case (.bar(let old), .bar(let new)): return .bar(old.interpolated(to: new, by: fraction))
    case (.rule(let old, let line), .rule(let new, let newLine)):
      guard line == newLine else { return nil }
      return old.interpolated(to: new, by: fraction).map { .rule($0, line) }
    case (.symbol(let old, let from), .symbol(let new, let to)):
      guard old == new, from.count == to.count else { return nil }
      let paints = zip(from, to).compactMap { $0.interpolated(to: $1, by: fraction) }
      return paints.count == to.count ? .symbol(new, paints) : nil
    case (.line, _), (.block, _), (.fill, _), (.stroke, _), (.bar, _), (.rule, _), (.symbol, _),
      (.image, _):
      return nil
    }
  }
}

extension StyledGlyph {
  /// Returns a Boolean value indicating whether both differ at most in color.
  fileprivate func hasShape(of other: StyledGlyph) -> Bool {
    measured == other.measured && attributes == other.attributes
  }

  fileprivate func interpolated(to other: StyledGlyph, by fraction: Double) -> StyledGlyph {
    other.colored(.mix(color, other.color, by: fraction))
  }
}

extension Paint {
  /// Returns the paint between this one and another; `nil` if there is none.
  fileprivate func interpolated(to other: Paint, by fraction: Double) -> Paint? {
    switch (self, other) {
    case (.color(let old), .color(let new)): return .color(.mix(old, new, by: fraction))
    case (
      .linearGradient(let old, let start, let end),
      .linearGradient(let new, let newStart, let newEnd)
    ):
      guard old.count == new.count, start == newStart, end == newEnd else { return nil }
      return .linearGradient(
        colors: zip(old, new).map { .mix($0, $1, by: fraction) }, start: start, end: end)
    case (.field(let old, let colors), .field(let new, let newColors)):
      guard old == new, colors.count == newColors.count else { return nil }
      return .field(new, colors: zip(colors, newColors).map { .mix($0, $1, by: fraction) })
    case (.color, _), (.linearGradient, _), (.field, _): return nil
    }
  }
}

extension CellRect {
  /// Returns the rectangle between this one and another, in whole cells.
  fileprivate func interpolated(to other: CellRect, by fraction: Double) -> CellRect {
    let between = { (old: Int, new: Int) in
      old + Int((Double(new - old) * fraction).rounded())
    }
    return CellRect(
      column: between(origin.column, other.origin.column),
      row: between(origin.row, other.origin.row),
      columns: between(size.columns, other.size.columns),
      rows: between(size.rows, other.size.rows))
  }
}

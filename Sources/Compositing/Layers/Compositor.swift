import ColorScience

/// Composes a stack of layers into one picture, again only where the stack changed.
public struct Compositor: Sendable {
  /// The picture; opaque where the lowest layer is.
  public private(set) var surface: Surface
  private var layers: [Layer] = []
  /// The rectangles of the present stack that are not composed yet.
  private var rest: [CellRect] = []

  /// A Boolean value indicating whether the picture is the present stack's in all of its cells.
  public var isComplete: Bool { rest.isEmpty }

  /// Makes a compositor for pictures of a size.
  public init(size: CellSize) {
    surface = Surface(size: size)
  }

  /// Composes a stack, the lowest layer first.
  ///
  /// Layers are matched by their index. Comparing a layer with itself is free, since its cells are shared.
  ///
  /// - Parameters:
  ///   - layers: The stack.
  ///   - cellMaximum: The most cells to compose, but at least a row. The others follow with the next call.
  /// - Returns: The rectangles that may have changed.
  public mutating func compose(_ layers: [Layer], cellMaximum: Int = .max) -> [CellRect] {
    var damage = rest
    // A layer that is compared in its place is not copied.
    for index in 0..<max(layers.count, self.layers.count)
    where index >= min(layers.count, self.layers.count) || layers[index] != self.layers[index] {
      let old = index < self.layers.count ? self.layers[index] : nil
      let new = index < layers.count ? layers[index] : nil
      for rect in change(from: old, to: new) { Self.add(rect, to: &damage) }
    }
    self.layers = layers
    damage = damage.map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
    (damage, rest) = Self.parts(of: damage, cellMaximum: cellMaximum)
    for index in damage.indices {
      let rect = widened(damage[index], for: layers).intersection(surface.bounds)
      damage[index] = rect
      let base = layers.first.flatMap { surface.begin(rect, with: $0) ? 1 : 0 } ?? 0
      for layer in layers.dropFirst(base) where !layer.reach.intersection(rect).isEmpty {
        let clip = layer.clip.map { $0.intersection(rect) } ?? rect
        if layer.isDust {
          surface.strew(layer.surface, at: layer.origin, clip: clip)
        } else {
          surface.composite(layer.surface, at: layer.origin, opacity: layer.opacity, clip: clip)
        }
      }
    }
    return damage
  }

  /// Composes the cells that the last call has left.
  ///
  /// - Returns: The rectangles that may have changed.
  public mutating func composeRest() -> [CellRect] { compose(layers) }

  /// Returns the rectangles in which two layers differ: only the changed rows, if just the picture changed.
  private func change(from old: Layer?, to new: Layer?) -> [CellRect] {
    guard let old, let new, old.origin == new.origin, old.opacity == new.opacity,
      old.clip == new.clip, old.isDust == new.isDust, old.surface.size == new.surface.size
    else { return [old?.reach, new?.reach].compactMap { $0 } }
    return new.surface.difference(from: old.surface).map {
      $0.offset(columns: new.origin.column, rows: new.origin.row).intersection(new.reach)
    }
  }

  /// Widens a rectangle until its sides cut no wide glyph, neither in the picture nor in a layer.
  private func widened(_ rect: CellRect, for layers: [Layer]) -> CellRect {
    var wide = surface.widened(rect)
    for layer in layers where !layer.reach.intersection(wide).isEmpty {
      let place = wide.offset(by: .zero - layer.origin)
      wide = layer.surface.widened(place).offset(by: layer.origin)
    }
    // Beside what was widened for one layer another one may have a wide glyph.
    return wide == rect ? rect : widened(wide, for: layers)
  }

  /// Divides rectangles into the first ones of some cells, and the rest.
  private static func parts(
    of damage: [CellRect], cellMaximum: Int
  ) -> (first: [CellRect], rest: [CellRect]) {
    let cellCount = damage.reduce(0) { $0 + $1.size.columns * $1.size.rows }
    guard cellCount > cellMaximum else { return (damage, []) }
    var left = cellMaximum
    var parts: (first: [CellRect], rest: [CellRect]) = ([], [])
    for rect in damage {
      let (columns, rows) = (rect.size.columns, rect.size.rows)
      let count = min(rows, parts.first.isEmpty ? max(1, left / columns) : max(0, left) / columns)
      left -= count * columns
      let (column, row) = (rect.origin.column, rect.origin.row)
      if count > 0 {
        parts.first.append(CellRect(column: column, row: row, columns: columns, rows: count))
      }
      if count < rows {
        parts.rest.append(
          CellRect(column: column, row: row + count, columns: columns, rows: rows - count))
      }
    }
    return parts
  }

  /// Adds a rectangle, joined with any that it overlaps, so that no cell is composed twice.
  private static func add(_ rect: CellRect, to damage: inout [CellRect]) {
    guard !rect.isEmpty else { return }
    var joined = rect
    while let index = damage.firstIndex(where: { !$0.intersection(joined).isEmpty }) {
      joined = joined.union(damage.remove(at: index))
    }
    damage.append(joined)
  }
}

extension Surface {
  /// Returns a rectangle with the other halves of the wide glyphs that its sides cut.
  fileprivate func widened(_ rect: CellRect) -> CellRect {
    let rows = rect.intersection(bounds).rowRange
    let (left, right) = (rect.columnRange.lowerBound, rect.columnRange.upperBound - 1)
    var wide = rect
    if left > 0, rows.contains(where: { cells[$0 * size.columns + left].glyph == .continuation }) {
      wide = wide.union(rect.offset(columns: -1, rows: 0))
    }
    if right >= 0, right + 1 < size.columns,
      rows.contains(where: { cells[$0 * size.columns + right].width == 2 })
    {
      wide = wide.union(rect.offset(columns: 1, rows: 0))
    }
    return wide
  }

  /// Clears the cells of a rectangle, or copies those of the lowest layer where they hide everything.
  ///
  /// - Returns: A Boolean value indicating whether the layer was laid.
  mutating func begin(_ rect: CellRect, with layer: Layer) -> Bool {
    guard layer.opacity >= 1, !layer.isDust, layer.reach.intersection(rect) == rect else {
      clear(rect)
      return false
    }
    for row in rect.rowRange {
      mendSides(rect, row: row)
      let copied = copyPlainCells(of: layer, row: row, columns: rect.columnRange)
      guard copied < rect.columnRange.upperBound else { continue }
      let rest = CellRect(
        column: copied, row: row, columns: rect.columnRange.upperBound - copied, rows: 1)
      clear(rest)
      composite(layer.surface, at: layer.origin, clip: rest)
    }
    return true
  }

  /// Copies a row's cells until one is not opaque, or neither a bare ground nor a letter; returns its column, or the end.
  private mutating func copyPlainCells(of layer: Layer, row: Int, columns: Range<Int>) -> Int {
    let start =
      (row - layer.origin.row) * layer.surface.size.columns - layer.origin.column
      + columns.lowerBound
    let source = layer.surface.cells.span.extracting(start..<start + columns.count)
    var index = row * size.columns + columns.lowerBound
    var target = cells.mutableSpan
    for offset in source.indices {
      let cell = source[offset]
      guard cell.hidesAll else { return columns.lowerBound + offset }
      target[index] = cell
      index &+= 1
    }
    return columns.upperBound
  }

  /// Clears the cells of a rectangle.
  public mutating func clear(_ rect: CellRect) {
    guard !rect.isEmpty else { return }
    for row in rect.rowRange {
      mendSides(rect, row: row)
      let start = row * size.columns
      var cells = cells.mutableSpan
      for column in rect.columnRange { cells[start + column] = .clear }
    }
  }

  /// Blanks the other halves of wide glyphs that lose one to a row of a rectangle: only at its sides can one be cut.
  private mutating func mendSides(_ rect: CellRect, row: Int) {
    for column in [rect.columnRange.lowerBound, rect.columnRange.upperBound - 1] {
      mendNeighbors(ofCellAt: row * size.columns + column, column: column)
    }
  }
}

extension Cell {
  /// A Boolean value indicating whether the cell, laid on another, replaces it: a bare opaque ground, or an opaque letter.
  @inline(__always)
  fileprivate var hidesAll: Bool {
    guard width == 1, upper.alpha == 255, lower.alpha == 255 else { return false }
    return glyph == .none
      ? foreground == .clear && attributes.rawValue == 0
      : foreground.alpha == 255 && glyph.isPlainLetter
  }
}

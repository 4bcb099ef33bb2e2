/// A surface at a place, as one of a pile.
public struct Layer: Hashable, Sendable {
  /// The picture.
  public var surface: Surface
  /// Where its top left cell lies.
  public var origin: CellPoint
  /// A factor on its colors, `0...1`.
  public var opacity: Double
  /// The part of the screen that it may change; `nil` means all.
  public var clip: CellRect?

  /// Makes a layer.
  public init(
    surface: Surface, origin: CellPoint, opacity: Double = 1, clip: CellRect? = nil
  ) {
    self.surface = surface
    self.origin = origin
    self.opacity = opacity
    self.clip = clip
  }

  /// The cells that the layer may change.
  var reach: CellRect {
    let whole = CellRect(origin: origin, size: surface.size)
    guard opacity > 0 else { return CellRect(origin: origin, size: .zero) }
    return clip.map { whole.intersection($0) } ?? whole
  }
}

/// Keeps the picture that a pile of layers makes, and composes only where the pile changed.
public struct Compositor: Sendable {
  /// The picture; opaque where the lowest layer is.
  public private(set) var surface: Surface
  private var layers: [Layer] = []

  /// Makes a compositor for pictures of a size.
  public init(size: CellSize) {
    surface = Surface(size: size)
  }

  /// Makes the picture of a pile, the lowest layer first, and says which rectangles of it may have changed.
  ///
  /// Layers are matched by their place in the pile. Comparing a layer with itself is free, since its cells are shared.
  public mutating func compose(_ layers: [Layer]) -> [CellRect] {
    var damage: [CellRect] = []
    for index in 0..<max(layers.count, self.layers.count) {
      let old = index < self.layers.count ? self.layers[index] : nil
      let new = index < layers.count ? layers[index] : nil
      guard old != new else { continue }
      for rect in change(from: old, to: new) { Self.add(rect, to: &damage) }
    }
    self.layers = layers
    damage = damage.map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
    for rect in damage {
      surface.clear(rect)
      for layer in layers where !layer.reach.intersection(rect).isEmpty {
        let clip = layer.clip.map { $0.intersection(rect) } ?? rect
        surface.composite(layer.surface, at: layer.origin, opacity: layer.opacity, clip: clip)
      }
    }
    return damage
  }

  /// Where two layers differ: only the rows that changed, when just the picture did.
  private func change(from old: Layer?, to new: Layer?) -> [CellRect] {
    guard let old, let new, old.origin == new.origin, old.opacity == new.opacity,
      old.clip == new.clip, old.surface.size == new.surface.size
    else { return [old?.reach, new?.reach].compactMap { $0 } }
    return new.surface.difference(from: old.surface).map {
      $0.offset(columns: new.origin.column, rows: new.origin.row).intersection(new.reach)
    }
  }

  /// Adds a rectangle, joined with any that it meets, so that no cell is composed twice.
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
  /// Makes the cells of a rectangle clear.
  mutating func clear(_ rect: CellRect) {
    guard !rect.isEmpty else { return }
    for row in rect.rowRange {
      let start = row * size.columns
      let (first, last) = (rect.columnRange.lowerBound, rect.columnRange.upperBound - 1)
      // Only at the rectangle's sides can a wide glyph be cut.
      mendNeighbors(ofCellAt: start + first, column: first)
      mendNeighbors(ofCellAt: start + last, column: last)
      var cells = cells.mutableSpan
      for index in start + first...start + last { cells[index] = .clear }
    }
  }

  /// The rectangles that hold every cell in which two surfaces of one size differ: one for each run of rows.
  public func difference(from other: Surface) -> [CellRect] {
    var rects: [CellRect] = []
    for row in 0..<size.rows {
      guard let columns = differingColumns(from: other, row: row) else { continue }
      let rect = CellRect(
        column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
      if let last = rects.last, last.rowRange.upperBound == row {
        rects[rects.count - 1] = last.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects
  }

  /// The least range of columns that holds every difference in a row; `nil` where the rows are equal.
  func differingColumns(from other: Surface, row: Int) -> Range<Int>? {
    let start = row * size.columns
    var first = 0
    while first < size.columns, cells[start + first] == other.cells[start + first] { first += 1 }
    guard first < size.columns else { return nil }
    var end = size.columns
    while cells[start + end - 1] == other.cells[start + end - 1] { end -= 1 }
    // A wide glyph changes whole.
    if first > 0,
      cells[start + first].glyph == .continuation
        || other.cells[start + first].glyph == .continuation
    {
      first -= 1
    }
    if end < size.columns,
      cells[start + end - 1].width == 2 || other.cells[start + end - 1].width == 2
    {
      end += 1
    }
    return first..<end
  }
}

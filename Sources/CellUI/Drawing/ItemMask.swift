import ColorScience
import Compositing

/// A shape or a picture that items are cut to.
struct ItemMask: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Only the inside of an outline is drawn.
    case outline(ShapeOutline)
    /// The opacity of a picture's cells is taken.
    case picture(Surface)
  }

  var frame: CellRect
  let kind: Kind

  /// The work of cutting a cell, and an item of any size, in plain cells.
  static let (workPerCell, workPerItem) = (64, 1024)

  /// The covered part from which a pixel or a cell is left as it is.
  private static let whole = 0.99

  /// The outline; `nil` for a picture.
  var outline: ShapeOutline? {
    switch kind {
    case .outline(let outline): outline
    case .picture: nil
    }
  }

  /// A Boolean value indicating whether the mask is a round shape of one row.
  var isRoundInRow: Bool { frame.size.rows == 1 && outline?.isRound == true }

  func offset(by step: CellPoint) -> ItemMask {
    ItemMask(frame: frame.offset(by: step), kind: kind)
  }

  /// Returns a Boolean value indicating whether the mask may change the drawing of a frame inside of it.
  func cuts(_ item: CellRect) -> Bool {
    let item = item.intersection(frame)
    switch kind {
    // One cell is as small as anything can be shown.
    case .outline where frame.size == CellSize(columns: 1, rows: 1): return false
    case .outline(.rectangle): return false
    case .outline(.rounded(let width, let height)):
      guard width > 0, height > 0 else { return width.isNaN || height.isNaN }
      // A corner that takes a part of a cell is as wide as the cell.
      let columns = Points.columns(width + Points.perColumn / 2)
      let rows = Points.rows(height + Points.perRow / 2)
      let isBetween =
        item.columnRange.lowerBound >= frame.columnRange.lowerBound + columns
        && item.columnRange.upperBound <= frame.columnRange.upperBound - columns
      let isInside =
        item.rowRange.lowerBound >= frame.rowRange.lowerBound + rows
        && item.rowRange.upperBound <= frame.rowRange.upperBound - rows
      return !isBetween && !isInside
    case .outline, .picture: return true
    }
  }

  /// Cuts a surface to the mask.
  ///
  /// - Parameters:
  ///   - surface: A drawing.
  ///   - origin: The place of the drawing's top left cell.
  ///   - edges: The way in which edges are shown.
  /// - Returns: The part of the drawing inside of the mask.
  func cut(_ surface: Surface, at origin: CellPoint, edges: EdgeStyle) -> Surface {
    let frame = frame.offset(by: .zero - origin)
    switch kind {
    case .outline(let outline):
      let coverage = Coverage(
        outline.outline(in: frame), glyphs: edges.glyphs, clip: surface.bounds)
      return Self.cut(surface, to: coverage, edges: edges)
    case .picture(let picture): return Self.cut(surface, to: picture, at: frame.origin)
    }
  }

  /// Cuts the pixels of some cells to the mask's outline; a picture's mask leaves them as they are.
  ///
  /// - Parameters:
  ///   - pixels: The colors of the cells' sub-pixels, row by row.
  ///   - cells: The cells.
  ///   - edges: The way in which edges are shown.
  func cut(_ pixels: inout [StraightRGBA], of cells: CellRect, edges: EdgeStyle) {
    guard let outline else { return }
    let coverage = Coverage(outline.outline(in: frame), glyphs: edges.glyphs, clip: cells)
    let width = cells.size.columns * edges.glyphs.pixelColumns
    let left = (cells.origin.column - coverage.frame.origin.column) * edges.glyphs.pixelColumns
    let above = (cells.origin.row - coverage.frame.origin.row) * edges.glyphs.pixelRows
    for index in pixels.indices {
      let (column, row) = (index % width + left, index / width + above)
      let isInside = 0..<coverage.pixelColumns ~= column && 0..<coverage.pixelRows ~= row
      let covered = isInside ? Double(coverage.values[row * coverage.pixelColumns + column]) : 0
      let part = edges.isAntialiased ? covered : covered.rounded()
      if part < Self.whole { pixels[index] = pixels[index].opacity(part) }
    }
  }

  private static func cut(_ surface: Surface, to coverage: Coverage, edges: EdgeStyle) -> Surface {
    var result = Surface(size: surface.size)
    var isEdge = Array(repeating: false, count: surface.cells.count)
    for row in coverage.frame.rowRange {
      for column in coverage.frame.columnRange {
        let parts = coverage.parts(column: column, row: row)
        let cell = surface[column, row]
        guard parts.most > 0.01, cell.glyph != .continuation else { continue }
        // A letter is cut as a whole.
        let isLetter = cell.glyph.hasInk && cell.glyph.isText
        var mean = parts.mean
        let isWide =
          column + 1 < surface.size.columns && surface[column + 1, row].glyph == .continuation
        if isWide, isLetter, coverage.frame.columnRange.contains(column + 1) {
          mean = (mean + coverage.parts(column: column + 1, row: row).mean) / 2
        }
        if Double(parts.least) > Self.whole || isLetter && mean >= 0.5 {
          result.set(cell, column: column, row: row)
        } else {
          isEdge[row * surface.size.columns + column] = true
        }
      }
    }
    result.fill(coverage, edges: edges) { column, halfRow in
      guard isEdge[halfRow / 2 * surface.size.columns + column] else { return .clear }
      return surface[column, halfRow / 2].color(ofUpperHalf: halfRow % 2 == 0)
    }
    return result
  }

  private static func cut(_ surface: Surface, to picture: Surface, at origin: CellPoint) -> Surface
  {
    var result = Surface(size: surface.size)
    let area = CellRect(origin: origin, size: picture.size).intersection(surface.bounds)
    for row in area.rowRange {
      for column in area.columnRange {
        var cell = surface[column, row]
        let mask = picture[column - origin.column, row - origin.row]
        let (upper, lower) = (
          mask.color(ofUpperHalf: true).fraction, mask.color(ofUpperHalf: false).fraction
        )
        guard cell.glyph != .continuation, upper > 0 || lower > 0 else { continue }
        cell.upper = cell.upper.opacity(upper)
        cell.lower = cell.lower.opacity(lower)
        cell.foreground = cell.foreground.opacity((upper + lower) / 2)
        result.set(cell, column: column, row: row)
      }
    }
    return result
  }
}

extension Cell {
  /// The color of a half as it is seen from afar: its ground, with half of a block's ink.
  fileprivate func color(ofUpperHalf isUpper: Bool) -> StraightRGBA {
    let ground = isUpper ? upper : lower
    guard glyph.hasInk else { return ground }
    return foreground.opacity(glyph.isText ? 0.3 : 0.5).over(ground)
  }
}

extension Glyph {
  /// A Boolean value indicating whether the glyph is a letter or a sign rather than a part of a shape.
  fileprivate var isText: Bool {
    !(0x2580...0x259F).contains(base.value) && !(0x1FB00...0x1FBFF).contains(base.value)
      && !(0x1CD00...0x1CEFF).contains(base.value)
  }
}

import ColorScience

extension Surface {
  /// Returns the surface with its shapes in ink, for text, in which no ground is seen.
  ///
  /// A ground is paper or a shape. Paper is the page, and whatever carries several lines of text; all other grounds are
  /// shapes on it, in blocks where they stand out and in dots where they hardly do. Beside letters a gap stays free. Of bars
  /// that are lower than a cell the faint part, as a track, is a thin line.
  public func withShapesInInk() -> Surface {
    let map = GroundMap(of: self)
    var result = self
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        if let glyph = map.glyph(column: column, row: row) {
          let cell = Cell(glyph: glyph, foreground: .white, background: .black)
          result.set(cell, column: column, row: row)
        }
      }
    }
    for row in 0..<size.rows { result.thinTracks(inRow: row, of: self) }
    return result
  }

  /// Makes the faint parts of low bars thin: cells of one glyph in a row, of which others may stand out.
  private mutating func thinTracks(inRow row: Int, of original: Surface) {
    var start = 0
    while start < size.columns {
      let glyph = self[start, row].glyph
      let end = (start..<size.columns).first { self[$0, row].glyph != glyph } ?? size.columns
      defer { start = end }
      guard end - start > 1, let thin = Self.thinGlyphs[glyph],
        !(start..<end).contains(where: { goesOn(column: $0, row: row, glyph) })
      else { continue }
      let contrasts = (start..<end).map { original[$0, row].shapeContrast }
      guard let least = contrasts.min(), least < GroundRegion.blockContrast else { continue }
      for (column, contrast) in zip(start..<end, contrasts)
      where contrast < least * StraightRGBA.nearContrast {
        self.set(
          Cell(glyph: thin, foreground: .white, background: .black), column: column, row: row)
      }
    }
  }

  /// Returns whether a bar goes on in the row below, or, at the head of its cell, in the one above, as in a chart.
  private func goesOn(column: Int, row: Int, _ glyph: Glyph) -> Bool {
    guard glyph != Self.middleLine else { return false }
    let place = CellPoint(column: column, row: row + (glyph == Self.upperHalf ? -1 : 1))
    return bounds.contains(place)
      && [GroundRegion.block, GroundRegion.dots].contains(self[place.column, place.row].glyph)
  }

  private static let upperHalf = Glyph("▀")
  private static let middleLine = Glyph("━")
  /// The thin lines in place of low bars: at the foot, at the head and in the middle.
  private static let thinGlyphs: [Glyph: Glyph] = [
    Glyph("▂"): Glyph("▁"), Glyph("▃"): Glyph("▁"), Glyph("▄"): Glyph("▁"), Glyph("▅"): Glyph("▁"),
    Glyph("▆"): Glyph("▁"), Glyph("▇"): Glyph("▁"), upperHalf: Glyph("▔"),
    middleLine: Glyph("─"),
  ]
}

extension Cell {
  /// The contrast of the cell's two colors.
  fileprivate var shapeContrast: Double {
    guard glyph.hasInk else { return upper.over(.black).contrastRatio(with: lower.over(.black)) }
    let paper = meanBackground.over(.black)
    return foreground.over(paper).contrastRatio(with: paper)
  }
}

/// The grounds of a surface: regions of cells in nearly one color, some of which are shapes.
private struct GroundMap {
  private let surface: Surface
  /// The region of each cell with one ground.
  private var places: [Int?]
  private var regions: [GroundRegion] = []

  init(of surface: Surface) {
    self.surface = surface
    places = Array(repeating: nil, count: surface.cells.count)
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns {
        gather(from: CellPoint(column: column, row: row))
      }
    }
    let found = regions
    for (index, region) in found.enumerated() where !region.isPaper {
      // The paper around a shape is that of most cells beside it.
      let paper = region.neighbors.filter { found[$0.key].isPaper }
        .max { ($0.value, $1.key) < ($1.value, $0.key) }
      regions[index].paper = paper.map { found[$0.key].color } ?? .black
    }
  }

  /// Gathers the cells around one whose ground is nearly its own.
  private mutating func gather(from start: CellPoint) {
    guard index(start) != nil, region(at: start) == nil, let color = ground(at: start) else {
      return
    }
    let number = regions.count
    var region = GroundRegion(color: color, rows: start.row..<start.row + 1)
    var waiting = [start]
    place(start, in: number)
    while let place = waiting.popLast() {
      region.add(surface[place.column, place.row], in: place.row)
      let own = ground(at: place) ?? color
      for step in CellPoint.besideSteps {
        let next = place + step
        guard self.region(at: next) == nil, ground(at: next)?.isNear(own) == true else {
          end(number, at: next, beyond: next + step, in: &region)
          continue
        }
        self.place(next, in: number)
        waiting.append(next)
      }
    }
    regions.append(region)
  }

  /// Takes note of the end of a region at a cell: the surface's border, or another region.
  private mutating func end(
    _ number: Int, at place: CellPoint, beyond next: CellPoint, in region: inout GroundRegion
  ) {
    if index(place) == nil { region.isAtBorder = true }
    // Beyond an edge in two colors is the other ground.
    let other = self.region(at: place) ?? (ground(at: place) == nil ? self.region(at: next) : nil)
    guard let other, other != number else { return }
    region.neighbors[other, default: 0] += 1
    regions[other].neighbors[number, default: 0] += 1
  }

  private func index(_ place: CellPoint) -> Int? {
    surface.bounds.contains(place) ? place.row * surface.size.columns + place.column : nil
  }

  private func region(at place: CellPoint) -> Int? { index(place).flatMap { places[$0] } }

  private mutating func place(_ place: CellPoint, in number: Int) {
    if let index = index(place) { places[index] = number }
  }

  /// Returns the one ground of a cell; `nil` outside, and where it has two.
  private func ground(at place: CellPoint) -> StraightRGBA? {
    guard index(place) != nil else { return nil }
    let cell = surface[place.column, place.row]
    guard !cell.glyph.isBlock else { return nil }
    let (upper, lower) = (cell.upper.over(.black), cell.lower.over(.black))
    return cell.glyph.hasInk || upper.isNear(lower) ? upper.channelMean(with: lower) : nil
  }

  // MARK: - Ink

  /// Returns the glyph that shows a cell's shape; `nil` where the cell keeps its own.
  func glyph(column: Int, row: Int) -> Glyph? {
    let place = CellPoint(column: column, row: row)
    let cell = surface[column, row]
    if let number = region(at: place) {
      guard !cell.glyph.hasInk, cell.glyph != .continuation, !cell.isTextBlank else { return nil }
      return regions[number].fill.map { fill(with: $0, at: place) }
    }
    guard cell.glyph.hasInk else {
      let halves = CellMask(bits: 0b0011, rows: 2)
      return edge(halves, cell.upper.over(.black), upon: cell.lower.over(.black), at: place)
    }
    guard let mask = CellMask(cell.glyph) else { return nil }
    let paper = cell.meanBackground.over(.black)
    return edge(mask, cell.foreground.over(paper), upon: paper, at: place)
  }

  /// Returns the glyph of a shape's inner cell, of which the half beside a letter stays free.
  private func fill(with glyph: Glyph, at place: CellPoint) -> Glyph {
    let isBefore = isLetter(column: place.column + 1, row: place.row)
    let isAfter = isLetter(column: place.column - 1, row: place.row)
    guard isBefore || isAfter else { return glyph }
    guard isBefore != isAfter, glyph == GroundRegion.block else { return .space }
    return Quadrant.glyph(isBefore ? 0b0101 : 0b1010)
  }

  private func isLetter(column: Int, row: Int) -> Bool {
    guard (0..<surface.size.columns).contains(column) else { return false }
    let cell = surface[column, row]
    return cell.glyph == .continuation || cell.glyph.hasInk && !cell.glyph.isBlock
  }

  /// Returns the glyph of a cell in two colors, of which one is the shape's.
  private func edge(
    _ mask: CellMask, _ ink: StraightRGBA, upon paper: StraightRGBA, at place: CellPoint
  ) -> Glyph? {
    let around = CellPoint.aroundSteps.compactMap { region(at: place + $0) }.map { regions[$0] }
    let papers = around.filter(\.isPaper).map(\.color)
    let isPaper = { (color: StraightRGBA) in
      papers.contains { $0.isNear(color) } || papers.isEmpty && color.isNear(.black)
    }
    // The corner of a shape in dots would be a crumb.
    let isFaint = { (color: StraightRGBA) in
      around.contains { !$0.isPaper && $0.fill != GroundRegion.block && $0.color.isNear(color) }
    }
    switch (isPaper(ink), isPaper(paper)) {
    case (true, true): return .space
    case (false, true): return isFaint(ink) ? .space : mask.glyph
    case (true, false):
      let whole: UInt8 = mask.rows == 4 ? 255 : (1 << UInt8(2 * mask.rows)) - 1
      return isFaint(paper)
        ? .space : CellMask(bits: mask.bits ^ whole, rows: mask.rows).glyph
    case (false, false): return isFaint(ink) && isFaint(paper) ? .space : GroundRegion.block
    }
  }
}

/// A region of cells in nearly one color.
private struct GroundRegion {
  let color: StraightRGBA
  private var rows: Range<Int>
  private var hasText = false
  /// A Boolean value indicating whether it reaches the surface's border.
  var isAtBorder = false
  /// The regions beside it, with the number of cells that touch.
  var neighbors: [Int: Int] = [:]
  /// The color of the paper around a shape.
  var paper = StraightRGBA.black

  static let block = Glyph("█")
  static let dots = Glyph("░")
  /// The most rows of a shape with text, such as a button.
  private static let labelRowsMaximum = 3
  /// The contrast with its paper from which a shape is filled with blocks (WCAG 1.4.11).
  static let blockContrast = 3.0

  init(color: StraightRGBA, rows: Range<Int>) {
    (self.color, self.rows) = (color, rows)
  }

  /// A Boolean value indicating whether it is the ground of other things.
  var isPaper: Bool {
    isAtBorder || hasText && rows.count > Self.labelRowsMaximum
  }

  /// The glyph of its cells without letters; `nil` for paper, and for what is hardly seen.
  var fill: Glyph? {
    let contrast = color.contrastRatio(with: paper)
    guard !isPaper, contrast >= StraightRGBA.nearContrast else { return nil }
    return contrast >= Self.blockContrast ? Self.block : Self.dots
  }

  /// Adds a cell in a row.
  mutating func add(_ cell: Cell, in row: Int) {
    rows = min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
    hasText = hasText || cell.glyph.hasInk && !cell.glyph.isBlock
  }
}

extension StraightRGBA {
  /// The contrast up to which two colors are one ground, as in a gradient.
  fileprivate static let nearContrast = 1.25

  fileprivate func isNear(_ other: StraightRGBA) -> Bool {
    self == other || contrastRatio(with: other) < Self.nearContrast
  }
}

extension Glyph {
  /// A Boolean value indicating whether the glyph covers a part of its cell, in the place of a letter.
  fileprivate var isBlock: Bool {
    hasInk && (CellMask(self) != nil || BlockShare.share(of: base) != nil)
  }
}

extension CellPoint {
  /// The steps to the cells at its sides.
  fileprivate static let besideSteps = [(-1, 0), (1, 0), (0, -1), (0, 1)]
    .map { CellPoint(column: $0, row: $1) }
  /// The steps to the cells at its sides and corners.
  fileprivate static let aroundSteps =
    besideSteps + [(-1, -1), (1, -1), (-1, 1), (1, 1)].map { CellPoint(column: $0, row: $1) }
}

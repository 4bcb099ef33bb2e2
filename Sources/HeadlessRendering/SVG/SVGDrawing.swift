/// The elements that draw some cells of a picture, with 8 x 16 units for each cell.
///
/// Grounds and blocks are strokes along rows of half cells, one path for each color: horizontal runs of a color are one
/// segment, and edges that meet lie on whole units, so that no browser shows a seam. Lines, dots and narrower blocks
/// stand above them; letters and emoji are text.
struct SVGDrawing {
  /// A color at a height, in half units.
  private struct Band: Hashable {
    let color: UInt32
    let height: Int
  }

  /// Paths by their band, in the order in which the bands appeared.
  private struct Paths {
    private var order: [Band] = []
    private var paths: [Band: SVGPath] = [:]

    mutating func add(_ part: GlyphShape.Part, _ color: UInt32) {
      let band = Band(color: color, height: part.height)
      if paths[band] == nil { order.append(band) }
      paths[band, default: SVGPath()].add(x: part.x, y: part.y, width: part.width)
    }

    var markup: String {
      order.reduce(into: "") { text, band in
        let width = band.height == SVGDrawing.halfRow ? "" : SVGDrawing.strokeWidth(band.height)
        let data = paths[band]?.data(height: band.height) ?? ""
        text += "<path stroke=\"\(SVGCell.hex(band.color))\"\(width) d=\"\(data)\"/>\n"
      }
    }
  }

  /// The height of half a row, in half units: the stroke that needs no attribute.
  private static let halfRow = GlyphShape.Part.cellHeight / 2

  private var strips = Paths()
  private var overlays = Paths()
  /// The row's rectangles above its strips.
  private var pieces: [(part: GlyphShape.Part, color: UInt32)] = []
  private var rest = ""

  /// Draws cells, in the order of rows and of columns.
  init(_ cells: [SVGCell.Placed]) {
    var start = 0
    while start < cells.count {
      let row = cells[start].row
      let end = cells[start...].firstIndex { $0.row != row } ?? cells.count
      let line = cells[start..<end]
      for half in 0..<2 { for placed in line { addStrip(placed, half: half) } }
      for placed in line { addLines(placed) }
      // Pieces of one height stand beside one another now, and become one run.
      for piece in pieces.sorted(by: { ($0.part.y, $0.part.x) < ($1.part.y, $1.part.x) }) {
        overlays.add(piece.part, piece.color)
      }
      pieces = []
      rest += SVGText.markup(of: line)
      start = end
    }
  }

  /// The elements.
  var markup: String { strips.markup + overlays.markup + rest }

  /// The start tag of the group around all elements.
  static let groupStart = """
    <g fill="none" stroke-width="8" shape-rendering="crispEdges" \
    font-family="ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="13.3">

    """

  /// Returns the start tag of a picture of some size in cells.
  static func start(columns: Int, rows: Int) -> String {
    let (width, height) = (columns * 8, rows * 16)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)">

      """
  }

  private static func strokeWidth(_ halfUnits: Int) -> String {
    " stroke-width=\"\(halfUnits / 2)\(halfUnits % 2 == 0 ? "" : ".5")\""
  }

  /// Adds a half of a cell: its ground, and the blocks where they are as high as the half.
  private mutating func addStrip(_ placed: SVGCell.Placed, half: Int) {
    let cell = placed.cell
    guard cell.width > 0 else { return }
    let (x, y) = (placed.column * 16, placed.row * 32 + half * Self.halfRow)
    let ground = half == 0 ? cell.upper : cell.lower
    var parts: [GlyphShape.Part] = []
    if case .blocks(let blocks) = cell.shape { parts = blocks.compactMap { $0.cut(toHalf: half) } }
    func strip(_ start: Int, _ end: Int, _ color: UInt32) {
      guard end > start else { return }
      strips.add(
        GlyphShape.Part(x: x + start, y: y, width: end - start, height: Self.halfRow), color)
    }
    guard parts.allSatisfy({ $0.height == Self.halfRow }) else {
      strip(0, cell.width * 16, ground)
      pieces += parts.map { ($0.moved(x: x, y: placed.row * 32), cell.ink) }
      return
    }
    var edge = 0
    for part in parts {
      strip(edge, part.x, ground)
      strip(part.x, part.x + part.width, cell.ink)
      edge = part.x + part.width
    }
    strip(edge, cell.width * 16, ground)
  }

  /// Adds the lines, dots or curves of a cell.
  private mutating func addLines(_ placed: SVGCell.Placed) {
    let (column, row, ink) = (placed.column, placed.row, placed.cell.ink)
    switch placed.cell.shape {
    case .lines(let lines): pieces += lines.map { ($0.moved(x: column * 16, y: row * 32), ink) }
    case .curve(let startX, let startY, let path):
      rest += """
        <path shape-rendering="auto" stroke="\(SVGCell.hex(ink))" stroke-width="1" \
        d="M\(column * 8 + startX) \(row * 16 + startY)\(path)"/>

        """
    case .blocks, .shade, .letter: break
    }
  }
}

extension GlyphShape.Part {
  /// Returns the part's share of a cell's upper (0) or lower (1) half; `nil` for none.
  fileprivate func cut(toHalf half: Int) -> GlyphShape.Part? {
    let middle = GlyphShape.Part.cellHeight / 2
    let (top, bottom) = (max(y, half * middle), min(y + height, (half + 1) * middle))
    guard top < bottom else { return nil }
    return GlyphShape.Part(x: x, y: top, width: width, height: bottom - top)
  }

  fileprivate func moved(x stepX: Int, y stepY: Int) -> GlyphShape.Part {
    GlyphShape.Part(x: x + stepX, y: y + stepY, width: width, height: height)
  }
}

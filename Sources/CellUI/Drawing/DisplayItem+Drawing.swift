import ColorScience
import Compositing

extension DisplayItem {
  /// Draws the item on a surface.
  func draw(on surface: inout Surface) {
    let visible = visibleFrame.intersection(surface.bounds)
    guard !visible.isEmpty else { return }
    guard opacity < 1 || visible != frame else { return draw(on: &surface, at: frame) }
    var own = Surface(size: visible.size)
    draw(on: &own, at: frame.offset(by: .zero - visible.origin))
    surface.composite(own, at: visible.origin, opacity: opacity)
  }

  private func draw(on surface: inout Surface, at frame: CellRect) {
    switch content {
    case .line(let glyphs):
      var column = frame.origin.column
      for glyph in glyphs {
        surface.draw(
          glyph.measured, column: column, row: frame.origin.row, foreground: glyph.color,
          attributes: glyph.attributes)
        column += glyph.measured.width
      }
    case .block(let block, let color): block.draw(on: &surface, at: frame.origin, color: color)
    case .fill(let outline, let paint): outline.fill(frame, with: paint, on: &surface)
    case .stroke(let outline, let color): outline.stroke(frame, with: color, on: &surface)
    case .bar(let fraction, let fill, let track):
      Self.drawBar(fraction, fill: fill, track: track, in: frame, on: &surface)
    case .rule(let color, let stroke):
      let line = MeasuredGlyph(stroke.glyph, width: 1)
      let visible = frame.intersection(surface.bounds)
      for row in visible.rowRange {
        for column in visible.columnRange {
          surface.draw(line, column: column, row: row, foreground: color)
        }
      }
    }
  }

  /// Draws a bar to an eighth of a cell: full cells are background, the last one is a left block on the track.
  private static func drawBar(
    _ fraction: Double, fill: StraightRGBA, track: StraightRGBA, in frame: CellRect,
    on surface: inout Surface
  ) {
    let eighths = Int((max(0, min(1, fraction)) * Double(frame.size.columns * 8)).rounded())
    let full = eighths / 8
    let rest = eighths % 8
    let start = frame.origin.column
    surface.fill(
      CellRect(column: start, row: frame.origin.row, columns: full, rows: frame.size.rows),
      with: fill)
    surface.fill(
      CellRect(
        column: start + full, row: frame.origin.row, columns: frame.size.columns - full,
        rows: frame.size.rows), with: track)
    guard rest > 0, let block = Unicode.Scalar(0x2590 - UInt32(rest)) else { return }
    for row in frame.rowRange {
      surface.draw(
        MeasuredGlyph(Glyph(block), width: 1), column: start + full, row: row, foreground: fill)
    }
  }
}

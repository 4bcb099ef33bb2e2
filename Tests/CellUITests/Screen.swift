import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import TestSupport

/// The environment of the tests: Friday, 20 November 2026, 08:41:07.5 UTC, on black.
enum Screen {
  static let now = Date(timeIntervalSince1970: 1_795_164_067.5)

  static let environment = EnvironmentValues(now: now)

  static func layout(
    _ view: some View, columns: Int? = nil, rows: Int? = nil,
    environment: EnvironmentValues = environment
  ) -> ViewLayout {
    view.layout(in: ProposedCells(columns: columns, rows: rows), environment: environment)
  }

  /// The view as lines of text, with `▒` for a filled cell without text and `·` for a clear one.
  static func text(
    _ view: some View, columns: Int? = nil, rows: Int? = nil,
    environment: EnvironmentValues = environment
  ) -> String {
    text(layout(view, columns: columns, rows: rows, environment: environment).surface())
  }

  static func text(_ surface: Surface) -> String { surface.text(clear: "·") }

  /// The part of a cell, 0 to 1, that its ground and the ink on it cover.
  static func coverage(_ cell: Cell) -> Double {
    let ground = Double(Int(cell.upper.alpha) + Int(cell.lower.alpha)) / 510
    guard cell.glyph.hasInk, let mask = CellMask(cell.glyph) else { return ground }
    let ink = (0..<8).filter { mask.bits >> UInt8($0) & 1 == 1 && $0 < 2 * mask.rows }.count
    let part = Double(ink) / Double(2 * mask.rows)
    return part * Double(cell.foreground.alpha) / 255 + (1 - part) * ground
  }
}

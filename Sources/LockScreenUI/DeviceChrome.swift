import ColorScience
import Compositing

/// Draws what the device itself says besides date and time: status bar, torch and camera, the home bar.
enum DeviceChrome {
  /// The status bar and the foot of the glass, which do not change; as large as the device.
  static func surface(geometry: ScreenGeometry, look: ScreenLook) -> Surface {
    let device = geometry.device
    var surface = Surface(size: device.size)
    let ink = look.dateColor
    let columns = device.size.columns
    // Beside the widest island there must be room for a word.
    if columns >= 46 {
      let right = columns - 8
      surface.draw("islet", at: CellPoint(column: 4, row: 1), foreground: ink, attributes: [])
      surface.draw("5G", at: CellPoint(column: right, row: 1), foreground: ink, attributes: [])
      surface.draw("██", at: CellPoint(column: right + 3, row: 1), foreground: ink, attributes: [])
    }
    // Their symbols bring their own light, so a dim display leaves the buttons out.
    if !look.isAlwaysOn, let row = geometry.torchRow.map({ $0 - device.origin.row }) {
      drawButton("🔦", at: 4, row: row, in: &surface)
      drawButton("📷", at: columns - 10, row: row, in: &surface)
    }
    let last = 2 * device.size.rows - (device.size.rows >= 30 ? 2 : 1)
    surface.fill(
      columns: columns / 2 - 8..<columns / 2 + 8, halfRows: last..<last + 1,
      with: ink.opacity(0.95))
    return surface
  }

  private static func drawButton(
    _ symbol: String, at column: Int, row: Int, in surface: inout Surface
  ) {
    surface.fillRoundedRectangle(
      columns: column..<column + 6, halfRows: (2 * row - 1)..<(2 * row + 3), radius: 2,
      with: StraightRGBA.black.opacity(0.22))
    surface.draw(
      symbol, at: CellPoint(column: column + 2, row: row), foreground: .white, attributes: [])
  }
}

import Compositing

/// The look of an item at one end of a change: the item, or a picture of the change that was interrupted.
enum ItemLook: Hashable, Sendable {
  case nothing
  case item(DisplayItem)
  case picture(Surface, CellPoint)

  /// The frame of the look.
  var frame: CellRect {
    switch self {
    case .nothing: CellRect(origin: .zero, size: .zero)
    case .item(let item): item.frame
    case .picture(let surface, let origin): CellRect(origin: origin, size: surface.size)
    }
  }

  func offset(by step: CellPoint) -> ItemLook {
    switch self {
    case .nothing: .nothing
    case .item(let item): .item(item.offset(by: step))
    case .picture(let surface, let origin): .picture(surface, origin + step)
    }
  }

  func draw(on surface: inout Surface) {
    switch self {
    case .nothing: break
    case .item(let item): item.draw(on: &surface)
    case .picture(let picture, let origin): surface.composite(picture, at: origin)
    }
  }

  /// Returns a picture of the part of the look in a rectangle.
  func picture(in rect: CellRect) -> Surface {
    var surface = Surface(size: rect.size)
    offset(by: .zero - rect.origin).draw(on: &surface)
    return surface
  }
}

extension ItemLook {
  /// Draws the look some rows lower; between two rows it is blurred, because a cell cannot be moved by a part of a row.
  ///
  /// Without light it jumps from row to row.
  func draw(
    rows: Double, on surface: inout Surface, opacity: Double = 1, clip: CellRect? = nil,
    spreadsLight: Bool
  ) {
    let rows = spreadsLight ? rows : rows.rounded()
    let whole = rows.rounded(.down)
    let upper = offset(by: CellPoint(column: 0, row: Int(whole)))
    guard rows > whole else {
      guard opacity < 1 || clip != nil else { return upper.draw(on: &surface) }
      let rect = upper.frame.intersection(surface.bounds)
      return surface.composite(
        upper.picture(in: rect), at: rect.origin, opacity: opacity, clip: clip)
    }
    let lower = upper.offset(by: CellPoint(column: 0, row: 1))
    let rect = upper.frame.union(lower.frame).inset(columns: -1, rows: 0)
      .intersection(surface.bounds)
    let picture = upper.picture(in: rect).blurred(
      into: lower.picture(in: rect), by: rows - whole, spread: .close)
    surface.composite(picture, at: rect.origin, opacity: opacity, clip: clip)
  }
}

public import Compositing

extension ViewLayout {
  /// The layout at a place of something larger, which may cut it.
  ///
  /// - Parameters:
  ///   - origin: Where the layout's top left cell comes to lie; it may be outside.
  ///   - size: The size of the whole, in cells.
  ///   - clip: The part of the whole in which the layout may be seen.
  /// - Returns: The whole.
  public func placed(at origin: CellPoint, in size: CellSize, clip: CellRect) -> ViewLayout {
    let items = items.map { item in
      var item = item.offset(columns: origin.column, rows: origin.row)
      item.clip = item.clip.map { $0.intersection(clip) } ?? clip
      return item
    }
    return ViewLayout(
      size: size, items: items, controls: controls.map { $0.offset(by: origin) },
      truncatedTexts: truncatedTexts, validUntil: validUntil, preferences: preferences)
  }
}

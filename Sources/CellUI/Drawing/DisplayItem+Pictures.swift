import AssetCatalogs
import Compositing
import Foundation

extension DisplayItem {
  /// A Boolean value indicating whether the item is a picture in one row that would be nearly two rows high in its width.
  var isFlatPicture: Bool {
    guard case .image(let image) = content, frame.size.rows == 1,
      let size = image.file.size, size.width > 0
    else { return false }
    let width = Double(frame.size.columns) * Points.perColumn
    return width * Double(size.height) / Double(size.width) >= 1.5 * Points.perRow
  }

  /// Returns a picture of one row as one of two, in the middle of three, of which one is above its own; all moved by some
  /// cells.
  func raised(by shift: CellPoint) -> DisplayItem {
    guard case .image(var image) = content else { return self }
    var item = self
    image.margins.rows = 1
    item.content = .image(image)
    let tall = { (frame: CellRect) in
      CellRect(
        column: frame.origin.column + shift.column, row: frame.origin.row + shift.row - 1,
        columns: frame.size.columns, rows: frame.size.rows + 2)
    }
    item.frame = tall(frame)
    item.clip = clip.map(tall)
    item.masks = masks.map { mask in
      guard case .outline(let shape) = mask.kind else { return mask }
      let middle = OutlineRect(mask.frame).center
      // A circle stays one; any other shape is as wide as before.
      let scale = OutlineTransform.scale(x: shape.isCircle ? 2 : 1, y: 2)
      let transform = OutlineTransform.translation(x: -middle.x, y: -middle.y)
        .concatenating(scale)
        .concatenating(
          .translation(
            x: middle.x - OutlineRect(mask.frame).minX,
            y: middle.y - OutlineRect(mask.frame).minY + Points.perRow))
      let frame = tall(mask.frame)
      let path = Path(shape.outline(in: mask.frame).applying(transform))
      return ItemMask(frame: frame, kind: .outline(.path(path, frame.size)))
    }
    return item
  }
}

import Compositing

extension LayoutPass {
  /// Returns whether all things in front of a ground are dots, a column or more beside its middle, as the lamps of a mark
  /// are: they are parts of a drawing.
  func areDots(_ front: some Sequence<Int>, beside ground: CellRect) -> Bool {
    var dots: CellRect?
    for index in front {
      guard items[index].isDot else { return false }
      dots = dots.map { $0.union(items[index].frame) } ?? items[index].frame
    }
    return dots.map { abs(ground.distance(to: $0, of: \.columnRange)) > 1 } ?? false
  }
}

extension DisplayItem {
  /// Returns whether the item is a line of letters right above or below another line, in columns of that.
  func isLine(besides other: CellRect) -> Bool {
    isLetters && abs(frame.origin.row - other.origin.row) == 1
      && frame.columnRange.overlaps(other.columnRange)
  }
}

extension DisplayItem {
  /// A Boolean value indicating whether the item is a line of letters.
  var isLetters: Bool {
    if case .line = content { true } else { false }
  }
}

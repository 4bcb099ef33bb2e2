import Compositing

extension Layer {
  /// Returns the layer with a factor on its opacity, `0...1`.
  func faded(by factor: Double) -> Layer {
    var layer = self
    layer.opacity *= max(0, min(1, factor))
    return layer
  }

  /// Returns the layer some columns to the right.
  func shifted(by columns: Int) -> Layer {
    let step = CellPoint(column: columns, row: 0)
    return Layer(
      surface: surface, origin: origin + step, opacity: opacity, clip: clip?.offset(by: step))
  }
}

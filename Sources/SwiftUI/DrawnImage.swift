public import CellUI
public import Foundation

extension Image {
  /// Makes an image that a closure draws, with a label, which nothing here reads.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawn = DrawnByClosure(renderer: renderer)
    self.init(ImageDrawing(size: size) { drawn.renderer(&$0) })
  }
}

/// The closure of an image, which is called by the one loop that draws.
private struct DrawnByClosure: @unchecked Sendable {
  let renderer: (inout GraphicsContext) -> Void
}

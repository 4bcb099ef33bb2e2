/// A surface at a place in a stack of surfaces.
public struct Layer: Hashable, Sendable {
  /// The picture.
  public var surface: Surface
  /// The place of its top left cell.
  public var origin: CellPoint
  /// A factor on its colors, `0...1`.
  public var opacity: Double
  /// The part of the screen that it may change; `nil` means all.
  public var clip: CellRect?
  /// A Boolean value indicating whether its ink is dust, seen only on even grounds without ink, so that it cuts no edge.
  public var isDust = false

  /// Makes a layer.
  public init(
    surface: Surface, origin: CellPoint, opacity: Double = 1, clip: CellRect? = nil
  ) {
    self.surface = surface
    self.origin = origin
    self.opacity = opacity
    self.clip = clip
  }

  /// The cells that the layer may change.
  var reach: CellRect {
    let whole = CellRect(origin: origin, size: surface.size)
    guard opacity > 0 else { return CellRect(origin: origin, size: .zero) }
    return clip.map { whole.intersection($0) } ?? whole
  }
}

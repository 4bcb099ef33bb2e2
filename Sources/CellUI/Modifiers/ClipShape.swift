import Compositing

extension View {
  /// Clips the view to its frame.
  public func clipped() -> some View {
    clipShape(Rectangle())
  }

  /// Clips the view to its frame, and fills of the whole frame to a shape.
  public func clipShape(_ shape: some Shape) -> some View {
    let outline = shape.outline
    return placed { pass, rect, _ in
      pass.scope.clip = pass.scope.clip.map { $0.intersection(rect) } ?? rect
      pass.scope.clipOutline = outline
    }
  }

  /// Clips the view to its frame, and rounds the corners of fills of the whole frame.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

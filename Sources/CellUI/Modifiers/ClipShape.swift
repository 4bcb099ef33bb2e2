import Compositing
public import Foundation

extension View {
  /// Clips the view to its frame.
  public func clipped() -> some View {
    clipShape(Rectangle())
  }

  /// Clips the view to its frame, and fills of the whole frame to a shape.
  public func clipShape(_ shape: some Shape) -> some View {
    placed { pass, rect, _ in
      pass.scope.clip = pass.scope.clip.map { $0.intersection(rect) } ?? rect
      pass.scope.clipOutline = { ShapeOutline(of: shape, in: $0) }
    }
  }

  /// Clips the view to its frame, and rounds the corners of fills of the whole frame.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

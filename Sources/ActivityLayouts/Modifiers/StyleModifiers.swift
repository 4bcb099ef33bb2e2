import CellUI

extension LayoutModifier {
  static let foregroundStyle = foreground("foregroundStyle", "the ink")
  static let foregroundColor = foreground("foregroundColor", "the same as `foregroundStyle`")

  private static func foreground(_ name: String, _ summary: String) -> LayoutModifier {
    LayoutModifier(name, summary, .own(.style)) { $0.foregroundStyle($1.shapeStyle) }
  }

  static let tint = LayoutModifier(
    "tint", "the color of bars, buttons and toggles", .own(.style)
  ) { $0.tint($1.color) }

  static let opacity = LayoutModifier("opacity", "the opacity, from 0 to 1", .own(.number)) {
    $0.opacity($1 ?? 1)
  }

  static let hidden = LayoutModifier(
    "hidden", "a view that keeps its room and is not drawn", .own(.flag)
  ) { $1 ? AnyView($0.hidden()) : $0 }

  static let background = LayoutModifier(
    "background", "a style, a style in a shape, or a view behind the view",
    LayoutForm(.own(.style)) { $0.background($1, in: .rectangle) },
    LayoutForm(
      .all(.required("style", .style), .optional("in", .shape, default: .rectangle))
    ) { view, ground in view.background(ground.0, in: ground.1) },
    LayoutForm(.own(.view)) { $0.background($1) })

  static let overlay = LayoutModifier("overlay", "a view before the view", .own(.view)) {
    $0.overlay($1)
  }

  static let clipped = LayoutModifier("clipped", "a view cut at its edges", .own(.flag)) {
    $1 ? AnyView($0.clipped()) : $0
  }

  static let containerShape = LayoutModifier(
    "containerShape", "the shape by which shapes in the view round their corners", .own(.shape)
  ) { $0.contained(in: $1.shape) }

  static let clipShape = LayoutModifier("clipShape", "a view cut to a shape", .own(.shape)) {
    $0.clipped(to: $1.shape)
  }

  static let cornerRadius = LayoutModifier(
    "cornerRadius", "a view cut to round corners", .own(.size)
  ) { $0.cornerRadius($1) }
}

extension AnyView {
  fileprivate func background(_ style: LayoutStyle, in shape: LayoutShape) -> AnyView {
    func ground(_ shape: some Shape) -> AnyView { AnyView(background(style.shapeStyle, in: shape)) }
    return ground(shape.shape)
  }

  fileprivate func clipped(to shape: some Shape) -> AnyView { AnyView(clipShape(shape)) }

  fileprivate func contained(in shape: some Shape) -> AnyView { AnyView(containerShape(shape)) }
}

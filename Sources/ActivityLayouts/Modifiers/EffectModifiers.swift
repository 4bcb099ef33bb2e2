import CellUI

extension LayoutModifier {
  static let zIndex = LayoutModifier(
    "zIndex", "the place before or behind others: higher is nearer", .own(.size)
  ) { $0.zIndex($1) }

  static let blur = LayoutModifier(
    "blur", "the radius of a blur of the view's shapes and pictures, in points", .own(.size)
  ) { $0.blur(radius: $1) }

  static let rotationEffect = LayoutModifier(
    "rotationEffect", "a turn of the view's shapes, in degrees clockwise", .own(.size)
  ) { $0.rotationEffect(.degrees($1)) }

  static let scaleEffect = LayoutModifier(
    "scaleEffect", "a scale of the view's shapes", .own(.size)
  ) { $0.scaleEffect($1) }

  static let aspectRatio = LayoutModifier(
    "aspectRatio", "proportions, width to height, that the view keeps",
    .all(.optional("ratio", .size), .optional("contentMode", .contentMode, default: .fit))
  ) { $0.aspectRatio($1.0.points, contentMode: $1.1) }

  static let blendMode = LayoutModifier(
    "blendMode", "the way in which the view's colors are laid on those beneath", .own(.blendMode)
  ) { $0.blendMode($1) }

  static let border = LayoutModifier(
    "border", "a line around the view's frame", .own(.style)
  ) { $0.border($1.shapeStyle) }

  static let redacted = LayoutModifier(
    "redacted", "bars in place of the view's texts", .own(.flag)
  ) { $1 ? AnyView($0.redacted(reason: .placeholder)) : $0 }

  static let progressViewStyle = LayoutModifier(
    "progressViewStyle", "the style of progress views", .own(.progressViewStyle)
  ) { $0.styled($1) }

  static let labelStyle = LayoutModifier(
    "labelStyle", "the style of labels", .own(.labelStyle)
  ) { $0.labeled($1) }
}

extension AnyView {
  fileprivate func styled(_ style: some ProgressViewStyle) -> AnyView {
    AnyView(progressViewStyle(style))
  }

  fileprivate func labeled(_ style: some LabelStyle) -> AnyView { AnyView(labelStyle(style)) }
}

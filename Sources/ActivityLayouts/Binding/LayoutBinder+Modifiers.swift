import CellUI

extension LayoutBinder {
  /// The view with a modifier.
  mutating func apply(_ modifier: LayoutModifier, to view: AnyView) -> AnyView {
    switch modifier {
    case .font(let font): AnyView(view.font(font))
    case .fontWeight(let weight): AnyView(view.fontWeight(weight))
    case .bold(let isActive): AnyView(view.bold(isActive))
    case .italic(let isActive): AnyView(view.italic(isActive))
    case .underline(let isActive): AnyView(view.underline(isActive))
    case .strikethrough(let isActive): AnyView(view.strikethrough(isActive))
    case .foregroundStyle(let source): AnyView(view.foregroundStyle(style(source).shapeStyle))
    case .tint(let source): AnyView(view.tint(style(source).color))
    case .padding(let insets): AnyView(view.padding(insets))
    case .frame(let frame): framed(view, frame)
    case .backgroundStyle(let source, let shape):
      background(view, style(source).shapeStyle, in: shape.shape)
    case .background(let element): AnyView(view.background(self.view(element)))
    case .overlay(let element): AnyView(view.overlay(self.view(element)))
    case .opacity(let source): AnyView(view.opacity(number(source) ?? 1))
    case .lineLimit(let limit): AnyView(view.lineLimit(limit))
    case .multilineTextAlignment(let alignment):
      AnyView(view.multilineTextAlignment(alignment))
    case .truncationMode(let mode): AnyView(view.truncationMode(mode))
    case .minimumScaleFactor(let factor): AnyView(view.minimumScaleFactor(factor))
    case .buttonStyle(let style): AnyView(view.buttonStyle(style))
    case .layoutPriority(let priority): AnyView(view.layoutPriority(priority))
    case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
    case .fixedSize(let horizontal, let vertical):
      AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .clipped: AnyView(view.clipped())
    case .clipShape(let shape): clipped(view, to: shape.shape)
    case .cornerRadius(let radius): AnyView(view.cornerRadius(radius))
    case .hidden: AnyView(view.hidden())
    case .transition(let transition): AnyView(view.transition(transition))
    case .contentTransition(let transition):
      AnyView(view.contentTransition(contentTransition(transition)))
    case .animation(let animation):
      AnyView(view.animation(animation.animation, value: hash(of: animation.value)))
    case .id(let template): AnyView(view.id(text(template)))
    case .unseen: view
    }
  }

  private mutating func contentTransition(_ transition: LayoutContentTransition)
    -> ContentTransition
  {
    switch transition {
    case .fixed(let transition): transition
    case .value(let source): .numericText(value: number(source) ?? 0)
    }
  }

  /// A frame with a fixed side, then one between sizes: what is not given changes nothing.
  private func framed(_ view: AnyView, _ frame: LayoutFrame) -> AnyView {
    var view = view
    if frame.width != nil || frame.height != nil {
      view = AnyView(
        view.frame(width: frame.width, height: frame.height, alignment: frame.alignment))
    }
    let flexible = [
      frame.minWidth, frame.idealWidth, frame.maxWidth, frame.minHeight, frame.idealHeight,
      frame.maxHeight,
    ]
    guard flexible.contains(where: { $0 != nil }) else { return view }
    return AnyView(
      view.frame(
        minWidth: frame.minWidth, idealWidth: frame.idealWidth, maxWidth: frame.maxWidth,
        minHeight: frame.minHeight, idealHeight: frame.idealHeight, maxHeight: frame.maxHeight,
        alignment: frame.alignment))
  }

  private func background(_ view: AnyView, _ style: AnyShapeStyle, in shape: some Shape) -> AnyView
  {
    AnyView(view.background(style, in: shape))
  }

  private func clipped(_ view: AnyView, to shape: some Shape) -> AnyView {
    AnyView(view.clipShape(shape))
  }
}

import CellUI

extension LayoutModifier {
  static let transition = LayoutModifier(
    "transition", "the way in which the view comes and goes",
    LayoutForm(.required(.own, .transition)) { AnyView($0.transition($1)) })

  static let contentTransition = LayoutModifier(
    "contentTransition", "the way in which the view's content changes",
    LayoutForm(.required(.own, .contentTransition)) { AnyView($0.contentTransition($1)) })

  static let animation = LayoutModifier(
    "animation", "the curve along which the view changes",
    LayoutForm(.required(.own, .changeAnimation)) { view, change in
      AnyView(view.animation(change.animation, value: change.hash))
    })

  static let id = LayoutModifier(
    "id", "the view's identity: another one makes it another view",
    LayoutForm(.required(.own, .text)) { AnyView($0.id($1)) })
}

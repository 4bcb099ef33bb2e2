import CellUI

extension LayoutModifier {
  static let transition = LayoutModifier(
    "transition", "the way in which the view comes and goes", .own(.transition)
  ) { $0.transition($1) }

  static let contentTransition = LayoutModifier(
    "contentTransition", "the way in which the view's content changes", .own(.contentTransition)
  ) { $0.contentTransition($1) }

  static let animation = LayoutModifier(
    "animation", "the curve along which the view changes", .own(.changeAnimation)
  ) { $0.animation($1.animation, value: $1.hash) }

  static let id = LayoutModifier(
    "id", "the view's identity: another one makes it another view", .own(.text)
  ) { $0.id($1) }
}

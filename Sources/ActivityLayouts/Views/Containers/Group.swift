import CellUI

extension LayoutView {
  static let group = LayoutView(
    "Group", "views that share modifiers and stand in the stack around them", .own(.views)
  ) { $0.sequence }
}

extension LayoutElement {
  /// A group of elements, as an array in place of a view is.
  static func group(_ elements: [LayoutElement]) -> LayoutElement {
    LayoutElement(view: BoundView { AnyView($0.views(elements).sequence) })
  }
}

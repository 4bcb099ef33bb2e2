import CellUI

extension LayoutView {
  static let spacer = LayoutView(
    "Spacer", "the room that other views leave", .optional("minLength", .size)
  ) { Spacer(minLength: $0.points) }

  static let divider = LayoutView("Divider", "a line between views", .none) { Divider() }

  static let emptyView = LayoutView("EmptyView", "nothing", .none) { EmptyView() }
}

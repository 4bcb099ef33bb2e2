import CellUI

extension LayoutView {
  static let spacer = LayoutView(
    "Spacer", "the room that other views leave",
    LayoutForm(.optional("minLength", .size)) { AnyView(Spacer(minLength: $0)) })
}

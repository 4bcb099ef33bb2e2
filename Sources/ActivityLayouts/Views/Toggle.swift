import CellUI

extension LayoutView {
  static let toggle = LayoutView(
    "Toggle", "a toggle, which runs the intent of this name",
    LayoutForm(
      .all(
        .required(.own, .text), .required(.beside("label"), .label),
        .required(.beside("isOn"), .condition))
    ) { intent, label, isOn in
      AnyView(Toggle(isOn: isOn, intentNamed: intent) { label })
    })
}

import CellUI

extension LayoutView {
  static let toggle = LayoutView(
    "Toggle", "a toggle, which runs the intent of this name",
    .all(
      .own(.text), .required(.beside("label"), .label), .required(.beside("isOn"), .condition))
  ) { intent, label, isOn in Toggle(isOn: isOn, intentNamed: intent) { label } }
}

import CellUI

extension LayoutView {
  static let button = LayoutView(
    "Button", "a button, which runs the intent of this name",
    .all(.own(.text), .required(.beside("label"), .label))
  ) { intent, label in Button(intentNamed: intent) { label } }
}

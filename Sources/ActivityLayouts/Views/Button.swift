import CellUI

extension LayoutView {
  static let button = LayoutView(
    "Button", "a button, which runs the intent of this name",
    LayoutForm(
      .all(.required(.own, .text), .required(.beside("label"), .label))
    ) { intent, label in
      AnyView(Button(intentNamed: intent) { label })
    })
}

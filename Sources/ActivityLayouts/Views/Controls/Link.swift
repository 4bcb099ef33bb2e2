import CellUI
import FoundationEssentials

extension LayoutView {
  static let link = LayoutView(
    "Link", "a link, which opens the app by its destination",
    .all(.own(.label), .required(.beside("destination"), .text))
  ) { label, destination in
    // A text that is no URL leaves the label, as an app's `if let` would.
    guard let url = URL(string: destination) else { return label }
    return Link(destination: url) { label }
  }
}

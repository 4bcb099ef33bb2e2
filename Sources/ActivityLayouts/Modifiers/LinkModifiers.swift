import ActivityWidgets
import CellUI
import FoundationEssentials

extension LayoutModifier {
  static let widgetURL = LayoutModifier(
    "widgetURL", "the URL by which a tap opens the app", .own(.text)
  ) { $0.widgetURL(URL(string: $1)) }
}

import CellUI
import StrictJSON

/// A member of a layout's object.
enum LayoutSection: String, CaseIterable {
  case attributesType = "attributes-type"
  case attributes
  case contentState = "content-state"
  case lockScreen = "lock-screen"
  case compactLeading = "compact-leading"
  case compactTrailing = "compact-trailing"
  case minimal
  case expanded
  case activityBackgroundTint
  case activitySystemActionForegroundColor
  case keylineTint

  /// A part of the expanded island.
  enum Region: String, CaseIterable {
    case leading, trailing, center, bottom

    /// The alignment of several views in it.
    var alignment: HorizontalAlignment {
      switch self {
      case .leading: .leading
      case .trailing: .trailing
      case .center, .bottom: .center
      }
    }
  }

  /// The kind of a section's value.
  enum Kind {
    case name, type, view, regions, style
  }

  var kind: Kind {
    switch self {
    case .attributesType: .name
    case .attributes, .contentState: .type
    case .lockScreen, .compactLeading, .compactTrailing, .minimal: .view
    case .expanded: .regions
    case .activityBackgroundTint, .activitySystemActionForegroundColor, .keylineTint: .style
    }
  }

  var isRequired: Bool { self == .attributesType || self == .lockScreen }

  /// The section as the help describes it.
  var summary: String {
    switch self {
    case .attributesType: "the name of the attributes' Swift type, as a push gives it"
    case .attributes: "the Swift type of the attributes; pushes that it does not decode are dropped"
    case .contentState: "the Swift type of the content state, likewise"
    case .lockScreen: "the card"
    case .compactLeading: "the compact island before the camera"
    case .compactTrailing: "the compact island after the camera"
    case .minimal: "the island that two apps share"
    case .expanded: "the island after a long press: `leading`, `trailing`, `center`, `bottom`"
    case .activityBackgroundTint: "the card's ground, else the theme's material"
    case .activitySystemActionForegroundColor: "the ink of the Clear button, else the system's"
    case .keylineTint: "the island's edge, else the theme's"
    }
  }
}

extension JSONValue {
  subscript(section: LayoutSection) -> JSONValue? { self[section.rawValue] }
}

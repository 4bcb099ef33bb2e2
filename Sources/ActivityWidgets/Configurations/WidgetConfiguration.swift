// `Never` has its body from there.
import CellUI

/// The content of a widget.
public protocol WidgetConfiguration {
  /// The type of the body.
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one is made of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that states its facts itself instead of having a body.
package protocol ConfigurationLeaf: WidgetConfiguration where Body == Never {
  /// The facts.
  var facts: ConfigurationFacts { get }
}

extension ConfigurationLeaf {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("a configuration that states its facts has no body")
  }
}

/// The facts of a widget's configuration.
package struct ConfigurationFacts {
  /// The activities' views; `nil` for a widget of the home screen.
  var provider: (any NamedViewProvider)?
  /// The widget as a gallery lists it.
  package var listing: ListedWidget

  init(provider: any NamedViewProvider) {
    self.provider = provider
    listing = ListedWidget(form: .activity, kind: provider.attributesType)
  }

  /// Makes the facts of a widget without activities.
  package init(listing: ListedWidget) {
    self.listing = listing
  }

  /// Returns the facts of a configuration.
  static func facts<Configuration: WidgetConfiguration>(of configuration: Configuration)
    -> ConfigurationFacts
  {
    if Configuration.Body.self == Never.self, let leaf = configuration as? any ConfigurationLeaf {
      return leaf.facts
    }
    return facts(of: configuration.body)
  }
}

/// A configuration with some of its facts changed.
struct ModifiedConfiguration<Content: WidgetConfiguration>: ConfigurationLeaf {
  let content: Content
  let change: (inout ListedWidget) -> Void

  var facts: ConfigurationFacts {
    var facts = ConfigurationFacts.facts(of: content)
    change(&facts.listing)
    return facts
  }
}

/// No widget.
public struct EmptyWidgetConfiguration: ConfigurationLeaf {
  /// Makes a configuration without a widget.
  public init() {}

  package var facts: ConfigurationFacts {
    ConfigurationFacts(listing: ListedWidget(form: .homeScreen, kind: ""))
  }
}

/// A widget as a gallery lists it.
public struct ListedWidget: Hashable, Sendable {
  /// The place of a widget.
  public enum Form: Hashable, Sendable {
    /// An activity.
    case activity
    /// The home screen, the lock screen's row of widgets, or StandBy.
    case homeScreen
    /// Control Center.
    case control
  }

  /// The place of the widget.
  public let form: Form
  /// The name by which code knows it; for an activity its attributes type.
  public let kind: String
  /// The name for people; empty for one without.
  public var displayName = ""
  /// The purpose for people; empty for one without.
  public var description = ""
  /// The sizes.
  public var families: [WidgetFamily] = []

  /// Makes a widget.
  public init(form: Form, kind: String) {
    self.form = form
    self.kind = kind
  }
}

/// The size of a widget.
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var description: String { rawValue }
}

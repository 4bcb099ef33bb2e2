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
  var facts: ConfigurationFacts { get }
}

extension ConfigurationLeaf {
  package var facts: ConfigurationFacts { ConfigurationFacts() }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("a configuration that states its facts has no body")
  }
}

/// The facts of a widget's configuration.
package struct ConfigurationFacts {
  /// The activities' views; `nil` for a widget of the home screen, which is not drawn.
  var provider: (any NamedViewProvider)?
  /// A Boolean value indicating whether it is no widget at all.
  private(set) var isEmpty = false

  init(provider: any NamedViewProvider) {
    self.provider = provider
  }

  init() {}

  fileprivate static var empty: ConfigurationFacts {
    var facts = ConfigurationFacts()
    facts.isEmpty = true
    return facts
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

/// No widget.
public struct EmptyWidgetConfiguration: ConfigurationLeaf {
  package var facts: ConfigurationFacts { .empty }

  /// Makes a configuration without a widget.
  public init() {}
}

/// The size of a widget.
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var description: String { rawValue }
}

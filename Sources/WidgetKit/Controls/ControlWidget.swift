public import ActivityWidgets
public import AppIntents
public import CellUI

/// A control for Control Center, which is listed, and not drawn.
public protocol ControlWidget {
  /// The type of the body.
  associatedtype Body: ControlWidgetConfiguration
  /// Makes the control.
  init()
  /// The control's configuration.
  var body: Body { get }
}

/// The content of a control.
public protocol ControlWidgetConfiguration {
  /// The type of the body.
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration that this one is made of.
  var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration that states its facts itself instead of having a body.
protocol ControlConfigurationLeaf: ControlWidgetConfiguration where Body == Never {
  var listing: ListedWidget { get }
}

extension ControlConfigurationLeaf {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("a configuration that states its facts has no body")
  }
}

/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlConfigurationLeaf {
  let listing: ListedWidget

  /// Makes a control without a value.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    listing = ListedWidget(form: .control, kind: kind)
  }

  /// Makes a control with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    listing = ListedWidget(form: .control, kind: kind)
  }
}

/// A control with settings.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlConfigurationLeaf {
  let listing: ListedWidget

  /// Makes a control without a value.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    listing = ListedWidget(form: .control, kind: kind)
  }

  /// Makes a control with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    listing = ListedWidget(form: .control, kind: kind)
  }
}

private struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration>:
  ControlConfigurationLeaf
{
  let content: Content
  let change: (inout ListedWidget) -> Void

  var listing: ListedWidget {
    var listing = ControlWidgetEntry.listing(of: content)
    change(&listing)
    return listing
  }
}

extension ControlWidgetConfiguration {
  /// Sets the name for people.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(content: self) { $0.displayName = String(localized: name) }
  }

  /// Sets the purpose for people.
  public func description(_ description: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  {
    ModifiedControlConfiguration(content: self) { $0.description = String(localized: description) }
  }

  /// Asks for the control's settings when it is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A control among the widgets of a bundle.
struct ControlWidgetEntry: Widget {
  let control: any ControlWidget

  init(control: any ControlWidget) {
    self.control = control
  }

  init() {
    preconditionFailure("a bundle makes its controls itself")
  }

  var body: some WidgetConfiguration { ListedConfiguration(listing: Self.listing(of: control)) }

  private static func listing(of control: some ControlWidget) -> ListedWidget {
    listing(of: control.body)
  }

  static func listing<Configuration: ControlWidgetConfiguration>(of configuration: Configuration)
    -> ListedWidget
  {
    if let leaf = configuration as? any ControlConfigurationLeaf { return leaf.listing }
    return listing(of: configuration.body)
  }
}

private struct ListedConfiguration: ConfigurationLeaf {
  let listing: ListedWidget

  var facts: ConfigurationFacts { ConfigurationFacts(listing: listing) }
}

extension WidgetBundleBuilder {
  /// Accepts an expression that is a control.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    ControlWidgetEntry(control: content)
  }
}

public import ActivityWidgets
public import AppIntents
public import CellUI

/// A control for Control Center, which is not drawn.
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

/// A configuration without a body.
protocol ControlConfigurationLeaf: ControlWidgetConfiguration where Body == Never {}

extension ControlConfigurationLeaf {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("a control's configuration has no body")
  }
}

/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlConfigurationLeaf
{
  /// Makes a control without a value.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

  /// Makes a control with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control with settings.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlConfigurationLeaf {
  /// Makes a control without a value.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  /// Makes a control with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

extension ControlWidgetConfiguration {
  /// Accepts a name for people.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }

  /// Accepts a purpose for people.
  public func description(_ description: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  {
    self
  }

  /// Asks for the control's settings when it is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// The place of a control among the widgets of a bundle, which has no widget.
struct ControlWidgetEntry: WidgetGroup {
  package var members: [any Widget] { [] }
}

extension WidgetBundleBuilder {
  /// Accepts an expression that is a control.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    ControlWidgetEntry()
  }
}

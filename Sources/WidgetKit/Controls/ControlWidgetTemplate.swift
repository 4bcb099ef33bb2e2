public import AppIntents
public import CellUI

/// The form of a control.
public protocol ControlWidgetTemplate {
  /// The type of the body.
  associatedtype Body: ControlWidgetTemplate
  /// The form that this one is made of.
  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

/// A form of the system's own.
public protocol SystemControlTemplate: ControlWidgetTemplate where Body == Never {}

extension SystemControlTemplate {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("a form of the system has no body")
  }
}

/// Builds the form of a control from the statement of a closure.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  /// Returns a form as it is.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }

  /// Accepts an expression that is a form.
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content)
    -> Content
  {
    content
  }
}

/// No form.
public struct EmptyControlWidgetTemplate: SystemControlTemplate {
  /// Makes no form.
  public init() {}
}

/// A button in Control Center.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  SystemControlTemplate
{
  /// Makes a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == EmptyView {}

  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: Action)
  where Label == Text, ActionLabel == EmptyView {}

  /// Makes a button with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: Action)
  where Label == Text, ActionLabel == EmptyView {}

  /// Makes a button with words for its states.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Makes a button with a title and words for its states.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}

  /// Makes a button with a title and words for its states.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A switch in Control Center.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  SystemControlTemplate
where Action.ValueType == Bool {
  /// Makes a switch.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Makes a switch without words for its states.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping (Bool) -> Label)
  where ValueLabel == EmptyView {}

  /// Makes a switch with one label for both states.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where ValueLabel == EmptyView {}

  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action)
  where Label == Text, ValueLabel == EmptyView {}

  /// Makes a switch with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Bool, action: Action)
  where Label == Text, ValueLabel == EmptyView {}

  /// Makes a switch with a title that is looked up.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Makes a switch with a title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
}

extension ControlWidgetTemplate {
  /// Sets the tint.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Switches the control off.
  public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }

  /// Hides the value while the device is locked.
  public func privacySensitive(_ isSensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

extension View {
  /// Sets the words for the control's action.
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Sets the words for the control's state.
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}

/// A source of a control's value.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value in a gallery.
  var previewValue: Value { get }
  /// Returns the value.
  func currentValue() async throws -> Value
}

/// A source of a control's value by its settings.
public protocol AppIntentControlValueProvider {
  /// The type of the settings.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value
  /// Returns the value in a gallery.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the value.
  func currentValue(configuration: Configuration) async throws -> Value
}

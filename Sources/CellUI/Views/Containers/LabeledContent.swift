public import Foundation

/// A name and its value.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a name and its value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The name and its value in their style.
  public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(body: AnyView(label)), content: .init(body: AnyView(content)))
    ContainerStyledView { $0.labeledContent.makeBody(configuration: configuration) }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a name and its value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a name and its value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a name and a text.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(titleKey) { Text(value) }
  }

  /// Makes a name and a value in a format.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Makes a name and a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Makes a name and a value in a format.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

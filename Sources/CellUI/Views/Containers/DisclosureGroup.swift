/// A title that unfolds its content.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Makes a group that may be unfolded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded.wrappedValue
  }

  /// The title and its content in their style.
  public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(body: AnyView(label)), content: .init(body: AnyView(content)),
      isExpanded: .constant(isExpanded))
    ContainerStyledView { $0.disclosureGroup.makeBody(configuration: configuration) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// The styles of an app's containers.
struct ContainerStyles: Sendable {
  var disclosureGroup: any DisclosureGroupStyle = .automatic
  var groupBox: any GroupBoxStyle = .automatic
  var labeledContent: any LabeledContentStyle = .automatic
}

extension EnvironmentValues {
  var containerStyles: ContainerStyles {
    get { self[ContainerStylesKey.self] }
    set { self[ContainerStylesKey.self] = newValue }
  }
}

private enum ContainerStylesKey: EnvironmentKey {
  static let defaultValue = ContainerStyles()
}

extension View {
  /// Sets the style of the boxes in the view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    environment(\.containerStyles.groupBox, style)
  }

  /// Sets the look of names with their values in the view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    environment(\.containerStyles.labeledContent, style)
  }

  /// Sets the look of titles that unfold their content in the view.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    environment(\.containerStyles.disclosureGroup, style)
  }
}

/// A view that a style of the environment makes.
struct ContainerStyledView: PrimitiveView {
  let make: (ContainerStyles) -> any View

  func nodes(in context: ViewContext) -> [any Node] {
    let view = context.run { make(context.environment.containerStyles) }
    return context.nodes(of: AnyView(view))
  }
}

public import Foundation

// Further forms of an app's containers.

extension Section {
  /// Makes a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section that may be folded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension List {
  /// Makes a list in which rows are selected.
  public init<Selection>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension ControlGroup {
  /// Makes a group with a title, which a row of controls does not show.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// Makes a group with a title, which a row of controls does not show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a group with a label, which a row of controls does not show.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(content: content)
  }

  /// Makes the group of a style's parts.
  public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    self.init { configuration.content }
  }
}

extension DisclosureGroup where Label == Text {
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

extension TabView {
  /// Makes screens of which one is chosen.
  public init(selection: Binding<some Hashable>, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a name and a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Makes a name and a value in a format.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a name and its value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension NavigationStack {
  /// Makes a stack of screens, of which the first is drawn.
  public init(path: Binding<some Any>, @ViewBuilder root: () -> Root) {
    self.init(root: root)
  }
}

extension NavigationLink {
  /// Makes a link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: { destination }, label: { Text(titleKey) })
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to a value's screen with a title.
  public init(_ titleKey: LocalizedStringKey, value: (some Hashable)?) {
    self.init(value: value) { Text(titleKey) }
  }
}

extension ContentUnavailableView
where Label == CellUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title, a symbol and words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init {
      CellUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// The words for a search that finds nothing.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// The words for a search that finds nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

// MARK: - Styles

/// The parts of a name with its value.
public struct LabeledContentStyleConfiguration {
  /// The name.
  public typealias Label = StyledPart
  /// The value.
  public typealias Content = StyledPart

  /// The name.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The look of names with their values.
public protocol LabeledContentStyle: Sendable {
  /// The type of the view.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The name, and the value at the other end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public init() {}

  /// Returns the name, and the value at the other end.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The system's choice.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = StyledPart
  /// The label.
  public typealias Label = StyledPart

  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The look of groups of controls, which are drawn as rows.
public protocol ControlGroupStyle {
  /// The type of a group's view.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A row of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Returns the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { AutomaticControlGroupStyle() }
  public static var navigation: Self { AutomaticControlGroupStyle() }
  public static var menu: Self { AutomaticControlGroupStyle() }
  public static var compactMenu: Self { AutomaticControlGroupStyle() }
  public static var palette: Self { AutomaticControlGroupStyle() }
}

/// The parts of a title that unfolds its content.
public struct DisclosureGroupStyleConfiguration {
  /// The title.
  public typealias Label = StyledPart
  /// The content.
  public typealias Content = StyledPart

  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
  /// A Boolean value indicating whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// The look of titles that unfold their content.
public protocol DisclosureGroupStyle: Sendable {
  /// The type of a group's view.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A title and a mark, and the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}

  /// Returns the title and a mark, and the content below.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
          .foregroundStyle(.tint)
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The system's choice.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The styles of an app's containers.
struct ContainerStyles: Sendable {
  var disclosureGroup: any DisclosureGroupStyle = .automatic
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

public import Foundation

// Containers of an app's own screens, drawn as the column of their content: a layout does not scroll or go elsewhere.

/// A list, drawn as a column.
public struct List<Content: View>: View {
  private let content: Content

  /// Makes a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views in a column.
  public var body: some View {
    VStack(alignment: .leading) { content }.unavailable(.view("List"))
  }
}

extension List {
  /// Makes a list of a view for each element, identified by its `id`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list of a view for each element, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

/// A form, drawn as a column.
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views in a column.
  public var body: some View {
    VStack(alignment: .leading) { content }.unavailable(.view("Form"))
  }
}

/// A view that scrolls in an app; here its content is cut at the frame.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  @Environment(\.scrollMargins) private var margins
  /// The content.
  public var content: Content

  /// Makes a view that scrolls along axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The start of the content.
  public var body: some View {
    content
      .environment(\.scrollMargins, EdgeInsets())
      .padding(margins)
      .fixedSize(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)
      )
      .frame(
        minWidth: axes.contains(.horizontal) ? 0 : nil,
        maxWidth: axes.contains(.horizontal) ? .infinity : nil,
        minHeight: axes.contains(.vertical) ? 0 : nil,
        maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: .topLeading
      )
      .clipped()
      .unavailable(.view("ScrollView"))
  }
}

/// The proxy of a reader of a scrolling view, which does not scroll.
public struct ScrollViewProxy {
  /// Does nothing.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// A reader of a scrolling view.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: context.run { content(ScrollViewProxy()) })
  }
}

/// A stack of screens, drawn as its first one.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Makes a stack of screens.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// The first screen.
  public var body: some View { root.unavailable(.view("NavigationStack")) }
}

/// A stack of screens, drawn as its first one.
public typealias NavigationView = NavigationStack

/// A link to another screen, drawn as its label.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Makes a link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label.
  public var body: some View { label.unavailable(.view("NavigationLink")) }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to a value's screen.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

/// Screens beside one another, drawn as the first.
public struct TabView<Content: View>: View {
  private let content: Content

  /// Makes screens.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The screens one on another.
  public var body: some View { ZStack { content }.unavailable(.view("TabView")) }
}

/// Controls as one.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls in a row.
  public var body: some View { HStack { content } }
}

/// Views in a box with a title.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The box in its style.
  public var body: some View {
    StyledGroupBox(
      configuration: GroupBoxStyleConfiguration(
        label: .init(body: AnyView(label)), content: .init(body: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox {
  /// Makes a box with a title.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

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
}

/// The reason for which there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of its parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts, one below another.
  public var body: some View {
    VStack {
      label.font(.headline)
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }.multilineTextAlignment(.center)
  }
}

extension ContentUnavailableView
where Label == CellUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title, a symbol and words.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      CellUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// A button that shares something, drawn as its label.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Makes a button.
  public init(item: some Any, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

extension ShareLink where Label == CellUI.Label<Text, Image> {
  /// Makes a button with the system's label.
  public init(item: some Any) {
    self.init("Share…", item: item)
  }

  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, item: some Any) {
    self.init(item: item) { CellUI.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

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
}

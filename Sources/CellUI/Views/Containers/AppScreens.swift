// Screens of an app, drawn as the first of them.

/// The screens that lie one on another.
public struct NavigationPath: Hashable, Sendable {
  /// The number of screens on the first.
  public private(set) var count = 0
  /// A Boolean value indicating whether the first screen is seen.
  public var isEmpty: Bool { count == 0 }

  /// Makes a path of no screens.
  public init() {}

  /// Adds the screen of a value.
  public mutating func append(_ value: some Hashable) { count += 1 }

  /// Removes the last screens.
  public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
}

/// Screens beside one another, drawn as the last, which has the content.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let detail: Detail

  /// Makes three screens.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.detail = detail()
  }

  /// The last screen.
  public var body: some View { detail }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two screens.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

/// The use of a tab.
public enum TabRole: Hashable, Sendable {
  case search
}

/// A screen among others.
public struct Tab<Content: View>: View {
  /// The screen.
  public let body: Content

  /// Makes a screen with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = content()
  }

  /// Makes a screen with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = content()
  }

  /// Makes a screen with a title, a symbol and a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: some Hashable,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    body = content()
  }

  /// Makes a screen with a value.
  public init(value: some Hashable, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    body = content()
  }

  /// Makes a screen of a use.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    body = content()
  }
}

/// A tree of elements, drawn as its first level.
public struct OutlineGroup<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let row: (Data.Element) -> Row

  /// Makes a view for each element of the first level.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    row = content
  }

  /// The elements of the first level.
  public var body: some View { ForEach(data, content: row) }
}

/// A view that is made anew only where it is another one.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public let body: Content

  /// Makes a view that is compared.
  public init(content: Content) {
    body = content
  }
}

extension View where Self: Equatable {
  /// Compares the view with its next one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// The label of a progress view of an interval, which shows the time.
public struct DefaultDateProgressLabel: View {
  /// Nothing: the progress view shows the time by itself.
  public var body: some View { EmptyView() }
}

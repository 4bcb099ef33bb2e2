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

  /// Makes a link to a value's screen with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

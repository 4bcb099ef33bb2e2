/// The parts of a box, for a style of the app's own.
public struct GroupBoxStyleConfiguration {
  /// The title of a box.
  public struct Label: View {
    /// The title's view.
    public let body: AnyView
  }

  /// The content of a box.
  public struct Content: View {
    /// The content's view.
    public let body: AnyView
  }

  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The look of boxes.
public protocol GroupBoxStyle: Sendable {
  /// The type of a box's view.
  associatedtype Body: View
  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title and the content on a faint ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}

  /// Returns the box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }.padding(.horizontal, 8)
      .background(.fill, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the boxes in the view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    environment(\.groupBoxStyle, style)
  }
}

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static let defaultValue: any GroupBoxStyle = DefaultGroupBoxStyle()
}

/// A box in the style in force.
struct StyledGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyle) private var style

  var body: some View { AnyView(view(in: style)) }

  private func view(in style: some GroupBoxStyle) -> any View {
    style.makeBody(configuration: configuration)
  }
}

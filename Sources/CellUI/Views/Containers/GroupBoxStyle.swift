/// The parts of a box, for a style of the app's own.
public struct GroupBoxStyleConfiguration {
  /// The title of a box.
  public typealias Label = StyledPart
  /// The content of a box.
  public typealias Content = StyledPart

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

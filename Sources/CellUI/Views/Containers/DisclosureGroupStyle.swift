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

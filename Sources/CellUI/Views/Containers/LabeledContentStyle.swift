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

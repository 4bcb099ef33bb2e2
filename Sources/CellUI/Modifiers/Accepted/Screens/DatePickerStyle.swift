public import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
}

/// The parts of a picker of dates.
public struct DatePickerStyleConfiguration {
  /// The label.
  public let label: StyledPart
  /// The chosen time.
  @Binding public var selection: Date
}

/// The look of a picker of dates.
public protocol DatePickerStyle {
  /// The type of a picker's view.
  associatedtype Body: View
  /// The parts of a picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// Returns the view of a picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label of a picker of dates.
public struct AutomaticDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DatePickerStyle where Self == AutomaticDatePickerStyle {
  public static var automatic: Self { AutomaticDatePickerStyle() }
  public static var compact: Self { AutomaticDatePickerStyle() }
  public static var graphical: Self { AutomaticDatePickerStyle() }
  public static var wheel: Self { AutomaticDatePickerStyle() }
}

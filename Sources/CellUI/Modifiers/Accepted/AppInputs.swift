public import Foundation

// Inputs and pointers of an app's own screens, which a layout has none of. The view stays as it is.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    self
  }
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View
  {
    self
  }
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    self
  }
  public func hoverEffect(_ effect: HoverEffect) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func defaultFocus<Place: Hashable>(_ binding: FocusState<Place>.Binding, _ value: Place)
    -> some View
  { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { self }
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View { self }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onOpenURL(prefersInApp: Bool) -> some View { self }
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    unavailable(.closure("gesture"))
  }
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    unavailable(.closure("gesture"))
  }
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { self }
  @_disfavoredOverload
  public func tag(_ tag: some Hashable, includeOptional: Bool) -> some View { self.tag(tag) }
}

/// The letters that an input makes capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The keys of an input.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The nature of an input's text.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The letters that an input makes capital.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// The word of a keyboard's return key.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The inputs whose end is told.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The answer to a key.
public enum KeyPressResult: Hashable, Sendable {
  case handled, ignored
}

/// The place of a pointer.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}

/// The effect of a button that is held.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// The help for writing that the system offers.
public enum WritingToolsBehavior: Hashable, Sendable {
  case automatic, complete, limited, disabled
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The gestures that count beside one of a view's own.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Data that is dragged from one app to another, which nothing here is.
public final class NSItemProvider {
  /// Makes data.
  public init() {}
  /// Makes data of an object.
  public init(object: Any) {}
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

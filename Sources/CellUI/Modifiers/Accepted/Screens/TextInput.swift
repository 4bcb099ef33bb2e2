// Inputs of an app's own screens, which a layout has none of. The view stays as it is.

extension View {
  /// Accepted: a field shows its text.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Accepted: a layout has no search field.
  public func searchable(text: Binding<String>) -> some View { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
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
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
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

/// The help for writing that the system offers.
public enum WritingToolsBehavior: Hashable, Sendable {
  case automatic, complete, limited, disabled
}

/// A secret to write, drawn as dots or its prompt.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let dots = String(repeating: "•", count: min(text.wrappedValue.count, 64))
    field = TextField(text: .constant(dots), prompt: prompt, label: label)
  }

  /// A text field of a dot for each character.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

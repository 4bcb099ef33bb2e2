/// A text of several lines to write, drawn as the text.
public struct TextEditor: View {
  private let text: String

  /// Makes a field.
  public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }

  /// The text.
  public var body: some View { Text(verbatim: text).unavailable(.view("TextEditor")) }
}

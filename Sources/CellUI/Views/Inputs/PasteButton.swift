/// The button that pastes, drawn as its label.
public struct PasteButton: View {
  /// Makes the button.
  public init<Value>(payloadType: Value.Type, onPaste: @escaping ([Value]) -> Void) {}

  /// The system's label in the tint.
  public var body: some View {
    Label("Paste", systemImage: "doc.on.clipboard").foregroundStyle(.tint)
  }
}
